"""Runs a command, an mpirun, kills one of its ranks as soon as it computes, and
says whether all of them end: kill_rank.py COMMAND..."""

import os
import pathlib
import signal
import subprocess
import sys
import time

TIME_LIMIT_S = 60


def children(pid):
    # Open MPI 5 starts them from another thread than the first.
    return sorted(int(child)
                  for task in pathlib.Path(f"/proc/{pid}/task").iterdir()
                  for child in (task / "children").read_text().split())


def cpu_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1]
    ticks = sum(map(int, fields.split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def is_running(pid):
    """Whether a process has not ended; that it did, nobody may have asked."""
    try:
        status = pathlib.Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rsplit(")", 1)[1].split()[0] != "Z"


mpirun = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL)
end = time.monotonic() + TIME_LIMIT_S
ranks = []
while time.monotonic() < end:
    time.sleep(0.1)
    ranks = children(mpirun.pid)
    # Compiling a small module without optimization is behind it.
    if len(ranks) > 1 and cpu_seconds(ranks[1]) > 0.8:
        break
if len(ranks) < 2:
    mpirun.terminate()
    sys.exit("mpirun has no two ranks")
os.kill(ranks[1], signal.SIGKILL)
try:
    status = mpirun.wait(TIME_LIMIT_S)
except subprocess.TimeoutExpired:
    mpirun.kill()
    sys.exit("mpirun does not end")
while any(map(is_running, ranks)) and time.monotonic() < end:
    time.sleep(0.1)
left = list(filter(is_running, ranks))
print("all ranks ended" if status != 0 and not left
      else f"status {status}, ranks left: {left}")
