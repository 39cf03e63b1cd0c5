// A loop of 28 iterations becomes 28 single additions, and one that must not be
// unrolled before it is a loop of vectors becomes vectors. Loops over planes are copied.
// RUN: mlir-translate %s --mlir-to-llvmir \
// RUN:   | %llvm_tools_dir/opt -O3 -mtriple=x86_64 -mattr=+avx2 -S | FileCheck %s

// CHECK-LABEL:     @unrolled
// CHECK-NOT:         br
// CHECK-COUNT-28:    fadd float
llvm.func @unrolled(%x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c28 = llvm.mlir.constant(28 : i64) : i64
  llvm.br ^body(%c0 : i64)
^body(%i: i64):
  %from = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %to = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %0 = llvm.load %from : !llvm.ptr -> f32
  %1 = llvm.fadd %0, %0 : f32
  llvm.store %1, %to : f32, !llvm.ptr
  %next = llvm.add %i, %c1 overflow<nsw, nuw> : i64
  %more = llvm.icmp "slt" %next, %c28 : i64
  llvm.cond_br %more, ^body(%next : i64), ^end
^end:
  llvm.return
}

// CHECK-LABEL:     @kept
// CHECK:             fadd <{{[48]}} x float>
#vectors = #llvm.loop_annotation<mustProgress = true>
#annotation = #llvm.loop_annotation<vectorize = <followupVectorized = #vectors>, unroll = <disable = true>>
llvm.func @kept(%x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c28 = llvm.mlir.constant(28 : i64) : i64
  llvm.br ^body(%c0 : i64)
^body(%i: i64):
  %from = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %to = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %0 = llvm.load %from : !llvm.ptr -> f32
  %1 = llvm.fadd %0, %0 : f32
  llvm.store %1, %to : f32, !llvm.ptr
  %next = llvm.add %i, %c1 overflow<nsw, nuw> : i64
  %more = llvm.icmp "slt" %next, %c28 : i64
  llvm.cond_br %more, ^body(%next : i64), ^end {loop_annotation = #annotation}
^end:
  llvm.return
}

// Loops over 8 planes are 8 copies of the loop over a plane.
// CHECK-LABEL:     @copied
// CHECK-COUNT-8:     fadd float
// CHECK:           ret void
llvm.func @copied(%x: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %limit = llvm.intr.smax(%n, %c1) : (i64, i64) -> i64
  llvm.br ^plane(%c0 : i64)
^plane(%i: i64):
  %offset = llvm.mul %i, %limit overflow<nsw> : i64
  %base = llvm.getelementptr %x[%offset] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.br ^body(%c0 : i64)
^body(%j: i64):
  %at = llvm.getelementptr %base[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %0 = llvm.load %at : !llvm.ptr -> f32
  %1 = llvm.fadd %0, %0 : f32
  llvm.store %1, %at : f32, !llvm.ptr
  %next = llvm.add %j, %c1 overflow<nsw, nuw> : i64
  %more = llvm.icmp "slt" %next, %limit : i64
  llvm.cond_br %more, ^body(%next : i64), ^end
^end:
  %nextPlane = llvm.add %i, %c1 overflow<nsw, nuw> : i64
  %morePlanes = llvm.icmp "slt" %nextPlane, %c8 : i64
  llvm.cond_br %morePlanes, ^plane(%nextPlane : i64), ^done
^done:
  llvm.return
}
