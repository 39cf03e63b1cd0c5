// pads: constant
// inputs: float32[9]
// result: float32[13] d1fe416041995353de9b9e12f91d82bb3e1507e3e99821cb5017e3fc2338552e
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<13xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<f32>
    %2 = "linalg.generic"(%1) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %3 = "tensor.extract"(%2) : (tensor<f32>) -> f32
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 4>}> ({
    ^bb0(%arg1: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<9xf32>) -> tensor<13xf32>
    "util.return"(%4) : (tensor<13xf32>) -> ()
  }) : () -> ()
}) : () -> ()
