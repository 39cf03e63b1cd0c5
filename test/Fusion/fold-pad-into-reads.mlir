// RUN: pad-opt %s --transform-interpreter | FileCheck %s

// Vectors of a pad are vectors of its source, shuffled.

// CHECK-LABEL: func @reflect
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<2x8xf32>
// CHECK-NOT:     pad.pad
// CHECK:         %[[row:.*]] = vector.transfer_read %[[x]][%c1, %c0]
// CHECK:         vector.shuffle %[[row]], %[[row]] [2, 1, 0, 1] : vector<4xf32>, vector<4xf32>
// CHECK:         %[[end:.*]] = vector.transfer_read %[[x]][%c1, %c4]
// CHECK:         vector.shuffle %[[end]], %[[end]] [2, 3, 2, 1]
// CHECK:         %[[inside:.*]] = vector.transfer_read %[[x]][%c0, %c1]
// CHECK:         return %{{.*}}, %{{.*}}, %[[inside]]
func.func @reflect(%x: tensor<2x8xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0.0 : f32
  %p = pad.pad reflect %x low[1, 2] high[0, 2] : tensor<2x8xf32> to tensor<3x12xf32>
  %a = vector.transfer_read %p[%c0, %c0], %z {in_bounds = [true]} : tensor<3x12xf32>, vector<4xf32>
  %b = vector.transfer_read %p[%c0, %c8], %z {in_bounds = [true]} : tensor<3x12xf32>, vector<4xf32>
  %c = vector.transfer_read %p[%c1, %c3], %z {in_bounds = [true]} : tensor<3x12xf32>, vector<4xf32>
  return %a, %b, %c : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// Both ends at once.

// CHECK-LABEL: func @wrap
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<8xi8>
// CHECK:         %[[begin:.*]] = vector.transfer_read %[[x]][%c0]
// CHECK:         %[[end:.*]] = vector.transfer_read %[[x]][%c4]
// CHECK:         vector.shuffle %[[begin]], %[[end]] [6, 7, 0, 1]
func.func @wrap(%x: tensor<8xi8>) -> vector<4xi8> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %p = pad.pad wrap %x low[2] high[0] : tensor<8xi8> to tensor<10xi8>
  %a = vector.transfer_read %p[%c0], %z {in_bounds = [true]} : tensor<10xi8>, vector<4xi8>
  return %a : vector<4xi8>
}

// A row outside of the source is the value alone; one that is shorter than a
// vector is read whole.

// CHECK-LABEL: func @constant
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<2x3xf32>, %[[v:[a-z0-9]+]]: f32
// CHECK:         %[[filled:.*]] = vector.broadcast %[[v]] : f32 to vector<4xf32>
// CHECK:         %[[row:.*]] = vector.transfer_read %[[x]][%c0, %c0]
// CHECK-SAME:      vector<3xf32>
// CHECK:         %[[fill:.*]] = vector.broadcast %[[v]] : f32 to vector<3xf32>
// CHECK:         %[[shown:.*]] = vector.shuffle %[[row]], %[[fill]] [3, 0, 1, 2]
// CHECK:         return %[[filled]], %[[shown]]
func.func @constant(%x: tensor<2x3xf32>, %v: f32) -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %p = pad.pad constant %x low[1, 1] high[0, 1] value(%v) : tensor<2x3xf32> to tensor<3x5xf32>
  %a = vector.transfer_read %p[%c0, %c0], %z {in_bounds = [true]} : tensor<3x5xf32>, vector<4xf32>
  %b = vector.transfer_read %p[%c1, %c0], %z {in_bounds = [true]} : tensor<3x5xf32>, vector<4xf32>
  return %a, %b : vector<4xf32>, vector<4xf32>
}

// An axis that is not padded may be of any extent and read anywhere.

// CHECK-LABEL: func @unpadded_axis
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<4x?xf32>, %[[i:[a-z0-9]+]]: index
// CHECK:         vector.transfer_read %[[x]][%c3, %[[i]]]
// CHECK:         vector.transfer_read %[[x]][%c3, %[[i]]]{{.*}} : tensor<4x?xf32>, vector<f32>
func.func @unpadded_axis(%x: tensor<4x?xf32>, %i: index) -> (vector<4xf32>, vector<f32>) {
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %p = pad.pad symmetric %x low[1, 0] high[1, 0] : tensor<4x?xf32> to tensor<6x?xf32>
  %a = vector.transfer_read %p[%c5, %i], %z {in_bounds = [true]} : tensor<6x?xf32>, vector<4xf32>
  %b = vector.transfer_read %p[%c5, %i], %z : tensor<6x?xf32>, vector<f32>
  return %a, %b : vector<4xf32>, vector<f32>
}

