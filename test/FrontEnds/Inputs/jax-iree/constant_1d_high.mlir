// pads: constant
// inputs: float32[9]
// result: float32[14] 23552d61fd31191a11719fad6f6ff684161453bf857b5b898fd62cd3633ab720
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<14xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<f32>
    %2 = "linalg.generic"(%1) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %3 = "tensor.extract"(%2) : (tensor<f32>) -> f32
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 5>, static_low = array<i64: 0>}> ({
    ^bb0(%arg1: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<9xf32>) -> tensor<14xf32>
    "util.return"(%4) : (tensor<14xf32>) -> ()
  }) : () -> ()
}) : () -> ()
