// pads: constant
// inputs: float32[4]
// result: float32[19] 84d45e51fae6dca5ce94d368781636401cd8daf6788312dc38baf0b5ff837ba2
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<4xf32>) -> tensor<19xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<f32>
    %2 = "linalg.generic"(%1) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %3 = "tensor.extract"(%2) : (tensor<f32>) -> f32
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 9>, static_low = array<i64: 6>}> ({
    ^bb0(%arg1: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<19xf32>
    "util.return"(%4) : (tensor<19xf32>) -> ()
  }) : () -> ()
}) : () -> ()