// What is not known is left.

// CHECK-LABEL: func @unknown
// CHECK:         %[[a:.*]] = pad.pad edge
// CHECK:         %[[b:.*]] = pad.pad constant
// CHECK:         vector.transfer_read %[[a]]
// CHECK:         vector.transfer_read %[[a]]
// CHECK:         vector.transfer_read %[[b]]
func.func @unknown(%x: tensor<8xf32>, %v: f32, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %z = arith.constant 0.0 : f32
  %p = pad.pad edge %x low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  %q = pad.pad constant %x low[1] high[%i] value(%v) : tensor<8xf32> to tensor<?xf32>
  %a = vector.transfer_read %p[%i], %z {in_bounds = [true]} : tensor<10xf32>, vector<4xf32>
  %b = vector.transfer_read %p[%c7], %z : tensor<10xf32>, vector<4xf32>
  %c = vector.transfer_read %q[%c0], %z : tensor<?xf32>, vector<4xf32>
  return %a, %b, %c : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// A source of unknown extent may have no row to read: all is zero then.
// CHECK-LABEL: func @maybe_empty
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x8xf32>
// CHECK:         %[[empty:.*]] = arith.cmpi eq, %{{dim.*}}, %c0
// CHECK:         %[[r:.*]] = scf.if %[[empty]] -> (vector<8xf32>) {
// CHECK-NEXT:      scf.yield %cst
// CHECK-NEXT:    } else {
// CHECK:           %[[row:.*]] = vector.transfer_read %[[x]][%{{.*}}, %c0]
// CHECK-NEXT:      scf.yield %[[row]]
// CHECK:         return %[[r]]
func.func @maybe_empty(%x: tensor<?x8xf32>, %l: index, %h: index, %i: index) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %p = pad.pad edge %x low[%l, 0] high[%h, 0] : tensor<?x8xf32> to tensor<3x8xf32>
  %a = vector.transfer_read %p[%i, %c0], %z {in_bounds = [true]} : tensor<3x8xf32>, vector<8xf32>
  return %a : vector<8xf32>
}

// A pad that shows nothing of its source.

// CHECK-LABEL: func @splat
// CHECK-SAME:    %[[v:[a-z0-9]+]]: f32, %[[n:[a-z0-9]+]]: index
// CHECK-DAG:     %[[a:.*]] = vector.broadcast %[[v]] : f32 to vector<8xf32>
// CHECK-DAG:     %[[b:.*]] = vector.transfer_read %{{.*}}, %[[v]], %{{.*}} {in_bounds = [true]} : tensor<?xf32>, vector<8xf32>
// CHECK:         return %[[a]], %[[b]]
func.func @splat(%v: f32, %n: index, %m: vector<8xi1>) -> (vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %p = ub.poison : f32
  %x = tensor.splat %v[%n] : tensor<?xf32>
  %a = vector.transfer_read %x[%c0], %p, %m {in_bounds = [true]} : tensor<?xf32>, vector<8xf32>
  %b = vector.transfer_read %x[%c0], %v, %m {in_bounds = [true]} : tensor<?xf32>, vector<8xf32>
  return %a, %b : vector<8xf32>, vector<8xf32>
}

// A row that may be outside of the source is then the row of what fills, which is
// made once; which of the two it is does not change from column to column.

// CHECK-LABEL: func @filled_rows
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x16xf32>, %[[v:[a-z0-9]+]]: f32
// CHECK:         %[[filled:.*]] = tensor.splat %[[v]] : tensor<16xf32>
// CHECK:         scf.for
// CHECK:           %[[begin:.*]] = arith.select %[[isOutside:.*]], %c0{{.*}}, %{{.*}} : index
// CHECK:           tensor.collapse_shape %[[x]]
// CHECK:           %[[row:.*]] = arith.select %[[isOutside]], %{{.*}}, %{{.*}} : tensor<?xf32>
// CHECK:           scf.for %[[j:[a-z0-9]+]] =
// CHECK-NEXT:        %[[at:.*]] = arith.addi %[[begin]], %[[j]]
// CHECK-NEXT:        vector.transfer_read %[[row]][%[[at]]]
// CHECK-NEXT:        scf.yield
func.func @filled_rows(%x: tensor<?x16xf32>, %v: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0.0 : f32
  %e = arith.constant dense<0.0> : vector<4xf32>
  %n = tensor.dim %x, %c0 : tensor<?x16xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e) -> vector<4xf32> {
    %low = affine.apply affine_map<(i) -> (1 - i)>(%i)
    %high = affine.apply affine_map<(i)[n] -> (i + 2 - n)>(%i)[%n]
    %p = pad.pad constant %x low[%low, 0] high[%high, 0] value(%v) : tensor<?x16xf32> to tensor<3x16xf32>
    %s = scf.for %j = %c0 to %c16 step %c4 iter_args(%b = %a) -> vector<4xf32> {
      %u = vector.transfer_read %p[%c0, %j], %z {in_bounds = [true]} : tensor<3x16xf32>, vector<4xf32>
      scf.yield %u : vector<4xf32>
    }
    scf.yield %s : vector<4xf32>
  }
  return %r : vector<4xf32>
}

