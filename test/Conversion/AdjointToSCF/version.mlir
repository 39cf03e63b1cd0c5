// RUN: pad-opt %s --version-adjoints --split-input-file | FileCheck %s
// RUN: pad-opt %s --version-adjoints="parallel parallel-bytes=0" --split-input-file \
// RUN:   | FileCheck %s --check-prefix=PARALLEL
// RUN: pad-opt %s --version-adjoints=nontemporal-bytes=1 --split-input-file \
// RUN:   | FileCheck %s --check-prefix=PAST
// RUN: pad-opt %s --version-adjoints --convert-adjoint-to-scf --split-input-file \
// RUN:   | FileCheck %s --check-prefix=LOOPS
// The attribute survives upstream's folds of the views.
// RUN: pad-opt %s --version-adjoints --canonicalize --cse --convert-adjoint-to-scf \
// RUN:   --split-input-file | FileCheck %s --check-prefix=LOOPS

// Types decide all: no branch.
// CHECK-LABEL: func @reflect_static_bf16(
// CHECK-NOT: scf.if
// CHECK: pad.adjoint_into reflect ins(%{{.*}} : memref<5x66x66x1xbf16, strided<[4356, 66, 1, 1]>>) outs(%{{.*}} : memref<5x64x64x1xbf16, strided<[4096, 64, 1, 1]>>) low[0, 1, 1, 0] high[0, 1, 1, 0] {pad.facts = #pad.facts<fits|rows|few_borders>, pad.vector_bytes = 32 : i64}
// CHECK-NOT: pad.
// PARALLEL-LABEL: func @reflect_static_bf16(
// PARALLEL-NOT: scf.if
// PARALLEL: {pad.facts = #pad.facts<fits|rows|in_chunks|disjoint_borders>, pad.vector_bytes = 32 : i64}
// PARALLEL-NOT: pad.
// Whether the result begins with a line is known at run time.
// PAST-LABEL: func @reflect_static_bf16(
// PAST: memref.extract_aligned_pointer_as_index
// PAST: scf.if
// PAST: {pad.facts = #pad.facts<fits|rows|past_caches|few_borders|whole_lines>, pad.vector_bytes = 32 : i64}
// PAST: } else {
// PAST: {pad.facts = #pad.facts<fits|rows|past_caches|few_borders>, pad.vector_bytes = 32 : i64}
// PAST-NOT: pad.
// LOOPS-LABEL: func @reflect_static_bf16(
// LOOPS-NOT: scf.if
// LOOPS: vector.store {{.*}} vector<16xi16>
func.func @reflect_static_bf16(%g: memref<5x66x66xbf16>, %y: memref<5x64x64xbf16>) {
  pad.adjoint_into reflect ins(%g : memref<5x66x66xbf16>) outs(%y : memref<5x64x64xbf16>) low[0, 1, 1] high[0, 1, 1]
  return
}

// -----

// A complex number is two numbers.
// CHECK-LABEL: func @symmetric_static_complex(
// PARALLEL-LABEL: func @symmetric_static_complex(
// PAST-LABEL: func @symmetric_static_complex(
// CHECK: pad.adjoint_into symmetric ins(%{{.*}} : memref<48x2xf32, strided<[2, 1]>>) outs(%{{.*}} : memref<32x2xf32, strided<[2, 1]>>) low[8, 0] high[8, 0] {pad.facts = #pad.facts<fits|rows|few_borders>, pad.vector_bytes = 32 : i64}
func.func @symmetric_static_complex(%g: memref<48xcomplex<f32>>, %y: memref<32xcomplex<f32>>) {
  pad.adjoint_into symmetric ins(%g : memref<48xcomplex<f32>>) outs(%y : memref<32xcomplex<f32>>) low[8] high[8]
  return
}

// -----

