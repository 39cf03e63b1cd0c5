// pads: wrap
// inputs: float32[9]
// result: float32[14] 07ddc06abbc438ccf9f6c3741b2fbc38b3a3e86e67c1fbc35a8a1943b014a251
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<14xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<3xf32>
    %2 = "tensor.empty"() : () -> tensor<14xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<14xf32>) -> tensor<14xf32>
    %4 = "tensor.insert_slice"(%arg0, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 9>, static_strides = array<i64: 1>}> : (tensor<9xf32>, tensor<14xf32>) -> tensor<14xf32>
    %5 = "tensor.insert_slice"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 11>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<14xf32>) -> tensor<14xf32>
    "util.return"(%5) : (tensor<14xf32>) -> ()
  }) : () -> ()
}) : () -> ()
