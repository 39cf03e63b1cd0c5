// pads: edge
// inputs: float32[6,7]
// result: float32[8,9] 02af18cbb914a6d3adbe2f677aa76176fd842382b93bcaf1bffc1a352da15903
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<6x7xf32>) -> tensor<8x9xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x7xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = "tensor.empty"() : () -> tensor<1x1x7xf32>
    %2 = "linalg.generic"(%0, %1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<1x7xf32>, tensor<1x1x7xf32>) -> tensor<1x1x7xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x7xf32>) -> tensor<1x7xf32>
    %4 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 5, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %5 = "tensor.empty"() : () -> tensor<1x1x7xf32>
    %6 = "linalg.generic"(%4, %5) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<1x7xf32>, tensor<1x1x7xf32>) -> tensor<1x1x7xf32>
    %7 = "tensor.collapse_shape"(%6) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x7xf32>) -> tensor<1x7xf32>
    %8 = "tensor.empty"() : () -> tensor<8x7xf32>
    %9 = "tensor.insert_slice"(%3, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<1x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %10 = "tensor.insert_slice"(%arg0, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 6, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %11 = "tensor.insert_slice"(%7, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 7, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<1x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %12 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %13 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 6>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %14 = "tensor.empty"() : () -> tensor<8x9xf32>
    %15 = "tensor.insert_slice"(%12, %14) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %16 = "tensor.insert_slice"(%11, %15) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 8, 7>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %17 = "tensor.insert_slice"(%13, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    "util.return"(%17) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