// What is not known decides at run time. The version for one position on each
// side has the axes outside of a plane as one.
// CHECK-LABEL: func @wrap_dynamic_f32_planes(
// CHECK: scf.if
// CHECK:   %[[H:.*]] = arith.addi %{{.*}}, %c2
// CHECK:   %[[W:.*]] = arith.addi %{{.*}}, %c2
// CHECK:   memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%{{.*}}, %[[H]], %[[W]], 1]
// CHECK:   pad.adjoint_into wrap {{.*}} low[0, 1, 1, 0] high[0, 1, 1, 0] {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders|unit_borders>, pad.vector_bytes = 32 : i64}
// CHECK: } else {
// CHECK:   scf.if
// CHECK:     pad.adjoint_into wrap {{.*}} {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders>, pad.vector_bytes = 32 : i64}
// CHECK:   } else {
// CHECK:     scf.if
// CHECK:       pad.adjoint_into wrap {{.*}} {pad.facts = #pad.facts<fits|rows|disjoint_borders>, pad.vector_bytes = 32 : i64}
// CHECK:     } else {
// CHECK:       pad.adjoint_into wrap ins(%arg0 : memref<?x?x?x?xf32>) {{.*}} {pad.facts = #pad.facts<elements>}
// CHECK-NOT: pad.
// LOOPS-LABEL: func @wrap_dynamic_f32_planes(
// LOOPS: scf.while
func.func @wrap_dynamic_f32_planes(%g: memref<?x?x?x?xf32>, %y: memref<?x?x?x?xf32>, %l: index, %h: index) {
  pad.adjoint_into wrap ins(%g : memref<?x?x?x?xf32>) outs(%y : memref<?x?x?x?xf32>) low[0, 0, %l, %l] high[0, 0, %h, %h]
  return
}

// -----

// A fact that is given is not tested.
// CHECK-LABEL: func @edge_dynamic_f32_given(
// CHECK-NOT: scf.if
// CHECK: pad.adjoint_into edge {{.*}} {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders>, pad.vector_bytes = 32 : i64}
// CHECK-NOT: pad.
func.func @edge_dynamic_f32_given(%g: memref<?x?xf32>, %y: memref<?x?xf32>) {
  pad.adjoint_into edge ins(%g : memref<?x?xf32>) outs(%y : memref<?x?xf32>) low[2, 2] high[2, 2] {pad.facts = #pad.facts<fits|disjoint_borders|disjoint_row_borders>}
  return
}

// -----

// Nothing is added.
// CHECK-LABEL: func @constant_static_f32(
// CHECK: pad.pad_into constant
func.func @constant_static_f32(%g: memref<9xf32>, %y: memref<6xf32>) {
  pad.adjoint_into constant ins(%g : memref<9xf32>) outs(%y : memref<6xf32>) low[1] high[2]
  return
}

// -----

// The source has more units than an index: its view has the most that there are.
// CHECK-LABEL: func @edge_static_huge(
// CHECK: %[[UNITS:.*]] = arith.constant 9223372036854775807 : index
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%[[UNITS]]], strides: [1]
func.func @edge_static_huge(%g: memref<4611686018427387904x10xf32>, %y: memref<4x8xf32>) {
  pad.adjoint_into edge ins(%g : memref<4611686018427387904x10xf32>) outs(%y : memref<4x8xf32>) low[1099511627770, 1] high[2, 1]
  return
}

// Planes of a larger array have no gaps; where strides are not known, they are compared,
// and an array with gaps is copied.
// CHECK-LABEL: func @edge_static_f32_planes_of_array(
// CHECK: pad.adjoint_into edge {{.*}}facts<fits|rows
// CHECK-NOT: elements
// CHECK: return
func.func @edge_static_f32_planes_of_array(%g: memref<2x6x10xf32, strided<[60, 10, 1], offset: 120>>, %y: memref<2x4x8xf32, strided<[32, 8, 1], offset: ?>>) {
  pad.adjoint_into edge ins(%g : memref<2x6x10xf32, strided<[60, 10, 1], offset: 120>>) outs(%y : memref<2x4x8xf32, strided<[32, 8, 1], offset: ?>>) low[0, 1, 1] high[0, 1, 1]
  return
}

