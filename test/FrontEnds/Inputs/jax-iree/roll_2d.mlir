// pads: wrap
// inputs: float32[6,7]
// result: float32[6,7] 03b497a0f5da3ea9e194e1ab41e6e57d6ae22f4979f7a0131402d28c117b97a8
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<6x7xf32>) -> tensor<6x7xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x7xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 0>, static_sizes = array<i64: 2, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<2x7xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<4x7xf32>
    %2 = "tensor.empty"() : () -> tensor<6x7xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 7>, static_strides = array<i64: 1, 1>}> : (tensor<2x7xf32>, tensor<6x7xf32>) -> tensor<6x7xf32>
    %4 = "tensor.insert_slice"(%1, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 4, 7>, static_strides = array<i64: 1, 1>}> : (tensor<4x7xf32>, tensor<6x7xf32>) -> tensor<6x7xf32>
    %5 = "tensor.extract_slice"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 3>, static_sizes = array<i64: 6, 4>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<6x4xf32>
    %6 = "tensor.extract_slice"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 6, 3>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<6x3xf32>
    %7 = "tensor.empty"() : () -> tensor<6x7xf32>
    %8 = "tensor.insert_slice"(%5, %7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 6, 4>, static_strides = array<i64: 1, 1>}> : (tensor<6x4xf32>, tensor<6x7xf32>) -> tensor<6x7xf32>
    %9 = "tensor.insert_slice"(%6, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 4>, static_sizes = array<i64: 6, 3>, static_strides = array<i64: 1, 1>}> : (tensor<6x3xf32>, tensor<6x7xf32>) -> tensor<6x7xf32>
    "util.return"(%9) : (tensor<6x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
