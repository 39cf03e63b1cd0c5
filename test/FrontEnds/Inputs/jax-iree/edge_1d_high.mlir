// pads: edge
// inputs: float32[9]
// result: float32[14] 3bfe8d93e619ac175606c4e63996fdef60e0d524d4395f66594c31c0f7b43422
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<9xf32>) -> tensor<14xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 8>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %1 = "tensor.empty"() : () -> tensor<1x5xf32>
    %2 = "linalg.generic"(%0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = [[0, 1]]}> : (tensor<1x5xf32>) -> tensor<5xf32>
    %4 = "tensor.empty"() : () -> tensor<14xf32>
    %5 = "tensor.insert_slice"(%arg0, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 9>, static_strides = array<i64: 1>}> : (tensor<9xf32>, tensor<14xf32>) -> tensor<14xf32>
    %6 = "tensor.insert_slice"(%3, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 9>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<14xf32>) -> tensor<14xf32>
    "util.return"(%6) : (tensor<14xf32>) -> ()
  }) : () -> ()
}) : () -> ()
