// RUN: pad-opt %s --attach-loop-annotations | FileCheck %s

#annotation = #llvm.loop_annotation<unroll = <disable = true>>

// CHECK: #[[$ANNOTATION:.*]] = #llvm.loop_annotation
// CHECK-LABEL: llvm.func @branches
llvm.func @branches(%c: i1) {
  // CHECK-NEXT: llvm.br ^bb1 {loop_annotation = #[[$ANNOTATION]]}
  llvm.br ^bb1 {llvm.loop_annotation = #annotation}
^bb1:
  // CHECK: llvm.cond_br %{{.*}}, ^bb1, ^bb2 {loop_annotation = #[[$ANNOTATION]]}
  llvm.cond_br %c, ^bb1, ^bb2 {llvm.loop_annotation = #annotation}
^bb2:
  // CHECK: llvm.br ^bb3{{$}}
  llvm.br ^bb3
^bb3:
  llvm.return
}
