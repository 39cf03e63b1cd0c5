// pads: constant
// inputs: float32[6,7]
// result: float32[9,7] 7dd43bb405ef3e02630afcde70c90a2f3d754473a7d20869f41832a39b5e1205
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<6x7xf32>) -> tensor<9x7xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x7xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<f32>
    %2 = "linalg.generic"(%1) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %3 = "tensor.extract"(%2) : (tensor<f32>) -> f32
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 0>, static_low = array<i64: 2, 0>}> ({
    ^bb0(%arg1: index, %arg2: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<6x7xf32>) -> tensor<9x7xf32>
    "util.return"(%4) : (tensor<9x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
