#!/usr/bin/env bash
#
# From a fresh clone to padded pictures.

set -euo pipefail

usage() {
  cat <<'END'
usage: tools/quickstart.sh [--help] [PICTURE.png]

Sets this machine up like tools/setup.sh, whose variables it takes, builds pad,
pads a small array and then a picture in each mode, and says where
the padded pictures are. Without PICTURE.png that is docs/examples/picture.png.
END
}

die() {
  printf 'quickstart: error: %s\n' "$*" >&2
  exit 1
}

case ${1-} in
--help | -h)
  usage
  exit 0
  ;;
-*)
  usage >&2
  die "unknown option '$1'"
  ;;
esac
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
picture=$(realpath -- "${1-$root/docs/examples/picture.png}")
[ -f "$picture" ] || die "no file $picture"

"$root/tools/setup.sh" pad-run pad-opt

cd "$root"
convert=(python3 tools/convert_picture.py)
out=build/quickstart
modes=(constant edge reflect symmetric wrap)
mkdir -p "$out"
"${convert[@]}" "$picture" "$out/picture.npy"

printf '\n== A small array, before and after docs/examples/first.mlir\n'
build/bin/pad-run docs/examples/first.mlir

outputs=()
for mode in "${modes[@]}"; do
  outputs+=(--output "$mode=$out/$mode.npy")
done
build/bin/pad-run docs/examples/picture.mlir --input "$out/picture.npy" \
  "${outputs[@]}"

printf '\n== The picture %s, padded by docs/examples/picture.mlir\n' "$picture"
for mode in "${modes[@]}"; do
  "${convert[@]}" "$out/$mode.npy" "$out/$mode.png"
  printf '%-10s%s\n' "$mode" "$root/$out/$mode.png"
done
