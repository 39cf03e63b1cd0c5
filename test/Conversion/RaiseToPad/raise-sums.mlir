// The gradient of a pad, as slices of the gradient of its result that are
// reversed or summed up, padded with zeros and added.

// RUN: pad-opt %s -split-input-file --raise-to-pad --canonicalize | FileCheck %s

#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (1 - d0)>

// x[0:2] reversed in front of x, and x[4:6] reversed behind it.
// CHECK-LABEL: func @symmetric_i32
// CHECK-SAME: (%[[G:.*]]: tensor<10xi32>
// CHECK-NEXT: %[[ADJOINT:.*]] = pad.adjoint symmetric %[[G]] low[2] high[2]
// CHECK-NEXT: return %[[ADJOINT]]
func.func @symmetric_i32(%g: tensor<10xi32>) -> tensor<6xi32> {
  %zero = arith.constant 0 : i32
  %inside = tensor.extract_slice %g[2] [6] [1] : tensor<10xi32> to tensor<6xi32>
  %low = tensor.extract_slice %g[0] [2] [1] : tensor<10xi32> to tensor<2xi32>
  %high = tensor.extract_slice %g[8] [2] [1] : tensor<10xi32> to tensor<2xi32>
  %e2 = tensor.empty() : tensor<2xi32>
  %reversedLow = linalg.generic {indexing_maps = [#back, #id],
      iterator_types = ["parallel"]}
      ins(%low : tensor<2xi32>) outs(%e2 : tensor<2xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<2xi32>
  %reversedHigh = linalg.generic {indexing_maps = [#back, #id],
      iterator_types = ["parallel"]}
      ins(%high : tensor<2xi32>) outs(%e2 : tensor<2xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<2xi32>
  %paddedLow = pad.pad constant %reversedLow low[0] high[4]
    : tensor<2xi32> to tensor<6xi32>
  %paddedHigh = pad.pad constant %reversedHigh low[4] high[0]
    : tensor<2xi32> to tensor<6xi32>
  %e6 = tensor.empty() : tensor<6xi32>
  %first = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %paddedHigh : tensor<6xi32>, tensor<6xi32>)
      outs(%e6 : tensor<6xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.addi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<6xi32>
  %both = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%first, %paddedLow : tensor<6xi32>, tensor<6xi32>)
      outs(%e6 : tensor<6xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.addi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<6xi32>
  return %both : tensor<6xi32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// Each element has 0.0 added to it, which makes 0.0 of -0.0.
// CHECK-LABEL: func @wrap_f32
// CHECK-SAME: (%[[G:.*]]: tensor<10xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<6xf32>
// CHECK-DAG: %[[ADJOINT:.*]] = pad.adjoint wrap %[[G]] low[1] high[3]
// CHECK: %[[SUM:.*]] = arith.addf %[[ADJOINT]], %[[ZERO]]
// CHECK-NEXT: return %[[SUM]]
func.func @wrap_f32(%g: tensor<10xf32>) -> tensor<6xf32> {
  %inside = tensor.extract_slice %g[1] [6] [1] : tensor<10xf32> to tensor<6xf32>
  %low = tensor.extract_slice %g[0] [1] [1] : tensor<10xf32> to tensor<1xf32>
  %high = tensor.extract_slice %g[7] [3] [1] : tensor<10xf32> to tensor<3xf32>
  %paddedLow = pad.pad constant %low low[5] high[0]
    : tensor<1xf32> to tensor<6xf32>
  %paddedHigh = pad.pad constant %high low[0] high[3]
    : tensor<3xf32> to tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %first = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %paddedHigh : tensor<6xf32>, tensor<6xf32>)
      outs(%e : tensor<6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<6xf32>
  %both = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%first, %paddedLow : tensor<6xf32>, tensor<6xf32>)
      outs(%e : tensor<6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<6xf32>
  return %both : tensor<6xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>
#in = affine_map<(d0, d1) -> (d1)>
#out = affine_map<(d0, d1) -> (d0)>

// A border of one value is summed up first.
// CHECK-LABEL: func @edge_i32
// CHECK-SAME: (%[[G:.*]]: tensor<8xi32>
// CHECK-NEXT: %[[ADJOINT:.*]] = pad.adjoint edge %[[G]] low[0] high[3]
// CHECK-NEXT: return %[[ADJOINT]]
func.func @edge_i32(%g: tensor<8xi32>) -> tensor<5xi32> {
  %zero = arith.constant dense<0> : tensor<1xi32>
  %inside = tensor.extract_slice %g[0] [5] [1] : tensor<8xi32> to tensor<5xi32>
  %high = tensor.extract_slice %g[5] [3] [1] : tensor<8xi32> to tensor<3xi32>
  %last = linalg.generic {indexing_maps = [#in, #out],
      iterator_types = ["parallel", "reduction"]}
      ins(%high : tensor<3xi32>) outs(%zero : tensor<1xi32>) {
  ^bb0(%in: i32, %out: i32):
    %sum = arith.addi %out, %in : i32
    linalg.yield %sum : i32
  } -> tensor<1xi32>
  %padded = pad.pad constant %last low[4] high[0]
    : tensor<1xi32> to tensor<5xi32>
  %e = tensor.empty() : tensor<5xi32>
  %both = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %padded : tensor<5xi32>, tensor<5xi32>)
      outs(%e : tensor<5xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.addi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<5xi32>
  return %both : tensor<5xi32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// The gradient of a roll moves elements alone.
// CHECK-LABEL: func @roll_i32
// CHECK: pad.pad wrap %{{.*}} low[2] high[-2] : tensor<6xi32> to tensor<6xi32>
func.func @roll_i32(%g: tensor<6xi32>) -> tensor<6xi32> {
  %a = tensor.extract_slice %g[0] [4] [1] : tensor<6xi32> to tensor<4xi32>
  %b = tensor.extract_slice %g[4] [2] [1] : tensor<6xi32> to tensor<2xi32>
  %paddedA = pad.pad constant %a low[2] high[0] : tensor<4xi32> to tensor<6xi32>
  %paddedB = pad.pad constant %b low[0] high[4] : tensor<2xi32> to tensor<6xi32>
  %e = tensor.empty() : tensor<6xi32>
  %both = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%paddedA, %paddedB : tensor<6xi32>, tensor<6xi32>)
      outs(%e : tensor<6xi32>) {
  ^bb0(%x: i32, %y: i32, %out: i32):
    %sum = arith.addi %x, %y : i32
    linalg.yield %sum : i32
  } -> tensor<6xi32>
  return %both : tensor<6xi32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// Near misses of wrap low[2], each by one change. Of floats, an element of the
// border is not added to 0.0 where the others are.
// CHECK-LABEL: func @near_misses
// CHECK-NOT: pad.adjoint
// CHECK-NOT: pad.pad wrap
// CHECK: return
func.func @near_misses(%g: tensor<8xi32>, %other: tensor<8xi32>,
                       %f: tensor<8xf32>)
    -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>,
        tensor<6xi32>, tensor<6xi32>, tensor<6xf32>) {
  %one = arith.constant 1 : i32
  %inside = tensor.extract_slice %g[2] [6] [1] : tensor<8xi32> to tensor<6xi32>
  %low = tensor.extract_slice %g[0] [2] [1] : tensor<8xi32> to tensor<2xi32>
  %e = tensor.empty() : tensor<6xi32>

  // An element beside the one that is shown.
  %beside = pad.pad constant %low low[3] high[1]
    : tensor<2xi32> to tensor<6xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %beside : tensor<6xi32>, tensor<6xi32>)
      outs(%e : tensor<6xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.addi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<6xi32>

  // A border of another array.
  %foreign = tensor.extract_slice %other[0] [2] [1]
    : tensor<8xi32> to tensor<2xi32>
  %paddedForeign = pad.pad constant %foreign low[4] high[0]
    : tensor<2xi32> to tensor<6xi32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %paddedForeign : tensor<6xi32>, tensor<6xi32>)
      outs(%e : tensor<6xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.addi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<6xi32>

  // A fill of 1.
  %filled = pad.pad constant %low low[4] high[0] value(%one)
    : tensor<2xi32> to tensor<6xi32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %filled : tensor<6xi32>, tensor<6xi32>)
      outs(%e : tensor<6xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.addi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<6xi32>

  // One position is in no sum.
  %short = tensor.extract_slice %g[1] [1] [1] : tensor<8xi32> to tensor<1xi32>
  %paddedShort = pad.pad constant %short low[5] high[0]
    : tensor<1xi32> to tensor<6xi32>
  %3 = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %paddedShort : tensor<6xi32>, tensor<6xi32>)
      outs(%e : tensor<6xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.addi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<6xi32>

  // An element is added twice.
  %4 = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %inside : tensor<6xi32>, tensor<6xi32>)
      outs(%e : tensor<6xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.addi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<6xi32>

  // A difference.
  %padded = pad.pad constant %low low[4] high[0]
    : tensor<2xi32> to tensor<6xi32>
  %5 = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %padded : tensor<6xi32>, tensor<6xi32>)
      outs(%e : tensor<6xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.subi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<6xi32>

  %insideF = tensor.extract_slice %f[2] [6] [1] : tensor<8xf32> to tensor<6xf32>
  %lowF = tensor.extract_slice %f[0] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %paddedF = pad.pad constant %lowF low[4] high[0]
    : tensor<2xf32> to tensor<6xf32>
  %eF = tensor.empty() : tensor<6xf32>
  %6 = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%insideF, %paddedF : tensor<6xf32>, tensor<6xf32>)
      outs(%eF : tensor<6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<6xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<6xi32>, tensor<6xi32>,
    tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// Three floats in another order than that of the definition: the borders have
// an element in common.
// CHECK-LABEL: func @three_floats
// CHECK-NOT: pad.adjoint
// CHECK: return
func.func @three_floats(%g: tensor<7xf32>) -> tensor<3xf32> {
  %inside = tensor.extract_slice %g[2] [3] [1] : tensor<7xf32> to tensor<3xf32>
  %low = tensor.extract_slice %g[0] [2] [1] : tensor<7xf32> to tensor<2xf32>
  %high = tensor.extract_slice %g[5] [2] [1] : tensor<7xf32> to tensor<2xf32>
  %paddedLow = pad.pad constant %low low[1] high[0]
    : tensor<2xf32> to tensor<3xf32>
  %paddedHigh = pad.pad constant %high low[0] high[1]
    : tensor<2xf32> to tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %first = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%inside, %paddedHigh : tensor<3xf32>, tensor<3xf32>)
      outs(%e : tensor<3xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<3xf32>
  %both = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel"]}
      ins(%first, %paddedLow : tensor<3xf32>, tensor<3xf32>)
      outs(%e : tensor<3xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<3xf32>
  return %both : tensor<3xf32>
}

// -----

// Terms of two tensors, of different ranks, are no adjoint.
// CHECK-LABEL: func @scalar_and_call
// CHECK-NOT: pad.
#id = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>
func.func @scalar_and_call(%a: tensor<f32>, %x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = call @negate(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %1 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel"]} ins(%a : tensor<f32>) outs(%e : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%1, %0 : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) {
  ^bb0(%in: f32, %and: f32, %out: f32):
    %s = arith.addf %in, %and : f32
    linalg.yield %s : f32
  } -> tensor<3xf32>
  return %2, %0 : tensor<3xf32>, tensor<3xf32>
}
func.func private @negate(%x: tensor<3xf32>) -> tensor<3xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %0 = linalg.negf ins(%x : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// A zero that is added, of %y[0], is not where the element comes from.
// CHECK-LABEL: func @adds_zero
// CHECK:         %[[Y:.+]] = linalg.generic
// CHECK-NOT:     pad.pad {{.*}} %[[Y]]
// CHECK:         return
#id = affine_map<(i) -> (i)>
func.func @adds_zero(%x: tensor<4xi32>) -> tensor<2xi32> {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<3xi32>
  %y = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<3xi32>) {
  ^bb0(%out: i32):
    %i = linalg.index 0 : index
    %a = tensor.extract %x[%c0] : tensor<4xi32>
    %is = arith.cmpi eq, %i, %c0 : index
    %b = arith.select %is, %zero, %a : i32
    linalg.yield %b : i32
  } -> tensor<3xi32>
  %first = tensor.extract_slice %y[0] [1] [1] : tensor<3xi32> to tensor<1xi32>
  %others = tensor.extract_slice %y[1] [2] [1] : tensor<3xi32> to tensor<2xi32>
  %p = tensor.pad %first low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<1xi32> to tensor<2xi32>
  %f = tensor.empty() : tensor<2xi32>
  %sum = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%p, %others : tensor<2xi32>, tensor<2xi32>) outs(%f : tensor<2xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %s = arith.addi %a, %b : i32
    linalg.yield %s : i32
  } -> tensor<2xi32>
  return %sum : tensor<2xi32>
}

// -----

// A sum with a part that is zero where it is not empty, of an unknown extent.
// CHECK-LABEL: func @adds_nothing(
// CHECK:         %[[P:.*]] = pad.pad constant {{.*}} to tensor<5x?xf32>
// CHECK:         %[[Z:.*]] = tensor.splat %{{.*}}[%{{.*}}] : tensor<5x?xf32>
// CHECK:         arith.addf %[[P]], %[[Z]] : tensor<5x?xf32>
func.func @adds_nothing(%x: tensor<?x6xf32>, %n: index, %m: index) -> tensor<5x?xf32> {
  %zero = arith.constant 0.0 : f32
  %c-9 = arith.constant -9 : index
  %p = tensor.pad %x low[1, 2] high[2, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x6xf32> to tensor<?x10xf32>
  %y = tensor.cast %p : tensor<?x10xf32> to tensor<5x10xf32>
  %o = arith.addi %n, %c-9 : index
  %a = tensor.extract_slice %y[0, %o] [5, %n] [1, 1] : tensor<5x10xf32> to tensor<5x?xf32>
  %b = tensor.extract_slice %y[0, 9] [5, %m] [1, 1] : tensor<5x10xf32> to tensor<5x?xf32>
  %pa = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<5x?xf32> to tensor<5x?xf32>
  %pb = tensor.pad %b low[0, 2] high[0, 6] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<5x?xf32> to tensor<5x?xf32>
  %e = tensor.empty(%n) : tensor<5x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%pa, %pb : tensor<5x?xf32>, tensor<5x?xf32>) outs(%e : tensor<5x?xf32>) {
  ^bb0(%c: f32, %d: f32, %out: f32):
    %s = arith.addf %c, %d : f32
    linalg.yield %s : f32
  } -> tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}
