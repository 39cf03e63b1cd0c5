#!/usr/bin/env python3
"""Times pad.fill_border against a memcpy of as many bytes as the border has.

Square arrays of f64, every mode, with all numbers known (`static`), all but the
extents (`extents`), and none (`dynamic`): the whole border, its rows and its
columns alone, and how many times as long a pad of the inside into another array
takes. With `--loops`, `static` beside the fastest of several loops in C that
fill the same border, `ours / C`, and what it takes to read one element of each
row. Borders are first compared with that pad, bit for bit. Times are the least
of many calls, in turns with memcpy in the same process, by the processor's
clock. Arrays are in pages of 4 KB or, with `--huge-pages`, of 2 MB.

    tools/bench/border.py --build build --llvm-bin /usr/lib/llvm-22/bin
        [--sizes 1024,4096] [--halos 1,4] [--modes MODE,...] [--seconds S]
        [--huge-pages] [--loops]
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from index_map import MODES  # noqa: E402

PARTS = {"all": "", "rows": " axes [0]", "columns": " axes [1]"}
KINDS = ["static", "extents", "dynamic"]


def get_functions(mode, size, halo):
    """The functions of a case, and the MLIR of each."""
    whole, texts = size + 2 * halo, {}
    head = "attributes {llvm.emit_c_interface} {\n  %v = arith.constant 2.5 : f64\n"
    value = " value(%v)" if mode == "constant" else ""
    for part, axes in PARTS.items():
        for kind in KINDS:
            name = f"{part}_{kind}_{mode}_{size}_{halo}"
            extent = whole if kind == "static" else "?"
            amount = "%h" if kind == "dynamic" else str(halo)
            amounts = ", ".join([amount] * (1 if axes else 2))
            type_ = f"memref<{extent}x{extent}xf64>"
            texts[name] = (
                f"func.func @{name}(%m: {type_}, %r: {type_}, %h: index) {head}"
                f"  pad.fill_border {mode} %m low[{amounts}] high[{amounts}]"
                f"{axes}{value} : {type_}\n  return\n}}\n")
    name = f"pad_{mode}_{size}_{halo}"
    type_ = f"memref<{whole}x{whole}xf64>"
    inside = (f"memref<{size}x{size}xf64, strided<[{whole}, 1],"
              f" offset: {halo * (whole + 1)}>>")
    texts[name] = (
        f"func.func @{name}(%m: {type_}, %r: {type_}, %h: index) {head}"
        f"  %x = memref.subview %m[{halo}, {halo}] [{size}, {size}] [1, 1]"
        f" : {type_} to {inside}\n"
        f"  pad.pad_into {mode} ins(%x : {inside}) outs(%r : {type_})"
        f" low[{halo}, {halo}] high[{halo}, {halo}]{value}\n  return\n}}\n")
    return texts


def get_case(mode, size, halo, loops):
    """The C of a case: compares, and prints a row of the table."""
    case = f"{mode}_{size}_{halo}"

    def call(name):
        return f"_mlir_ciface_{name}_{case}"

    lines = [f'printf("| {size} | {halo} | {mode} |");',
             f"{call('pad')}(&m, &r, {halo});"]
    lines += [f'check("{mode} {kind}", {call("all_" + kind)}, &m, &r, {halo});'
              for kind in KINDS]
    if loops:
        lines.append(f"{case}_compareLoops(&m, &r, {call('rows_static')},"
                     f" {call('columns_static')}, {call('all_static')});")
    else:
        measured = ["copyBorder", "copyRows", call("pad")] + [
            call(f"{part}_{kind}") for part in PARTS for kind in KINDS]
        lines += ["Measured list[] = {"
                  + ", ".join(f'{{"", {name}}}' for name in measured) + "};",
                  f"measure(list, {len(measured)}, &m, &r, {halo});"]
        for k in range(3, len(measured)):
            lines.append(f'printf(" %.2f |", list[{k}].ns'
                         f" / list[{0 if k < 3 + len(KINDS) else 1}].ns);")
        lines.append('printf(" %.0f |\\n", list[2].ns / list[3].ns);'
                     " fflush(stdout);")
    return "  {\n    " + "\n    ".join(lines) + "\n  }\n"


def get_loops(mode, size, halo):
    """Includes the loops in C for a case."""
    return (f"#define SIZE {size + 2 * halo}\n#define HALO {halo}\n"
            f"#define MODE {mode}\n#define NAME(x) {mode}_{size}_{halo}_##x\n"
            '#include "border_loops.h"\n')


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"border.py: error: {command[0]} fails:\n{done.stderr}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build", help="the build folder")
    parser.add_argument("--llvm-bin", required=True, help="LLVM's programs")
    parser.add_argument("--sizes", default="1024,4096", help="of the inside")
    parser.add_argument("--halos", default="1,4", help="widths of the border")
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--seconds", type=float, default=0.1,
                        help="seconds of each measurement")
    parser.add_argument("--loops", action="store_true",
                        help="compare with loops in C")
    parser.add_argument("--huge-pages", action="store_true",
                        help="arrays in pages of 2 MB")
    options = parser.parse_args()
    mlir, declarations, body = "", "", ""
    for size in map(int, options.sizes.split(",")):
        for halo in map(int, options.halos.split(",")):
            whole = size + 2 * halo
            body += (f"  {{ Array m = makeArray({whole}), r = makeArray({whole});"
                     f" copied[0] = malloc({16 * whole * whole});"
                     f" copied[1] = copied[0] + {8 * whole * whole};"
                     f" memset(copied[0], 1, {16 * whole * whole});\n")
            for mode in options.modes.split(","):
                functions = get_functions(mode, size, halo)
                mlir += "".join(functions.values())
                declarations += "".join(
                    f"void _mlir_ciface_{name}(Array *, Array *, int64_t);\n"
                    for name in functions)
                if options.loops:
                    declarations += get_loops(mode, size, halo)
                body += get_case(mode, size, halo, options.loops)
            body += "  free(copied[0]); free(m.base); free(r.base); }\n"
    here = os.path.dirname(os.path.abspath(__file__))
    pages = "MADV_HUGEPAGE" if options.huge_pages else "MADV_NOHUGEPAGE"
    with tempfile.TemporaryDirectory() as folder:
        files = {name: os.path.join(folder, "border" + name) for name in
                 [".mlir", ".llvm.mlir", ".ll", ".bc", ".o", ".cases", ""]}
        cases = declarations + "static void runCases(void) {\n" + body + "}\n"
        for name, text in [(".mlir", mlir), (".cases", cases)]:
            with open(files[name], "w", encoding="utf-8") as file:
                file.write(text)
        tool = lambda name: os.path.join(options.llvm_bin, name)
        run(os.path.join(options.build, "bin", "pad-opt"), files[".mlir"],
            "--pad-to-llvm", "-o", files[".llvm.mlir"])
        run(tool("mlir-translate"), "--mlir-to-llvmir", files[".llvm.mlir"],
            "-o", files[".ll"])
        run(tool("opt"), "-O3", "-mcpu=native", files[".ll"], "-o", files[".bc"])
        run(tool("llc"), "-O3", "-mcpu=native", "-relocation-model=pic",
            "-filetype=obj", files[".bc"], "-o", files[".o"])
        run("cc", "-O3", "-march=native", f'-DCASES="{files[".cases"]}"',
            f"-DSECONDS={options.seconds}", f"-DPAGES={pages}", f"-I{here}",
            os.path.join(here, "border.c"), files[".o"], "-lm", "-o", files[""])
        heads = [f"{part}, {kind}" for part in PARTS for kind in KINDS]
        heads.append("re-padding")
        if options.loops:
            heads = ["rows", "columns", "all", "reading"]
        print("| inside | halo | mode | " + " | ".join(heads) + " |")
        print("|" + "---|" * (len(heads) + 3))
        sys.stdout.flush()
        subprocess.run([files[""]], check=True)


if __name__ == "__main__":
    main()
