// pads: constant
// inputs: int8[5,6]
// result: int8[9,10] e9cf17a7cad34365a66c9af841d9dd11de3ed15a06b2ebecb107d0bfa60fc4e9
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xi8>) -> tensor<9x10xi8>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xi8>):
    %0 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %1 = "tensor.empty"() : () -> tensor<i8>
    %2 = "linalg.generic"(%1) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: i8):
      "linalg.yield"(%0) : (i8) -> ()
    }) : (tensor<i8>) -> tensor<i8>
    %3 = "tensor.extract"(%2) : (tensor<i8>) -> i8
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 2>, static_low = array<i64: 2, 2>}> ({
    ^bb0(%arg1: index, %arg2: index):
      "tensor.yield"(%3) : (i8) -> ()
    }) : (tensor<5x6xi8>) -> tensor<9x10xi8>
    "util.return"(%4) : (tensor<9x10xi8>) -> ()
  }) : () -> ()
}) : () -> ()
