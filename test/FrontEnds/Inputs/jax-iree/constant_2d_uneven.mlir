// pads: constant
// inputs: float32[5,6]
// result: float32[9,12] 9076dcda4ecf1d6d6add4b5fda56c9632b1a8ac8305a14a5757a596d99955628
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xf32>) -> tensor<9x12xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<f32>
    %2 = "linalg.generic"(%1) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %3 = "tensor.extract"(%2) : (tensor<f32>) -> f32
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 4>, static_low = array<i64: 3, 2>}> ({
    ^bb0(%arg1: index, %arg2: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<5x6xf32>) -> tensor<9x12xf32>
    "util.return"(%4) : (tensor<9x12xf32>) -> ()
  }) : () -> ()
}) : () -> ()
