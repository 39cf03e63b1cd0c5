"""many_modules.py make: prints GPU modules of kernels with many blocks each.
many_modules.py check: of the gpu.binary operations on standard input, fails
unless each number that an OpLabel defines is defined once in its module."""

import re
import struct
import sys

OP_LABEL = 248
MODULES = 60


def make_kernel(name, blocks):
    print(f"llvm.func spir_kernelcc @{name}(%x: !llvm.ptr<1>, %n: i64)")
    print("    attributes {gpu.kernel} {")
    print("  llvm.br ^b0")
    for k in range(blocks):
        print(f"^b{k}:")
        print(f"  %k{k} = llvm.mlir.constant({k} : i64) : i64")
        print(f'  %c{k} = llvm.icmp "eq" %n, %k{k} : i64')
        print(f"  llvm.cond_br %c{k}, ^b{k + 1}, ^end")
    print(f"^b{blocks}:")
    print("  llvm.store %n, %x : i64, !llvm.ptr<1>")
    print("  llvm.br ^end")
    print("^end:")
    print("  llvm.return")
    print("}")


def make_modules():
    for module in range(MODULES):
        print(f"gpu.module @m{module} {{")
        for kernel in range(1 + module % 3 * 2):
            make_kernel(f"f{kernel}", 1 + (3 + module * 5 + kernel * 7) % 11)
        print("}")


def get_labels(binary):
    """The numbers that OpLabel defines in a SPIR-V module, in its order."""
    words = struct.unpack(f"<{len(binary) // 4}I", binary)
    position = 5  # words of the header
    while position < len(words):
        if words[position] & 0xFFFF == OP_LABEL:
            yield words[position + 1]
        position += words[position] >> 16


def unescape(text):
    """The bytes of a string of MLIR's syntax."""
    get_byte = lambda match: "\\" if match[1] == "\\" else chr(int(match[1], 16))
    return re.sub(r"\\(\\|[0-9A-F]{2})", get_byte, text).encode("latin-1")


def check_modules(text):
    binaries = re.findall(r'bin = "((?:[^"\\]|\\.)*)"', text)
    if len(binaries) != MODULES:
        sys.exit(f"expected {MODULES} binaries, found {len(binaries)}")
    for module, binary in enumerate(binaries):
        labels = list(get_labels(unescape(binary)))
        if not labels or len(set(labels)) < len(labels):
            sys.exit(f"module {module}: {len(labels)} blocks, "
                     f"{len(set(labels))} numbers")


if sys.argv[1] == "make":
    make_modules()
else:
    check_modules(sys.stdin.read())
