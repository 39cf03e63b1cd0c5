// Outside of pad-run a check that fails ends the process, and its message gets
// out although standard output is a pipe: in the JIT, and in a program that is
// linked against the C library alone.

// RUN: pad-opt %s --pad-to-llvm=runtime-checks -o %t.llvm.mlir
// RUN: not --crash mlir-runner %t.llvm.mlir -e main --entry-point-result=i32 2>&1 \
// RUN: | FileCheck %s
// RUN: mlir-translate %t.llvm.mlir --mlir-to-llvmir -o %t.ll
// RUN: llc %t.ll --filetype=obj --relocation-model=pic -o %t.o
// RUN: %cxx %t.o -o %t.exe
// RUN: not --crash %t.exe 2>&1 | FileCheck %s

// CHECK: pad.pad
// CHECK: axis 0: result extent 7 does not match 3 + low 1 + high 2 = 6
// CHECK: runtime-checks-abort.mlir

func.func private @extent() -> index attributes {no_inline} {
  %c3 = arith.constant 3 : index
  return %c3 : index
}

func.func @main() -> i32 {
  %n = call @extent() : () -> index
  %x = tensor.splat %n[%n] : tensor<?xindex>
  %0 = pad.pad edge %x low[1] high[2] : tensor<?xindex> to tensor<7xindex>
  %c6 = arith.constant 6 : index
  %e = tensor.extract %0[%c6] : tensor<7xindex>
  %r = arith.index_cast %e : index to i32
  return %r : i32
}
