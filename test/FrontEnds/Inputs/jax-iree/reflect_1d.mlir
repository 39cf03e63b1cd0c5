// pads: reflect
// inputs: float32[9]
// result: float32[14] 8209b2f869b288ca52385e29a9d9f694997bed0f51799592a8ca88fc74473d79
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<14xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2xf32>
    %3 = "tensor.empty"() : () -> tensor<2xf32>
    %4 = "linalg.generic"(%3) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %17 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %18 = "arith.subi"(%1, %17) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %19 = "tensor.extract"(%2, %18) : (tensor<2xf32>, index) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %5 = "tensor.empty"() : () -> tensor<11xf32>
    %6 = "tensor.insert_slice"(%4, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<11xf32>) -> tensor<11xf32>
    %7 = "tensor.insert_slice"(%arg0, %6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 9>, static_strides = array<i64: 1>}> : (tensor<9xf32>, tensor<11xf32>) -> tensor<11xf32>
    %8 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<11xf32>) -> tensor<3xf32>
    %9 = "tensor.empty"() : () -> tensor<3xf32>
    %10 = "linalg.generic"(%9) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %14 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %15 = "arith.subi"(%0, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %16 = "tensor.extract"(%8, %15) : (tensor<3xf32>, index) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<3xf32>) -> tensor<3xf32>
    %11 = "tensor.empty"() : () -> tensor<14xf32>
    %12 = "tensor.insert_slice"(%7, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 11>, static_strides = array<i64: 1>}> : (tensor<11xf32>, tensor<14xf32>) -> tensor<14xf32>
    %13 = "tensor.insert_slice"(%10, %12) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 11>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<14xf32>) -> tensor<14xf32>
    "util.return"(%13) : (tensor<14xf32>) -> ()
  }) : () -> ()
}) : () -> ()
