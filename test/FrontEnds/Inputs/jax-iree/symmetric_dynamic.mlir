// pads: symmetric
// inputs: float32[5,6]
// result: float32[8,9] 98eeec2acf3e3f264cf78108ba1c09f9244ebfdbc8f28bf0dfc02f15b945df50
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<?x?xf32>) -> tensor<?x?xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<?x?xf32>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = -1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %6 = "arith.constant"() <{value = 1 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "tensor.dim"(%arg0, %7) : (tensor<?x?xf32>, index) -> index
    %9 = "arith.index_cast"(%8) : (index) -> i32
    %10 = "arith.extsi"(%9) : (i32) -> i64
    %11 = "tensor.dim"(%arg0, %6) : (tensor<?x?xf32>, index) -> index
    %12 = "arith.index_cast"(%11) : (index) -> i32
    %13 = "arith.extsi"(%12) : (i32) -> i64
    %14 = "tensor.dim"(%arg0, %7) : (tensor<?x?xf32>, index) -> index
    %15 = "arith.subi"(%14, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %16 = "arith.minsi"(%15, %7) : (index, index) -> index
    %17 = "arith.index_cast"(%12) : (i32) -> index
    %18 = "tensor.dim"(%arg0, %6) : (tensor<?x?xf32>, index) -> index
    %19 = "arith.subi"(%18, %17) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %20 = "arith.minsi"(%19, %7) : (index, index) -> index
    %21 = "tensor.extract_slice"(%arg0, %16, %20, %17) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<1x?xf32>
    %22 = "tensor.empty"(%17) : (index) -> tensor<1x?xf32>
    %23 = "linalg.generic"(%22) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg8: f32):
      %109 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %110 = "tensor.extract"(%21, %7, %109) : (tensor<1x?xf32>, index, index) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) : (tensor<1x?xf32>) -> tensor<1x?xf32>
    %24 = "tensor.dim"(%arg0, %7) : (tensor<?x?xf32>, index) -> index
    %25 = "arith.addi"(%24, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %26 = "tensor.empty"(%25, %17) : (index, index) -> tensor<?x?xf32>
    %27 = "linalg.generic"(%26) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg7: f32):
      %102 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %103 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %104 = "arith.cmpi"(%103, %6) <{predicate = 6 : i64}> : (index, index) -> i1
      %105 = "scf.if"(%104) ({
        %108 = "tensor.extract"(%23, %103, %102) : (tensor<1x?xf32>, index, index) -> f32
        "scf.yield"(%108) : (f32) -> ()
      }, {
        %106 = "arith.subi"(%103, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %107 = "tensor.extract"(%arg0, %106, %102) : (tensor<?x?xf32>, index, index) -> f32
        "scf.yield"(%107) : (f32) -> ()
      }) : (i1) -> f32
      "linalg.yield"(%105) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %28 = "arith.addi"(%10, %5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %29 = "arith.trunci"(%28) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %30 = "arith.index_cast"(%29) : (i32) -> index
    %31 = "arith.addi"(%24, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %32 = "arith.maxsi"(%30, %7) : (index, index) -> index
    %33 = "arith.minsi"(%32, %31) : (index, index) -> index
    %34 = "arith.index_cast"(%12) : (i32) -> index
    %35 = "arith.subi"(%17, %34) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %36 = "arith.minsi"(%35, %7) : (index, index) -> index
    %37 = "tensor.extract_slice"(%27, %33, %36, %34) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<2x?xf32>
    %38 = "tensor.empty"(%34) : (index) -> tensor<2x?xf32>
    %39 = "linalg.generic"(%38) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg6: f32):
      %98 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %99 = "arith.subi"(%6, %98) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %100 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %101 = "tensor.extract"(%37, %99, %100) : (tensor<2x?xf32>, index, index) -> f32
      "linalg.yield"(%101) : (f32) -> ()
    }) : (tensor<2x?xf32>) -> tensor<2x?xf32>
    %40 = "arith.addi"(%24, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %41 = "tensor.empty"(%40, %17) : (index, index) -> tensor<?x?xf32>
    %42 = "linalg.generic"(%41) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg5: f32):
      %91 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %92 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %93 = "arith.cmpi"(%92, %25) <{predicate = 6 : i64}> : (index, index) -> i1
      %94 = "scf.if"(%93) ({
        %97 = "tensor.extract"(%27, %92, %91) : (tensor<?x?xf32>, index, index) -> f32
        "scf.yield"(%97) : (f32) -> ()
      }, {
        %95 = "arith.subi"(%92, %25) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %96 = "tensor.extract"(%39, %95, %91) : (tensor<2x?xf32>, index, index) -> f32
        "scf.yield"(%96) : (f32) -> ()
      }) : (i1) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %43 = "arith.addi"(%10, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %44 = "arith.trunci"(%43) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %45 = "arith.index_cast"(%44) : (i32) -> index
    %46 = "arith.subi"(%40, %45) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %47 = "arith.minsi"(%46, %7) : (index, index) -> index
    %48 = "arith.subi"(%17, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %49 = "arith.minsi"(%48, %7) : (index, index) -> index
    %50 = "tensor.extract_slice"(%42, %47, %49, %45) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x2xf32>
    %51 = "tensor.empty"(%45) : (index) -> tensor<?x2xf32>
    %52 = "linalg.generic"(%51) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: f32):
      %87 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %88 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %89 = "arith.subi"(%6, %88) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %90 = "tensor.extract"(%50, %87, %89) : (tensor<?x2xf32>, index, index) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %53 = "arith.addi"(%17, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %54 = "tensor.empty"(%45, %53) : (index, index) -> tensor<?x?xf32>
    %55 = "linalg.generic"(%54) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      %80 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %81 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %82 = "arith.cmpi"(%81, %2) <{predicate = 6 : i64}> : (index, index) -> i1
      %83 = "scf.if"(%82) ({
        %86 = "tensor.extract"(%52, %80, %81) : (tensor<?x2xf32>, index, index) -> f32
        "scf.yield"(%86) : (f32) -> ()
      }, {
        %84 = "arith.subi"(%81, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %85 = "tensor.extract"(%42, %80, %84) : (tensor<?x?xf32>, index, index) -> f32
        "scf.yield"(%85) : (f32) -> ()
      }) : (i1) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %56 = "arith.addi"(%13, %4) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %57 = "arith.trunci"(%56) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %58 = "arith.index_cast"(%44) : (i32) -> index
    %59 = "arith.subi"(%45, %58) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %60 = "arith.minsi"(%59, %7) : (index, index) -> index
    %61 = "arith.index_cast"(%57) : (i32) -> index
    %62 = "arith.addi"(%17, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %63 = "arith.maxsi"(%61, %7) : (index, index) -> index
    %64 = "arith.minsi"(%63, %62) : (index, index) -> index
    %65 = "tensor.extract_slice"(%55, %60, %64, %58) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x1xf32>
    %66 = "tensor.empty"(%58) : (index) -> tensor<?x1xf32>
    %67 = "linalg.generic"(%66) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %78 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %79 = "tensor.extract"(%65, %78, %7) : (tensor<?x1xf32>, index, index) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<?x1xf32>) -> tensor<?x1xf32>
    %68 = "arith.addi"(%17, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %69 = "tensor.empty"(%45, %68) : (index, index) -> tensor<?x?xf32>
    %70 = "linalg.generic"(%69) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %71 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %72 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %73 = "arith.cmpi"(%72, %53) <{predicate = 6 : i64}> : (index, index) -> i1
      %74 = "scf.if"(%73) ({
        %77 = "tensor.extract"(%55, %71, %72) : (tensor<?x?xf32>, index, index) -> f32
        "scf.yield"(%77) : (f32) -> ()
      }, {
        %75 = "arith.subi"(%72, %53) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %76 = "tensor.extract"(%67, %71, %75) : (tensor<?x1xf32>, index, index) -> f32
        "scf.yield"(%76) : (f32) -> ()
      }) : (i1) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    "util.return"(%70) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
