"""Whether each source file includes what it uses: it compiles without precompiled
headers, and without the files that a unity build puts in front of it.

usage: includes.py BUILD [REGEX]

BUILD has `compile_commands.json`; only files that REGEX finds are compiled. Prints the
files that do not compile, with the compiler's first error, and ends with 1 if there are
any, or if there is no file.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

PRECOMPILED = re.compile(r"-Winvalid-pch|-fpch-.*|.*cmake_pch\..*")


def list_sources(path):
    """The file itself, or those that a unity build has in it."""
    if "/Unity/" not in path:
        return [path]
    return re.findall(r'#include "(.+)"', pathlib.Path(path).read_text())


def remove_outputs(arguments):
    """The command without what it writes, and without precompiled headers."""
    kept = []
    iterator = iter(arguments)
    for argument in iterator:
        if argument in ("-o", "-MF", "-MT"):
            next(iterator)
        elif argument == "-Xclang":
            value = next(iterator)
            if value in ("-include", "-include-pch"):
                next(iterator), next(iterator)
            else:
                kept += [argument, value]
        elif argument == "-include":
            value = next(iterator)
            if not PRECOMPILED.fullmatch(value):
                kept += [argument, value]
        elif argument not in ("-c", "-MD") and not PRECOMPILED.fullmatch(argument):
            kept.append(argument)
    return kept


def list_commands(build, regex):
    for entry in json.loads((build / "compile_commands.json").read_text()):
        if "cmake_pch" in entry["file"]:
            continue
        command = [a for a in remove_outputs(shlex.split(entry["command"]))
                   if a != entry["file"]]
        for source in list_sources(entry["file"]):
            if re.search(regex, source):
                yield source, [*command, "-fsyntax-only", "-w",
                               "-fno-diagnostics-color", source]


def find_error(build, source, command):
    """The compiler's first error, or nothing."""
    result = subprocess.run(command, capture_output=True, text=True, cwd=build)
    if result.returncode == 0:
        return None
    lines = result.stderr.splitlines() or ["the compiler fails"]
    return next((line for line in lines if "error" in line), lines[0])


def main():
    build = pathlib.Path(sys.argv[1])
    commands = list(list_commands(build, sys.argv[2] if len(sys.argv) > 2 else ""))
    if not commands:
        sys.exit(f"includes.py: no source file in {build}")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        errors = pool.map(lambda command: find_error(build, *command), commands)
        failed = [(source, error) for (source, _), error in zip(commands, errors)
                  if error]
    for source, error in failed:
        print(f"{source}: {error}")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
