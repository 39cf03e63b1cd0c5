// RUN: pad-translate --import-stablehlo --split-input-file --verify-diagnostics %s

func.func @elements(%x: tensor<4xf32>, %y: tensor<4xi32>) -> tensor<4xf32> {
  // expected-error @+1 {{'stablehlo.add' op has elements of 'f32' and 'i32', expected one type}}
  %0 = stablehlo.add %x, %y : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @condition(%p: tensor<4xi8>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{has a condition of 'i8', expected 'i1'}}
  %0 = stablehlo.select %p, %x, %x : tensor<4xi8>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @shape(%x: tensor<4xf32>, %y: tensor<5xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{operand 1 has the shape of 'tensor<5xf32>', expected that of the result, 'tensor<4xf32>'}}
  %0 = stablehlo.add %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @types(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected 2 types of operands and 1 of a result, got '(tensor<4xf32>) -> tensor<4xf32>'}}
  %0 = stablehlo.add %x, %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @iota() -> tensor<4xi32> {
  // expected-error @+1 {{has dimension 1, expected one of 'tensor<4xi32>'}}
  %0 = stablehlo.iota dim = 1 : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @reduce_init(%x: tensor<4xf32>, %i: tensor<1xf32>) -> tensor<f32> {
  // expected-error @+1 {{starts with 'tensor<1xf32>', expected a scalar of the elements of 'tensor<4xf32>'}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<1xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @reduce_axis(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{has -1 in 'dimensions', expected different numbers from 0 to 0}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [-1] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @reduce_shape(%x: tensor<4x5xf32>, %i: tensor<f32>) -> tensor<4xf32> {
  // expected-error @+1 {{gives 'tensor<4xf32>', expected 'tensor<5xf32>'}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @reduce_form(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{expected 'applies'; other reductions are read in their generic form}}
  %0 = stablehlo.reduce(%x init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @reduce_type(%x: tensor<4xf32>, %i: f32) -> tensor<f32> {
  // expected-error @+1 {{expected tensors, got '(tensor<4xf32>, f32) -> tensor<f32>'}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, f32) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @count(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {
  // expected-error @+1 {{has 1 numbers in 'dims', expected 2}}
  %0 = stablehlo.transpose %x, dims = [0] : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// -----

func.func @axis_twice(%x: tensor<4x5xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{has 0 in 'dims', expected different numbers from 0 to 1}}
  %0 = stablehlo.transpose %x, dims = [0, 0] : (tensor<4x5xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @broadcast(%x: tensor<4xf32>) -> tensor<2x5xf32> {
  // expected-error @+1 {{broadcasts an axis of 'tensor<4xf32>' to 5 elements}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

// -----

func.func @reshape(%x: tensor<4xf32>) -> tensor<2x3xf32> {
  // expected-error @+1 {{gives 'tensor<2x3xf32>' of 'tensor<4xf32>'}}
  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @slice(%x: tensor<4xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{takes 3:5:1 along axis 0 of 'tensor<4xf32>'}}
  %0 = stablehlo.slice %x [3:5] : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @slice_type(%x: tensor<4xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{gives 'tensor<3xf32>', expected 'tensor<2xf32>'}}
  %0 = stablehlo.slice %x [1:3] : (tensor<4xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @nothing() -> tensor<3xf32> {
  // expected-error @+1 {{has no operands}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @concatenate(%x: tensor<2x4xf32>, %y: tensor<3x5xf32>) -> tensor<5x4xf32> {
  // expected-error @+1 {{has operands of 'tensor<2x4xf32>' and 'tensor<3x5xf32>', expected one shape but for axis 0}}
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x4xf32>, tensor<3x5xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// -----

func.func @value(%x: tensor<4xf32>, %v: tensor<1xf32>) -> tensor<6xf32> {
  // expected-error @+1 {{pads 'tensor<4xf32>' with 'tensor<1xf32>', expected a scalar of its elements}}
  %0 = stablehlo.pad %x, %v, low = [1], high = [1], interior = [0] : (tensor<4xf32>, tensor<1xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @interior(%x: tensor<4xf32>, %v: tensor<f32>) -> tensor<6xf32> {
  // expected-error @+1 {{has an interior padding of -1, expected 0 to 2147483647}}
  %0 = stablehlo.pad %x, %v, low = [1], high = [1], interior = [-1] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @cropped(%x: tensor<4xf32>, %v: tensor<f32>) -> tensor<0xf32> {
  // expected-error @+1 {{axis 0: result extent 4 - low 5 + high 0 = -1 is negative}}
  %0 = stablehlo.pad %x, %v, low = [-5], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}

// -----

func.func @starts(%x: tensor<4x5xf32>, %i: tensor<i32>) -> tensor<2x2xf32> {
  // expected-error @+1 {{has 1 numbers where it starts, expected 2}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [2, 2] : (tensor<4x5xf32>, tensor<i32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

func.func @start(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  // expected-error @+1 {{starts at 'tensor<f32>', expected an integer}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @size(%x: tensor<4xf32>, %i: tensor<i32>) -> tensor<5xf32> {
  // expected-error @+1 {{has 5 elements along axis 0 of 'tensor<4xf32>'}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [5] : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @update(%x: tensor<4xf32>, %u: tensor<2xi32>, %i: tensor<i32>) -> tensor<4xf32> {
  // expected-error @+1 {{writes 'tensor<2xi32>' into 'tensor<4xf32>'}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @gather_type(%x: tensor<4xf32>, %i: tensor<3x1xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{has indices of 'f32', expected integers}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3x1xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @gather_vector(%x: tensor<4xf32>, %i: tensor<3x1xi32>) -> tensor<3xf32> {
  // expected-error @+1 {{has index_vector_dim 3, expected 0 to 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @gather_shape(%x: tensor<4xf32>, %i: tensor<3x1xi32>) -> tensor<4xf32> {
  // expected-error @+1 {{gives 'tensor<4xf32>', expected 1 axes of the indices and 0 of the slices}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3x1xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @gather_size(%x: tensor<4xf32>, %i: tensor<3x1xi32>) -> tensor<3xf32> {
  // expected-error @+1 {{takes 2 elements along axis 0 of 'tensor<4xf32>'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @gather_batch(%x: tensor<4x5xf32>, %i: tensor<3x1xi32>) -> tensor<3xf32> {
  // expected-error @+1 {{batches axis 0 of 'tensor<4x5xf32>' with axis 0 of 'tensor<3x1xi32>'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// expected-error @+1 {{unknown field 'other'}}
#numbers = #stablehlo.gather<other = [0]>

// -----

func.func @unknown(%x: tensor<4x5xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{custom op 'stablehlo.dot_general' is not known here; pad-translate leaves it as it is in its generic form (--mlir-print-op-generic, or get_asm(print_generic_op_form=True) in Python)}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
