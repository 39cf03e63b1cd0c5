// pads: edge
// inputs: float32[2,3,5,6]
// result: float32[2,3,11,10] 3a008b8ba9660c6763af73c5b5a3e72702e74ecd34d3f05339972566dd72ad3e
module {
  func.func @main(%arg0: tensor<2x3x5x6xf32>) -> tensor<2x3x11x10xf32> {
    %cst = arith.constant dense<[[[0]], [[1]], [[2]]]> : tensor<3x1x1xi64>
    %cst_0 = arith.constant dense<[[[[0]]], [[[1]]]]> : tensor<2x1x1x1xi64>
    %0 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<11xi64>}> : () -> tensor<11xi64>
    %1 = tosa.const_shape  {values = dense<[11, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<[2, 1, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %3 = tosa.const_shape  {values = dense<[1, 3, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %4 = tosa.const_shape  {values = dense<[1, 1, 11, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[1, 1, 1, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[1, 3, 11, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[2, 1, 11, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %8 = tosa.const_shape  {values = dense<[2, 3, 1, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %9 = tosa.const_shape  {values = dense<[2, 3, 11, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %10 = tosa.const_shape  {values = dense<[1, 180, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[396, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %12 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %13 = tosa.const_shape  {values = dense<[1, 396]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = "tosa.const"() <{values = dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5, 6]> : tensor<10xi64>}> : () -> tensor<10xi64>
    %15 = tosa.const_shape  {values = dense<[1, 1, 1, 10, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %16 = tosa.const_shape  {values = dense<[1, 3, 11, 10, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %17 = tosa.const_shape  {values = dense<[2, 1, 11, 10, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %18 = tosa.const_shape  {values = dense<[2, 3, 1, 10, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %19 = tosa.const_shape  {values = dense<[660, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %20 = tosa.const_shape  {values = dense<[1, 660]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %21 = tosa.const_shape  {values = dense<[2, 3, 11, 10]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %22 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %23 = "tosa.const"() <{values = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst_1 = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
    %24 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %25 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %26 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %27 = "tosa.const"() <{values = dense<3> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %28 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %29 = "tosa.const"() <{values = dense<5> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %30 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %31 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %32 = "tosa.const"() <{values = dense<[[90, 30, 6, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %33 = "tosa.const"() <{values = dense<5> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst_2 = arith.constant dense<[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10]]> : tensor<11x1xi64>
    %34 = "tosa.const"() <{values = dense<11> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %35 = "tosa.const"() <{values = dense<[[198, 66, 6, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %36 = tosa.maximum %22, %0 : (tensor<1xi64>, tensor<11xi64>) -> tensor<11xi64>
    %37 = tosa.minimum %36, %23 : (tensor<11xi64>, tensor<1xi64>) -> tensor<11xi64>
    %38 = tosa.reshape %37, %1 : (tensor<11xi64>, !tosa.shape<2>) -> tensor<11x1xi64>
    %39 = tosa.cast %cst_0 : (tensor<2x1x1x1xi64>) -> tensor<2x1x1x1xi32>
    %40 = tosa.add %39, %25 : (tensor<2x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %41 = tosa.greater %24, %39 : (tensor<1x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi1>
    %42 = tosa.select %41, %40, %39 : (tensor<2x1x1x1xi1>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %43 = tosa.reshape %42, %2 : (tensor<2x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x1x1x1x1xi32>
    %44 = tosa.cast %cst : (tensor<3x1x1xi64>) -> tensor<3x1x1xi32>
    %45 = tosa.add %44, %27 : (tensor<3x1x1xi32>, tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %46 = tosa.greater %26, %44 : (tensor<1x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %47 = tosa.select %46, %45, %44 : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
    %48 = tosa.cast %38 : (tensor<11x1xi64>) -> tensor<11x1xi32>
    %49 = tosa.add %48, %29 : (tensor<11x1xi32>, tensor<1x1xi32>) -> tensor<11x1xi32>
    %50 = tosa.greater %28, %48 : (tensor<1x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %51 = tosa.select %50, %49, %48 : (tensor<11x1xi1>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi32>
    %52 = tosa.cast %cst_1 : (tensor<6xi64>) -> tensor<6xi32>
    %53 = tosa.add %52, %31 : (tensor<6xi32>, tensor<1xi32>) -> tensor<6xi32>
    %54 = tosa.greater %30, %52 : (tensor<1xi32>, tensor<6xi32>) -> tensor<6xi1>
    %55 = tosa.select %54, %53, %52 : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %56 = tosa.reshape %47, %3 : (tensor<3x1x1xi32>, !tosa.shape<5>) -> tensor<1x3x1x1x1xi32>
    %57 = tosa.reshape %51, %4 : (tensor<11x1xi32>, !tosa.shape<5>) -> tensor<1x1x11x1x1xi32>
    %58 = tosa.reshape %55, %5 : (tensor<6xi32>, !tosa.shape<5>) -> tensor<1x1x1x6x1xi32>
    %59 = tosa.tile %43, %6 : (tensor<2x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x6x1xi32>
    %60 = tosa.tile %56, %7 : (tensor<1x3x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x6x1xi32>
    %61 = tosa.tile %57, %8 : (tensor<1x1x11x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x6x1xi32>
    %62 = tosa.tile %58, %9 : (tensor<1x1x1x6x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x6x1xi32>
    %63 = tosa.concat %59, %60, %61, %62 {axis = 4 : i32} : (tensor<2x3x11x6x1xi32>, tensor<2x3x11x6x1xi32>, tensor<2x3x11x6x1xi32>, tensor<2x3x11x6x1xi32>) -> tensor<2x3x11x6x4xi32>
    %64 = tosa.reshape %arg0, %10 : (tensor<2x3x5x6xf32>, !tosa.shape<3>) -> tensor<1x180x1xf32>
    %65 = tosa.reshape %63, %11 : (tensor<2x3x11x6x4xi32>, !tosa.shape<2>) -> tensor<396x4xi32>
    %66 = tosa.mul %65, %32, %12 : (tensor<396x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<396x4xi32>
    %67 = tosa.reduce_sum %66 {axis = 1 : i32} : (tensor<396x4xi32>) -> tensor<396x1xi32>
    %68 = tosa.reshape %67, %13 : (tensor<396x1xi32>, !tosa.shape<2>) -> tensor<1x396xi32>
    %69 = tosa.gather %64, %68 : (tensor<1x180x1xf32>, tensor<1x396xi32>) -> tensor<1x396x1xf32>
    %70 = tosa.maximum %22, %14 : (tensor<1xi64>, tensor<10xi64>) -> tensor<10xi64>
    %71 = tosa.minimum %70, %33 : (tensor<10xi64>, tensor<1xi64>) -> tensor<10xi64>
    %72 = tosa.cast %cst_2 : (tensor<11x1xi64>) -> tensor<11x1xi32>
    %73 = tosa.add %72, %34 : (tensor<11x1xi32>, tensor<1x1xi32>) -> tensor<11x1xi32>
    %74 = tosa.greater %28, %72 : (tensor<1x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %75 = tosa.select %74, %73, %72 : (tensor<11x1xi1>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi32>
    %76 = tosa.cast %71 : (tensor<10xi64>) -> tensor<10xi32>
    %77 = tosa.add %76, %31 : (tensor<10xi32>, tensor<1xi32>) -> tensor<10xi32>
    %78 = tosa.greater %30, %76 : (tensor<1xi32>, tensor<10xi32>) -> tensor<10xi1>
    %79 = tosa.select %78, %77, %76 : (tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    %80 = tosa.reshape %75, %4 : (tensor<11x1xi32>, !tosa.shape<5>) -> tensor<1x1x11x1x1xi32>
    %81 = tosa.reshape %79, %15 : (tensor<10xi32>, !tosa.shape<5>) -> tensor<1x1x1x10x1xi32>
    %82 = tosa.tile %43, %16 : (tensor<2x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x10x1xi32>
    %83 = tosa.tile %56, %17 : (tensor<1x3x1x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x10x1xi32>
    %84 = tosa.tile %80, %18 : (tensor<1x1x11x1x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x10x1xi32>
    %85 = tosa.tile %81, %9 : (tensor<1x1x1x10x1xi32>, !tosa.shape<5>) -> tensor<2x3x11x10x1xi32>
    %86 = tosa.concat %82, %83, %84, %85 {axis = 4 : i32} : (tensor<2x3x11x10x1xi32>, tensor<2x3x11x10x1xi32>, tensor<2x3x11x10x1xi32>, tensor<2x3x11x10x1xi32>) -> tensor<2x3x11x10x4xi32>
    %87 = tosa.reshape %86, %19 : (tensor<2x3x11x10x4xi32>, !tosa.shape<2>) -> tensor<660x4xi32>
    %88 = tosa.mul %87, %35, %12 : (tensor<660x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<660x4xi32>
    %89 = tosa.reduce_sum %88 {axis = 1 : i32} : (tensor<660x4xi32>) -> tensor<660x1xi32>
    %90 = tosa.reshape %89, %20 : (tensor<660x1xi32>, !tosa.shape<2>) -> tensor<1x660xi32>
    %91 = tosa.gather %69, %90 : (tensor<1x396x1xf32>, tensor<1x660xi32>) -> tensor<1x660x1xf32>
    %92 = tosa.reshape %91, %21 : (tensor<1x660x1xf32>, !tosa.shape<4>) -> tensor<2x3x11x10xf32>
    return %92 : tensor<2x3x11x10xf32>
  }
}
