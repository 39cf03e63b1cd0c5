// pads: reflect
// inputs: float32[5,6]
// result: float32[8,9] 5927c2ff483857dc782fda8466570c64df4f0223fc890097707068e0cf368481
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<?x?xf32>) -> tensor<?x?xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<?x?xf32>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = -1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = -2 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "tensor.dim"(%arg0, %6) : (tensor<?x?xf32>, index) -> index
    %8 = "arith.index_cast"(%7) : (index) -> i32
    %9 = "arith.extsi"(%8) : (i32) -> i64
    %10 = "tensor.dim"(%arg0, %5) : (tensor<?x?xf32>, index) -> index
    %11 = "arith.index_cast"(%10) : (index) -> i32
    %12 = "tensor.dim"(%arg0, %6) : (tensor<?x?xf32>, index) -> index
    %13 = "arith.subi"(%12, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %14 = "arith.minsi"(%13, %5) : (index, index) -> index
    %15 = "arith.index_cast"(%11) : (i32) -> index
    %16 = "tensor.dim"(%arg0, %5) : (tensor<?x?xf32>, index) -> index
    %17 = "arith.subi"(%16, %15) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %18 = "arith.minsi"(%17, %6) : (index, index) -> index
    %19 = "tensor.extract_slice"(%arg0, %14, %18, %15) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<1x?xf32>
    %20 = "tensor.empty"(%15) : (index) -> tensor<1x?xf32>
    %21 = "linalg.generic"(%20) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg8: f32):
      %105 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %106 = "tensor.extract"(%19, %6, %105) : (tensor<1x?xf32>, index, index) -> f32
      "linalg.yield"(%106) : (f32) -> ()
    }) : (tensor<1x?xf32>) -> tensor<1x?xf32>
    %22 = "tensor.dim"(%arg0, %6) : (tensor<?x?xf32>, index) -> index
    %23 = "arith.addi"(%22, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %24 = "tensor.empty"(%23, %15) : (index, index) -> tensor<?x?xf32>
    %25 = "linalg.generic"(%24) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg7: f32):
      %98 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %99 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %100 = "arith.cmpi"(%99, %5) <{predicate = 6 : i64}> : (index, index) -> i1
      %101 = "scf.if"(%100) ({
        %104 = "tensor.extract"(%21, %99, %98) : (tensor<1x?xf32>, index, index) -> f32
        "scf.yield"(%104) : (f32) -> ()
      }, {
        %102 = "arith.subi"(%99, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %103 = "tensor.extract"(%arg0, %102, %98) : (tensor<?x?xf32>, index, index) -> f32
        "scf.yield"(%103) : (f32) -> ()
      }) : (i1) -> f32
      "linalg.yield"(%101) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %26 = "arith.addi"(%9, %4) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %27 = "arith.trunci"(%26) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %28 = "arith.index_cast"(%27) : (i32) -> index
    %29 = "arith.addi"(%22, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %30 = "arith.maxsi"(%28, %6) : (index, index) -> index
    %31 = "arith.minsi"(%30, %29) : (index, index) -> index
    %32 = "arith.index_cast"(%11) : (i32) -> index
    %33 = "arith.subi"(%15, %32) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %34 = "arith.minsi"(%33, %6) : (index, index) -> index
    %35 = "tensor.extract_slice"(%25, %31, %34, %32) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<2x?xf32>
    %36 = "tensor.empty"(%32) : (index) -> tensor<2x?xf32>
    %37 = "linalg.generic"(%36) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg6: f32):
      %94 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %95 = "arith.subi"(%5, %94) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %96 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %97 = "tensor.extract"(%35, %95, %96) : (tensor<2x?xf32>, index, index) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) : (tensor<2x?xf32>) -> tensor<2x?xf32>
    %38 = "arith.addi"(%22, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %39 = "tensor.empty"(%38, %15) : (index, index) -> tensor<?x?xf32>
    %40 = "linalg.generic"(%39) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg5: f32):
      %87 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %88 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %89 = "arith.cmpi"(%88, %23) <{predicate = 6 : i64}> : (index, index) -> i1
      %90 = "scf.if"(%89) ({
        %93 = "tensor.extract"(%25, %88, %87) : (tensor<?x?xf32>, index, index) -> f32
        "scf.yield"(%93) : (f32) -> ()
      }, {
        %91 = "arith.subi"(%88, %23) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %92 = "tensor.extract"(%37, %91, %87) : (tensor<2x?xf32>, index, index) -> f32
        "scf.yield"(%92) : (f32) -> ()
      }) : (i1) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %41 = "arith.addi"(%9, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %42 = "arith.trunci"(%41) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %43 = "arith.index_cast"(%42) : (i32) -> index
    %44 = "arith.subi"(%38, %43) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %45 = "arith.minsi"(%44, %6) : (index, index) -> index
    %46 = "arith.subi"(%15, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %47 = "arith.minsi"(%46, %5) : (index, index) -> index
    %48 = "tensor.extract_slice"(%40, %45, %47, %43) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x2xf32>
    %49 = "tensor.empty"(%43) : (index) -> tensor<?x2xf32>
    %50 = "linalg.generic"(%49) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: f32):
      %83 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %84 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %85 = "arith.subi"(%5, %84) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %86 = "tensor.extract"(%48, %83, %85) : (tensor<?x2xf32>, index, index) -> f32
      "linalg.yield"(%86) : (f32) -> ()
    }) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %51 = "arith.addi"(%15, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %52 = "tensor.empty"(%43, %51) : (index, index) -> tensor<?x?xf32>
    %53 = "linalg.generic"(%52) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      %76 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %77 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %78 = "arith.cmpi"(%77, %2) <{predicate = 6 : i64}> : (index, index) -> i1
      %79 = "scf.if"(%78) ({
        %82 = "tensor.extract"(%50, %76, %77) : (tensor<?x2xf32>, index, index) -> f32
        "scf.yield"(%82) : (f32) -> ()
      }, {
        %80 = "arith.subi"(%77, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %81 = "tensor.extract"(%40, %76, %80) : (tensor<?x?xf32>, index, index) -> f32
        "scf.yield"(%81) : (f32) -> ()
      }) : (i1) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %54 = "arith.index_cast"(%42) : (i32) -> index
    %55 = "arith.subi"(%43, %54) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %56 = "arith.minsi"(%55, %6) : (index, index) -> index
    %57 = "arith.index_cast"(%11) : (i32) -> index
    %58 = "arith.addi"(%15, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %59 = "arith.maxsi"(%57, %6) : (index, index) -> index
    %60 = "arith.minsi"(%59, %58) : (index, index) -> index
    %61 = "tensor.extract_slice"(%53, %56, %60, %54) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x1xf32>
    %62 = "tensor.empty"(%54) : (index) -> tensor<?x1xf32>
    %63 = "linalg.generic"(%62) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %74 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %75 = "tensor.extract"(%61, %74, %6) : (tensor<?x1xf32>, index, index) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<?x1xf32>) -> tensor<?x1xf32>
    %64 = "arith.addi"(%15, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %65 = "tensor.empty"(%43, %64) : (index, index) -> tensor<?x?xf32>
    %66 = "linalg.generic"(%65) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %67 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %68 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %69 = "arith.cmpi"(%68, %51) <{predicate = 6 : i64}> : (index, index) -> i1
      %70 = "scf.if"(%69) ({
        %73 = "tensor.extract"(%53, %67, %68) : (tensor<?x?xf32>, index, index) -> f32
        "scf.yield"(%73) : (f32) -> ()
      }, {
        %71 = "arith.subi"(%68, %51) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %72 = "tensor.extract"(%63, %67, %71) : (tensor<?x1xf32>, index, index) -> f32
        "scf.yield"(%72) : (f32) -> ()
      }) : (i1) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    "util.return"(%66) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
