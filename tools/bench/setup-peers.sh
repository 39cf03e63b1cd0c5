#!/usr/bin/env bash
#
# Installs what pad-bench measures pad against, and what draws the plot.

set -euo pipefail

usage() {
  cat <<'END'
usage: tools/bench/setup-peers.sh [--help]

Makes the virtual environment .venv in the root of the source, or takes the one
that is there, and installs the versions of the peers that
tools/bench/requirements.txt pins, from PyPI: some gigabytes, most of them for
PyTorch. tools/bench/peers.py then finds them.

Variables:
  PYTHON  the Python, from 3.11, that the environment is made with (python3)
END
}

die() {
  printf 'setup-peers: error: %s\n' "$*" >&2
  exit 1
}

case ${1-} in
'') ;;
--help | -h)
  usage
  exit 0
  ;;
*)
  usage >&2
  die "unknown argument '$1'"
  ;;
esac

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
python=${PYTHON:-python3}
environment=$root/.venv

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
  die "$python is not a Python from 3.11"
if [ ! -x "$environment/bin/python" ]; then
  "$python" -m venv "$environment" ||
    die "no virtual environment: on Debian, install python3-venv"
fi
"$environment/bin/python" -m pip install --disable-pip-version-check \
  -r "$root/tools/bench/requirements.txt"

# The first line of peers.py tells what it has.
"$root/tools/bench/peers.py" </dev/null
