#!/usr/bin/env bash
#
# Builds the core of pad against another LLVM than Debian's 22, or for another
# processor, and runs its tests.

set -euo pipefail

usage() {
  cat <<'END'
usage: tools/check-llvm.sh [--help] sid|pypi|arm64 [LIT-OPTION]...

Fetches an LLVM, builds the core against it, without what its optional parts need,
and runs the tests of the core:
  sid    LLVM 23 of Debian's unstable suite, in a root of its own (as root, or where
         users may make namespaces)
  pypi   LLVM 22 of PyPI, which has assertions and no run-time type information
  arm64  LLVM 22 of Debian 13 for AArch64: clang-22 and its tools of this machine
         compile the core and pad-run, and QEMU runs them (a Linux of 6.7 or newer;
         needs tools/packages-long.txt)

A second run fetches nothing and builds what has changed. The exit status is 0 only
if no test failed.

Variables:
  JOBS    how many jobs run at once (all processors)
  FOLDER  where everything is put (build-llvm-sid and so on)
  CC, CXX the compilers, for pypi (clang-22 and clang++-22 where they are installed)
END
}

say() { printf '== %s\n' "$*"; }

# The core alone, with its tests.
options=(-G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=ON
  -DCMAKE_UNITY_BUILD_BATCH_SIZE=0 -DPAD_PRECOMPILE_HEADERS=ON
  -DPAD_ENABLE_WERROR=ON -DPAD_ENABLE_TESTS=ON -DPAD_ENABLE_ONNX=OFF
  -DPAD_ENABLE_OPENVINO=OFF -DPAD_ENABLE_RUNNER=OFF)

