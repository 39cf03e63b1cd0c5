// pads: reflect
// inputs: float64[1,2,5,6]
// result: float64[1,2,8,9] 9655966a6e32bbece0e0ceee4ea59740e3b3f6a2ed0e12f9e93d99924cd22181
module {
  func.func @main(%arg0: tensor<1x2x5x6xf64>) -> tensor<1x2x8x9xf64> {
    %cst = arith.constant dense<[[[0]], [[1]]]> : tensor<2x1x1xi64>
    %0 = "tosa.const"() <{values = dense<[-1, 0, 1, 2, 3, 4, 5, 6]> : tensor<8xi64>}> : () -> tensor<8xi64>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.const_shape  {values = dense<[8, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %4 = tosa.const_shape  {values = dense<[1, 1, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[1, 1, 1, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[1, 2, 8, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[1, 1, 8, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %8 = tosa.const_shape  {values = dense<[1, 2, 1, 6, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %9 = tosa.const_shape  {values = dense<[1, 2, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %10 = tosa.const_shape  {values = dense<[1, 60, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[96, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %12 = tosa.const_shape  {values = dense<[1, 96]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6]> : tensor<9xi64>}> : () -> tensor<9xi64>
    %14 = tosa.const_shape  {values = dense<[1, 1, 1, 9, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %15 = tosa.const_shape  {values = dense<[1, 2, 8, 9, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %16 = tosa.const_shape  {values = dense<[1, 1, 8, 9, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %17 = tosa.const_shape  {values = dense<[1, 2, 1, 9, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %18 = tosa.const_shape  {values = dense<[144, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %19 = tosa.const_shape  {values = dense<[1, 144]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %20 = tosa.const_shape  {values = dense<[1, 2, 8, 9]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %21 = "tosa.const"() <{values = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
    %22 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
    %23 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %24 = "tosa.const"() <{values = dense<2> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %25 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %26 = "tosa.const"() <{values = dense<5> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %27 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %28 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %29 = "tosa.const"() <{values = dense<[[60, 30, 6, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %30 = "tosa.const"() <{values = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_1 = arith.constant dense<[[0], [1], [2], [3], [4], [5], [6], [7]]> : tensor<8x1xi64>
    %31 = "tosa.const"() <{values = dense<8> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %32 = "tosa.const"() <{values = dense<[[96, 48, 6, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %33 = tosa.abs %0 : (tensor<8xi64>) -> tensor<8xi64>
    %34 = tosa.cast %33 : (tensor<8xi64>) -> tensor<8xi32>
    %35 = tosa.sub %21, %34 : (tensor<1xi32>, tensor<8xi32>) -> tensor<8xi32>
    %36 = tosa.cast %35 : (tensor<8xi32>) -> tensor<8xi64>
    %37 = tosa.abs %36 : (tensor<8xi64>) -> tensor<8xi64>
    %38 = tosa.cast %37 : (tensor<8xi64>) -> tensor<8xi32>
    %39 = tosa.sub %21, %38 : (tensor<1xi32>, tensor<8xi32>) -> tensor<8xi32>
    %40 = tosa.cast %39 : (tensor<8xi32>) -> tensor<8xi64>
    %41 = tosa.reshape %40, %2 : (tensor<8xi64>, !tosa.shape<2>) -> tensor<8x1xi64>
    %42 = tosa.cast %cst : (tensor<2x1x1xi64>) -> tensor<2x1x1xi32>
    %43 = tosa.add %42, %24 : (tensor<2x1x1xi32>, tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %44 = tosa.greater %23, %42 : (tensor<1x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %45 = tosa.select %44, %43, %42 : (tensor<2x1x1xi1>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %46 = tosa.cast %41 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %47 = tosa.add %46, %26 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %48 = tosa.greater %25, %46 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %49 = tosa.select %48, %47, %46 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %50 = tosa.cast %cst_0 : (tensor<6xi64>) -> tensor<6xi32>
    %51 = tosa.add %50, %28 : (tensor<6xi32>, tensor<1xi32>) -> tensor<6xi32>
    %52 = tosa.greater %27, %50 : (tensor<1xi32>, tensor<6xi32>) -> tensor<6xi1>
    %53 = tosa.select %52, %51, %50 : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %54 = tosa.reshape %45, %3 : (tensor<2x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x1x1x1xi32>
    %55 = tosa.reshape %49, %4 : (tensor<8x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x1x1xi32>
    %56 = tosa.reshape %53, %5 : (tensor<6xi32>, !tosa.shape<5>) -> tensor<1x1x1x6x1xi32>
    %57 = tosa.tile %22, %6 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x6x1xi32>
    %58 = tosa.tile %54, %7 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x6x1xi32>
    %59 = tosa.tile %55, %8 : (tensor<1x1x8x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x6x1xi32>
    %60 = tosa.tile %56, %9 : (tensor<1x1x1x6x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x6x1xi32>
    %61 = tosa.concat %57, %58, %59, %60 {axis = 4 : i32} : (tensor<1x2x8x6x1xi32>, tensor<1x2x8x6x1xi32>, tensor<1x2x8x6x1xi32>, tensor<1x2x8x6x1xi32>) -> tensor<1x2x8x6x4xi32>
    %62 = tosa.reshape %arg0, %10 : (tensor<1x2x5x6xf64>, !tosa.shape<3>) -> tensor<1x60x1xf64>
    %63 = tosa.reshape %61, %11 : (tensor<1x2x8x6x4xi32>, !tosa.shape<2>) -> tensor<96x4xi32>
    %64 = tosa.mul %63, %29, %1 : (tensor<96x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<96x4xi32>
    %65 = tosa.reduce_sum %64 {axis = 1 : i32} : (tensor<96x4xi32>) -> tensor<96x1xi32>
    %66 = tosa.reshape %65, %12 : (tensor<96x1xi32>, !tosa.shape<2>) -> tensor<1x96xi32>
    %67 = tosa.gather %62, %66 : (tensor<1x60x1xf64>, tensor<1x96xi32>) -> tensor<1x96x1xf64>
    %68 = tosa.abs %13 : (tensor<9xi64>) -> tensor<9xi64>
    %69 = tosa.cast %68 : (tensor<9xi64>) -> tensor<9xi32>
    %70 = tosa.sub %30, %69 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi32>
    %71 = tosa.cast %70 : (tensor<9xi32>) -> tensor<9xi64>
    %72 = tosa.abs %71 : (tensor<9xi64>) -> tensor<9xi64>
    %73 = tosa.cast %72 : (tensor<9xi64>) -> tensor<9xi32>
    %74 = tosa.sub %30, %73 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi32>
    %75 = tosa.cast %74 : (tensor<9xi32>) -> tensor<9xi64>
    %76 = tosa.cast %cst_1 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %77 = tosa.add %76, %31 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %78 = tosa.greater %25, %76 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %79 = tosa.select %78, %77, %76 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %80 = tosa.cast %75 : (tensor<9xi64>) -> tensor<9xi32>
    %81 = tosa.add %80, %28 : (tensor<9xi32>, tensor<1xi32>) -> tensor<9xi32>
    %82 = tosa.greater %27, %80 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi1>
    %83 = tosa.select %82, %81, %80 : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    %84 = tosa.reshape %79, %4 : (tensor<8x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x1x1xi32>
    %85 = tosa.reshape %83, %14 : (tensor<9xi32>, !tosa.shape<5>) -> tensor<1x1x1x9x1xi32>
    %86 = tosa.tile %22, %15 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x9x1xi32>
    %87 = tosa.tile %54, %16 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x9x1xi32>
    %88 = tosa.tile %84, %17 : (tensor<1x1x8x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x9x1xi32>
    %89 = tosa.tile %85, %9 : (tensor<1x1x1x9x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x9x1xi32>
    %90 = tosa.concat %86, %87, %88, %89 {axis = 4 : i32} : (tensor<1x2x8x9x1xi32>, tensor<1x2x8x9x1xi32>, tensor<1x2x8x9x1xi32>, tensor<1x2x8x9x1xi32>) -> tensor<1x2x8x9x4xi32>
    %91 = tosa.reshape %90, %18 : (tensor<1x2x8x9x4xi32>, !tosa.shape<2>) -> tensor<144x4xi32>
    %92 = tosa.mul %91, %32, %1 : (tensor<144x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<144x4xi32>
    %93 = tosa.reduce_sum %92 {axis = 1 : i32} : (tensor<144x4xi32>) -> tensor<144x1xi32>
    %94 = tosa.reshape %93, %19 : (tensor<144x1xi32>, !tosa.shape<2>) -> tensor<1x144xi32>
    %95 = tosa.gather %67, %94 : (tensor<1x96x1xf64>, tensor<1x144xi32>) -> tensor<1x144x1xf64>
    %96 = tosa.reshape %95, %20 : (tensor<1x144x1xf64>, !tosa.shape<4>) -> tensor<1x2x8x9xf64>
    return %96 : tensor<1x2x8x9xf64>
  }
}
