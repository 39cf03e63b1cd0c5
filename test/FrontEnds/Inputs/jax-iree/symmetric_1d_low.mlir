// pads: symmetric
// inputs: float32[9]
// result: float32[13] d6b098375d751cc5803427f23047c4de003bd757f60e244dd295c2242be3aa8e
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<13xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<4xf32>
    %2 = "tensor.empty"() : () -> tensor<4xf32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %7 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %8 = "arith.subi"(%0, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %9 = "tensor.extract"(%1, %8) : (tensor<4xf32>, index) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "tensor.empty"() : () -> tensor<13xf32>
    %5 = "tensor.insert_slice"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<13xf32>) -> tensor<13xf32>
    %6 = "tensor.insert_slice"(%arg0, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 9>, static_strides = array<i64: 1>}> : (tensor<9xf32>, tensor<13xf32>) -> tensor<13xf32>
    "util.return"(%6) : (tensor<13xf32>) -> ()
  }) : () -> ()
}) : () -> ()
