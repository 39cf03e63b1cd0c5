// pads: edge
// inputs: float32[5,6]
// result: float32[9,12] 9e73f71f9765f5169688de8518593ce934c2c1f227e766eb0cea26a806d7688b
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xf32>) -> tensor<9x12xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %1 = "tensor.empty"() : () -> tensor<1x3x6xf32>
    %2 = "linalg.generic"(%0, %1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<1x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = [[0, 1], [2]]}> : (tensor<1x3x6xf32>) -> tensor<3x6xf32>
    %4 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %5 = "tensor.empty"() : () -> tensor<1x1x6xf32>
    %6 = "linalg.generic"(%4, %5) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xf32>
    %7 = "tensor.collapse_shape"(%6) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
    %8 = "tensor.empty"() : () -> tensor<9x6xf32>
    %9 = "tensor.insert_slice"(%3, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 6>, static_strides = array<i64: 1, 1>}> : (tensor<3x6xf32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %10 = "tensor.insert_slice"(%arg0, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3, 0>, static_sizes = array<i64: 5, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %11 = "tensor.insert_slice"(%7, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 8, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<1x6xf32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %12 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 1>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xf32>) -> tensor<9x1xf32>
    %13 = "tensor.empty"() : () -> tensor<9x1x2xf32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<9x1xf32>, tensor<9x1x2xf32>) -> tensor<9x1x2xf32>
    %15 = "tensor.collapse_shape"(%14) <{reassociation = [[0], [1, 2]]}> : (tensor<9x1x2xf32>) -> tensor<9x2xf32>
    %16 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 5>, static_sizes = array<i64: 9, 1>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xf32>) -> tensor<9x1xf32>
    %17 = "tensor.empty"() : () -> tensor<9x1x4xf32>
    %18 = "linalg.generic"(%16, %17) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<9x1xf32>, tensor<9x1x4xf32>) -> tensor<9x1x4xf32>
    %19 = "tensor.collapse_shape"(%18) <{reassociation = [[0], [1, 2]]}> : (tensor<9x1x4xf32>) -> tensor<9x4xf32>
    %20 = "tensor.empty"() : () -> tensor<9x12xf32>
    %21 = "tensor.insert_slice"(%15, %20) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x2xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    %22 = "tensor.insert_slice"(%11, %21) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 9, 6>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    %23 = "tensor.insert_slice"(%19, %22) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 9, 4>, static_strides = array<i64: 1, 1>}> : (tensor<9x4xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    "util.return"(%23) : (tensor<9x12xf32>) -> ()
  }) : () -> ()
}) : () -> ()