// CHECK-LABEL: func @edge_dynamic_f32_planes_of_array(
// CHECK: memref.extract_strided_metadata
// CHECK: %[[SOURCE:.*]] = scf.if %[[DENSE:.*]] -> (memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>)
// CHECK: memref.cast %arg0
// CHECK: } else {
// CHECK: memref.alloc
// CHECK: scf.if
// CHECK: facts<fits|rows
// CHECK: pad.adjoint_into edge ins(%[[SOURCE]]{{.*}}facts<elements>
// CHECK: scf.if %[[DENSE]] {
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.dealloc %[[SOURCE]]
func.func @edge_dynamic_f32_planes_of_array(%g: memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>, %y: memref<2x?x?xf32>) {
  pad.adjoint_into edge ins(%g : memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>) outs(%y : memref<2x?x?xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}

// An operand with gaps is copied.
// CHECK-LABEL: func @edge_static_f32_gaps(
// CHECK: %[[SOURCE:.*]] = memref.alloc() : memref<2x6x10xf32>
// CHECK: memref.load %arg0
// CHECK: memref.store %{{.*}}, %[[SOURCE]]
// CHECK: %[[RESULT:.*]] = memref.alloc() : memref<2x4x8xf32>
// CHECK: pad.adjoint_into edge {{.*}}facts<fits|rows
// CHECK: memref.load %[[RESULT]]
// CHECK: memref.store %{{.*}}, %arg1
// CHECK: memref.dealloc %[[RESULT]]
// CHECK: memref.dealloc %[[SOURCE]]
func.func @edge_static_f32_gaps(%g: memref<2x6x10xf32, strided<[66, 11, 1]>>, %y: memref<2x4x8xf32, strided<[99, 9, 1]>>) {
  pad.adjoint_into edge ins(%g : memref<2x6x10xf32, strided<[66, 11, 1]>>) outs(%y : memref<2x4x8xf32, strided<[99, 9, 1]>>) low[0, 1, 1] high[0, 1, 1]
  return
}

// Who knows it may say that there are none.
// CHECK-LABEL: func @negative_edge_dynamic_f32_gaps(
// CHECK-NOT: memref.alloc
// CHECK: facts<fits|rows
func.func @negative_edge_dynamic_f32_gaps(%g: memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>, %y: memref<2x?x?xf32>) {
  pad.adjoint_into edge ins(%g : memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>) outs(%y : memref<2x?x?xf32>) low[0, 1, 1] high[0, 1, 1] {pad.facts = #pad.facts<dense_source>}
  return
}

// Booleans have no vectors that could be added up.
// CHECK-LABEL: func @negative_edge_static_i1_gaps(
// CHECK-NOT: memref.alloc
// CHECK: facts<elements>
func.func @negative_edge_static_i1_gaps(%g: memref<2x6x10xi1, strided<[66, 11, 1]>>, %y: memref<2x4x8xi1>) {
  pad.adjoint_into edge ins(%g : memref<2x6x10xi1, strided<[66, 11, 1]>>) outs(%y : memref<2x4x8xi1>) low[0, 1, 1] high[0, 1, 1]
  return
}

// Neither kernels nor other memory spaces have memory for a copy.
// CHECK-LABEL: func @negative_edge_static_f32_gaps_memory_space(
// CHECK-NOT: memref.alloc
// CHECK: facts<elements>
func.func @negative_edge_static_f32_gaps_memory_space(%g: memref<2x6x10xf32, strided<[66, 11, 1]>, 1>, %y: memref<2x4x8xf32, 1>) {
  pad.adjoint_into edge ins(%g : memref<2x6x10xf32, strided<[66, 11, 1]>, 1>) outs(%y : memref<2x4x8xf32, 1>) low[0, 1, 1] high[0, 1, 1]
  return
}

// CHECK-LABEL: func @negative_edge_static_f32_gaps_in_kernel(
// CHECK-NOT: memref.alloc
// CHECK: facts<elements>
func.func @negative_edge_static_f32_gaps_in_kernel(%g: memref<2x6x10xf32, strided<[66, 11, 1]>>, %y: memref<2x4x8xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1) threads(%h, %i, %j) in (%k = %c1, %l = %c1, %m = %c1) {
    pad.adjoint_into edge ins(%g : memref<2x6x10xf32, strided<[66, 11, 1]>>) outs(%y : memref<2x4x8xf32>) low[0, 1, 1] high[0, 1, 1]
    gpu.terminator
  }
  return
}

// Nothing lies at the stride of an axis with one position.
// CHECK-LABEL: func @edge_static_f32_one_plane_of_array(
// CHECK: facts<fits|rows
// CHECK-NOT: elements
// CHECK: return
func.func @edge_static_f32_one_plane_of_array(%g: memref<1x6x10xf32, strided<[990, 10, 1]>>, %y: memref<1x4x8xf32>) {
  pad.adjoint_into edge ins(%g : memref<1x6x10xf32, strided<[990, 10, 1]>>) outs(%y : memref<1x4x8xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}

// CHECK-LABEL: func @edge_dynamic_f32_one_plane_of_array(
// CHECK: %[[IS_ONE:.*]] = arith.cmpi eq, %{{.*}}, %c1
// CHECK: scf.if %[[IS_ONE]]
// CHECK: facts<fits|rows
// CHECK: facts<elements>
func.func @edge_dynamic_f32_one_plane_of_array(%g: memref<?x6x10xf32, strided<[990, 10, 1]>>, %y: memref<?x4x8xf32>) {
  pad.adjoint_into edge ins(%g : memref<?x6x10xf32, strided<[990, 10, 1]>>) outs(%y : memref<?x4x8xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}
