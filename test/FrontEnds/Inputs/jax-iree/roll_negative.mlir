// pads: wrap
// inputs: float32[4,9]
// result: float32[4,9] 5cac26e86ca2430f0a7f4761180f1f795f6ea6e65947d1162a2d4f13c85bae0a
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x9xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 4, 7>, static_strides = array<i64: 1, 1>}> : (tensor<4x9xf32>) -> tensor<4x7xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x9xf32>) -> tensor<4x2xf32>
    %2 = "tensor.empty"() : () -> tensor<4x9xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 7>, static_strides = array<i64: 1, 1>}> : (tensor<4x7xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %4 = "tensor.insert_slice"(%1, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 7>, static_sizes = array<i64: 4, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x2xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    "util.return"(%4) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
