// pads: wrap
// inputs: float32[4,5,3]
// result: float32[7,8,5] eec07671e22fb0168fc13def3f99b22016de786f87b7d9adc96447980e499b1c
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x5x3xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 0, 0>, static_sizes = array<i64: 1, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x5x3xf32>) -> tensor<1x5x3xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x5x3xf32>) -> tensor<2x5x3xf32>
    %2 = "tensor.empty"() : () -> tensor<7x5x3xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x5x3xf32>, tensor<7x5x3xf32>) -> tensor<7x5x3xf32>
    %4 = "tensor.insert_slice"(%arg0, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0, 0>, static_sizes = array<i64: 4, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x5x3xf32>, tensor<7x5x3xf32>) -> tensor<7x5x3xf32>
    %5 = "tensor.insert_slice"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 5, 0, 0>, static_sizes = array<i64: 2, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x3xf32>, tensor<7x5x3xf32>) -> tensor<7x5x3xf32>
    %6 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 3, 0>, static_sizes = array<i64: 7, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x5x3xf32>) -> tensor<7x2x3xf32>
    %7 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x5x3xf32>) -> tensor<7x1x3xf32>
    %8 = "tensor.empty"() : () -> tensor<7x8x3xf32>
    %9 = "tensor.insert_slice"(%6, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x2x3xf32>, tensor<7x8x3xf32>) -> tensor<7x8x3xf32>
    %10 = "tensor.insert_slice"(%5, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2, 0>, static_sizes = array<i64: 7, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x5x3xf32>, tensor<7x8x3xf32>) -> tensor<7x8x3xf32>
    %11 = "tensor.insert_slice"(%7, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 7, 0>, static_sizes = array<i64: 7, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x1x3xf32>, tensor<7x8x3xf32>) -> tensor<7x8x3xf32>
    %12 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 8, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x8x3xf32>) -> tensor<7x8x2xf32>
    %13 = "tensor.empty"() : () -> tensor<7x8x5xf32>
    %14 = "tensor.insert_slice"(%11, %13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 8, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x8x3xf32>, tensor<7x8x5xf32>) -> tensor<7x8x5xf32>
    %15 = "tensor.insert_slice"(%12, %14) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 3>, static_sizes = array<i64: 7, 8, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x8x2xf32>, tensor<7x8x5xf32>) -> tensor<7x8x5xf32>
    "util.return"(%15) : (tensor<7x8x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
