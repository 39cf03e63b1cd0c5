// pads: wrap
// inputs: float32[8,9]
// result: float32[8,9] a98553ce0fea99595fb6ae98d484b8b0fecb20b8a6f2f203839ff1a9868cafad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<8x9xf32>) -> tensor<8x9xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x9xf32>):
    %0 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7, 0>, static_sizes = array<i64: 1, 9>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %2 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 9>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %3 = "tensor.empty"() : () -> tensor<10x9xf32>
    %4 = "tensor.insert_slice"(%1, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 9>, static_strides = array<i64: 1, 1>}> : (tensor<1x9xf32>, tensor<10x9xf32>) -> tensor<10x9xf32>
    %5 = "tensor.insert_slice"(%arg0, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 8, 9>, static_strides = array<i64: 1, 1>}> : (tensor<8x9xf32>, tensor<10x9xf32>) -> tensor<10x9xf32>
    %6 = "tensor.insert_slice"(%2, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 9, 0>, static_sizes = array<i64: 1, 9>, static_strides = array<i64: 1, 1>}> : (tensor<1x9xf32>, tensor<10x9xf32>) -> tensor<10x9xf32>
    %7 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 10, 1>, static_strides = array<i64: 1, 1>}> : (tensor<10x9xf32>) -> tensor<10x1xf32>
    %8 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 10, 1>, static_strides = array<i64: 1, 1>}> : (tensor<10x9xf32>) -> tensor<10x1xf32>
    %9 = "tensor.empty"() : () -> tensor<10x11xf32>
    %10 = "tensor.insert_slice"(%7, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 10, 1>, static_strides = array<i64: 1, 1>}> : (tensor<10x1xf32>, tensor<10x11xf32>) -> tensor<10x11xf32>
    %11 = "tensor.insert_slice"(%6, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 10, 9>, static_strides = array<i64: 1, 1>}> : (tensor<10x9xf32>, tensor<10x11xf32>) -> tensor<10x11xf32>
    %12 = "tensor.insert_slice"(%8, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 10>, static_sizes = array<i64: 10, 1>, static_strides = array<i64: 1, 1>}> : (tensor<10x1xf32>, tensor<10x11xf32>) -> tensor<10x11xf32>
    %13 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 1>, static_sizes = array<i64: 8, 9>, static_strides = array<i64: 1, 1>}> : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %14 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 8, 9>, static_strides = array<i64: 1, 1>}> : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %15 = "tensor.empty"() : () -> tensor<8x9xf32>
    %16 = "linalg.generic"(%13, %14, %15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %31 = "arith.addf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %17 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 8, 9>, static_strides = array<i64: 1, 1>}> : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %18 = "tensor.empty"() : () -> tensor<8x9xf32>
    %19 = "linalg.generic"(%16, %17, %18) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %30 = "arith.addf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %20 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 8, 9>, static_strides = array<i64: 1, 1>}> : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %21 = "tensor.empty"() : () -> tensor<8x9xf32>
    %22 = "linalg.generic"(%19, %20, %21) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %29 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %23 = "tensor.empty"() : () -> tensor<8x9xf32>
    %24 = "linalg.generic"(%arg0, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %28 = "arith.mulf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %25 = "tensor.empty"() : () -> tensor<8x9xf32>
    %26 = "linalg.generic"(%22, %24, %25) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %27 = "arith.subf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<8x9xf32>, tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    "util.return"(%26) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
