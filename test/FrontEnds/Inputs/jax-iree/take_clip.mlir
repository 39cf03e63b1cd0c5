// pads: edge
// inputs: float32[2,6]
// result: float32[2,11] 95b9630cc7e7ac40e81c6a2dab9f2cea1ae78196eebb681ed65a9af0cd15ac28
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "util.func"() <{function_type = (tensor<2x6xf32>) -> tensor<2x11xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x6xf32>):
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 5 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = dense<[0, 0, 0, 1, 2, 3, 4, 5, 5, 5, 5]> : tensor<11xi64>}> : () -> tensor<11xi64>
    %7 = "tensor.empty"() : () -> tensor<11xi32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: i64, %arg19: i32):
      %37 = "arith.trunci"(%arg18) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      "linalg.yield"(%37) : (i32) -> ()
    }) : (tensor<11xi64>, tensor<11xi32>) -> tensor<11xi32>
    %9 = "tensor.expand_shape"(%8) <{reassociation = [[0, 1]], static_output_shape = array<i64: 11, 1>}> : (tensor<11xi32>) -> tensor<11x1xi32>
    %10 = "tensor.empty"() : () -> tensor<11x1xi1>
    %11 = "linalg.generic"(%9, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: i32, %arg17: i1):
      %36 = "arith.cmpi"(%arg16, %5) <{predicate = 5 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%36) : (i1) -> ()
    }) : (tensor<11x1xi32>, tensor<11x1xi1>) -> tensor<11x1xi1>
    %12 = "tensor.empty"() : () -> tensor<11x1xi1>
    %13 = "linalg.generic"(%9, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: i32, %arg15: i1):
      %35 = "arith.cmpi"(%arg14, %4) <{predicate = 3 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%35) : (i1) -> ()
    }) : (tensor<11x1xi32>, tensor<11x1xi1>) -> tensor<11x1xi1>
    %14 = "tensor.empty"() : () -> tensor<11x1xi1>
    %15 = "linalg.generic"(%11, %13, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: i1, %arg12: i1, %arg13: i1):
      %34 = "arith.andi"(%arg11, %arg12) : (i1, i1) -> i1
      "linalg.yield"(%34) : (i1) -> ()
    }) : (tensor<11x1xi1>, tensor<11x1xi1>, tensor<11x1xi1>) -> tensor<11x1xi1>
    %16 = "tensor.empty"() : () -> tensor<11xi1>
    %17 = "linalg.fill"(%3, %16) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: i1, %arg10: i1):
      "linalg.yield"(%arg9) : (i1) -> ()
    }) : (i1, tensor<11xi1>) -> tensor<11xi1>
    %18 = "linalg.generic"(%15, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: i1, %arg8: i1):
      %33 = "arith.andi"(%arg8, %arg7) : (i1, i1) -> i1
      "linalg.yield"(%33) : (i1) -> ()
    }) : (tensor<11x1xi1>, tensor<11xi1>) -> tensor<11xi1>
    %19 = "tensor.empty"() : () -> tensor<2x11xf32>
    %20 = "linalg.generic"(%19) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg6: f32):
      %26 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %27 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %28 = "tensor.extract"(%9, %27, %2) : (tensor<11x1xi32>, index, index) -> i32
      %29 = "arith.index_cast"(%28) : (i32) -> index
      %30 = "arith.maxsi"(%29, %2) : (index, index) -> index
      %31 = "arith.minsi"(%30, %1) : (index, index) -> index
      %32 = "tensor.extract"(%arg0, %26, %31) : (tensor<2x6xf32>, index, index) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<2x11xf32>) -> tensor<2x11xf32>
    %21 = "tensor.empty"() : () -> tensor<2x11xi1>
    %22 = "linalg.generic"(%18, %21) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i1, %arg5: i1):
      "linalg.yield"(%arg4) : (i1) -> ()
    }) : (tensor<11xi1>, tensor<2x11xi1>) -> tensor<2x11xi1>
    %23 = "tensor.empty"() : () -> tensor<2x11xf32>
    %24 = "linalg.generic"(%22, %20, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: i1, %arg2: f32, %arg3: f32):
      %25 = "arith.select"(%arg1, %arg2, %0) : (i1, f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<2x11xi1>, tensor<2x11xf32>, tensor<2x11xf32>) -> tensor<2x11xf32>
    "util.return"(%24) : (tensor<2x11xf32>) -> ()
  }) : () -> ()
}) : () -> ()
