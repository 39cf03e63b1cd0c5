// pads: symmetric
// inputs: float32[6,7]
// result: float32[9,7] ea58a794b1a5bf6b82e4c266fd2cd04a161baf9935459385669cdf3a797a1db6
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<6x7xf32>) -> tensor<9x7xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x7xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<2x7xf32>
    %3 = "tensor.empty"() : () -> tensor<2x7xf32>
    %4 = "linalg.generic"(%3) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %16 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %17 = "arith.subi"(%1, %16) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %18 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %19 = "tensor.extract"(%2, %17, %18) : (tensor<2x7xf32>, index, index) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<2x7xf32>) -> tensor<2x7xf32>
    %5 = "tensor.empty"() : () -> tensor<8x7xf32>
    %6 = "tensor.insert_slice"(%4, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 7>, static_strides = array<i64: 1, 1>}> : (tensor<2x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %7 = "tensor.insert_slice"(%arg0, %6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 6, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %8 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>) -> tensor<1x7xf32>
    %9 = "tensor.empty"() : () -> tensor<1x7xf32>
    %10 = "linalg.generic"(%9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %14 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %15 = "tensor.extract"(%8, %0, %14) : (tensor<1x7xf32>, index, index) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %11 = "tensor.empty"() : () -> tensor<9x7xf32>
    %12 = "tensor.insert_slice"(%7, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 7>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    %13 = "tensor.insert_slice"(%10, %12) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 8, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<1x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    "util.return"(%13) : (tensor<9x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
