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
  %0 = stablehlo.reduce(%x init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  // expected-error @+1 {{expected 'reducer'}}
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

func.func @gather_order(%x: tensor<3x3xf32>, %i: tensor<1xi32>) -> tensor<2x2xf32> {
  // expected-error @+1 {{has [1, 0] in 'offset_dims', expected ascending numbers}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 2>}> : (tensor<3x3xf32>, tensor<1xi32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
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

func.func @unknown(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // expected-error @+1 {{custom op 'stablehlo.fft' is not known here; pad-translate leaves it as it is in its generic form (--mlir-print-op-generic, or get_asm(print_generic_op_form=True) in Python)}}
  %0 = stablehlo.fft %x, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// -----

func.func @dot_axis(%x: tensor<4x5xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{has 2 in 'dimensions of rhs', expected different numbers from 0 to 1}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [2] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @dot_twice(%x: tensor<4x5xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{has 1 in 'dimensions of lhs', expected different numbers from 0 to 1}}
  %0 = stablehlo.dot_general %x, %x, batching_dims = [1] x [1], contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @dot_count(%x: tensor<4x5xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{has 2 numbers in 'rhs_contracting_dimensions', expected 1}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1, 0] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @dot_extents(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {
  // expected-error @+1 {{has axis 1 of 'tensor<4x5xf32>' and axis 0 of 'tensor<4x5xf32>', expected one extent}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// -----

func.func @dot_shape(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {
  // expected-error @+1 {{gives 'tensor<4x5xf32>', expected 'tensor<4x4xf32>'}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// -----

func.func @dot_algorithm(%x: tensor<4x5xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{an algorithm is read in the generic form alone}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16> : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @conv_axes(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{expected 'o', 'i' and the numbers from 0 on, each once}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 1]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_lists(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{expected three lists of one length}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_window(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{unknown field 'strides'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {strides = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_pad(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{expected two numbers for each axis}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_rank(%x: tensor<1x4x5xf32>, %k: tensor<2x4xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{has 'tensor<2x4xf32>', expected 3 axes}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5xf32>, tensor<2x4xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_groups(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{has 0 groups of features and 1 of batches, expected 1 of one of them and 1 or more of the other}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 0 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_features(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{has 1 images of 4 features and a kernel of 4 to 2, which do not fit 2 groups of features and 1 of batches}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_stride(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{has 0 in 'window_strides', expected 1 to 2147483647}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_padding(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{has a 'padding' of 'tensor<2x2xi64>', expected 'tensor<1x2xi64>'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_reverse(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x3xf32> {
  // expected-error @+1 {{has 2 values in 'window_reversal', expected 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

// -----

func.func @conv_shape(%x: tensor<1x4x5xf32>, %k: tensor<2x4x3xf32>) -> tensor<1x2x5xf32> {
  // expected-error @+1 {{gives 'tensor<1x2x5xf32>', expected 'tensor<1x2x3xf32>'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5xf32>, tensor<2x4x3xf32>) -> tensor<1x2x5xf32>
  return %0 : tensor<1x2x5xf32>
}

// -----

func.func @window_start(%x: tensor<4xf32>, %i: tensor<1xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{starts with 'tensor<1xf32>', expected a scalar of the elements of 'tensor<4xf32>'}}
  %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @window_elements(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<3xf64> {
  // expected-error @+1 {{gives 'tensor<3xf64>', expected elements of 'tensor<4xf32>'}}
  %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

// -----

func.func @window_count(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<3xf32> {
  // expected-error @+1 {{has 2 numbers in 'window_dimensions', expected 1}}
  %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @selected_count(%x: tensor<4xf32>, %s: tensor<2xf32>, %i: tensor<f32>) -> tensor<4xf32> {
  // expected-error @+1 {{has axis 0 of 'tensor<2xf32>', expected the extent 3}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @selected_padding(%x: tensor<4xf32>, %s: tensor<3xf32>, %i: tensor<f32>) -> tensor<4xf32> {
  // expected-error @+1 {{has 9223372036854775807 in 'padding', expected -2147483647 to 2147483647}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{padding = dense<[[9223372036854775807, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>, tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @selected_axes(%x: tensor<4xf32>, %s: tensor<1x3xf32>, %i: tensor<f32>) -> tensor<4xf32> {
  // expected-error @+1 {{has 'tensor<1x3xf32>' and 'tensor<f32>' for 'tensor<4xf32>', expected as many axes, a scalar, and the same elements}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>, tensor<1x3xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @reduce_count(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{has 3 operands and 1 results, expected twice as many operands}}
  %0 = "stablehlo.reduce"(%x, %i, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @reduce_several(%x: tensor<4xf32>, %y: tensor<5xf32>, %i: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{has operands of 'tensor<4xf32>' and 'tensor<5xf32>', expected one shape}}
  %0:2 = stablehlo.reduce(%x init: %i), (%y init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>) {
    stablehlo.return %a, %d : tensor<f32>, tensor<f32>
  }
  return %0#0 : tensor<f32>
}

// -----

func.func @while_result(%x: tensor<4xf32>) -> tensor<5xf32> {
  // expected-error @+1 {{gives ('tensor<5xf32>'), expected ('tensor<4xf32>')}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %p = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @while_argument(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{has a region of the arguments ('tensor<5xf32>'), expected ('tensor<4xf32>')}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %p = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<5xf32>):
    stablehlo.return %a : tensor<5xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @while_condition(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{has a region that does not return ('tensor<i1>')}}
  %0 = stablehlo.while(%a = %x) : tensor<4xf32>
  cond {
    stablehlo.return %a : tensor<4xf32>
  } do {
    stablehlo.return %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @if_vector(%p: tensor<1xi1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{chooses by 'tensor<1xi1>', expected an integer}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<1xi1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @if_number(%p: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{has a condition of 'i32', expected 'i1'}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @case_none(%i: tensor<i32>) {
  // expected-error @+1 {{has no branches}}
  "stablehlo.case"(%i) : (tensor<i32>) -> ()
  return
}

// -----

func.func @scatter_fits(%x: tensor<4x5xf32>, %i: tensor<1xi32>, %u: tensor<4x5xf32>) -> tensor<4x5xf32> {
  // expected-error @+1 {{gives 'tensor<4x5xf32>' of 'tensor<4x5xf32>', 'tensor<1xi32>' and 'tensor<4x5xf32>', which do not fit its numbers}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<1xi32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// -----

func.func @scatter_window(%x: tensor<4x5xf32>, %i: tensor<1xi32>, %u: tensor<6xf32>) -> tensor<4x5xf32> {
  // expected-error @+1 {{has windows of 6 elements along axis 1 of 'tensor<4x5xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// -----

func.func @scatter_places(%x: tensor<4x5xf32>, %i: tensor<3x1xi32>, %u: tensor<2x5xf32>) -> tensor<4x5xf32> {
  // expected-error @+1 {{has axis 0 of 'tensor<2x5xf32>' for axis 0 of 'tensor<3x1xi32>', expected one extent}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// -----

func.func @sort_result(%x: tensor<4xf32>) -> tensor<5xf32> {
  // expected-error @+1 {{gives ('tensor<5xf32>'), expected ('tensor<4xf32>'), one tensor or several}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @sort_several(%x: tensor<4xf32>, %y: tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
  // expected-error @+1 {{has operands of 'tensor<4xf32>' and 'tensor<5xf32>', expected one shape}}
  %0:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4xf32>, tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<5xf32>
}

// -----

func.func @top_k_count(%x: tensor<2x4xf32>) -> (tensor<2x5xf32>, tensor<2x5xi32>) {
  // expected-error @+1 {{takes 5 elements along the last axis of 'tensor<2x4xf32>'}}
  %0, %1 = chlo.top_k(%x, k = 5) : tensor<2x4xf32> -> (tensor<2x5xf32>, tensor<2x5xi32>)
  return %0, %1 : tensor<2x5xf32>, tensor<2x5xi32>
}

// -----

func.func @top_k_result(%x: tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
  // expected-error @+1 {{gives 'tensor<2x3xi64>', expected 'tensor<2x3xi32>'}}
  %0, %1 = chlo.top_k(%x, k = 3) : tensor<2x4xf32> -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return %0, %1 : tensor<2x3xf32>, tensor<2x3xi64>
}

// -----

func.func @unknown_chlo(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{custom op 'chlo.lgamma' is not known here; jax.export writes what it is composed of}}
  %0 = chlo.lgamma %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @composite_of_nothing(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{calls @nothing, expected a function of type '(tensor<4xf32>) -> tensor<4xf32>'}}
  %0 = stablehlo.composite "chlo.erf" %x {decomposition = @nothing} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @of_two(%x: tensor<2xf32>) -> tensor<2xf32>
func.func @composite_type(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{calls @of_two, expected a function of type '(tensor<4xf32>) -> tensor<4xf32>'}}
  %0 = stablehlo.composite "chlo.erf" %x {decomposition = @of_two} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @sort_axis(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{has -1 in 'dimension', expected different numbers from 0 to 0}}
  %0 = "stablehlo.sort"(%x) <{dimension = -2 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @while_limit(%n: tensor<2xi32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.while(%i = %one) : tensor<i32>
  cond {
    // expected-error @+1 {{operand 1 has the shape of 'tensor<2xi32>', expected that of the result, 'tensor<i1>'}}
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<2xi32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// expected-error @+1 {{custom op 'sdy.mesh' has axes, which are not known here; print it without shardings}}
sdy.mesh @mesh = <["a"=2]>

// -----

func.func @sharded(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{custom op 'sdy.sharding_constraint' has axes, which are not known here}}
  %0 = sdy.sharding_constraint %x <@mesh, [{"a"}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
