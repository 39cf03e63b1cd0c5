// pads: symmetric
// inputs: float32[4]
// result: float32[19] f48c319c8cfb4b16358a1c31baa431ed78a7caba309bdd52e178ee1decb36d93
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<4xf32>) -> tensor<19xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "tensor.empty"() : () -> tensor<4xf32>
    %4 = "linalg.generic"(%3) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg5: f32):
      %41 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %42 = "arith.subi"(%2, %41) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %43 = "tensor.extract"(%arg0, %42) : (tensor<4xf32>, index) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %5 = "tensor.empty"() : () -> tensor<8xf32>
    %6 = "tensor.insert_slice"(%4, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<8xf32>) -> tensor<8xf32>
    %7 = "tensor.insert_slice"(%arg0, %6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<8xf32>) -> tensor<8xf32>
    %8 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<2xf32>
    %9 = "tensor.empty"() : () -> tensor<2xf32>
    %10 = "linalg.generic"(%9) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: f32):
      %38 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %39 = "arith.subi"(%1, %38) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %40 = "tensor.extract"(%8, %39) : (tensor<2xf32>, index) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %11 = "tensor.empty"() : () -> tensor<10xf32>
    %12 = "tensor.insert_slice"(%10, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<10xf32>) -> tensor<10xf32>
    %13 = "tensor.insert_slice"(%7, %12) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (tensor<8xf32>, tensor<10xf32>) -> tensor<10xf32>
    %14 = "tensor.extract_slice"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 6>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<10xf32>) -> tensor<4xf32>
    %15 = "tensor.empty"() : () -> tensor<4xf32>
    %16 = "linalg.generic"(%15) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      %35 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %36 = "arith.subi"(%2, %35) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %37 = "tensor.extract"(%14, %36) : (tensor<4xf32>, index) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %17 = "tensor.empty"() : () -> tensor<14xf32>
    %18 = "tensor.insert_slice"(%13, %17) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 10>, static_strides = array<i64: 1>}> : (tensor<10xf32>, tensor<14xf32>) -> tensor<14xf32>
    %19 = "tensor.insert_slice"(%16, %18) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 10>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<14xf32>) -> tensor<14xf32>
    %20 = "tensor.empty"() : () -> tensor<4xf32>
    %21 = "linalg.generic"(%20) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %32 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %33 = "arith.subi"(%2, %32) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %34 = "tensor.extract"(%16, %33) : (tensor<4xf32>, index) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %22 = "tensor.empty"() : () -> tensor<18xf32>
    %23 = "tensor.insert_slice"(%19, %22) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 14>, static_strides = array<i64: 1>}> : (tensor<14xf32>, tensor<18xf32>) -> tensor<18xf32>
    %24 = "tensor.insert_slice"(%21, %23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 14>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<18xf32>) -> tensor<18xf32>
    %25 = "tensor.extract_slice"(%24) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 17>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<18xf32>) -> tensor<1xf32>
    %26 = "tensor.empty"() : () -> tensor<1xf32>
    %27 = "linalg.generic"(%26) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %31 = "tensor.extract"(%25, %0) : (tensor<1xf32>, index) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<1xf32>) -> tensor<1xf32>
    %28 = "tensor.empty"() : () -> tensor<19xf32>
    %29 = "tensor.insert_slice"(%24, %28) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 18>, static_strides = array<i64: 1>}> : (tensor<18xf32>, tensor<19xf32>) -> tensor<19xf32>
    %30 = "tensor.insert_slice"(%27, %29) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 18>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<19xf32>) -> tensor<19xf32>
    "util.return"(%30) : (tensor<19xf32>) -> ()
  }) : () -> ()
}) : () -> ()
