#!/usr/bin/env bash
#
# Prepares a build: installs the Debian packages that are missing, configures
# and builds. tools/quickstart.sh and tools/check.sh begin with it.

set -euo pipefail

usage() {
  cat <<'END'
usage: tools/setup.sh [--help] [TARGET]...

Installs with apt what tools/packages.txt names and this machine lacks (as root
or through sudo; does nothing where all of it is there), then builds pad into
build/: the targets given, or everything.

Variables:
  JOBS      how many jobs run at once (all processors)
  PRESET    the CMake preset: ci, with warnings as errors, or release (ci)
  INSTALL   0: install nothing, take what is there (1)
  LONG      1: install what tools/packages-long.txt names, too (0)
  LLVM      which LLVM to install, 22 or 23 (the one that is installed, else 22)
  MLIR_DIR  the lib/cmake/mlir of another LLVM 22 or 23, for INSTALL=0
  CC, CXX   the compilers (clang of that LLVM where it is installed)
END
}

say() { printf '== %s\n' "$*"; }

die() {
  printf 'setup: error: %s\n' "$*" >&2
  exit 1
}

# Prints those of the packages given that are not installed.
missing_packages() {
  local package installed
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" \
    2>/dev/null || true)
  for package in "$@"; do
    grep -qFx "installed $package" <<<"$installed" || printf '%s\n' "$package"
  done
}

# Makes $scratch/sources apt's sources and Debian's security archive, which a
# Debian made by debootstrap does not name.
add_security_archive() {
  local codename
  grep -qFx ID=debian /etc/os-release || return 1
  codename=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
  mkdir "$scratch/sources"
  cp -R /etc/apt/sources.list.d/. "$scratch/sources"
  cat >"$scratch/sources/pad-security.sources" <<END
Types: deb
URIs: http://deb.debian.org/debian-security
Suites: $codename-security
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
END
}

# Installs the packages given, all of them or none.
install_packages() {
  local options=(-o DPkg::Lock::Timeout=120 -o Acquire::Retries=3)
  local as_root=(env DEBIAN_FRONTEND=noninteractive) unknown
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "not root and no sudo; as root, run" \
      "apt-get update && apt-get install --no-install-recommends $*"
    as_root=(sudo "${as_root[@]}")
  fi

  # Reads apt's lists anew and fills `unknown` with what is not in them.
  look_up() {
    local package
    "${as_root[@]}" apt-get "${options[@]}" -q update
    unknown=()
    for package in "$@"; do
      apt-cache "${options[@]}" show --no-all-versions "$package" \
        >/dev/null 2>&1 || unknown+=("$package")
    done
  }

  say "Installing $*"
  look_up "$@"
  if [ "${#unknown[@]}" -ne 0 ] && add_security_archive; then
    say "Not in apt's sources: ${unknown[*]}"
    say "Adding Debian's security archive, for this installation only"
    options+=(-o "Dir::Etc::SourceParts=$scratch/sources")
    look_up "$@"
  fi
  [ "${#unknown[@]}" -eq 0 ] || die "apt does not find ${unknown[*]}
  LLVM 22 for Debian 12 lies in its security archive; add
    deb http://deb.debian.org/debian-security bookworm-security main
  to apt's sources and try again. Where there is LLVM 23 in its place, set LLVM=23.
  On another system install LLVM and MLIR 22 and the likes of tools/packages.txt
  yourself, and set INSTALL=0 and MLIR_DIR."
  "${as_root[@]}" apt-get "${options[@]}" -q install -y \
    --no-install-recommends "$@"
}

targets=()
for argument in "$@"; do
  case $argument in
  --help | -h)
    usage
    exit 0
    ;;
  -*)
    usage >&2
    die "unknown option '$argument'"
    ;;
  *) targets+=("$argument") ;;
  esac
done

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=${JOBS:-$(nproc)}
preset=${PRESET:-ci}
case $preset in
ci | release) ;;
*) die "PRESET is '$preset', expected ci or release" ;;
esac
# Of MLIR's headers, one version can be installed.
llvm=${LLVM:-22}
if [ -z "${LLVM-}" ] && [ ! -d /usr/lib/llvm-22/lib/cmake/mlir ] &&
  [ -d /usr/lib/llvm-23/lib/cmake/mlir ]; then
  llvm=23
fi
case $llvm in
22 | 23) ;;
*) die "LLVM is '$llvm', expected 22 or 23" ;;
esac
cd "$root"

if [ "${INSTALL:-1}" != 0 ]; then
  command -v dpkg-query >/dev/null || die "no Debian packages here: install" \
    "the likes of tools/packages.txt yourself, and set INSTALL=0 and MLIR_DIR"
  lists=(tools/packages.txt)
  [ "${LONG:-0}" = 0 ] || lists+=(tools/packages-long.txt)
  mapfile -t packages < <(sed -E \
    "s/[[:space:]]*(#.*)?\$//; /^\$/d; s/-22\\b/-$llvm/" "${lists[@]}")
  mapfile -t missing < <(missing_packages "${packages[@]}")
  if [ "${#missing[@]}" -ne 0 ]; then
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    install_packages "${missing[@]}"
  fi
fi

# A build by g++ takes 1.6 times as long.
if command -v "clang++-$llvm" >/dev/null; then
  export CC=${CC:-clang-$llvm} CXX=${CXX:-clang++-$llvm}
fi

say "Building with preset $preset and $jobs jobs"
cmake --preset "$preset"
cmake --build --preset "$preset" --parallel "$jobs" \
  ${targets[@]+--target "${targets[@]}"}
