// pads: wrap
// inputs: float32[9]
// result: float32[14] ec256cdb1feb29cecea0691e3bd5df9f17f70f3d639f3dde76f2aee399852302
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<14xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<5xf32>
    %1 = "tensor.empty"() : () -> tensor<14xf32>
    %2 = "tensor.insert_slice"(%arg0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 9>, static_strides = array<i64: 1>}> : (tensor<9xf32>, tensor<14xf32>) -> tensor<14xf32>
    %3 = "tensor.insert_slice"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 9>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<14xf32>) -> tensor<14xf32>
    "util.return"(%3) : (tensor<14xf32>) -> ()
  }) : () -> ()
}) : () -> ()
