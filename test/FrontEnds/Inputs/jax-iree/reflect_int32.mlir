// pads: reflect
// inputs: int32[5,6]
// result: int32[9,10] c6b923805e57012b9737ee83adfface88d2986f3bc7104f4362ed723519d583d
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xi32>) -> tensor<9x10xi32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xi32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 2, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xi32>) -> tensor<2x6xi32>
    %2 = "tensor.empty"() : () -> tensor<2x6xi32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: i32):
      %37 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %38 = "arith.subi"(%0, %37) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %39 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %40 = "tensor.extract"(%1, %38, %39) : (tensor<2x6xi32>, index, index) -> i32
      "linalg.yield"(%40) : (i32) -> ()
    }) : (tensor<2x6xi32>) -> tensor<2x6xi32>
    %4 = "tensor.empty"() : () -> tensor<7x6xi32>
    %5 = "tensor.insert_slice"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 6>, static_strides = array<i64: 1, 1>}> : (tensor<2x6xi32>, tensor<7x6xi32>) -> tensor<7x6xi32>
    %6 = "tensor.insert_slice"(%arg0, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 5, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xi32>, tensor<7x6xi32>) -> tensor<7x6xi32>
    %7 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 0>, static_sizes = array<i64: 2, 6>, static_strides = array<i64: 1, 1>}> : (tensor<7x6xi32>) -> tensor<2x6xi32>
    %8 = "tensor.empty"() : () -> tensor<2x6xi32>
    %9 = "linalg.generic"(%8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: i32):
      %33 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %34 = "arith.subi"(%0, %33) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %35 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %36 = "tensor.extract"(%7, %34, %35) : (tensor<2x6xi32>, index, index) -> i32
      "linalg.yield"(%36) : (i32) -> ()
    }) : (tensor<2x6xi32>) -> tensor<2x6xi32>
    %10 = "tensor.empty"() : () -> tensor<9x6xi32>
    %11 = "tensor.insert_slice"(%6, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 7, 6>, static_strides = array<i64: 1, 1>}> : (tensor<7x6xi32>, tensor<9x6xi32>) -> tensor<9x6xi32>
    %12 = "tensor.insert_slice"(%9, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 7, 0>, static_sizes = array<i64: 2, 6>, static_strides = array<i64: 1, 1>}> : (tensor<2x6xi32>, tensor<9x6xi32>) -> tensor<9x6xi32>
    %13 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xi32>) -> tensor<9x2xi32>
    %14 = "tensor.empty"() : () -> tensor<9x2xi32>
    %15 = "linalg.generic"(%14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: i32):
      %29 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %30 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %31 = "arith.subi"(%0, %30) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %32 = "tensor.extract"(%13, %29, %31) : (tensor<9x2xi32>, index, index) -> i32
      "linalg.yield"(%32) : (i32) -> ()
    }) : (tensor<9x2xi32>) -> tensor<9x2xi32>
    %16 = "tensor.empty"() : () -> tensor<9x8xi32>
    %17 = "tensor.insert_slice"(%15, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x2xi32>, tensor<9x8xi32>) -> tensor<9x8xi32>
    %18 = "tensor.insert_slice"(%12, %17) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 9, 6>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xi32>, tensor<9x8xi32>) -> tensor<9x8xi32>
    %19 = "tensor.extract_slice"(%18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 5>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x8xi32>) -> tensor<9x2xi32>
    %20 = "tensor.empty"() : () -> tensor<9x2xi32>
    %21 = "linalg.generic"(%20) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: i32):
      %25 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %26 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %27 = "arith.subi"(%0, %26) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %28 = "tensor.extract"(%19, %25, %27) : (tensor<9x2xi32>, index, index) -> i32
      "linalg.yield"(%28) : (i32) -> ()
    }) : (tensor<9x2xi32>) -> tensor<9x2xi32>
    %22 = "tensor.empty"() : () -> tensor<9x10xi32>
    %23 = "tensor.insert_slice"(%18, %22) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 8>, static_strides = array<i64: 1, 1>}> : (tensor<9x8xi32>, tensor<9x10xi32>) -> tensor<9x10xi32>
    %24 = "tensor.insert_slice"(%21, %23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x2xi32>, tensor<9x10xi32>) -> tensor<9x10xi32>
    "util.return"(%24) : (tensor<9x10xi32>) -> ()
  }) : () -> ()
}) : () -> ()
