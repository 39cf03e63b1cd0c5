// pads: reflect
// inputs: float32[4]
// result: float32[19] 722d1ec74e33ec6b9b8edbf13d9524a400bfaa9cf8c08e681a648e06376b703e
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<4xf32>) -> tensor<19xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %2 = "tensor.empty"() : () -> tensor<3xf32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg5: f32):
      %43 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %44 = "arith.subi"(%0, %43) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %45 = "tensor.extract"(%1, %44) : (tensor<3xf32>, index) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<3xf32>) -> tensor<3xf32>
    %4 = "tensor.empty"() : () -> tensor<7xf32>
    %5 = "tensor.insert_slice"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<7xf32>) -> tensor<7xf32>
    %6 = "tensor.insert_slice"(%arg0, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<7xf32>) -> tensor<7xf32>
    %7 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<7xf32>) -> tensor<3xf32>
    %8 = "tensor.empty"() : () -> tensor<3xf32>
    %9 = "linalg.generic"(%8) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: f32):
      %40 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %41 = "arith.subi"(%0, %40) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %42 = "tensor.extract"(%7, %41) : (tensor<3xf32>, index) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<3xf32>) -> tensor<3xf32>
    %10 = "tensor.empty"() : () -> tensor<10xf32>
    %11 = "tensor.insert_slice"(%9, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<10xf32>) -> tensor<10xf32>
    %12 = "tensor.insert_slice"(%6, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 7>, static_strides = array<i64: 1>}> : (tensor<7xf32>, tensor<10xf32>) -> tensor<10xf32>
    %13 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 6>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<10xf32>) -> tensor<3xf32>
    %14 = "tensor.empty"() : () -> tensor<3xf32>
    %15 = "linalg.generic"(%14) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      %37 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %38 = "arith.subi"(%0, %37) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %39 = "tensor.extract"(%13, %38) : (tensor<3xf32>, index) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<3xf32>) -> tensor<3xf32>
    %16 = "tensor.empty"() : () -> tensor<13xf32>
    %17 = "tensor.insert_slice"(%12, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 10>, static_strides = array<i64: 1>}> : (tensor<10xf32>, tensor<13xf32>) -> tensor<13xf32>
    %18 = "tensor.insert_slice"(%15, %17) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 10>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<13xf32>) -> tensor<13xf32>
    %19 = "tensor.extract_slice"(%18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 9>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<13xf32>) -> tensor<3xf32>
    %20 = "tensor.empty"() : () -> tensor<3xf32>
    %21 = "linalg.generic"(%20) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %34 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %35 = "arith.subi"(%0, %34) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %36 = "tensor.extract"(%19, %35) : (tensor<3xf32>, index) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<3xf32>) -> tensor<3xf32>
    %22 = "tensor.empty"() : () -> tensor<16xf32>
    %23 = "tensor.insert_slice"(%18, %22) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 13>, static_strides = array<i64: 1>}> : (tensor<13xf32>, tensor<16xf32>) -> tensor<16xf32>
    %24 = "tensor.insert_slice"(%21, %23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 13>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<16xf32>) -> tensor<16xf32>
    %25 = "tensor.extract_slice"(%24) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 12>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<16xf32>) -> tensor<3xf32>
    %26 = "tensor.empty"() : () -> tensor<3xf32>
    %27 = "linalg.generic"(%26) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %31 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %32 = "arith.subi"(%0, %31) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %33 = "tensor.extract"(%25, %32) : (tensor<3xf32>, index) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<3xf32>) -> tensor<3xf32>
    %28 = "tensor.empty"() : () -> tensor<19xf32>
    %29 = "tensor.insert_slice"(%24, %28) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 16>, static_strides = array<i64: 1>}> : (tensor<16xf32>, tensor<19xf32>) -> tensor<19xf32>
    %30 = "tensor.insert_slice"(%27, %29) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 16>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<19xf32>) -> tensor<19xf32>
    "util.return"(%30) : (tensor<19xf32>) -> ()
  }) : () -> ()
}) : () -> ()
