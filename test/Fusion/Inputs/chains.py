"""Whether passes take time in proportion to a chain of dynamic pads: for each
pass the processor time of a chain and of one four times as long, and less than
16 times as much passes."""

import pathlib
import resource
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "tools"))

from index_map import MODES  # noqa: E402

PASSES = {
    "--fuse-pad": 20,
    "--peel-pad-tiles": 20,
    "--convert-pad-to-tensor": 20,
    "--pad-to-llvm": 4,
    "--pad-to-llvm=path=linalg": 4,
}


def write_chain(count):
    lines = ["func.func @f(%x0: tensor<?x?xf32>, %l: index, %h: index)",
             "    -> tensor<?x?xf32> {"]
    for i in range(count):
        lines.append(
            f"  %x{i + 1} = pad.pad {MODES[i % len(MODES)]} %x{i} low[%l, 1]"
            " high[%h, %l] : tensor<?x?xf32> to tensor<?x?xf32>")
    lines += [f"  return %x{count} : tensor<?x?xf32>", "}"]
    return "\n".join(lines)


def measure(option, count):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(["pad-opt", option, "-o", "/dev/null"],
                   input=write_chain(count), text=True, check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


for option, count in PASSES.items():
    short, long = measure(option, count), measure(option, 4 * count)
    # The start of the program is no less than this.
    factor = long / max(short, 0.01)
    print(option, "linear" if factor < 16 else f"{factor:.0f} times", flush=True)
