// RUN: pad-opt %s --generate-runtime-verification | FileCheck %s
// RUN: pad-opt %s --generate-runtime-verification --canonicalize --lower-dynamic-pad

// The messages with numbers are seen by execution, in
// test/Integration/runtime-checks.mlir; here is what is checked and what is not.

// What the verifier knows is not checked.
// CHECK-LABEL: func @reflect_static_f32_nothing_to_check
// CHECK-NEXT: pad.pad
// CHECK-NEXT: return
func.func @reflect_static_f32_nothing_to_check(%x: tensor<4xf32>) -> tensor<6xf32> {
  %0 = pad.pad reflect %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// An extent that grows is not negative, and constant mode reads nothing that is
// not there.
// CHECK-LABEL: func @constant_dynamic_f32_nothing_to_check
// CHECK-NOT: cf.assert
// CHECK: return
func.func @constant_dynamic_f32_nothing_to_check(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = pad.pad constant %x low[3, 1] high[-1, -1] : tensor<?x4xf32> to tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// The check stands before the op, and says twice what it found: with numbers,
// and in the assertion.
// CHECK-LABEL: func @constant_dynamic_f32_negative_extent
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<?xf32>)
// CHECK: %[[N:.*]] = tensor.dim %[[X]]
// CHECK: %[[E:.*]] = arith.addi %[[N]],
// CHECK: %[[OK:.*]] = arith.cmpi sle, %{{.*}}, %[[E]] : index
// CHECK: %[[BAD:.*]] = arith.xori %[[OK]]
// CHECK: scf.if %[[BAD]] {
// CHECK-NEXT: pad.report "{{.*}}pad.pad{{.*}}axis 0: result extent ", %[[N]], " + low 1 + high -3 = ", %[[E]], " is negative, expected at least 0{{.*}}runtime-op-verification.mlir{{.*}}"
// CHECK-NEXT: }
// CHECK: cf.assert %[[OK]], "{{.*}}axis 0: result extent ? + low 1 + high -3 = ? is negative, expected at least 0
// CHECK-NOT: cf.assert
// CHECK: pad.pad
func.func @constant_dynamic_f32_negative_extent(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[1] high[-3] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A sum may wrap unless the amounts are known.
// CHECK-LABEL: func @constant_dynamic_f32_out_of_range
// CHECK: cf.assert %{{.*}}, "{{.*}}axis 0: result extent ? + low ? + high 3 is out of range, expected one in [0, 2^63)
// CHECK: cf.assert %{{.*}}, "{{.*}}axis 0: result extent ? + low ? + high 3 = ? is negative, expected at least 0
func.func @constant_dynamic_f32_out_of_range(%x: tensor<?xf32>, %l: index) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[%l] high[3] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_claimed_extent
// CHECK: cf.assert {{.*}}axis 1: result extent 7 does not match ? + low 1 + high 2 = ?
// CHECK-NOT: cf.assert
// CHECK: pad.pad
func.func @constant_dynamic_f32_claimed_extent(%x: tensor<4x?xf32>) -> tensor<4x7xf32> {
  %0 = pad.pad constant %x low[1] high[2] axes [1] : tensor<4x?xf32> to tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
}

// CHECK-LABEL: func @wrap_dynamic_f32_empty_axis
// CHECK: cf.assert {{.*}}axis 0 is empty, and mode 'wrap' has nothing to fill the result extent ? from
// CHECK-NOT: cf.assert
// CHECK: pad.pad
func.func @wrap_dynamic_f32_empty_axis(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[1] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @edge_dynamic_f32_init_extents
// CHECK: cf.assert {{.*}}pad.pad_into{{.*}}axis 0: init extent ? does not match 4 + low 1 + high 1 = 6
// CHECK-NOT: cf.assert
// CHECK: pad.pad_into
func.func @edge_dynamic_f32_init_extents(%x: memref<4xf32>, %y: memref<?xf32>) {
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<?xf32>) low[1] high[1]
  return
}

// CHECK-LABEL: func @edge_dynamic_f32_init_extents_of_tensor
// CHECK: cf.assert {{.*}}pad.pad_into{{.*}}axis 0: init extent ? does not match 4 + low ? + high 1 = ?
func.func @edge_dynamic_f32_init_extents_of_tensor(%x: tensor<4xf32>, %y: tensor<?xf32>, %l: index) -> tensor<?xf32> {
  %0 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<?xf32>) low[%l] high[1] -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The lists have the right lengths for certain: no check of those.
// CHECK-LABEL: func @constant_dynamic_f32_axes
// CHECK-NOT: 'pads' has
// CHECK: cf.assert {{.*}}pad.dynamic_pad{{.*}}axis ? at position ? of 'axes' is not an axis of the source, expected one in [-2, 2)
// CHECK: cf.assert {{.*}}axis ? is repeated in 'axes', as ? at position ? and as ? at position ?
// CHECK: cf.assert {{.*}}axis 0: result extent 4 + low ? + high ? = ? is negative, expected at least 0
// CHECK: cf.assert {{.*}}axis 1: result extent 5 + low ? + high ? = ? is negative, expected at least 0
// CHECK: pad.dynamic_pad
func.func @constant_dynamic_f32_axes(%x: tensor<4x5xf32>, %p: tensor<4xi64>, %a: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = pad.dynamic_pad constant %x pads(%p) axes(%a) : tensor<4x5xf32>, tensor<4xi64>, tensor<2xi32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_lengths
// CHECK: cf.assert {{.*}}'pads' has ? entries, expected ?, two for each axis in 'axes'
// CHECK: pad.dynamic_pad
func.func @constant_dynamic_f32_lengths(%x: tensor<4x5xf32>, %p: tensor<?xi64>, %a: tensor<?xi32>) -> tensor<?x?xf32> {
  %0 = pad.dynamic_pad constant %x pads(%p) axes(%a) : tensor<4x5xf32>, tensor<?xi64>, tensor<?xi32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// Far more axes than there are, which types hide: an error when the code runs.
// CHECK-LABEL: func @reflect_static_f32_axes_hidden
// CHECK: cf.assert {{.*}}is repeated in 'axes'
// CHECK: pad.dynamic_pad
func.func @reflect_static_f32_axes_hidden(%x: tensor<4x5xf32>, %p: tensor<?xi64>) -> tensor<4x8xf32> {
  %a = arith.constant dense<1> : tensor<2147483647xi64>
  %axes = tensor.cast %a : tensor<2147483647xi64> to tensor<?xi64>
  %0 = pad.dynamic_pad reflect %x pads(%p) axes(%axes) : tensor<4x5xf32>, tensor<?xi64>, tensor<?xi64> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Operations on tensors that upstream does not check. What types decide takes no
// code.
// CHECK-LABEL: func @tensors_static_f32_nothing_to_check
// CHECK-NEXT: arith.addf
// CHECK-NEXT: tensor.insert_slice
// CHECK-NEXT: tensor.concat
// CHECK-NEXT: tensor.expand_shape
// CHECK-NEXT: tensor.reshape
// CHECK-NEXT: tensor.empty
// CHECK-NEXT: tensor.pad
// CHECK-NEXT: ^bb0
// CHECK-NEXT: tensor.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @tensors_static_f32_nothing_to_check(%x: tensor<3x4xf32>, %y: tensor<6x4xf32>, %s: tensor<2xi64>, %f: f32) -> (tensor<6x4xf32>, tensor<9x4xf32>, tensor<3x1x4xf32>, tensor<2x6xf32>, tensor<2xf32>, tensor<5x4xf32>) {
  %0 = arith.addf %x, %x : tensor<3x4xf32>
  %1 = tensor.insert_slice %0 into %y[1, 0] [3, 4] [2, 1] : tensor<3x4xf32> into tensor<6x4xf32>
  %2 = tensor.concat dim(0) %x, %y : (tensor<3x4xf32>, tensor<6x4xf32>) -> tensor<9x4xf32>
  %3 = tensor.expand_shape %x [[0, 1], [2]] output_shape [3, 1, 4] : tensor<3x4xf32> into tensor<3x1x4xf32>
  %4 = tensor.reshape %x(%s) : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<2x6xf32>
  %5 = tensor.empty() : tensor<2xf32>
  %6 = tensor.pad %x low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<3x4xf32> to tensor<5x4xf32>
  return %1, %2, %3, %4, %5, %6 : tensor<6x4xf32>, tensor<9x4xf32>, tensor<3x1x4xf32>, tensor<2x6xf32>, tensor<2xf32>, tensor<5x4xf32>
}

// What is computed from one array fits it, and known amounts fit any extent.
// CHECK-LABEL: func @tensors_dynamic_f32_nothing_to_check
// CHECK-NOT: pad.report
// CHECK: return
func.func @tensors_dynamic_f32_nothing_to_check(%x: tensor<?x4xf32>, %f: f32) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %0 = math.sqrt %x : tensor<?x4xf32>
  %1 = arith.addf %0, %0 : tensor<?x4xf32>
  %2 = arith.mulf %1, %x : tensor<?x4xf32>
  %3 = tensor.pad %2 low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  return %3, %e, %2 : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}

// The extents are those of arguments: the checks keep no operation between.
// CHECK-LABEL: func @elementwise_dynamic_f32_extents
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<?x4xf32>, %[[Y:[a-z0-9]+]]: tensor<?x4xf32>
// CHECK: %[[TANH:.*]] = math.tanh %[[X]]
// CHECK-DAG: %[[N:.*]] = tensor.dim %[[X]], %{{.*}}
// CHECK-DAG: %[[M:.*]] = tensor.dim %[[Y]], %{{.*}}
// CHECK: %[[OK:.*]] = arith.cmpi eq, %[[M]], %[[N]] : index
// CHECK: pad.report "{{.*}}arith.addf{{.*}}axis 0: extent ", %[[M]], " of operand 1 does not match extent ", %[[N]], " of operand 0
// CHECK: cf.assert %[[OK]]
// CHECK-NOT: cf.assert
// CHECK: arith.addf %[[TANH]], %[[Y]]
func.func @elementwise_dynamic_f32_extents(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = math.tanh %x : tensor<?x4xf32>
  %1 = arith.addf %0, %y : tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// By a scalar a whole tensor is selected.
// CHECK-LABEL: func @select_dynamic_f32_of_tensors
// CHECK-NOT: cf.assert
// CHECK: return
func.func @select_dynamic_f32_of_tensors(%b: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %b, %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @tensor_pad_dynamic_f32_amount
// CHECK: cf.assert {{.*}}tensor.pad{{.*}}axis 0: high ? is negative, expected at least 0
// CHECK: cf.assert {{.*}}axis 0: result extent ? + low 1 + high ? is out of range, expected one in [0, 2^63)
// CHECK: tensor.pad
func.func @tensor_pad_dynamic_f32_amount(%x: tensor<?x4xf32>, %h: index, %f: f32) -> tensor<?x4xf32> {
  %0 = tensor.pad %x low[1, 0] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// With a known stride that is positive, nothing looks for elements before the
// offset.
// CHECK-LABEL: func @insert_slice_dynamic_f32_in_bounds
// CHECK: cf.assert {{.*}}axis 0: size ? is negative, expected at least 0
// CHECK-NOT: arith.divui
// CHECK: cf.assert {{.*}}axis 0: size ? at offset ? with stride 1 is not inside the destination extent ?
// CHECK: cf.assert {{.*}}axis 0: source extent ? does not match size ?
// CHECK-NOT: cf.assert
// CHECK: tensor.insert_slice
func.func @insert_slice_dynamic_f32_in_bounds(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %o: index, %n: index) -> tensor<?x4xf32> {
  %0 = tensor.insert_slice %x into %y[%o, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func @concat_dynamic_f32_extents
// CHECK: cf.assert {{.*}}axis 1: result extent 4 does not match extent ? of operand 0
// CHECK: cf.assert {{.*}}axis 1: extent ? of operand 1 does not match extent ? of operand 0
// CHECK: cf.assert {{.*}}axis 0: result extent 5 does not match the sum ? of the extents of the operands
// CHECK-NOT: cf.assert
// CHECK: tensor.concat
func.func @concat_dynamic_f32_extents(%x: tensor<?x?xf32>, %y: tensor<2x?xf32>) -> tensor<5x4xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<?x?xf32>, tensor<2x?xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// A product that wraps does not fit.
// CHECK-LABEL: func @expand_shape_dynamic_f32_extents
// CHECK: cf.assert {{.*}}axis 0: result extent ? is negative, expected at least 0
// CHECK: %[[FITS:.*]] = arith.cmpi sle, %{{.*}}, %c2305843009213693951
// CHECK: %[[EQUAL:.*]] = arith.cmpi eq
// CHECK: %[[OK:.*]] = arith.andi %[[FITS]], %[[EQUAL]]
// CHECK: cf.assert %[[OK]], {{.*}}axis 0 of the source: extent ? does not match the result extents ? x 2 x 2
// CHECK-NOT: cf.assert
// CHECK: tensor.expand_shape
func.func @expand_shape_dynamic_f32_extents(%x: tensor<?x4xf32>, %n: index) -> tensor<?x2x2x4xf32> {
  %0 = tensor.expand_shape %x [[0, 1, 2], [3]] output_shape [%n, 2, 2, 4] : tensor<?x4xf32> into tensor<?x2x2x4xf32>
  return %0 : tensor<?x2x2x4xf32>
}

// CHECK-LABEL: func @reshape_dynamic_f32_elements
// CHECK: cf.assert {{.*}}axis 0: result extent ? is negative, expected at least 0
// CHECK: cf.assert {{.*}}? elements of the source do not fill the result extents ? x 5
// CHECK-NOT: cf.assert
// CHECK: tensor.reshape
func.func @reshape_dynamic_f32_elements(%x: tensor<?x4xf32>, %s: tensor<2xi64>) -> tensor<?x5xf32> {
  %0 = tensor.reshape %x(%s) : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// CHECK-LABEL: func @empty_dynamic_f32_extents
// CHECK: cf.assert {{.*}}axis 1: extent ? is negative, expected at least 0
// CHECK: tensor.empty
// CHECK-NOT: cf.assert
// CHECK: return
func.func @empty_dynamic_f32_extents(%n: index) -> tensor<4x?xf32> {
  %0 = tensor.empty(%n) : tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// The checks of an insertion stand in front of the region of its kind.
// CHECK-LABEL: func @parallel_insert_slice_dynamic_f32_offset
// CHECK: scf.forall
// CHECK: cf.assert {{.*}}axis 0: size 4 at offset ? with stride 1 is not inside the destination extent 8
// CHECK: scf.forall.in_parallel
// CHECK-NOT: cf.assert
// CHECK: tensor.parallel_insert_slice
func.func @parallel_insert_slice_dynamic_f32_offset(%x: tensor<4xf32>, %y: tensor<8xf32>, %at: index) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%o = %y) -> tensor<8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%at] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func @materialize_dynamic_f32_extents
// CHECK: cf.assert {{.*}}axis 0: extent ? of operand 1 does not match extent ? of operand 0
// CHECK: bufferization.materialize_in_destination
func.func @materialize_dynamic_f32_extents(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.materialize_in_destination %x in %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
