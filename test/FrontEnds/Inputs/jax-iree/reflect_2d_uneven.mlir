// pads: reflect
// inputs: float32[5,6]
// result: float32[9,12] 42689e92db71f87a9092f05546a0b3a130e462093afe48c8aba47525a1ff7989
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xf32>) -> tensor<9x12xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 3, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<3x6xf32>
    %5 = "tensor.empty"() : () -> tensor<3x6xf32>
    %6 = "linalg.generic"(%5) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: f32):
      %38 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %39 = "arith.subi"(%3, %38) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %40 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %41 = "tensor.extract"(%4, %39, %40) : (tensor<3x6xf32>, index, index) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %7 = "tensor.empty"() : () -> tensor<8x6xf32>
    %8 = "tensor.insert_slice"(%6, %7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 6>, static_strides = array<i64: 1, 1>}> : (tensor<3x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    %9 = "tensor.insert_slice"(%arg0, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3, 0>, static_sizes = array<i64: 5, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    %10 = "tensor.extract_slice"(%9) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 6, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<8x6xf32>) -> tensor<1x6xf32>
    %11 = "tensor.empty"() : () -> tensor<1x6xf32>
    %12 = "linalg.generic"(%11) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      %36 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %37 = "tensor.extract"(%10, %1, %36) : (tensor<1x6xf32>, index, index) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %13 = "tensor.empty"() : () -> tensor<9x6xf32>
    %14 = "tensor.insert_slice"(%9, %13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 6>, static_strides = array<i64: 1, 1>}> : (tensor<8x6xf32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %15 = "tensor.insert_slice"(%12, %14) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 8, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<1x6xf32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %16 = "tensor.extract_slice"(%15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xf32>) -> tensor<9x2xf32>
    %17 = "tensor.empty"() : () -> tensor<9x2xf32>
    %18 = "linalg.generic"(%17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %32 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %33 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %34 = "arith.subi"(%0, %33) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %35 = "tensor.extract"(%16, %32, %34) : (tensor<9x2xf32>, index, index) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<9x2xf32>) -> tensor<9x2xf32>
    %19 = "tensor.empty"() : () -> tensor<9x8xf32>
    %20 = "tensor.insert_slice"(%18, %19) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x2xf32>, tensor<9x8xf32>) -> tensor<9x8xf32>
    %21 = "tensor.insert_slice"(%15, %20) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 9, 6>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xf32>, tensor<9x8xf32>) -> tensor<9x8xf32>
    %22 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 3>, static_sizes = array<i64: 9, 4>, static_strides = array<i64: 1, 1>}> : (tensor<9x8xf32>) -> tensor<9x4xf32>
    %23 = "tensor.empty"() : () -> tensor<9x4xf32>
    %24 = "linalg.generic"(%23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %28 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %29 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %30 = "arith.subi"(%2, %29) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %31 = "tensor.extract"(%22, %28, %30) : (tensor<9x4xf32>, index, index) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<9x4xf32>) -> tensor<9x4xf32>
    %25 = "tensor.empty"() : () -> tensor<9x12xf32>
    %26 = "tensor.insert_slice"(%21, %25) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 8>, static_strides = array<i64: 1, 1>}> : (tensor<9x8xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    %27 = "tensor.insert_slice"(%24, %26) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 9, 4>, static_strides = array<i64: 1, 1>}> : (tensor<9x4xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    "util.return"(%27) : (tensor<9x12xf32>) -> ()
  }) : () -> ()
}) : () -> ()
