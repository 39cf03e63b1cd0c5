// pads: edge
// inputs: float32[3,5]
// result: float32[3,8] 65235bae835654c0e9de19f56bd02be37e0e727dc1d98d6159f70a8b18e98b64
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<3x5xf32>) -> tensor<3x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 1>, static_strides = array<i64: 1, 1>}> : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 4>, static_sizes = array<i64: 3, 1>, static_strides = array<i64: 1, 1>}> : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %2 = "tensor.empty"() : () -> tensor<3x8xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 1>, static_strides = array<i64: 1, 1>}> : (tensor<3x1xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %4 = "tensor.insert_slice"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 3, 1>, static_strides = array<i64: 1, 1>}> : (tensor<3x1xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %5 = "tensor.insert_slice"(%arg0, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 3, 5>, static_strides = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %6 = "tensor.insert_slice"(%1, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 7>, static_sizes = array<i64: 3, 1>, static_strides = array<i64: 1, 1>}> : (tensor<3x1xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "util.return"(%6) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
