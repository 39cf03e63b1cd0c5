#!/usr/bin/env bash
#
# Makes a Debian source package and builds it.

set -euo pipefail

usage() {
  cat <<'END'
usage: tools/packaging/build-deb.sh [--help] FOLDER [OPTION-OF-DPKG-BUILDPACKAGE]...

Writes a Debian source package of this tree, mlir-pad, to FOLDER, builds its packages
mlir-pad (programs, pages) and libmlir-pad-dev (headers, libraries, CMake package) and
lets lintian look at them, where it is installed. Needs dpkg-dev, debhelper and what
tools/packages.txt names, of which dpkg-buildpackage says what is missing; `-S` makes
the source package alone.

Variables:
  JOBS  how many jobs run at once (all processors)
END
}

case ${1-} in
--help | -h)
  usage
  exit 0
  ;;
'' | -*)
  usage >&2
  exit 1
  ;;
esac
folder=$(realpath -m "$1")
shift
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
version=$(sed -n 's/^project(Pad VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
source=$folder/mlir-pad-$version

rm -rf "$source"
mkdir -p "$source"
git -C "$root" ls-files -z --cached --others --exclude-standard |
  tar -C "$root" --null -T - -c | tar -C "$source" -x
cp -R "$root/tools/packaging/debian" "$source/debian"
cat >"$source/debian/changelog" <<END
mlir-pad ($version) unstable; urgency=medium

  * See CHANGELOG.md.

 -- $(sed -n 's/^Maintainer: //p' "$source/debian/control")  $(date -R)
END
cd "$source"
dpkg-buildpackage -us -uc "-j${JOBS:-$(nproc)}" "$@"
if command -v lintian >/dev/null; then
  lintian --fail-on error "$folder"/mlir-pad_"$version"_*.changes
fi
