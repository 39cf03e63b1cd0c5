// pads: reflect
// inputs: float32[2,3,5,6]
// result: float32[2,3,11,10] 2c397de4c0f3ec8facf0f74d59eda55446afe6cd93b1a288811d02ab94f2cef1
module {
  func.func @main(%arg0: tensor<2x3x5x6xf32>) -> tensor<2x3x11x10xf32> {
    %cst = arith.constant dense<[[[0]], [[1]], [[2]]]> : tensor<3x1x1xi64>
    %cst_0 = arith.constant dense<[[[[0]]], [[[1]]]]> : tensor<2x1x1x1xi64>
    %0 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<11xi64>}> : () -> tensor<11xi64>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.const_shape  {values = dense<[11, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.const_shape  {values = dense<[2, 1, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %4 = tosa.const_shape  {values = dense<[1, 3, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[1, 1, 11, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[1, 1, 1, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[1, 3, 11, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %8 = tosa.const_shape  {values = dense<[2, 1, 11, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %9 = tosa.const_shape  {values = dense<[2, 3, 1, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %10 = tosa.const_shape  {values = dense<[2, 3, 11, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %11 = tosa.const_shape  {values = dense<[1, 180, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[396, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = tosa.const_shape  {values = dense<[1, 396]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = "tosa.const"() <{values = dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5, 6]> : tensor<10xi64>}> : () -> tensor<10xi64>
    %15 = tosa.const_shape  {values = dense<[1, 1, 1, 10, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %16 = tosa.const_shape  {values = dense<[1, 3, 11, 10, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %17 = tosa.const_shape  {values = dense<[2, 1, 11, 10, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %18 = tosa.const_shape  {values = dense<[2, 3, 1, 10, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %19 = tosa.const_shape  {values = dense<[660, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %20 = tosa.const_shape  {values = dense<[1, 660]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %21 = tosa.const_shape  {values = dense<[2, 3, 11, 10]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %22 = "tosa.const"() <{values = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_1 = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
    %23 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %24 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %25 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %26 = "tosa.const"() <{values = dense<3> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %27 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %28 = "tosa.const"() <{values = dense<5> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %29 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %30 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %31 = "tosa.const"() <{values = dense<[[90, 30, 6, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %32 = "tosa.const"() <{values = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_2 = arith.constant dense<[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10]]> : tensor<11x1xi64>
    %33 = "tosa.const"() <{values = dense<11> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %34 = "tosa.const"() <{values = dense<[[198, 66, 6, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %35 = tosa.abs %0 : (tensor<11xi64>) -> tensor<11xi64>
    %36 = tosa.cast %35 : (tensor<11xi64>) -> tensor<11xi32>
    %37 = tosa.sub %22, %36 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi32>
    %38 = tosa.cast %37 : (tensor<11xi32>) -> tensor<11xi64>
    %39 = tosa.abs %38 : (tensor<11xi64>) -> tensor<11xi64>
    %40 = tosa.cast %39 : (tensor<11xi64>) -> tensor<11xi32>
    %41 = tosa.sub %22, %40 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi32>
    %42 = tosa.cast %41 : (tensor<11xi32>) -> tensor<11xi64>
    %43 = tosa.reshape %42, %2 : (tensor<11xi64>, !tosa.shape<2>) -> tensor<11x1xi64>
    %44 = tosa.cast %cst_0 : (tensor<2x1x1x1xi64>) -> tensor<2x1x1x1xi32>
    %45 = tosa.add %44, %24 : (tensor<2x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %46 = tosa.greater %23, %44 : (tensor<1x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi1>
    %47 = tosa.select %46, %45, %44 : (tensor<2x1x1x1xi1>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %48 = tosa.reshape %47, %3 : (tensor<2x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x1x1x1x1xi32>
    %49 = tosa.cast %cst : (tensor<3x1x1xi64>) -> tensor<3x1x1xi32>
    %50 = tosa.add %49, %26 : (tensor<3x1x1xi32>, tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %51 = tosa.greater %25, %49 : (tensor<1x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %52 = tosa.select %51, %50, %49 : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
    %53 = tosa.cast %43 : (tensor<11x1xi64>) -> tensor<11x1xi32>
    %54 = tosa.add %53, %28 : (tensor<11x1xi32>, tensor<1x1xi32>) -> tensor<11x1xi32>
    %55 = tosa.greater %27, %53 : (tensor<1x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %56 = tosa.select %55, %54, %53 : (tensor<11x1xi1>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi32>
    %57 = tosa.cast %cst_1 : (tensor<6xi64>) -> tensor<6xi32>
    %58 = tosa.add %57, %30 : (tensor<6xi32>, tensor<1xi32>) -> tensor<6xi32>
    %59 = tosa.greater %29, %57 : (tensor<1xi32>, tensor<6xi32>) -> tensor<6xi1>
    %60 = tosa.select %59, %58, %57 : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %61 = tosa.reshape %52, %4 : (tensor<3x1x1xi32>, !tosa.shape<5>) -> tensor<1x3x1x1x1xi32>
    %62 = tosa.reshape %56, %5 : (tensor<11x1xi32>, !tosa.shape<5>) -> tensor<1x1x11x1x1xi32>
    %63 = tosa.reshape %60, %6 : (tensor<6xi32>, !tosa.shape<5>) -> tensor<1x1x1x6x1xi32>
    %64 = tosa.tile %48, %7 : (tensor<2x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x6x1xi32>
    %65 = tosa.tile %61, %8 : (tensor<1x3x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x6x1xi32>
    %66 = tosa.tile %62, %9 : (tensor<1x1x11x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x6x1xi32>
    %67 = tosa.tile %63, %10 : (tensor<1x1x1x6x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x6x1xi32>
    %68 = tosa.concat %64, %65, %66, %67 {axis = 4 : i32} : (tensor<2x3x11x6x1xi32>, tensor<2x3x11x6x1xi32>, tensor<2x3x11x6x1xi32>, tensor<2x3x11x6x1xi32>) -> tensor<2x3x11x6x4xi32>
    %69 = tosa.reshape %arg0, %11 : (tensor<2x3x5x6xf32>, !tosa.shape<3>) -> tensor<1x180x1xf32>
    %70 = tosa.reshape %68, %12 : (tensor<2x3x11x6x4xi32>, !tosa.shape<2>) -> tensor<396x4xi32>
    %71 = tosa.mul %70, %31, %1 : (tensor<396x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<396x4xi32>
    %72 = tosa.reduce_sum %71 {axis = 1 : i32} : (tensor<396x4xi32>) -> tensor<396x1xi32>
    %73 = tosa.reshape %72, %13 : (tensor<396x1xi32>, !tosa.shape<2>) -> tensor<1x396xi32>
    %74 = tosa.gather %69, %73 : (tensor<1x180x1xf32>, tensor<1x396xi32>) -> tensor<1x396x1xf32>
    %75 = tosa.abs %14 : (tensor<10xi64>) -> tensor<10xi64>
    %76 = tosa.cast %75 : (tensor<10xi64>) -> tensor<10xi32>
    %77 = tosa.sub %32, %76 : (tensor<1xi32>, tensor<10xi32>) -> tensor<10xi32>
    %78 = tosa.cast %77 : (tensor<10xi32>) -> tensor<10xi64>
    %79 = tosa.abs %78 : (tensor<10xi64>) -> tensor<10xi64>
    %80 = tosa.cast %79 : (tensor<10xi64>) -> tensor<10xi32>
    %81 = tosa.sub %32, %80 : (tensor<1xi32>, tensor<10xi32>) -> tensor<10xi32>
    %82 = tosa.cast %81 : (tensor<10xi32>) -> tensor<10xi64>
    %83 = tosa.cast %cst_2 : (tensor<11x1xi64>) -> tensor<11x1xi32>
    %84 = tosa.add %83, %33 : (tensor<11x1xi32>, tensor<1x1xi32>) -> tensor<11x1xi32>
    %85 = tosa.greater %27, %83 : (tensor<1x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %86 = tosa.select %85, %84, %83 : (tensor<11x1xi1>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi32>
    %87 = tosa.cast %82 : (tensor<10xi64>) -> tensor<10xi32>
    %88 = tosa.add %87, %30 : (tensor<10xi32>, tensor<1xi32>) -> tensor<10xi32>
    %89 = tosa.greater %29, %87 : (tensor<1xi32>, tensor<10xi32>) -> tensor<10xi1>
    %90 = tosa.select %89, %88, %87 : (tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    %91 = tosa.reshape %86, %5 : (tensor<11x1xi32>, !tosa.shape<5>) -> tensor<1x1x11x1x1xi32>
    %92 = tosa.reshape %90, %15 : (tensor<10xi32>, !tosa.shape<5>) -> tensor<1x1x1x10x1xi32>
    %93 = tosa.tile %48, %16 : (tensor<2x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x10x1xi32>
    %94 = tosa.tile %61, %17 : (tensor<1x3x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x10x1xi32>
    %95 = tosa.tile %91, %18 : (tensor<1x1x11x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x10x1xi32>
    %96 = tosa.tile %92, %10 : (tensor<1x1x1x10x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x10x1xi32>
    %97 = tosa.concat %93, %94, %95, %96 {axis = 4 : i32} : (tensor<2x3x11x10x1xi32>, tensor<2x3x11x10x1xi32>, tensor<2x3x11x10x1xi32>, tensor<2x3x11x10x1xi32>) -> tensor<2x3x11x10x4xi32>
    %98 = tosa.reshape %97, %19 : (tensor<2x3x11x10x4xi32>, !tosa.shape<2>) -> tensor<660x4xi32>
    %99 = tosa.mul %98, %34, %1 : (tensor<660x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<660x4xi32>
    %100 = tosa.reduce_sum %99 {axis = 1 : i32} : (tensor<660x4xi32>) -> tensor<660x1xi32>
    %101 = tosa.reshape %100, %20 : (tensor<660x1xi32>, !tosa.shape<2>) -> tensor<1x660xi32>
    %102 = tosa.gather %74, %101 : (tensor<1x396x1xf32>, tensor<1x660xi32>) -> tensor<1x660x1xf32>
    %103 = tosa.reshape %102, %21 : (tensor<1x660x1xf32>, !tosa.shape<4>) -> tensor<2x3x11x10xf32>
    return %103 : tensor<2x3x11x10xf32>
  }
}
