"""Runs compiled pads, adjoints and borders on emulated processors, compared with the
oracle between pages that cannot be accessed (test/Support/Emulator.h), and prints how
many cases there were and how many differ.

usage: emulate.py [--long] FOLDER PROCESSOR...

FOLDER is for what is built. Without --long, a sample of a few hundred cases is run.
"""

import pathlib
import re
import subprocess
import sys

# The architecture, the features of LLVM, and the arguments of QEMU.
RVV = "-cpu rv64,v=true,vext_spec=v1.0,vlen="
PROCESSORS = {
    "neon": ("aarch64", "", ""),
    "sve-128": ("aarch64", "+sve", "-cpu max,sve-max-vq=1"),
    "sve-256": ("aarch64", "+sve", "-cpu max,sve-max-vq=2"),
    "sve-512": ("aarch64", "+sve", "-cpu max,sve-max-vq=4"),
    "rv64gc": ("riscv64", "", "-cpu rv64"),
    "rv64gcv-128": ("riscv64", "+v", RVV + "128"),
    "rv64gcv-256": ("riscv64", "+v,+zvl256b", RVV + "256"),
    "rv64gcv-512": ("riscv64", "+v,+zvl512b", RVV + "512"),
}

# Of each, the options of pad-exhaustive for a sample and for the long run, and the
# kinds of programs.
KINDS = {
    "pads": (["--every=60"], ["--every=2"],
             "^(1 axis, dynamic|planes, dynamic|streamed, static|axes, .*) *scf"),
    "adjoints": (["--every=60"], ["--every=2", "--scale=2"],
                 "^adjoint (1-D, dynamic|N-D, (dynamic|mixed)|planes) *scf"),
    "borders": (["--every=60"], ["--every=2"],
                "^border (1-D, dynamic|N-D, .*|planes|planes, static) *scf"),
}


def build_driver(architecture, folder):
    driver = folder / architecture
    source = pathlib.Path(__file__).parents[2] / "Support" / "emulated.c"
    subprocess.run([f"{architecture}-linux-gnu-gcc", "-O1", "-rdynamic", source,
                    "-o", driver], check=True)
    return driver


def run(processor, kind, is_long, folder):
    architecture, features, qemu = PROCESSORS[processor]
    sample, long_run, kinds = KINDS[kind]
    triple = f"{architecture}-linux-gnu"
    command = ["pad-exhaustive", f"--mtriple={triple}", f"--mattr={features}",
               f"--filter={kinds}", *(long_run if is_long else sample)]
    emulator = [f"qemu-{architecture}", "-L", f"/usr/{triple}", *qemu.split(),
                str(build_driver(architecture, folder))]
    process = subprocess.run([*command, "--emulator", " ".join(emulator)],
                             stdout=subprocess.PIPE, text=True)
    total = re.search(r"^total +(\d+) +(\d+)$", process.stdout, re.MULTILINE)
    if not total:
        sys.exit(f"{processor}, {kind}: no result")
    print(f"{processor:12} {kind:9} {total[1]:>6} {total[2]:>6}", flush=True)
    return process.returncode


def main():
    arguments = sys.argv[1:]
    is_long = arguments[:1] == ["--long"]
    folder, *processors = arguments[is_long:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    print("processor    kind       cases  differences")
    sys.exit(max([run(processor, kind, is_long, folder)
                  for processor in processors for kind in KINDS]))


if __name__ == "__main__":
    main()
