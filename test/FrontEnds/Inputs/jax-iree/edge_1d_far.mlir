// pads: edge
// inputs: float32[4]
// result: float32[19] 8fdbf2810f64b32cf9cf260dfb88be45829b023e1e2285d8509518cf08f8fd53
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<4xf32>) -> tensor<19xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %1 = "tensor.empty"() : () -> tensor<1x6xf32>
    %2 = "linalg.generic"(%0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = [[0, 1]]}> : (tensor<1x6xf32>) -> tensor<6xf32>
    %4 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %5 = "tensor.empty"() : () -> tensor<1x9xf32>
    %6 = "linalg.generic"(%4, %5) <{indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = "tensor.collapse_shape"(%6) <{reassociation = [[0, 1]]}> : (tensor<1x9xf32>) -> tensor<9xf32>
    %8 = "tensor.empty"() : () -> tensor<19xf32>
    %9 = "tensor.insert_slice"(%3, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<6xf32>, tensor<19xf32>) -> tensor<19xf32>
    %10 = "tensor.insert_slice"(%arg0, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 6>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<19xf32>) -> tensor<19xf32>
    %11 = "tensor.insert_slice"(%7, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 10>, static_sizes = array<i64: 9>, static_strides = array<i64: 1>}> : (tensor<9xf32>, tensor<19xf32>) -> tensor<19xf32>
    "util.return"(%11) : (tensor<19xf32>) -> ()
  }) : () -> ()
}) : () -> ()
