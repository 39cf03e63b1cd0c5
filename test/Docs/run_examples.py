"""Runs the examples of a page and compares what they print with the page.

usage: run_examples.py PAGE SOURCE_DIR BUILD_DIR

An example is a fenced block of the kind `console`. In it `$ ` begins a command,
a line that ends with a backslash goes on in the next one, and what follows up to
the next command is what it prints; an exit status above 1 is an error whatever
it prints. Commands run in SOURCE_DIR; `build/` at the start of a word stands for
BUILD_DIR.
"""

import difflib
import pathlib
import re
import subprocess
import sys


def get_examples(page):
    """Pairs of a command and the text it should print."""
    for block in re.findall(r"^```console\n(.*?)^```$", page, re.S | re.M):
        for example in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, expected = re.match(
                r"((?:[^\n]*\\\n)*[^\n]*\n)(.*)", example, re.S
            ).groups()
            yield command, expected


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__.strip())
    page, source_dir, build_dir = sys.argv[1:]
    examples = list(get_examples(pathlib.Path(page).read_text()))
    if not examples:
        sys.exit(f"{page}: no examples")
    failed = False
    for command, expected in examples:
        result = subprocess.run(
            re.sub(r"(?<!\S)build/", f"{build_dir}/", command),
            shell=True,
            cwd=source_dir,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if result.stdout != expected or result.returncode not in (0, 1):
            failed = True
            print(f"{page}: $ {command}exit status {result.returncode}")
            sys.stdout.writelines(
                difflib.unified_diff(
                    expected.splitlines(keepends=True),
                    result.stdout.splitlines(keepends=True),
                    "as the page says",
                    "as it is",
                )
            )
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
