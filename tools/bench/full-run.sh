#!/usr/bin/env bash
#
# Measures what pad-bench measures and writes it into docs/Performance.md.

set -euo pipefail

usage() {
  cat <<'END'
usage: tools/bench/full-run.sh [--help] [OPTION]...

Runs build/bin/pad-bench on all public workloads with every contender and every
peer that tools/bench/setup-peers.sh has installed, and writes
docs/performance.json, docs/performance.svg, docs/performance-adjoint.json and the
tables of docs/Performance.md. OPTIONs go to pad-bench: '--clock process'.
Nothing is written if a pad is wrong.

Variables:
  BUILD  the folder of the build (build)
END
}

die() {
  printf 'full-run: error: %s\n' "$*" >&2
  exit 1
}

case ${1-} in
--help | -h)
  usage
  exit 0
  ;;
esac

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
bench=${BUILD:-$root/build}/bin/pad-bench
[ -x "$bench" ] || die "no program $bench: build pad-bench first"
[ -x "$root/.venv/bin/python" ] || die 'run tools/bench/setup-peers.sh first'

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$bench" --allocating --upstream --peers "$root/tools/bench/peers.py" \
  --json "$scratch/performance.json" "$@"
"$root/.venv/bin/python" "$root/tools/bench/report.py" \
  "$scratch/performance.json" --plot "$scratch/performance.svg" \
  --document "$root/docs/Performance.md"
cp "$scratch/performance.json" "$scratch/performance.svg" "$root/docs"

"$bench" --adjoint --peers "$root/tools/bench/peers.py" \
  --json "$scratch/performance-adjoint.json" "$@" --filter '^(f32|bf16)'
"$root/.venv/bin/python" "$root/tools/bench/report.py" \
  "$scratch/performance-adjoint.json" --marker pad-bench-adjoint \
  --document "$root/docs/Performance.md"
cp "$scratch/performance-adjoint.json" "$root/docs"
