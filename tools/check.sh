#!/usr/bin/env bash
#
# Builds pad and runs every test.

set -euo pipefail

usage() {
  cat <<'END'
usage: tools/check.sh [--help]

Sets this machine up like tools/setup.sh, whose variables it takes, builds
everything with warnings as errors and runs every test. The last line counts
them; the exit status is 0 only if none failed.

Variables:
  PEERS     0: leave out the comparisons with NumPy, ONNX, ONNX Runtime and
            OpenVINO, which are else installed from PyPI into .venv (1)
  LONG      1: the long run, which test/README.md describes (0)
END
}

case ${1-} in
'') ;;
--help | -h)
  usage
  exit 0
  ;;
*)
  usage >&2
  printf "check: error: unknown argument '%s'\n" "$1" >&2
  exit 1
  ;;
esac

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
"$root/tools/setup.sh" all

cd "$root"
if [ "${PEERS:-1}" != 0 ]; then
  { [ -x .venv/bin/python ] || python3 -m venv .venv; } &&
    .venv/bin/python -m pip install -q --disable-pip-version-check \
      -r test/requirements.txt ||
    printf 'check: no PyPI: the comparisons in test/Property are left out\n' >&2
  # The Python package is built with what has been installed.
  cmake --preset "${PRESET:-ci}" >/dev/null
fi
results=$(mktemp)
trap 'rm -f "$results"' EXIT
status=0
long=
if [ "${LONG:-0}" != 0 ]; then long=--param=long=1; fi
# One test more than processors, as some wait.
LIT_OPTS="${LIT_OPTS-} -j${JOBS:-$(($(nproc) + 1))} $long --output=$results" \
  cmake --build --preset "${PRESET:-ci}" --target check-pad || status=$?
python3 test/count_results.py "$results" || status=1
exit "$status"
