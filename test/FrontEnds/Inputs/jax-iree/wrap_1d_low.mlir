// pads: wrap
// inputs: float32[9]
// result: float32[13] 166e3ea268a2b59ed76f4f32b63296cdf983c20498e59fb07fbeb3fc2adb1dc2
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<13xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 5>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<4xf32>
    %1 = "tensor.empty"() : () -> tensor<13xf32>
    %2 = "tensor.insert_slice"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<13xf32>) -> tensor<13xf32>
    %3 = "tensor.insert_slice"(%arg0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 9>, static_strides = array<i64: 1>}> : (tensor<9xf32>, tensor<13xf32>) -> tensor<13xf32>
    "util.return"(%3) : (tensor<13xf32>) -> ()
  }) : () -> ()
}) : () -> ()
