// RUN: pad-opt %s --move-halves-as-integers --canonicalize | FileCheck %s

// CHECK-LABEL: llvm.func @load_and_store_bf16
llvm.func @load_and_store_bf16(%p: !llvm.ptr, %q: !llvm.ptr) {
  // CHECK: %[[BITS:.*]] = llvm.load %{{.*}} {alignment = 2 : i64} : !llvm.ptr -> i16
  %0 = llvm.load %p {alignment = 2 : i64} : !llvm.ptr -> bf16
  llvm.br ^bb1
^bb1:
  // CHECK: llvm.store %[[BITS]], %{{.*}} : i16, !llvm.ptr
  llvm.store %0, %q : bf16, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @branch_bf16
llvm.func @branch_bf16(%c: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> bf16
  // CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0.000000e+00 : bf16) : bf16
  // CHECK: %[[ZERO_BITS:.*]] = llvm.bitcast %[[ZERO]] : bf16 to i16
  // CHECK: llvm.cond_br %{{.*}}, ^[[LOOP:.*]](%[[ZERO_BITS]] : i16), ^{{.*}}
  %zero = llvm.mlir.constant(0.0 : bf16) : bf16
  llvm.cond_br %c, ^loop(%zero : bf16), ^end
// CHECK: ^[[LOOP]](%[[ARG:.*]]: i16):
^loop(%x: bf16):
  // CHECK: llvm.store %[[ARG]], %{{.*}} : i16, !llvm.ptr
  llvm.store %x, %q : bf16, !llvm.ptr
  // CHECK: llvm.cond_br %{{.*}}, ^[[LOOP]](%{{.*}} : i16), ^{{.*}}
  llvm.cond_br %c, ^loop(%v : bf16), ^end
^end:
  llvm.return
}

// CHECK-LABEL: llvm.func @select_bf16
llvm.func @select_bf16(%c: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> bf16
  %1 = llvm.load %q : !llvm.ptr -> bf16
  // CHECK: %[[BITS:.*]] = llvm.select %{{.*}}, %{{.*}}, %{{.*}} : i1, i16
  %2 = llvm.select %c, %0, %1 : i1, bf16
  // CHECK: llvm.store %[[BITS]], %{{.*}} : i16, !llvm.ptr
  llvm.store %2, %q : bf16, !llvm.ptr
  llvm.return
}

// What is computed with stays a number.
// CHECK-LABEL: llvm.func @negative_compute_bf16
llvm.func @negative_compute_bf16(%p: !llvm.ptr, %v: bf16) {
  // CHECK: %[[X:.*]] = llvm.bitcast %{{.*}} : i16 to bf16
  %0 = llvm.load %p : !llvm.ptr -> bf16
  // CHECK: llvm.fadd %[[X]], %{{.*}} : bf16
  %1 = llvm.fadd %0, %v : bf16
  llvm.store %1, %p : bf16, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @load_and_store_f16
llvm.func @load_and_store_f16(%p: !llvm.ptr, %q: !llvm.ptr) {
  // CHECK: %[[BITS:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i16
  // CHECK: llvm.store %[[BITS]], %{{.*}} : i16, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> f16
  llvm.store %0, %q : f16, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @negative_other_types
llvm.func @negative_other_types(%p: !llvm.ptr, %q: !llvm.ptr) {
  // CHECK-NOT: bitcast
  // CHECK: llvm.load %{{.*}} : !llvm.ptr -> f32
  // CHECK: llvm.load %{{.*}} : !llvm.ptr -> vector<4xbf16>
  %0 = llvm.load %p : !llvm.ptr -> f32
  %1 = llvm.load %p : !llvm.ptr -> vector<4xbf16>
  llvm.store %0, %q : f32, !llvm.ptr
  llvm.store %1, %q : vector<4xbf16>, !llvm.ptr
  llvm.return
}

// What a caller passes is an integer before the first branch.
// CHECK-LABEL: llvm.func @parameter_bf16
// CHECK-SAME: %[[V:[^:]*]]: bf16
llvm.func @parameter_bf16(%v: bf16, %q: !llvm.ptr) {
  // CHECK: %[[BITS:.*]] = llvm.bitcast %[[V]] : bf16 to i16
  // CHECK: llvm.br
  llvm.br ^bb1
^bb1:
  // CHECK: llvm.store %[[BITS]], %{{.*}} : i16, !llvm.ptr
  llvm.store %v, %q : bf16, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @parameter_complex_f16
// CHECK-SAME: %[[V:[^:]*]]: !llvm.struct<(f16, f16)>
llvm.func @parameter_complex_f16(%v: !llvm.struct<(f16, f16)>, %q: !llvm.ptr) {
  // CHECK: %[[RE:.*]] = llvm.extractvalue %[[V]][0]
  // CHECK: %[[RE_BITS:.*]] = llvm.bitcast %[[RE]] : f16 to i16
  // CHECK: llvm.insertvalue %[[RE_BITS]], %{{.*}}[0] : !llvm.struct<(i16, i16)>
  // CHECK: %[[IM:.*]] = llvm.extractvalue %[[V]][1]
  // CHECK: %[[IM_BITS:.*]] = llvm.bitcast %[[IM]] : f16 to i16
  // CHECK: %[[BITS:.*]] = llvm.insertvalue %[[IM_BITS]], %{{.*}}[1] : !llvm.struct<(i16, i16)>
  // CHECK: llvm.br
  llvm.br ^bb1
^bb1:
  // CHECK-NOT: f16
  // CHECK: llvm.store %{{.*}}, %{{.*}} : !llvm.struct<(i16, i16)>, !llvm.ptr
  llvm.store %v, %q : !llvm.struct<(f16, f16)>, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @negative_parameter_struct
// CHECK-NOT: i16
llvm.func @negative_parameter_struct(%v: !llvm.struct<(f16, f32)>, %q: !llvm.ptr) {
  llvm.store %v, %q : !llvm.struct<(f16, f32)>, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @extend_bf16
llvm.func @extend_bf16(%p: !llvm.ptr, %h: f16) -> (!llvm.struct<(f32, f64, f32)>) {
  // CHECK-DAG: %[[SIXTEEN:.*]] = llvm.mlir.constant(16 : i32) : i32
  // CHECK-DAG: %[[BITS:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i16
  // CHECK: %[[WORD:.*]] = llvm.zext %[[BITS]] : i16 to i32
  // CHECK: %[[SHIFTED:.*]] = llvm.shl %[[WORD]], %[[SIXTEEN]] : i32
  // CHECK: %[[SINGLE:.*]] = llvm.bitcast %[[SHIFTED]] : i32 to f32
  // CHECK: llvm.fpext %{{.*}} : f32 to f64
  // CHECK: llvm.fpext %{{.*}} : f16 to f32
  %0 = llvm.load %p : !llvm.ptr -> bf16
  %1 = llvm.fpext %0 : bf16 to f32
  %2 = llvm.fpext %0 : bf16 to f64
  %3 = llvm.fpext %h : f16 to f32
  %4 = llvm.mlir.poison : !llvm.struct<(f32, f64, f32)>
  %5 = llvm.insertvalue %1, %4[0] : !llvm.struct<(f32, f64, f32)>
  %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(f32, f64, f32)>
  %7 = llvm.insertvalue %3, %6[2] : !llvm.struct<(f32, f64, f32)>
  llvm.return %7 : !llvm.struct<(f32, f64, f32)>
}
