"builtin.module"() <{sym_name = "jit_step"}> ({
  "util.func"() <{function_type = (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x3xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 0>, static_sizes = array<i64: 1, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x1x3xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x1x3xf32>
    %2 = "tensor.empty"() : () -> tensor<1x4x3xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x1x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %4 = "tensor.insert_slice"(%arg0, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 0>, static_sizes = array<i64: 1, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %5 = "tensor.insert_slice"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 3, 0>, static_sizes = array<i64: 1, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x1x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %6 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 2>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %7 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %8 = "tensor.empty"() : () -> tensor<1x4x5xf32>
    %9 = "tensor.insert_slice"(%6, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x1xf32>, tensor<1x4x5xf32>) -> tensor<1x4x5xf32>
    %10 = "tensor.insert_slice"(%5, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1>, static_sizes = array<i64: 1, 4, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>, tensor<1x4x5xf32>) -> tensor<1x4x5xf32>
    %11 = "tensor.insert_slice"(%7, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 4>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x1xf32>, tensor<1x4x5xf32>) -> tensor<1x4x5xf32>
    %12 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1>, static_sizes = array<i64: 1, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x2x3xf32>
    %13 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 2, 1>, static_sizes = array<i64: 1, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x2x3xf32>
    %14 = "tensor.empty"() : () -> tensor<1x2x3xf32>
    %15 = "linalg.generic"(%12, %13, %14) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %24 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %16 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 0>, static_sizes = array<i64: 1, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x2x3xf32>
    %17 = "tensor.empty"() : () -> tensor<1x2x3xf32>
    %18 = "linalg.generic"(%15, %16, %17) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %23 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %19 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 2>, static_sizes = array<i64: 1, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x2x3xf32>
    %20 = "tensor.empty"() : () -> tensor<1x2x3xf32>
    %21 = "linalg.generic"(%18, %19, %20) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %22 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    "util.return"(%21) : (tensor<1x2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()