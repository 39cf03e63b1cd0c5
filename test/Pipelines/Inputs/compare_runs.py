"""Runs a command several times, and prints what all of the runs print.

usage: compare_runs.py COUNT COMMAND...
"""

import subprocess
import sys

count, command = int(sys.argv[1]), sys.argv[2:]
outputs = {subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
           for _ in range(count)}
if len(outputs) != 1:
    sys.exit(f"{count} runs have {len(outputs)} outputs")
sys.stdout.buffer.write(outputs.pop())
