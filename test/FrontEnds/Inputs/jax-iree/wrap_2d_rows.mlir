// pads: wrap
// inputs: float32[6,7]
// result: float32[9,7] 947293acbfafa5fb0fda56a115030f197694a1cfb7dac5133409dc77a4fab288
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<6x7xf32>) -> tensor<9x7xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x7xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 0>, static_sizes = array<i64: 2, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<2x7xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = "tensor.empty"() : () -> tensor<9x7xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 7>, static_strides = array<i64: 1, 1>}> : (tensor<2x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    %4 = "tensor.insert_slice"(%arg0, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 6, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    %5 = "tensor.insert_slice"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 8, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<1x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    "util.return"(%5) : (tensor<9x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
