"""The size of the object code of one pad, over extents, amounts and ranks.

Compiles functions of one pad each, by the pipeline and LLVM's -O3 for a
processor of the level that is given, and fails if one is larger than its limit:
the code of a pad does not grow with its numbers. Prints the largest of each kind.
"""

import argparse
import itertools
import pathlib
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "tools"))

from index_map import MODES  # noqa: E402

STATIC_LIMIT = 8 * 1024
DYNAMIC_LIMIT = 32 * 1024


def format_type(extents, element_type):
    extents = ("?" if extent is None else str(extent) for extent in extents)
    return "tensor<" + "x".join([*extents, element_type]) + ">"


def build_static(mode, element_type, shape, low, high):
    result = [n + l + h for n, l, h in zip(shape, low, high)]
    source = format_type(shape, element_type)
    result = format_type(result, element_type)
    return (f"func.func @f(%x: {source}) -> {result} {{\n"
            f"  %0 = pad.pad {mode} %x low{list(low)} high{list(high)}"
            f" : {source} to {result}\n"
            f"  return %0 : {result}\n}}\n")


def build_dynamic(mode, element_type, rank):
    amounts = [(f"%l{axis}", f"%h{axis}") for axis in range(rank)]
    arguments = ", ".join(f"{a}: index" for pair in amounts for a in pair)
    low, high = (", ".join(names) for names in zip(*amounts))
    tensor = format_type([None] * rank, element_type)
    return (f"func.func @f(%x: {tensor}, {arguments}) -> {tensor} {{\n"
            f"  %0 = pad.pad {mode} %x low[{low}] high[{high}]"
            f" : {tensor} to {tensor}\n"
            f"  return %0 : {tensor}\n}}\n")


def list_static():
    """Shapes whose inner axes are short, long, wide of border, of every rank."""
    cases = []
    for extent, amount in itertools.product((1, 7, 28, 57, 1000), (1, 9, 300)):
        cases.append(((extent,), (amount,), (amount,)))
        cases.append(((5, extent, extent), (0, amount, amount),
                      (0, amount, amount)))
        cases.append(((5, 6, extent, 3), (0, 1, amount, 0), (0, 1, 2, 0)))
    for rank in range(1, 7):
        cases.append((range(2, 2 + rank), [1] * rank, [1] * rank))
        cases.append(([20] * rank, [3] * rank, [2] * rank))
        cases.append(([9] * rank, [-1] * rank, [20] * rank))
        # These go past the caches.
        cases.append(([9] * (rank - 1) + [10**8 // 9**(rank - 1)], [1] * rank,
                      [2] * rank))
    return [tuple(tuple(numbers) for numbers in case) for case in cases]


class Compiler:
    def __init__(self, arguments):
        self.directory = pathlib.Path(arguments.directory)
        self.cpu = arguments.cpu

    def get_size(self, module):
        """The bytes of code and constants of the module's object file."""
        self.directory.mkdir(parents=True, exist_ok=True)
        source = self.directory / "module.mlir"
        object_file = self.directory / "module.o"
        source.write_text(module)
        lowered = subprocess.run(
            ["pad-opt", source, "--pad-to-llvm=out-params"], check=True,
            stdout=subprocess.PIPE).stdout
        ir = subprocess.run(["mlir-translate", "--mlir-to-llvmir"], check=True,
                            input=lowered, stdout=subprocess.PIPE).stdout
        optimized = subprocess.run(
            ["opt", "-O3", f"-mcpu={self.cpu}", "-mtriple=x86_64-linux-gnu"],
            check=True, input=ir, stdout=subprocess.PIPE).stdout
        subprocess.run(["llc", "-O3", f"-mcpu={self.cpu}",
                        "-mtriple=x86_64-linux-gnu", "-relocation-model=pic",
                        "-filetype=obj", "-o", object_file],
                       check=True, input=optimized)
        sizes = subprocess.run(["llvm-size", object_file], check=True,
                               stdout=subprocess.PIPE, text=True).stdout
        return int(sizes.splitlines()[1].split()[0])


def measure(name, limit, cases, compiler):
    """Whether all `cases`, pairs of a title and a module, fit the limit."""
    sizes = [(compiler.get_size(module), title) for title, module in cases]
    size, title = max(sizes)
    print(f"{name}: {len(sizes)} pads, the largest has {size} bytes: {title}")
    if size > limit:
        print(f"code_size: error: {size} bytes of code, expected at most {limit}",
              file=sys.stderr)
    return size <= limit


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", help="where modules are written")
    parser.add_argument("--cpu", default="x86-64-v3", help="LLVM's name")
    parser.add_argument("--every", type=int, default=1,
                        help="of the static pads, take every so manyth")
    arguments = parser.parse_args()
    compiler = Compiler(arguments)
    static = [(f"{mode} {element_type} {shape} low {low} high {high}",
               build_static(mode, element_type, shape, low, high))
              for (shape, low, high), mode, element_type in itertools.product(
                  list_static(), MODES, ("f32", "i8", "complex<f64>"))]
    dynamic = [(f"{mode} {element_type} rank {rank}",
                build_dynamic(mode, element_type, rank))
               for mode, (element_type, rank) in itertools.product(
                   MODES, (("i8", 6), ("f32", 6), ("complex<f64>", 4)))]
    fits = [measure("static", STATIC_LIMIT, static[::arguments.every], compiler),
            measure("dynamic", DYNAMIC_LIMIT, dynamic, compiler)]
    return 0 if all(fits) else 1


if __name__ == "__main__":
    sys.exit(main())
