// pads: wrap
// inputs: float32[9]
// result: float32[9] 05c71a4e4ef89eaec54490b9b78d7d21d9b1b74a4fc743841b3f5b660766f99d
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 6>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<3xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<6xf32>
    %2 = "tensor.empty"() : () -> tensor<9xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<9xf32>) -> tensor<9xf32>
    %4 = "tensor.insert_slice"(%1, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<6xf32>, tensor<9xf32>) -> tensor<9xf32>
    "util.return"(%4) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
