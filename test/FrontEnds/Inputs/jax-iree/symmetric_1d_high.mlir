// pads: symmetric
// inputs: float32[9]
// result: float32[14] 89d84551a7cfe4df8e733a8bb6ef7ce82b2008e90b8295bb45e5000fd1a64681
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<14xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<5xf32>
    %2 = "tensor.empty"() : () -> tensor<5xf32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %7 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %8 = "arith.subi"(%0, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %9 = "tensor.extract"(%1, %8) : (tensor<5xf32>, index) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = "tensor.empty"() : () -> tensor<14xf32>
    %5 = "tensor.insert_slice"(%arg0, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 9>, static_strides = array<i64: 1>}> : (tensor<9xf32>, tensor<14xf32>) -> tensor<14xf32>
    %6 = "tensor.insert_slice"(%3, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 9>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<14xf32>) -> tensor<14xf32>
    "util.return"(%6) : (tensor<14xf32>) -> ()
  }) : () -> ()
}) : () -> ()