# Unpacks packages into $folder/root, without installing them: packages of several
# LLVMs, or of another Debian, cannot be installed beside each other.
#   fetch_debian SUITE ARCHITECTURE PACKAGE...
fetch_debian() {
  local suite=$1 architecture=$2 root=$folder/root state=$folder/apt archive
  shift 2
  [ ! -e "$root/complete" ] || return 0
  say "Fetching LLVM from Debian $suite for $architecture"
  rm -rf "$root" "$state"
  mkdir -p "$state"/{lists,archives}/partial "$root/usr"/{bin,sbin,lib,lib64}
  : >"$state/status"
  cat >"$state/debian.sources" <<END
Types: deb
URIs: http://deb.debian.org/debian
Suites: $suite
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
END
  # An apt of its own, which knows of no installed package.
  local apt=(apt-get -q -o "Dir::State=$state" -o "Dir::State::status=$state/status"
    -o "Dir::Cache=$state" -o "Dir::Etc::SourceList=$state/debian.sources"
    -o Dir::Etc::SourceParts=/dev/null -o "APT::Architecture=$architecture"
    -o "APT::Architectures=$architecture" -o "APT::Sandbox::User=$(id -un)"
    -o Acquire::Languages=none -o Acquire::Retries=3)
  "${apt[@]}" update
  "${apt[@]}" install -y --download-only --no-install-recommends "$@"
  for archive in bin sbin lib lib64; do
    ln -s "usr/$archive" "$root/$archive"
  done
  for archive in "$state"/archives/*.deb; do
    dpkg-deb --fsys-tarfile "$archive" |
      tar -x -C "$root" --keep-directory-symlink --no-same-owner
  done
  rm -rf "$state"
  mkdir -p "$root"/{pad,build}
  touch "$root/complete"
}

fetch_sid() {
  fetch_debian sid "$(dpkg --print-architecture)" base-files bash coreutils dash \
    findutils grep sed tar clang-23 cmake libgtest-dev libmlir-23-dev llvm-23-dev \
    llvm-23-tools mlir-23-tools ninja-build python3 zlib1g-dev
}

fetch_arm64() {
  fetch_debian trixie arm64 libgtest-dev libmlir-22-dev libstdc++-14-dev llvm-22-dev \
    llvm-22-tools mlir-22-tools zlib1g-dev
  # Programs that run while pad is built and tested are those of this machine.
  rm -rf "$folder/root/usr/lib/llvm-22/bin"
  ln -s /usr/lib/llvm-22/bin "$folder/root/usr/lib/llvm-22/bin"
  printf '#!/bin/sh\nexec qemu-aarch64 -L "%s" "$@"\n' "$folder/root" \
    >"$folder/emulate"
  chmod +x "$folder/emulate"
}

# Runs a command in the root, where the sources are /pad and the build is /build.
in_root() {
  local unshare=(unshare --mount)
  [ "$(id -u)" -eq 0 ] || unshare+=(--map-root-user)
  "${unshare[@]}" bash -c 'set -e
    source=$1 root=$2; shift 2
    mount --bind "$source" "$root/pad"
    for folder in dev proc; do mount --rbind "/$folder" "$root/$folder"; done
    exec chroot "$root" env -i PATH=/usr/bin:/usr/sbin HOME=/build LANG=C.UTF-8 \
      "$@"' - "$source" "$folder/root" "$@"
}

# Runs a command which may start programs for AArch64.
emulating() {
  unshare --map-root-user --mount bash -c 'set -e
    emulate=$1; shift
    kernel=/proc/sys/fs/binfmt_misc
    mount -t binfmt_misc none "$kernel"
    # Bytes 18 and 19 of an ELF file are the machine: 183 is AArch64.
    printf "%s" ":aarch64:M:18:\\xb7\\x00::$emulate:" >"$kernel/register"
    exec "$@"' - "$folder/emulate" "$@"
}

fetch_pypi() {
  [ ! -e "$folder/venv/complete" ] || return 0
  say "Fetching LLVM 22 from PyPI"
  rm -rf "$folder/venv"
  python3 -m venv "$folder/venv"
  "$folder/venv/bin/python" -m pip install -q --disable-pip-version-check \
    --no-deps -r "$source/tools/llvm-requirements.txt"
  touch "$folder/venv/complete"
}

case ${1-} in
sid | pypi | arm64) which=$1 ;;
--help | -h)
  usage
  exit 0
  ;;
*)
  usage >&2
  printf "check-llvm: error: unknown LLVM '%s'\n" "${1-}" >&2
  exit 1
  ;;
esac
shift

source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=${JOBS:-$(nproc)}
folder=$(realpath -m "${FOLDER:-$source/build-llvm-$which}")
mkdir -p "$folder"
fetch_"$which"
run=env from=$source build=$folder/build
case $which in
sid)
  run=in_root from=/pad build=/build
  options+=(-DCMAKE_C_COMPILER=clang-23 -DCMAKE_CXX_COMPILER=clang++-23)
  ;;
arm64)
  run=emulating
  options+=(-DPAD_ENABLE_RUNNER=ON -DCMAKE_SYSTEM_NAME=Linux
    -DCMAKE_SYSTEM_PROCESSOR=aarch64 "-DCMAKE_SYSROOT=$folder/root"
    -DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22
    -DCMAKE_C_COMPILER_TARGET=aarch64-linux-gnu
    -DCMAKE_CXX_COMPILER_TARGET=aarch64-linux-gnu
    -DCMAKE_FIND_ROOT_PATH_MODE_PROGRAM=NEVER
    "-DMLIR_DIR=$folder/root/usr/lib/llvm-22/lib/cmake/mlir")
  for found in LIBRARY INCLUDE PACKAGE; do
    options+=("-DCMAKE_FIND_ROOT_PATH_MODE_$found=ONLY")
  done
  ;;
pypi)
  packages=$("$folder/venv/bin/python" -c \
    'import sysconfig; print(sysconfig.get_path("purelib"))')
  options+=("-DMLIR_DIR=$packages/mlir/lib/cmake/mlir"
    "-DLLVM_DIR=$packages/llvm/lib/cmake/llvm"
    "-DPython3_EXECUTABLE=$folder/venv/bin/python"
    "-DPAD_LIT=$folder/venv/bin/lit")
  if command -v clang++-22 >/dev/null; then
    export CC=${CC:-clang-22} CXX=${CXX:-clang++-22}
  fi
  ;;
esac

say "Building the core"
$run cmake -S "$from" -B "$build" "${options[@]}"
$run env "LIT_OPTS=-j$jobs $*" ninja -C "$build" "-j$jobs" check-pad
