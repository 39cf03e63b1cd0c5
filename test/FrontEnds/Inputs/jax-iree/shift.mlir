// pads: constant
// inputs: float32[5,6]
// result: float32[5,6] 7a8ce692517d4c30ba957362764aa72c8be0c4c4f0d463cb67946b8e4f378d07
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xf32>) -> tensor<5x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<4x6xf32>
    %2 = "tensor.empty"() : () -> tensor<f32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %4 = "tensor.extract"(%3) : (tensor<f32>) -> f32
    %5 = "tensor.pad"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 1, 0>}> ({
    ^bb0(%arg1: index, %arg2: index):
      "tensor.yield"(%4) : (f32) -> ()
    }) : (tensor<4x6xf32>) -> tensor<5x6xf32>
    "util.return"(%5) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
