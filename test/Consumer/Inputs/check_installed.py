"""Checks an installed pad: each program starts without LD_LIBRARY_PATH, each header
that a header includes is installed, and all headers compile, together or each
alone.

usage: check_installed.py [--alone] PREFIX COMPILER [FLAGS]...
"""

import os
import pathlib
import re
import subprocess
import sys


def start_programs(prefix):
    environment = {name: value for name, value in os.environ.items()
                   if name != "LD_LIBRARY_PATH"}
    for program in sorted((prefix / "bin").iterdir()):
        subprocess.run([program, "--version"], check=True, env=environment,
                       stdout=subprocess.DEVNULL)
        print(f"starts: {program.name}")


def compile_headers(include, headers, language, command):
    text = "".join(f'#include "{header}"\n' for header in headers)
    subprocess.run([*command, f"-I{include}", "-fsyntax-only", "-x", language, "-"],
                   check=True, input=text, text=True)


def check_headers(include, command, alone):
    headers = {str(path.relative_to(include)) for path in include.rglob("*.h")}
    for file in [*include.rglob("*.h"), *include.rglob("*.td")]:
        for name in re.findall(r'^#?\s*include "(pad(?:-c)?/[^"]+)"',
                               file.read_text(), re.MULTILINE):
            assert (include / name).exists(), f"{file} includes {name}"
    # Headers for C are headers for C++ as well.
    for_c = {header for header in headers if header.startswith("pad-c/")}
    for language, standard, chosen in (("c", "c11", for_c),
                                       ("c++", "c++17", headers)):
        groups = [[header] for header in sorted(chosen)]
        for group in groups if alone else [sorted(chosen)]:
            compile_headers(include, group, language,
                            [*command, f"-std={standard}"])
    assert for_c and len(headers) > len(for_c)
    print("headers compile")


def main():
    arguments = sys.argv[1:]
    alone = arguments[0] == "--alone"
    prefix, *command = arguments[alone:]
    start_programs(pathlib.Path(prefix))
    check_headers(pathlib.Path(prefix) / "include", command, alone)


if __name__ == "__main__":
    main()