// Rows of a slice may have gaps between them, and so have those of several
// channels, which an inner loop goes through.

// CHECK-LABEL: func @filled_rows_of_channels
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<4x8x16xf32>
// CHECK:         %[[filled:.*]] = tensor.splat %{{.*}} : tensor<4x1x16xf32>
// CHECK:         %[[rows:.*]] = arith.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<4x?x16xf32>
// CHECK:         scf.for %[[c:[a-z0-9]+]] =
// CHECK-NEXT:      vector.transfer_read %[[rows]][%[[c]], %{{.*}}, %c0]
// CHECK-NEXT:      scf.yield
func.func @filled_rows_of_channels(%x: tensor<4x8x16xf32>, %v: f32, %i: index) -> vector<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %e = arith.constant dense<0.0> : vector<16xf32>
  %p = pad.pad constant %x low[0, 1, 0] high[0, 1, 0] value(%v) : tensor<4x8x16xf32> to tensor<4x10x16xf32>
  %s = scf.for %c = %c0 to %c4 step %c1 iter_args(%b = %e) -> vector<16xf32> {
    %u = vector.transfer_read %p[%c, %i, %c0], %z {in_bounds = [true]} : tensor<4x10x16xf32>, vector<16xf32>
    scf.yield %u : vector<16xf32>
  }
  return %s : vector<16xf32>
}

// So are single elements, whatever axes are padded.

// CHECK-LABEL: func @filled_elements
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x?xf32>, %[[v:[a-z0-9]+]]: f32
// CHECK:         %[[filled:.*]] = tensor.splat %[[v]] : tensor<1x1xf32>
// CHECK:         %[[row:.*]] = arith.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<?x?xf32>
// CHECK-NOT:     scf.if
// CHECK:         vector.transfer_read %[[row]]
// CHECK-NEXT:    return
func.func @filled_elements(%x: tensor<?x?xf32>, %v: f32, %i: index, %j: index) -> vector<f32> {
  %z = arith.constant 0.0 : f32
  %p = pad.pad constant %x low[1, 1] high[1, 1] value(%v) : tensor<?x?xf32> to tensor<?x?xf32>
  %a = vector.transfer_read %p[%i, %j], %z : tensor<?x?xf32>, vector<f32>
  return %a : vector<f32>
}

// Elements that are vectors.

// CHECK-LABEL: func @vectors_as_elements
// CHECK:         pad.pad
func.func @vectors_as_elements(%x: tensor<8xvector<4xf32>>, %v: vector<4xf32>) -> vector<4xf32> {
  %c1 = arith.constant 1 : index
  %p = pad.pad edge %x low[1] high[1] : tensor<8xvector<4xf32>> to tensor<10xvector<4xf32>>
  %r = vector.transfer_read %p[%c1], %v : tensor<10xvector<4xf32>>, vector<4xf32>
  return %r : vector<4xf32>
}

// Eight rows of a source that may have fewer: no row behind its last one is read.

// CHECK-LABEL: func @claimed_rows
// CHECK-SAME:    (%[[X:.*]]: tensor<?x4xf32>, %[[I:.*]]: index)
// CHECK:         %[[N:.*]] = tensor.dim %[[X]]
// CHECK:         %[[LAST:.*]] = arith.minsi %[[I]]
// CHECK:         %[[ROW:.*]] = arith.maxsi %[[LAST]], %c0
// CHECK:         vector.transfer_read %[[X]][%[[ROW]], %c0]
func.func @claimed_rows(%x: tensor<?x4xf32>, %i: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %p = pad.pad edge %x low[0, 1] high[0, 1] : tensor<?x4xf32> to tensor<8x6xf32>
  %v = vector.transfer_read %p[%i, %c0], %z {in_bounds = [true]} : tensor<8x6xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.fold_into_reads
    } : !transform.any_op
    transform.yield
  }
}
