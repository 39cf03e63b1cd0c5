// pads: constant
// inputs: float32[4,5,3]
// result: float32[7,8,5] b4c13a7fdcc50d7b65c5a0227938e4ed4b3bcb633edcac2c34bbd0c650303373
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x5x3xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<f32>
    %2 = "linalg.generic"(%1) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %3 = "tensor.extract"(%2) : (tensor<f32>) -> f32
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 1, 2>, static_low = array<i64: 1, 2, 0>}> ({
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>
    "util.return"(%4) : (tensor<7x8x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
