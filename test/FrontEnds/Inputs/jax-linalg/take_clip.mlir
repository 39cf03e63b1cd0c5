// pads: edge
// inputs: float32[2,6]
// result: float32[2,11] 95b9630cc7e7ac40e81c6a2dab9f2cea1ae78196eebb681ed65a9af0cd15ac28
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6xf32>) -> (tensor<2x11xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<[0, 0, 0, 1, 2, 3, 4, 5, 5, 5, 5]> : tensor<11xi64>
    %0 = call @_take(%arg0, %cst) : (tensor<2x6xf32>, tensor<11xi64>) -> tensor<2x11xf32>
    return %0 : tensor<2x11xf32>
  }
  func.func private @_take(%arg0: tensor<2x6xf32>, %arg1: tensor<11xi64>) -> tensor<2x11xf32> {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %cst = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = arith.constant dense<0> : tensor<i32>
    %cst_1 = arith.constant dense<5> : tensor<1xi32>
    %cst_2 = arith.constant dense<6> : tensor<i64>
    %cst_3 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<11xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_3 : tensor<i64>) outs(%0 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<11xi64>
    %2 = tensor.empty() : tensor<11xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg1, %1 : tensor<11xi64>, tensor<11xi64>) outs(%2 : tensor<11xi1>) {
    ^bb0(%in: i64, %in_4: i64, %out: i1):
      %36 = arith.cmpi slt, %in, %in_4 : i64
      linalg.yield %36 : i1
    } -> tensor<11xi1>
    %4 = tensor.empty() : tensor<11xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_2 : tensor<i64>) outs(%4 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<11xi64>
    %6 = tensor.empty() : tensor<11xi64>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg1, %5 : tensor<11xi64>, tensor<11xi64>) outs(%6 : tensor<11xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %36 = arith.addi %in, %in_4 : i64
      linalg.yield %36 : i64
    } -> tensor<11xi64>
    %8 = call @_where(%3, %7, %arg1) : (tensor<11xi1>, tensor<11xi64>, tensor<11xi64>) -> tensor<11xi64>
    %9 = tensor.empty() : tensor<11x1xi64>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<11xi64>) outs(%9 : tensor<11x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<11x1xi64>
    %11 = tensor.empty() : tensor<11x1xi32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<11x1xi64>) outs(%11 : tensor<11x1xi32>) {
    ^bb0(%in: i64, %out: i32):
      %36 = arith.trunci %in : i64 to i32
      linalg.yield %36 : i32
    } -> tensor<11x1xi32>
    %13 = tensor.empty() : tensor<11x1xi32>
    %14 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%13 : tensor<11x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x1xi32>
    %15 = tensor.empty() : tensor<11x1xi1>
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12, %14 : tensor<11x1xi32>, tensor<11x1xi32>) outs(%15 : tensor<11x1xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %36 = arith.cmpi sge, %in, %in_4 : i32
      linalg.yield %36 : i1
    } -> tensor<11x1xi1>
    %17 = tensor.empty() : tensor<1x1xi32>
    %18 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<1xi32>) outs(%17 : tensor<1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1xi32>
    %19 = tensor.empty() : tensor<11x1xi32>
    %20 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<1x1xi32>) outs(%19 : tensor<11x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x1xi32>
    %21 = tensor.empty() : tensor<11x1xi1>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12, %20 : tensor<11x1xi32>, tensor<11x1xi32>) outs(%21 : tensor<11x1xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %36 = arith.cmpi sle, %in, %in_4 : i32
      linalg.yield %36 : i1
    } -> tensor<11x1xi1>
    %23 = tensor.empty() : tensor<11x1xi1>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %22 : tensor<11x1xi1>, tensor<11x1xi1>) outs(%23 : tensor<11x1xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %36 = arith.andi %in, %in_4 : i1
      linalg.yield %36 : i1
    } -> tensor<11x1xi1>
    %25 = tensor.empty() : tensor<11xi1>
    %26 = linalg.fill ins(%true : i1) outs(%25 : tensor<11xi1>) -> tensor<11xi1>
    %27 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<11x1xi1>) outs(%26 : tensor<11xi1>) {
    ^bb0(%in: i1, %out: i1):
      %36 = arith.andi %out, %in : i1
      linalg.yield %36 : i1
    } -> tensor<11xi1>
    %28 = tensor.empty() : tensor<2x11xf32>
    %29 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%28 : tensor<2x11xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 0 : index
      %37 = linalg.index 1 : index
      %extracted = tensor.extract %12[%37, %c0] : tensor<11x1xi32>
      %38 = arith.index_cast %extracted : i32 to index
      %39 = arith.maxsi %38, %c0 : index
      %40 = arith.minsi %39, %c5 : index
      %extracted_4 = tensor.extract %arg0[%36, %40] : tensor<2x6xf32>
      linalg.yield %extracted_4 : f32
    } -> tensor<2x11xf32>
    %30 = tensor.empty() : tensor<2x11xi1>
    %31 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<11xi1>) outs(%30 : tensor<2x11xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x11xi1>
    %32 = tensor.empty() : tensor<2x11xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%32 : tensor<2x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x11xf32>
    %34 = tensor.empty() : tensor<2x11xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%31, %29, %33 : tensor<2x11xi1>, tensor<2x11xf32>, tensor<2x11xf32>) outs(%34 : tensor<2x11xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %36 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %36 : f32
    } -> tensor<2x11xf32>
    return %35 : tensor<2x11xf32>
  }
  func.func private @_where(%arg0: tensor<11xi1>, %arg1: tensor<11xi64>, %arg2: tensor<11xi64>) -> tensor<11xi64> {
    %0 = tensor.empty() : tensor<11xi64>
    %1 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<11xi1>, tensor<11xi64>, tensor<11xi64>) outs(%0 : tensor<11xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %2 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %2 : i64
    } -> tensor<11xi64>
    return %1 : tensor<11xi64>
  }
}
