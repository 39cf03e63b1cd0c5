#!/bin/sh
# Tests an installed package in a mount namespace where the folder of LLVM is empty.
#
#   run_without.sh LLVM PYTHON TESTS SOURCE
set -e
mount -t tmpfs none "$1"
export PAD_CACHE_DIR=
cd /
"$2" "$3/check_installed.py"
"$2" -m doctest "$4/docs/Python.md"
"$2" "$3/run_numpy_tests.py"
"$2" "$3/check_programs.py" "$4/docs/examples"
"$2" "$3/check_dialect.py"
"$2" "$3/check_arrays.py" "$(mktemp -d)"
