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
