// pads: symmetric|edge
// inputs: float32[6,7]
// result: float32[8,9] 02af18cbb914a6d3adbe2f677aa76176fd842382b93bcaf1bffc1a352da15903
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<6x7xf32>) -> tensor<8x9xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x7xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = "tensor.empty"() : () -> tensor<1x7xf32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: f32):
      %31 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %32 = "tensor.extract"(%1, %0, %31) : (tensor<1x7xf32>, index, index) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %4 = "tensor.empty"() : () -> tensor<7x7xf32>
    %5 = "tensor.insert_slice"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<1x7xf32>, tensor<7x7xf32>) -> tensor<7x7xf32>
    %6 = "tensor.insert_slice"(%arg0, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 6, 7>, static_strides = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<7x7xf32>) -> tensor<7x7xf32>
    %7 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 6, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<7x7xf32>) -> tensor<1x7xf32>
    %8 = "tensor.empty"() : () -> tensor<1x7xf32>
    %9 = "linalg.generic"(%8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      %29 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %30 = "tensor.extract"(%7, %0, %29) : (tensor<1x7xf32>, index, index) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %10 = "tensor.empty"() : () -> tensor<8x7xf32>
    %11 = "tensor.insert_slice"(%6, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 7, 7>, static_strides = array<i64: 1, 1>}> : (tensor<7x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %12 = "tensor.insert_slice"(%9, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 7, 0>, static_sizes = array<i64: 1, 7>, static_strides = array<i64: 1, 1>}> : (tensor<1x7xf32>, tensor<8x7xf32>) -> tensor<8x7xf32>
    %13 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %14 = "tensor.empty"() : () -> tensor<8x1xf32>
    %15 = "linalg.generic"(%14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %27 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %28 = "tensor.extract"(%13, %27, %0) : (tensor<8x1xf32>, index, index) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %16 = "tensor.empty"() : () -> tensor<8x8xf32>
    %17 = "tensor.insert_slice"(%15, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %18 = "tensor.insert_slice"(%12, %17) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 8, 7>, static_strides = array<i64: 1, 1>}> : (tensor<8x7xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %19 = "tensor.extract_slice"(%18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 7>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>) -> tensor<8x1xf32>
    %20 = "tensor.empty"() : () -> tensor<8x1xf32>
    %21 = "linalg.generic"(%20) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %25 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %26 = "tensor.extract"(%19, %25, %0) : (tensor<8x1xf32>, index, index) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %22 = "tensor.empty"() : () -> tensor<8x9xf32>
    %23 = "tensor.insert_slice"(%18, %22) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    %24 = "tensor.insert_slice"(%21, %23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 8, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    "util.return"(%24) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
