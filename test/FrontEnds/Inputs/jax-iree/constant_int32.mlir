// pads: constant
// inputs: int32[5,6]
// result: int32[9,10] f1baa90e142bb1700406bb3d0a148649aaeec7ce59839121642cc8e22c96f943
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xi32>) -> tensor<9x10xi32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xi32>):
    %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %1 = "tensor.empty"() : () -> tensor<i32>
    %2 = "linalg.generic"(%1) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: i32):
      "linalg.yield"(%0) : (i32) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    %3 = "tensor.extract"(%2) : (tensor<i32>) -> i32
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 2>, static_low = array<i64: 2, 2>}> ({
    ^bb0(%arg1: index, %arg2: index):
      "tensor.yield"(%3) : (i32) -> ()
    }) : (tensor<5x6xi32>) -> tensor<9x10xi32>
    "util.return"(%4) : (tensor<9x10xi32>) -> ()
  }) : () -> ()
}) : () -> ()
