// RUN: pad-opt %s --transform-interpreter | FileCheck %s

// Vectors at the ends of rows of unknown length: a masked one of the source, and
// the few lanes of the border by themselves.

#size = affine_map<(i)[n] -> (16, n - i)>
#low = affine_map<(i) -> (1 - i)>
#high = affine_map<(i)[n, size] -> (i + size + 1 - n)>

// The vector begins in front of the source, where no lane is read.

// CHECK-LABEL: func @front
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>
// CHECK-NOT:     pad.pad
// CHECK:         %[[size:.*]] = affine.min
// CHECK:         %[[all:.*]] = vector.create_mask %[[size]]
// CHECK:         %[[before:.*]] = vector.create_mask %c1
// CHECK:         %[[rest:.*]] = arith.xori %[[before]], %{{.*}}
// CHECK:         %[[mask:.*]] = arith.andi %[[all]], %[[rest]]
// CHECK:         %[[row:.*]] = vector.transfer_read %[[x]][%c-1], %{{.*}}, %[[mask]]
// CHECK:         %[[element:.*]] = tensor.extract %[[x]][%c0]
// CHECK:         %[[border:.*]] = vector.broadcast %[[element]]
// CHECK:         arith.select %[[mask]], %[[row]], %[[border]]
func.func @front(%x: tensor<?xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %poison = ub.poison : f32
  %e = arith.constant dense<0.0> : vector<4xf32>
  %w = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.for %i = %c0 to %w step %c1 iter_args(%a = %e) -> vector<4xf32> {
    %size = affine.min affine_map<()[w] -> (4, w)>()[%w]
    %p = pad.pad edge %x low[1] high[0] : tensor<?xf32> to tensor<?xf32>
    %m = vector.create_mask %size : vector<4xi1>
    %v = vector.transfer_read %p[%c0], %poison, %m {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
    scf.yield %v : vector<4xf32>
  }
  return %r : vector<4xf32>
}

// One lane after the last tile shows the border, but for what begins earlier.

// CHECK-LABEL: func @back
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>
// CHECK-NOT:     pad.pad
// CHECK-NOT:     rem
// CHECK:         scf.for
// CHECK:           %[[u:.*]] = vector.transfer_read %[[x]]
// CHECK-NOT:       select
// CHECK:           %[[row:.*]] = vector.transfer_read %[[x]][%{{.*}}], %{{.*}}, %[[mask:.*]] {in_bounds = [true]}
// CHECK:           %[[element:.*]] = tensor.extract %[[x]]
// CHECK:           %[[border:.*]] = vector.broadcast %[[element]]
// CHECK:           %[[v:.*]] = arith.select %[[mask]], %[[row]], %[[border]]
// CHECK-NEXT:      scf.yield %[[u]], %[[v]]
func.func @back(%x: tensor<?xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %poison = ub.poison : f32
  %e = arith.constant dense<0.0> : vector<16xf32>
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r:2 = scf.for %i = %c16 to %n step %c16 iter_args(%a = %e, %b = %e) -> (vector<16xf32>, vector<16xf32>) {
    %size = affine.min #size(%i)[%n]
    %low = affine.apply #low(%i)
    %high = affine.apply #high(%i)[%n, %size]
    %p = pad.pad symmetric %x low[%low] high[%high] : tensor<?xf32> to tensor<?xf32>
    %m = vector.create_mask %size : vector<16xi1>
    %u = vector.transfer_read %p[%c1], %poison, %m {in_bounds = [true]} : tensor<?xf32>, vector<16xf32>
    %v = vector.transfer_read %p[%c2], %poison, %m {in_bounds = [true]} : tensor<?xf32>, vector<16xf32>
    scf.yield %u, %v : vector<16xf32>, vector<16xf32>
  }
  return %r#0, %r#1 : vector<16xf32>, vector<16xf32>
}

// A tile at either end of a row: each lane shows the border of one end, the two
// elements of which take turns by a mask, or the source. Masks that differ by a
// constant are of one number.

// CHECK-LABEL: func @either_end
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>
// CHECK-NOT:     pad.pad
// CHECK:         scf.for
// CHECK:           %[[two:.*]] = arith.addi %{{.*}}, %c2
// CHECK:           vector.create_mask %[[two]]
// CHECK:           %[[m:.*]] = arith.andi
// CHECK:           %[[shown:.*]] = vector.transfer_read %[[x]][%{{.*}}], %{{.*}}, %[[m]] {in_bounds = [true]}
// CHECK:           %[[far:.*]] = vector.broadcast
// CHECK:           %[[near:.*]] = vector.broadcast
// CHECK:           %[[one:.*]] = arith.addi %{{.*}}, %c1
// CHECK:           %[[isFar:.*]] = vector.create_mask %[[one]]
// CHECK:           %[[border:.*]] = arith.select %[[isFar]], %[[far]], %[[near]]
// CHECK:           %[[u:.*]] = arith.select %[[m]], %[[shown]], %[[border]]
// CHECK-NOT:       select
// CHECK:           %[[v:.*]] = arith.select
// CHECK-NOT:       select
// CHECK:           scf.yield %[[u]], %[[v]]
func.func @either_end(%x: tensor<?xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c16 = arith.constant 16 : index
  %poison = ub.poison : f32
  %e = arith.constant dense<0.0> : vector<16xf32>
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c16 iter_args(%a = %e, %b = %e) -> (vector<16xf32>, vector<16xf32>) {
    %size = affine.min #size(%i)[%n]
    %low = affine.apply affine_map<(i) -> (2 - i)>(%i)
    %high = affine.apply #high(%i)[%n, %size]
    %p = pad.pad edge %x low[%low] high[%high] : tensor<?xf32> to tensor<?xf32>
    %m = vector.create_mask %size : vector<16xi1>
    %u = vector.transfer_read %p[%c0], %poison, %m {in_bounds = [true]} : tensor<?xf32>, vector<16xf32>
    %v = vector.transfer_read %p[%c3], %poison, %m {in_bounds = [true]} : tensor<?xf32>, vector<16xf32>
    scf.yield %u, %v : vector<16xf32>, vector<16xf32>
  }
  return %r#0, %r#1 : vector<16xf32>, vector<16xf32>
}

// The elements of a border are read in front of the loop over vectors if the loop
// around it has turns only where there are columns, since a source without columns
// has none.

// CHECK-LABEL: func @elements_of_rows
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x?xf32>
// CHECK:         scf.for %[[row:[a-z0-9]+]] =
// CHECK:           %[[element:.*]] = tensor.extract %[[x]][%[[row]], %c0]
// CHECK:           %[[border:.*]] = vector.broadcast %[[element]]
// CHECK:           scf.for
// CHECK-NOT:         {{tensor.extract |vector.broadcast|scf.if}}
// CHECK:             arith.select %{{.*}}, %{{.*}}, %[[border]]
// CHECK-LABEL: func @elements_of_rows_that_may_be_empty
// CHECK:         scf.for
// CHECK-NOT:       tensor.extract
// CHECK:           scf.for
// CHECK:             tensor.extract %
#begin = affine_map<()[w] -> (4, w)>
func.func @elements_of_rows(%x: tensor<?x?xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %poison = ub.poison : f32
  %e = arith.constant dense<0.0> : vector<4xf32>
  %h = tensor.dim %x, %c0 : tensor<?x?xf32>
  %w = tensor.dim %x, %c1 : tensor<?x?xf32>
  %hasColumns = arith.cmpi sgt, %w, %c0 : index
  %rows = arith.select %hasColumns, %h, %c0 : index
  %size = affine.min #begin()[%w]
  %m = vector.create_mask %size : vector<4xi1>
  %p = pad.pad edge %x low[0, 1] high[0, 0] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = scf.for %i = %c0 to %rows step %c1 iter_args(%a = %e) -> vector<4xf32> {
    %s = scf.for %j = %c0 to %c1 step %c1 iter_args(%b = %a) -> vector<4xf32> {
      %v = vector.transfer_read %p[%i, %c0], %poison, %m {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
      %t = arith.addf %b, %v : vector<4xf32>
      scf.yield %t : vector<4xf32>
    }
    scf.yield %s : vector<4xf32>
  }
  return %r : vector<4xf32>
}
func.func @elements_of_rows_that_may_be_empty(%x: tensor<?x?xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %poison = ub.poison : f32
  %e = arith.constant dense<0.0> : vector<4xf32>
  %h = tensor.dim %x, %c0 : tensor<?x?xf32>
  %w = tensor.dim %x, %c1 : tensor<?x?xf32>
  %size = affine.min #begin()[%w]
  %m = vector.create_mask %size : vector<4xi1>
  %p = pad.pad edge %x low[0, 1] high[0, 0] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = scf.for %i = %c0 to %h step %c1 iter_args(%a = %e) -> vector<4xf32> {
    %s = scf.for %j = %c0 to %w step %c1 iter_args(%b = %a) -> vector<4xf32> {
      %v = vector.transfer_read %p[%i, %c0], %poison, %m {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
      %t = arith.addf %b, %v : vector<4xf32>
      scf.yield %t : vector<4xf32>
    }
    scf.yield %s : vector<4xf32>
  }
  return %r : vector<4xf32>
}

// What fills is what the mask leaves out.

// CHECK-LABEL: func @fill
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>, %[[v:[a-z0-9]+]]: f32
// CHECK-NOT:     pad.pad
// CHECK:         %[[length:.*]] = tensor.dim %[[x]]
// CHECK:         %[[mask:.*]] = vector.create_mask %[[length]]
// CHECK:         vector.transfer_read %[[x]][%{{.*}}], %[[v]], %[[mask]]
func.func @fill(%x: tensor<?xf32>, %v: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %p = pad.pad constant %x low[0] high[4] value(%v) : tensor<?xf32> to tensor<?xf32>
  %r = vector.transfer_read %p[%c0], %z {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// A source that may be empty, a border of unknown width, and lanes without the
// mask that have a value.

// CHECK-LABEL: func @left
// CHECK-COUNT-3: pad.pad
func.func @left(%x: tensor<?xf32>, %y: tensor<4xf32>, %n: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %m = vector.create_mask %n : vector<4xi1>
  %p = pad.pad edge %x low[1] high[3] : tensor<?xf32> to tensor<?xf32>
  %q = pad.pad wrap %y low[%n] high[0] : tensor<4xf32> to tensor<?xf32>
  %s = pad.pad wrap %y low[1] high[0] : tensor<4xf32> to tensor<5xf32>
  %a = vector.transfer_read %p[%c0], %z {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  %b = vector.transfer_read %q[%c0], %z {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  %c = vector.transfer_read %s[%c0], %z, %m {in_bounds = [true]} : tensor<5xf32>, vector<4xf32>
  return %a, %b, %c : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// In front of a loop that may have no turn, nothing says that the row exists.

// CHECK-LABEL: func @row_of_a_loop_without_turns
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<4x8xf32>, %[[row:[a-z0-9]+]]: index
// CHECK:         %[[least:.*]] = arith.maxsi %[[row]], %c0
// CHECK:         %[[valid:.*]] = arith.minsi %[[least]], %c3
// CHECK:         tensor.extract %[[x]][%[[valid]], %c0]
// CHECK:         scf.for
#first = affine_map<()[i] -> (i, 2)>
#notNegative = affine_map<()[i] -> (i, 0)>
func.func @row_of_a_loop_without_turns(%x: tensor<4x8xf32>, %row: index, %n: index, %i: index, %y: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %poison = ub.poison : f32
  %least = affine.min #first()[%i]
  %column = affine.max #notNegative()[%least]
  %p = pad.pad edge %x low[0, 2] high[0, 0] : tensor<4x8xf32> to tensor<4x10xf32>
  %r = scf.for %j = %c0 to %n step %c1 iter_args(%t = %y) -> tensor<8xf32> {
    %v = vector.transfer_read %p[%row, %column], %poison {in_bounds = [true]} : tensor<4x10xf32>, vector<8xf32>
    %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
    scf.yield %w : tensor<8xf32>
  }
  return %r : tensor<8xf32>
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
