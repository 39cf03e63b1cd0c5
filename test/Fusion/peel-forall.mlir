// Tiles in `scf.forall` are split in each dimension where no tile needs padding.

// RUN: pad-opt %s --peel-pad-tiles | FileCheck %s

#start = affine_map<(i) -> (i * 8)>
#low = affine_map<(i) -> (1 - i * 8, 0)>
#high = affine_map<(i) -> (i * 8 - 55, 0)>
#begin = affine_map<(i) -> (i * 8 - 1, 0)>
#size = affine_map<()[l, h] -> (10 - l - h)>

// The middle shares what the borders leave of the result, and has no pads.
// CHECK-LABEL: func.func @edge_static_f32(
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<64xf32>
// CHECK-SAME:    %[[y:[a-z0-9]+]]: tensor<64xf32>
// CHECK:         pad.pad edge %{{.+}} low[1] high[0] : tensor<9xf32> to tensor<10xf32>
// CHECK:         %[[before:.+]] = tensor.insert_slice %{{.+}} into %[[y]][0] [8] [1]
// CHECK:         %[[middle:.+]] = scf.forall (%[[i:[a-z0-9]+]]) = (1) to (7) step (1) shared_outs(%[[shared:.+]] = %[[before]])
// CHECK-NOT:       {{affine.(min|max)|pad.pad|arith.(select|min|max|div|rem)|scf.if|floordiv|mod}}
// CHECK:           tensor.extract_slice %[[x]][%{{.+}}] [10] [1] : tensor<64xf32> to tensor<10xf32>
// CHECK-NOT:       {{affine.(min|max)|pad.pad|arith.(select|min|max|div|rem)|scf.if|floordiv|mod}}
// CHECK:           tensor.parallel_insert_slice %{{.+}} into %[[shared]]
// CHECK:         pad.pad edge %{{.+}} low[0] high[1] : tensor<9xf32> to tensor<10xf32>
// CHECK:         tensor.insert_slice %{{.+}} into %[[middle]][56] [8] [1]
func.func @edge_static_f32(%x: tensor<64xf32>, %y: tensor<64xf32>, %w: tensor<3xf32>) -> tensor<64xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%r = %y) -> tensor<64xf32> {
    %start = affine.apply #start(%i)
    %low = affine.max #low(%i)
    %high = affine.max #high(%i)
    %begin = affine.max #begin(%i)
    %size = affine.apply #size()[%low, %high]
    %window = tensor.extract_slice %x[%begin] [%size] [1] : tensor<64xf32> to tensor<?xf32>
    %1 = pad.pad edge %window low[%low] high[%high] : tensor<?xf32> to tensor<10xf32>
    %2 = tensor.extract_slice %r[%start] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %3 = linalg.conv_1d ins(%1, %w : tensor<10xf32>, tensor<3xf32>) outs(%2 : tensor<8xf32>) -> tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %3 into %r[%start] [8] [1] : tensor<8xf32> into tensor<64xf32>
    }
  }
  return %0 : tensor<64xf32>
}

// Five parts: before and after along one axis, in between those along the other,
// and the middle.
// CHECK-LABEL: func.func @wrap_static_f32_two_axes(
// CHECK-COUNT-4: pad.pad wrap
// CHECK-NOT:     pad.pad
func.func @wrap_static_f32_two_axes(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = scf.forall (%i, %j) = (0, 0) to (64, 64) step (8, 8) shared_outs(%r = %y) -> tensor<64x64xf32> {
    %lowI = affine.apply affine_map<(i) -> (1 - i)>(%i)
    %highI = affine.apply affine_map<(i) -> (i - 55)>(%i)
    %lowJ = affine.apply affine_map<(i) -> (1 - i)>(%j)
    %highJ = affine.apply affine_map<(i) -> (i - 55)>(%j)
    %1 = pad.pad wrap %x low[%lowI, %lowJ] high[%highI, %highJ] : tensor<64x64xf32> to tensor<10x10xf32>
    %2 = tensor.extract_slice %1[1, 1] [8, 8] [1, 1] : tensor<10x10xf32> to tensor<8x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %r[%i, %j] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<64x64xf32>
    }
  }
  return %0 : tensor<64x64xf32>
}

