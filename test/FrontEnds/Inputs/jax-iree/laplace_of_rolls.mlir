// pads: wrap wrap wrap wrap
// inputs: float32[8,9]
// result: float32[8,9] a98553ce0fea99595fb6ae98d484b8b0fecb20b8a6f2f203839ff1a9868cafad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<8x9xf32>) -> tensor<8x9xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x9xf32>):
    %0 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7, 0>, static_sizes = array<i64: 1, 9>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %2 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 7, 9>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<7x9xf32>
    %3 = "tensor.empty"() : () -> tensor<8x9xf32>
    %4 = "tensor.insert_slice"(%1, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 9>, static_strides = array<i64: 1, 1>}> : (tensor<1x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %5 = "tensor.insert_slice"(%2, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 7, 9>, static_strides = array<i64: 1, 1>}> : (tensor<7x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %6 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 7, 9>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<7x9xf32>
    %7 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 9>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %8 = "tensor.empty"() : () -> tensor<8x9xf32>
    %9 = "tensor.insert_slice"(%6, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 7, 9>, static_strides = array<i64: 1, 1>}> : (tensor<7x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %10 = "tensor.insert_slice"(%7, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 7, 0>, static_sizes = array<i64: 1, 9>, static_strides = array<i64: 1, 1>}> : (tensor<1x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %11 = "tensor.empty"() : () -> tensor<8x9xf32>
    %12 = "linalg.generic"(%5, %10, %11) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %35 = "arith.addf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %13 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<8x1xf32>
    %14 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<8x8xf32>
    %15 = "tensor.empty"() : () -> tensor<8x9xf32>
    %16 = "tensor.insert_slice"(%13, %15) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %17 = "tensor.insert_slice"(%14, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %18 = "tensor.empty"() : () -> tensor<8x9xf32>
    %19 = "linalg.generic"(%12, %17, %18) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %34 = "arith.addf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %20 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<8x8xf32>
    %21 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<8x1xf32>
    %22 = "tensor.empty"() : () -> tensor<8x9xf32>
    %23 = "tensor.insert_slice"(%20, %22) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %24 = "tensor.insert_slice"(%21, %23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %25 = "tensor.empty"() : () -> tensor<8x9xf32>
    %26 = "linalg.generic"(%19, %24, %25) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %33 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %27 = "tensor.empty"() : () -> tensor<8x9xf32>
    %28 = "linalg.generic"(%arg0, %27) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %32 = "arith.mulf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %29 = "tensor.empty"() : () -> tensor<8x9xf32>
    %30 = "linalg.generic"(%26, %28, %29) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %31 = "arith.subf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    "util.return"(%30) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
