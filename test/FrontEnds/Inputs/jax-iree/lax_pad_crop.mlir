// pads: constant
// inputs: float32[5,6]
// result: float32[6,7] ce854276e6818daf6cdcd7dd9329f99cbde776fea2c3c941da0c398c9050e097
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xf32>) -> tensor<6x7xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xf32>):
    %0 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %1 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 2>, static_low = array<i64: 0, 3>}> ({
    ^bb0(%arg1: index, %arg2: index):
      "tensor.yield"(%0) : (f32) -> ()
    }) : (tensor<5x6xf32>) -> tensor<7x11xf32>
    %2 = "tensor.extract_slice"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 6, 7>, static_strides = array<i64: 1, 1>}> : (tensor<7x11xf32>) -> tensor<6x7xf32>
    "util.return"(%2) : (tensor<6x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
