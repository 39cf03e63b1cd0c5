// pads: edge
// inputs: float32[4,5,3]
// result: float32[7,8,5] 2cb7c6c511c32b9425c8d7cec359a0311972d1009ecc03e468aa67bbddce43c1
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x5x3xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x5x3xf32>) -> tensor<1x5x3xf32>
    %1 = "tensor.empty"() : () -> tensor<1x1x5x3xf32>
    %2 = "linalg.generic"(%0, %1) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (tensor<1x5x3xf32>, tensor<1x1x5x3xf32>) -> tensor<1x1x5x3xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<1x1x5x3xf32>) -> tensor<1x5x3xf32>
    %4 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 0, 0>, static_sizes = array<i64: 1, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x5x3xf32>) -> tensor<1x5x3xf32>
    %5 = "tensor.empty"() : () -> tensor<1x2x5x3xf32>
    %6 = "linalg.generic"(%4, %5) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<1x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xf32>
    %7 = "tensor.collapse_shape"(%6) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x2x5x3xf32>) -> tensor<2x5x3xf32>
    %8 = "tensor.empty"() : () -> tensor<7x5x3xf32>
    %9 = "tensor.insert_slice"(%3, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x5x3xf32>, tensor<7x5x3xf32>) -> tensor<7x5x3xf32>
    %10 = "tensor.insert_slice"(%arg0, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0, 0>, static_sizes = array<i64: 4, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x5x3xf32>, tensor<7x5x3xf32>) -> tensor<7x5x3xf32>
    %11 = "tensor.insert_slice"(%7, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 5, 0, 0>, static_sizes = array<i64: 2, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x3xf32>, tensor<7x5x3xf32>) -> tensor<7x5x3xf32>
    %12 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x5x3xf32>) -> tensor<7x1x3xf32>
    %13 = "tensor.empty"() : () -> tensor<7x1x2x3xf32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<7x1x3xf32>, tensor<7x1x2x3xf32>) -> tensor<7x1x2x3xf32>
    %15 = "tensor.collapse_shape"(%14) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<7x1x2x3xf32>) -> tensor<7x2x3xf32>
    %16 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 4, 0>, static_sizes = array<i64: 7, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x5x3xf32>) -> tensor<7x1x3xf32>
    %17 = "tensor.empty"() : () -> tensor<7x1x1x3xf32>
    %18 = "linalg.generic"(%16, %17) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<7x1x3xf32>, tensor<7x1x1x3xf32>) -> tensor<7x1x1x3xf32>
    %19 = "tensor.collapse_shape"(%18) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<7x1x1x3xf32>) -> tensor<7x1x3xf32>
    %20 = "tensor.empty"() : () -> tensor<7x8x3xf32>
    %21 = "tensor.insert_slice"(%15, %20) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x2x3xf32>, tensor<7x8x3xf32>) -> tensor<7x8x3xf32>
    %22 = "tensor.insert_slice"(%11, %21) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2, 0>, static_sizes = array<i64: 7, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x5x3xf32>, tensor<7x8x3xf32>) -> tensor<7x8x3xf32>
    %23 = "tensor.insert_slice"(%19, %22) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 7, 0>, static_sizes = array<i64: 7, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x1x3xf32>, tensor<7x8x3xf32>) -> tensor<7x8x3xf32>
    %24 = "tensor.extract_slice"(%23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 2>, static_sizes = array<i64: 7, 8, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x8x3xf32>) -> tensor<7x8x1xf32>
    %25 = "tensor.empty"() : () -> tensor<7x8x1x2xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<7x8x1xf32>, tensor<7x8x1x2xf32>) -> tensor<7x8x1x2xf32>
    %27 = "tensor.collapse_shape"(%26) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<7x8x1x2xf32>) -> tensor<7x8x2xf32>
    %28 = "tensor.empty"() : () -> tensor<7x8x5xf32>
    %29 = "tensor.insert_slice"(%23, %28) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 8, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x8x3xf32>, tensor<7x8x5xf32>) -> tensor<7x8x5xf32>
    %30 = "tensor.insert_slice"(%27, %29) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 3>, static_sizes = array<i64: 7, 8, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x8x2xf32>, tensor<7x8x5xf32>) -> tensor<7x8x5xf32>
    "util.return"(%30) : (tensor<7x8x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
