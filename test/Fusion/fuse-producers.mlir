// Pads that stay, and elementwise ops that compute their source, plane by plane.
//
// RUN: pad-opt %s --fuse-pad --canonicalize --cse --split-input-file | FileCheck %s
// RUN: pad-opt %s --pad-compile --split-input-file -o /dev/null
// RUN: pad-opt %s --fuse-pad --pad-to-scf --split-input-file \
// RUN:   | FileCheck %s --check-prefix=SCF

// Each plane is computed in the array that is returned.
// CHECK-LABEL: func.func @planes(
// CHECK:         scf.for
// CHECK:           linalg.exp {{.*}} -> tensor<1x28x28xf32>
// CHECK:           linalg.add {{.*}} -> tensor<1x28x28xf32>
// CHECK:           pad.pad edge {{.*}} : tensor<1x28x28xf32> to tensor<1x30x30xf32>
// CHECK:           tensor.insert_slice
// SCF-LABEL: func.func @planes(
// SCF:         memref.alloc() {{.*}} : memref<16x30x30xf32>
// SCF-NOT:     memref.alloc
// SCF-NOT:     memref.copy
// SCF:         return
func.func @planes(%x: tensor<16x28x28xf32>, %y: tensor<16x28x28xf32>) -> tensor<16x30x30xf32> {
  %e = tensor.empty() : tensor<16x28x28xf32>
  %t = linalg.exp ins(%y : tensor<16x28x28xf32>) outs(%e : tensor<16x28x28xf32>) -> tensor<16x28x28xf32>
  %s = linalg.add ins(%x, %t : tensor<16x28x28xf32>, tensor<16x28x28xf32>)
      outs(%e : tensor<16x28x28xf32>) -> tensor<16x28x28xf32>
  %0 = pad.pad edge %s low[0, 1, 1] high[0, 1, 1] : tensor<16x28x28xf32> to tensor<16x30x30xf32>
  return %0 : tensor<16x30x30xf32>
}

// -----

// An axis of one plane has no loop.
// CHECK-LABEL: func.func @two_loops(
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-NOT:         scf.for
// CHECK:             pad.pad constant {{.*}} : tensor<1x1x1x28x28xf32> to tensor<1x1x1x29x30xf32>
func.func @two_loops(%x: tensor<2x1x3x28x28xf32>) -> tensor<2x1x3x29x30xf32> {
  %e = tensor.empty() : tensor<2x1x3x28x28xf32>
  %s = linalg.exp ins(%x : tensor<2x1x3x28x28xf32>) outs(%e : tensor<2x1x3x28x28xf32>) -> tensor<2x1x3x28x28xf32>
  %0 = pad.pad constant %s low[0, 0, 0, 1, 1] high[0, 0, 0, 0, 1]
      : tensor<2x1x3x28x28xf32> to tensor<2x1x3x29x30xf32>
  return %0 : tensor<2x1x3x29x30xf32>
}

// -----

// CHECK-LABEL: func.func @negative_other_reader(
// CHECK-NOT:     scf.for
func.func @negative_other_reader(%x: tensor<16x28x28xf32>) -> (tensor<16x30x30xf32>, tensor<16x28x28xf32>) {
  %e = tensor.empty() : tensor<16x28x28xf32>
  %s = linalg.exp ins(%x : tensor<16x28x28xf32>) outs(%e : tensor<16x28x28xf32>) -> tensor<16x28x28xf32>
  %0 = pad.pad edge %s low[0, 1, 1] high[0, 1, 1] : tensor<16x28x28xf32> to tensor<16x30x30xf32>
  return %0, %s : tensor<16x30x30xf32>, tensor<16x28x28xf32>
}

// -----

// CHECK-LABEL: func.func @negative_outermost_axis(
// CHECK-NOT:     scf.for
func.func @negative_outermost_axis(%x: tensor<16x28x28xf32>) -> tensor<18x28x30xf32> {
  %e = tensor.empty() : tensor<16x28x28xf32>
  %s = linalg.exp ins(%x : tensor<16x28x28xf32>) outs(%e : tensor<16x28x28xf32>) -> tensor<16x28x28xf32>
  %0 = pad.pad edge %s low[1, 0, 1] high[1, 0, 1] : tensor<16x28x28xf32> to tensor<18x28x30xf32>
  return %0 : tensor<18x28x30xf32>
}

// -----

// A transposition has blocks of its own, and reads no planes.
// CHECK-LABEL: func.func @negative_transposition(
// CHECK-NOT:     scf.for
func.func @negative_transposition(%x: tensor<28x28x16xf32>) -> tensor<16x30x30xf32> {
  %e = tensor.empty() : tensor<16x28x28xf32>
  %s = linalg.transpose ins(%x : tensor<28x28x16xf32>) outs(%e : tensor<16x28x28xf32>)
      permutation = [2, 0, 1]
  %0 = pad.pad edge %s low[0, 1, 1] high[0, 1, 1] : tensor<16x28x28xf32> to tensor<16x30x30xf32>
  return %0 : tensor<16x30x30xf32>
}

// -----

