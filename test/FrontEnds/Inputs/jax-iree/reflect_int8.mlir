// pads: reflect
// inputs: int8[5,6]
// result: int8[9,10] fbfcb5bb5f0f2affeafe2d82d5b6b4df1152328b269686ea7b0c878de8796b0f
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<5x6xi8>) -> tensor<9x10xi8>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xi8>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 2, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xi8>) -> tensor<2x6xi8>
    %2 = "tensor.empty"() : () -> tensor<2x6xi8>
    %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: i8):
      %37 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %38 = "arith.subi"(%0, %37) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %39 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %40 = "tensor.extract"(%1, %38, %39) : (tensor<2x6xi8>, index, index) -> i8
      "linalg.yield"(%40) : (i8) -> ()
    }) : (tensor<2x6xi8>) -> tensor<2x6xi8>
    %4 = "tensor.empty"() : () -> tensor<7x6xi8>
    %5 = "tensor.insert_slice"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 6>, static_strides = array<i64: 1, 1>}> : (tensor<2x6xi8>, tensor<7x6xi8>) -> tensor<7x6xi8>
    %6 = "tensor.insert_slice"(%arg0, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 5, 6>, static_strides = array<i64: 1, 1>}> : (tensor<5x6xi8>, tensor<7x6xi8>) -> tensor<7x6xi8>
    %7 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 0>, static_sizes = array<i64: 2, 6>, static_strides = array<i64: 1, 1>}> : (tensor<7x6xi8>) -> tensor<2x6xi8>
    %8 = "tensor.empty"() : () -> tensor<2x6xi8>
    %9 = "linalg.generic"(%8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: i8):
      %33 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %34 = "arith.subi"(%0, %33) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %35 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %36 = "tensor.extract"(%7, %34, %35) : (tensor<2x6xi8>, index, index) -> i8
      "linalg.yield"(%36) : (i8) -> ()
    }) : (tensor<2x6xi8>) -> tensor<2x6xi8>
    %10 = "tensor.empty"() : () -> tensor<9x6xi8>
    %11 = "tensor.insert_slice"(%6, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 7, 6>, static_strides = array<i64: 1, 1>}> : (tensor<7x6xi8>, tensor<9x6xi8>) -> tensor<9x6xi8>
    %12 = "tensor.insert_slice"(%9, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 7, 0>, static_sizes = array<i64: 2, 6>, static_strides = array<i64: 1, 1>}> : (tensor<2x6xi8>, tensor<9x6xi8>) -> tensor<9x6xi8>
    %13 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xi8>) -> tensor<9x2xi8>
    %14 = "tensor.empty"() : () -> tensor<9x2xi8>
    %15 = "linalg.generic"(%14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: i8):
      %29 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %30 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %31 = "arith.subi"(%0, %30) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %32 = "tensor.extract"(%13, %29, %31) : (tensor<9x2xi8>, index, index) -> i8
      "linalg.yield"(%32) : (i8) -> ()
    }) : (tensor<9x2xi8>) -> tensor<9x2xi8>
    %16 = "tensor.empty"() : () -> tensor<9x8xi8>
    %17 = "tensor.insert_slice"(%15, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x2xi8>, tensor<9x8xi8>) -> tensor<9x8xi8>
    %18 = "tensor.insert_slice"(%12, %17) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 9, 6>, static_strides = array<i64: 1, 1>}> : (tensor<9x6xi8>, tensor<9x8xi8>) -> tensor<9x8xi8>
    %19 = "tensor.extract_slice"(%18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 5>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x8xi8>) -> tensor<9x2xi8>
    %20 = "tensor.empty"() : () -> tensor<9x2xi8>
    %21 = "linalg.generic"(%20) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: i8):
      %25 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %26 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %27 = "arith.subi"(%0, %26) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %28 = "tensor.extract"(%19, %25, %27) : (tensor<9x2xi8>, index, index) -> i8
      "linalg.yield"(%28) : (i8) -> ()
    }) : (tensor<9x2xi8>) -> tensor<9x2xi8>
    %22 = "tensor.empty"() : () -> tensor<9x10xi8>
    %23 = "tensor.insert_slice"(%18, %22) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 9, 8>, static_strides = array<i64: 1, 1>}> : (tensor<9x8xi8>, tensor<9x10xi8>) -> tensor<9x10xi8>
    %24 = "tensor.insert_slice"(%21, %23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: 9, 2>, static_strides = array<i64: 1, 1>}> : (tensor<9x2xi8>, tensor<9x10xi8>) -> tensor<9x10xi8>
    "util.return"(%24) : (tensor<9x10xi8>) -> ()
  }) : () -> ()
}) : () -> ()
