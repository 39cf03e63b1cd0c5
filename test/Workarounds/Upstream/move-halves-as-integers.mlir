// A bf16 that is only moved between blocks is rounded when it is stored.
// RUN: mlir-translate %s --mlir-to-llvmir \
// RUN:   | llc -mtriple=x86_64-linux-gnu | FileCheck %s

// CHECK: call{{.*}} __truncsfbf2
llvm.func @select(%b: i1, %p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  llvm.cond_br %b, ^first, ^second
^first:
  %0 = llvm.load %p : !llvm.ptr -> bf16
  llvm.br ^store(%0 : bf16)
^second:
  %1 = llvm.load %q : !llvm.ptr -> bf16
  llvm.br ^store(%1 : bf16)
^store(%2: bf16):
  llvm.store %2, %r : bf16, !llvm.ptr
  llvm.return
}
