// pads: reflect
// inputs: float32[4,5,3]
// result: float32[7,8,5] a9612c70eeefdca8ed3bd88809d77e3f8ed72e0cb55e6529c29fa297e05f3cea
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x5x3xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0, 0>, static_sizes = array<i64: 1, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x5x3xf32>) -> tensor<1x5x3xf32>
    %3 = "tensor.empty"() : () -> tensor<1x5x3xf32>
    %4 = "linalg.generic"(%3) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg5: f32):
      %50 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %51 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %52 = "tensor.extract"(%2, %1, %50, %51) : (tensor<1x5x3xf32>, index, index, index) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<1x5x3xf32>) -> tensor<1x5x3xf32>
    %5 = "tensor.empty"() : () -> tensor<5x5x3xf32>
    %6 = "tensor.insert_slice"(%4, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x5x3xf32>, tensor<5x5x3xf32>) -> tensor<5x5x3xf32>
    %7 = "tensor.insert_slice"(%arg0, %6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0, 0>, static_sizes = array<i64: 4, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x5x3xf32>, tensor<5x5x3xf32>) -> tensor<5x5x3xf32>
    %8 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 0, 0>, static_sizes = array<i64: 2, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<5x5x3xf32>) -> tensor<2x5x3xf32>
    %9 = "tensor.empty"() : () -> tensor<2x5x3xf32>
    %10 = "linalg.generic"(%9) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: f32):
      %45 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %46 = "arith.subi"(%0, %45) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %47 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %48 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %49 = "tensor.extract"(%8, %46, %47, %48) : (tensor<2x5x3xf32>, index, index, index) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %11 = "tensor.empty"() : () -> tensor<7x5x3xf32>
    %12 = "tensor.insert_slice"(%7, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 5, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<5x5x3xf32>, tensor<7x5x3xf32>) -> tensor<7x5x3xf32>
    %13 = "tensor.insert_slice"(%10, %12) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 5, 0, 0>, static_sizes = array<i64: 2, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x3xf32>, tensor<7x5x3xf32>) -> tensor<7x5x3xf32>
    %14 = "tensor.extract_slice"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 0>, static_sizes = array<i64: 7, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x5x3xf32>) -> tensor<7x2x3xf32>
    %15 = "tensor.empty"() : () -> tensor<7x2x3xf32>
    %16 = "linalg.generic"(%15) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      %40 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %41 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %42 = "arith.subi"(%0, %41) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %43 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %44 = "tensor.extract"(%14, %40, %42, %43) : (tensor<7x2x3xf32>, index, index, index) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<7x2x3xf32>) -> tensor<7x2x3xf32>
    %17 = "tensor.empty"() : () -> tensor<7x7x3xf32>
    %18 = "tensor.insert_slice"(%16, %17) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x2x3xf32>, tensor<7x7x3xf32>) -> tensor<7x7x3xf32>
    %19 = "tensor.insert_slice"(%13, %18) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2, 0>, static_sizes = array<i64: 7, 5, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x5x3xf32>, tensor<7x7x3xf32>) -> tensor<7x7x3xf32>
    %20 = "tensor.extract_slice"(%19) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 5, 0>, static_sizes = array<i64: 7, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x7x3xf32>) -> tensor<7x1x3xf32>
    %21 = "tensor.empty"() : () -> tensor<7x1x3xf32>
    %22 = "linalg.generic"(%21) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %37 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %38 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %39 = "tensor.extract"(%20, %37, %1, %38) : (tensor<7x1x3xf32>, index, index, index) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<7x1x3xf32>) -> tensor<7x1x3xf32>
    %23 = "tensor.empty"() : () -> tensor<7x8x3xf32>
    %24 = "tensor.insert_slice"(%19, %23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 7, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x7x3xf32>, tensor<7x8x3xf32>) -> tensor<7x8x3xf32>
    %25 = "tensor.insert_slice"(%22, %24) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 7, 0>, static_sizes = array<i64: 7, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x1x3xf32>, tensor<7x8x3xf32>) -> tensor<7x8x3xf32>
    %26 = "tensor.extract_slice"(%25) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 8, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x8x3xf32>) -> tensor<7x8x2xf32>
    %27 = "tensor.empty"() : () -> tensor<7x8x2xf32>
    %28 = "linalg.generic"(%27) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %32 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %33 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %34 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %35 = "arith.subi"(%0, %34) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %36 = "tensor.extract"(%26, %32, %33, %35) : (tensor<7x8x2xf32>, index, index, index) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<7x8x2xf32>) -> tensor<7x8x2xf32>
    %29 = "tensor.empty"() : () -> tensor<7x8x5xf32>
    %30 = "tensor.insert_slice"(%25, %29) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 7, 8, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x8x3xf32>, tensor<7x8x5xf32>) -> tensor<7x8x5xf32>
    %31 = "tensor.insert_slice"(%28, %30) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 3>, static_sizes = array<i64: 7, 8, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<7x8x2xf32>, tensor<7x8x5xf32>) -> tensor<7x8x5xf32>
    "util.return"(%31) : (tensor<7x8x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
