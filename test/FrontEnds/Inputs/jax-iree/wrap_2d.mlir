// pads: wrap
// inputs: float32[6,7]
// result: float32[8,9] bba179c8ce7d01e3c05ee0b9fbbedd708d02d73c80befe8dbd7fc46f95e04e34
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<6x7xf32>) -> tensor<8x9xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x7xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 5, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = "tensor.empty"() : () -> tensor<8x7xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<1x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %4 = "tensor.insert_slice"(%arg0, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 6, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %5 = "tensor.insert_slice"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 7, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<1x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %6 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 6>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %7 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %8 = "tensor.empty"() : () -> tensor<8x9xf32>
    %9 = "tensor.insert_slice"(%6, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %10 = "tensor.insert_slice"(%5, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 8, 7>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %11 = "tensor.insert_slice"(%7, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    "util.return"(%11) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
