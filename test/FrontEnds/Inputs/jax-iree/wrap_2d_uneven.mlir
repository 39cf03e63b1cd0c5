// pads: wrap
// inputs: float32[5,6]
// result: float32[9,12] af60650a752a04ee14c2ab9de3b894456e75784f42e43c2db66f8310cc1ab58c
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xf32>) -> tensor<9x12xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 3, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<3x6xf32>
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %2 = "tensor.empty"() : () -> tensor<9x6xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 6>, static_strides = array<i64: 1, 1>}> : (tensor<3x6xf32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %4 = "tensor.insert_slice"(%arg0, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3, 0>, static_sizes = array<i64: 5, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %5 = "tensor.insert_slice"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 8, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<1x6xf32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %6 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 4>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xf32>) -> tensor<9x2xf32>
    %7 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 4>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xf32>) -> tensor<9x4xf32>
    %8 = "tensor.empty"() : () -> tensor<9x12xf32>
    %9 = "tensor.insert_slice"(%6, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x2xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    %10 = "tensor.insert_slice"(%5, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 9, 6>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    %11 = "tensor.insert_slice"(%7, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 9, 4>, static_strides = array<i64: 1, 1>}> : (tensor<9x4xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    "util.return"(%11) : (tensor<9x12xf32>) -> ()
  }) : () -> ()
}) : () -> ()