// Small planes of unknown extents are computed several at a time: 2048 elements and
// a plane, counted with those of the inner axis for the outer one.
// CHECK-LABEL: func.func @dynamic(
// CHECK:         %[[PLANE:.*]] = arith.muli %{{.*}}, %c28
// CHECK:         %[[PLANEOR1:.*]] = arith.maxsi %[[PLANE]], %c1
// CHECK:         %[[MOREPLANES:.*]] = arith.divui %c2047, %[[PLANEOR1]]
// CHECK:         %[[PLANES:.*]] = arith.addi %[[MOREPLANES]], %c1
// CHECK:         %[[IMAGE:.*]] = arith.muli %{{.*}}, %c448
// CHECK:         %[[IMAGEOR1:.*]] = arith.maxsi %[[IMAGE]], %c1
// CHECK:         %[[MOREIMAGES:.*]] = arith.divui %c2047, %[[IMAGEOR1]]
// CHECK:         %[[IMAGES:.*]] = arith.addi %[[MOREIMAGES]], %c1
// CHECK:         scf.for {{.*}} step %[[IMAGES]]
// CHECK:           scf.for {{.*}} step %[[PLANES]]
// CHECK:             linalg.exp {{.*}} -> tensor<?x?x?x28xf32>
// CHECK:             pad.pad edge {{.*}} : tensor<?x?x?x28xf32> to tensor<?x?x?x30xf32>
// SCF-LABEL: func.func @dynamic(
// SCF:         memref.alloc({{.*}}) {{.*}} : memref<?x16x?x30xf32>
// SCF-NOT:     memref.alloc
// SCF-NOT:     memref.copy
// SCF:         return
func.func @dynamic(%x: tensor<?x16x?x28xf32>) -> tensor<?x16x?x30xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?x16x?x28xf32>
  %h = tensor.dim %x, %c2 : tensor<?x16x?x28xf32>
  %e = tensor.empty(%n, %h) : tensor<?x16x?x28xf32>
  %s = linalg.exp ins(%x : tensor<?x16x?x28xf32>) outs(%e : tensor<?x16x?x28xf32>) -> tensor<?x16x?x28xf32>
  %0 = pad.pad edge %s low[0, 0, 1, 1] high[0, 0, 1, 1] : tensor<?x16x?x28xf32> to tensor<?x16x?x30xf32>
  return %0 : tensor<?x16x?x30xf32>
}

// -----

// The source would be copied: it may be cropped, and an extent may contradict that of
// the result.
// CHECK-LABEL: func.func @negative_amounts(
// CHECK-NOT:     scf.for
func.func @negative_amounts(%x: tensor<16x?x28xf32>, %e: tensor<16x?x28xf32>, %l: index)
    -> (tensor<16x?x30xf32>, tensor<16x?x26xf32>, tensor<16x34x30xf32>) {
  %r = linalg.exp ins(%x : tensor<16x?x28xf32>) outs(%e : tensor<16x?x28xf32>) -> tensor<16x?x28xf32>
  %0 = pad.pad edge %r low[0, %l, 1] high[0, 1, 1] : tensor<16x?x28xf32> to tensor<16x?x30xf32>
  %s = linalg.exp ins(%x : tensor<16x?x28xf32>) outs(%e : tensor<16x?x28xf32>) -> tensor<16x?x28xf32>
  %1 = pad.pad edge %s low[0, 1, -1] high[0, 1, -1] : tensor<16x?x28xf32> to tensor<16x?x26xf32>
  %t = linalg.exp ins(%x : tensor<16x?x28xf32>) outs(%e : tensor<16x?x28xf32>) -> tensor<16x?x28xf32>
  %2 = pad.pad edge %t low[0, 1, 1] high[0, 1, 1] : tensor<16x?x28xf32> to tensor<16x34x30xf32>
  return %0, %1, %2 : tensor<16x?x30xf32>, tensor<16x?x26xf32>, tensor<16x34x30xf32>
}

// -----

// Planes that stay in no cache, or are not worth a loop.
// CHECK-LABEL: func.func @negative_planes(
// CHECK-NOT:     scf.for
func.func @negative_planes(%x: tensor<2x1080x1920xf32>, %y: tensor<64x6x6xf32>)
    -> (tensor<2x1082x1922xf32>, tensor<64x8x8xf32>) {
  %e = tensor.empty() : tensor<2x1080x1920xf32>
  %s = linalg.exp ins(%x : tensor<2x1080x1920xf32>) outs(%e : tensor<2x1080x1920xf32>) -> tensor<2x1080x1920xf32>
  %0 = pad.pad edge %s low[0, 1, 1] high[0, 1, 1] : tensor<2x1080x1920xf32> to tensor<2x1082x1922xf32>
  %f = tensor.empty() : tensor<64x6x6xf32>
  %t = linalg.exp ins(%y : tensor<64x6x6xf32>) outs(%f : tensor<64x6x6xf32>) -> tensor<64x6x6xf32>
  %1 = pad.pad edge %t low[0, 1, 1] high[0, 1, 1] : tensor<64x6x6xf32> to tensor<64x8x8xf32>
  return %0, %1 : tensor<2x1082x1922xf32>, tensor<64x8x8xf32>
}

// -----

// A plane of known extents is a tile, whatever the extents around it.
// CHECK-LABEL: func @edge_dynamic_outer(
// CHECK-NOT: arith.divui
// CHECK: scf.for {{.*}} step %c1
// CHECK: scf.for {{.*}} step %c1
// CHECK: linalg.exp {{.*}} -> tensor<1x1x56x56xf32>
// CHECK: pad.pad edge {{.*}} : tensor<1x1x56x56xf32> to tensor<1x1x58x58xf32>
func.func @edge_dynamic_outer(%x: tensor<?x?x56x56xf32>, %e: tensor<?x?x56x56xf32>) -> tensor<?x?x58x58xf32> {
  %s = linalg.exp ins(%x : tensor<?x?x56x56xf32>) outs(%e : tensor<?x?x56x56xf32>) -> tensor<?x?x56x56xf32>
  %0 = pad.pad edge %s low[0, 0, 1, 1] high[0, 0, 1, 1] : tensor<?x?x56x56xf32> to tensor<?x?x58x58xf32>
  return %0 : tensor<?x?x58x58xf32>
}