// What is mapped to the units of a machine is for all of them at once.
// CHECK-LABEL: func.func @negative_edge_static_f32_mapped(
// CHECK:         scf.forall (%{{.+}}) in (8)
// CHECK:           pad.pad edge
// CHECK-NOT:     scf.forall (
func.func @negative_edge_static_f32_mapped(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%r = %y) -> tensor<64xf32> {
    %start = affine.apply #start(%i)
    %low = affine.apply affine_map<(i) -> (1 - i * 8)>(%i)
    %high = affine.apply affine_map<(i) -> (i * 8 - 57)>(%i)
    %1 = pad.pad edge %x low[%low] high[%high] : tensor<64xf32> to tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %r[%start] [8] [1] : tensor<8xf32> into tensor<64xf32>
    }
  } {mapping = [#gpu.block<x>]}
  return %0 : tensor<64xf32>
}

// Parts are not split again, and unsigned bounds have no number before 0.
// CHECK-LABEL: func.func @negative_edge_static_f32_peeled_and_unsigned(
// CHECK:         scf.for {{.+}} {
// CHECK:           pad.pad edge
// CHECK:         scf.for unsigned
// CHECK:           pad.pad edge
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @negative_edge_static_f32_peeled_and_unsigned(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %0 = scf.for %i = %c0 to %c64 step %c8 iter_args(%r = %y) -> tensor<64xf32> {
    %low = affine.apply affine_map<(i) -> (1 - i)>(%i)
    %high = affine.apply affine_map<(i) -> (i - 57)>(%i)
    %2 = pad.pad edge %x low[%low] high[%high] : tensor<64xf32> to tensor<8xf32>
    %3 = tensor.insert_slice %2 into %r[%i] [8] [1] : tensor<8xf32> into tensor<64xf32>
    scf.yield %3 : tensor<64xf32>
  } {pad.peeled}
  %1 = scf.for unsigned %i = %c0 to %c64 step %c8 iter_args(%r = %y) -> tensor<64xf32> {
    %low = affine.apply affine_map<(i) -> (1 - i)>(%i)
    %high = affine.apply affine_map<(i) -> (i - 57)>(%i)
    %2 = pad.pad edge %x low[%low] high[%high] : tensor<64xf32> to tensor<8xf32>
    %3 = tensor.insert_slice %2 into %r[%i] [8] [1] : tensor<8xf32> into tensor<64xf32>
    scf.yield %3 : tensor<64xf32>
  }
  return %0, %1 : tensor<64xf32>, tensor<64xf32>
}

// With dynamic extents the positions are computed before the loops. An end before
// the beginning is no iteration.
// CHECK-LABEL: func.func @edge_dynamic_f32(
// CHECK:         scf.forall (
// CHECK:           pad.pad edge
// CHECK:         scf.forall (
// CHECK-NOT:       pad.pad
// CHECK:           tensor.parallel_insert_slice
// CHECK:         scf.forall (
// CHECK:           pad.pad edge
func.func @edge_dynamic_f32(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %tiles = affine.apply affine_map<()[n] -> (n floordiv 8)>()[%n]
  %0 = scf.forall (%i) in (%tiles) shared_outs(%r = %y) -> tensor<?xf32> {
    %start = affine.apply #start(%i)
    %low = affine.apply affine_map<(i) -> (1 - i * 8)>(%i)
    %high = affine.apply affine_map<(i)[n] -> (i * 8 + 9 - n)>(%i)[%n]
    %1 = pad.pad edge %x low[%low] high[%high] : tensor<?xf32> to tensor<10xf32>
    %2 = tensor.extract_slice %1[1] [8] [1] : tensor<10xf32> to tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %r[%start] [8] [1] : tensor<8xf32> into tensor<?xf32>
    }
  }
  return %0 : tensor<?xf32>
}
