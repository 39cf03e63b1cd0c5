"""Copies the sources and applies a patch to the copy.

usage: copy_sources.py SOURCE FOLDER PATCH
"""

import pathlib
import shutil
import subprocess
import sys

source, folder, patch = map(pathlib.Path, sys.argv[1:])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
for entry in source.iterdir():
    # Neither builds nor what begins with a dot.
    if entry.is_dir() and not entry.name.startswith((".", "build")):
        shutil.copytree(entry, folder / entry.name, symlinks=True,
                        ignore=shutil.ignore_patterns("__pycache__"))
    elif entry.is_file():
        shutil.copy2(entry, folder)
run = subprocess.run(["patch", "-p1", "--fuzz=0", "--force", "--batch", "-i", patch],
                     cwd=folder, stdout=subprocess.PIPE, text=True)
if run.returncode:
    sys.exit(f"{run.stdout}{patch} does not apply any more: rebase it. Its modes are"
             " what CONTRIBUTING.md says a mode is.")
