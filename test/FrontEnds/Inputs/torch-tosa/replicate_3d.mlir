// pads: edge
// inputs: float32[1,2,4,5,6]
// result: float32[1,2,9,8,9] 1542e41674b4e023446957780d3acc8dc31b107fdc27629fe81b7efad667084d
module {
  func.func @main(%arg0: tensor<1x2x4x5x6xf32>) -> tensor<1x2x9x8x9xf32> {
    %cst = arith.constant dense<[[[0]], [[1]], [[2]], [[3]], [[4]], [[5]], [[6]], [[7]], [[8]]]> : tensor<9x1x1xi64>
    %cst_0 = arith.constant dense<[[[[0]]], [[[1]]]]> : tensor<2x1x1x1xi64>
    %0 = "tosa.const"() <{values = dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5]> : tensor<9xi64>}> : () -> tensor<9xi64>
    %1 = tosa.const_shape  {values = dense<[9, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %3 = tosa.const_shape  {values = dense<[1, 1, 9, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %4 = tosa.const_shape  {values = dense<[1, 1, 1, 5, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %5 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %6 = tosa.const_shape  {values = dense<[1, 2, 9, 5, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %7 = tosa.const_shape  {values = dense<[1, 1, 9, 5, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %8 = tosa.const_shape  {values = dense<[1, 2, 1, 5, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %9 = tosa.const_shape  {values = dense<[1, 2, 9, 1, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %10 = tosa.const_shape  {values = dense<[1, 2, 9, 5, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %11 = tosa.const_shape  {values = dense<[1, 240, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[540, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %14 = tosa.const_shape  {values = dense<[1, 540]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %15 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5]> : tensor<8xi64>}> : () -> tensor<8xi64>
    %16 = tosa.const_shape  {values = dense<[8, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %17 = tosa.const_shape  {values = dense<[1, 1, 1, 8, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %18 = tosa.const_shape  {values = dense<[1, 2, 9, 8, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %19 = tosa.const_shape  {values = dense<[1, 1, 9, 8, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %20 = tosa.const_shape  {values = dense<[1, 2, 1, 8, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %21 = tosa.const_shape  {values = dense<[1, 2, 9, 8, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %22 = tosa.const_shape  {values = dense<[864, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %23 = tosa.const_shape  {values = dense<[1, 864]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %24 = "tosa.const"() <{values = dense<[-1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<9xi64>}> : () -> tensor<9xi64>
    %25 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 9, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %26 = tosa.const_shape  {values = dense<[1, 2, 9, 8, 9, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %27 = tosa.const_shape  {values = dense<[1, 1, 9, 8, 9, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %28 = tosa.const_shape  {values = dense<[1, 2, 1, 8, 9, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %29 = tosa.const_shape  {values = dense<[1, 2, 9, 1, 9, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %30 = tosa.const_shape  {values = dense<[1296, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %31 = tosa.const_shape  {values = dense<[1, 1296]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %32 = tosa.const_shape  {values = dense<[1, 2, 9, 8, 9]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %33 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %34 = "tosa.const"() <{values = dense<3> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst_1 = arith.constant dense<[[0], [1], [2], [3], [4]]> : tensor<5x1xi64>
    %cst_2 = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
    %35 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1x1xi32>
    %36 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %37 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %38 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %39 = "tosa.const"() <{values = dense<4> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %40 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %41 = "tosa.const"() <{values = dense<5> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %42 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %43 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %44 = "tosa.const"() <{values = dense<[[240, 120, 30, 6, 1]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %45 = "tosa.const"() <{values = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %46 = "tosa.const"() <{values = dense<9> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %47 = "tosa.const"() <{values = dense<[[540, 270, 30, 6, 1]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %48 = "tosa.const"() <{values = dense<5> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst_3 = arith.constant dense<[[0], [1], [2], [3], [4], [5], [6], [7]]> : tensor<8x1xi64>
    %49 = "tosa.const"() <{values = dense<8> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %50 = "tosa.const"() <{values = dense<[[864, 432, 48, 6, 1]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %51 = tosa.maximum %33, %0 : (tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %52 = tosa.minimum %51, %34 : (tensor<9xi64>, tensor<1xi64>) -> tensor<9xi64>
    %53 = tosa.reshape %52, %1 : (tensor<9xi64>, !tosa.shape<3>) -> tensor<9x1x1xi64>
    %54 = tosa.cast %cst_0 : (tensor<2x1x1x1xi64>) -> tensor<2x1x1x1xi32>
    %55 = tosa.add %54, %37 : (tensor<2x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %56 = tosa.greater %36, %54 : (tensor<1x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi1>
    %57 = tosa.select %56, %55, %54 : (tensor<2x1x1x1xi1>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %58 = tosa.cast %53 : (tensor<9x1x1xi64>) -> tensor<9x1x1xi32>
    %59 = tosa.add %58, %39 : (tensor<9x1x1xi32>, tensor<1x1x1xi32>) -> tensor<9x1x1xi32>
    %60 = tosa.greater %38, %58 : (tensor<1x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi1>
    %61 = tosa.select %60, %59, %58 : (tensor<9x1x1xi1>, tensor<9x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi32>
    %62 = tosa.cast %cst_1 : (tensor<5x1xi64>) -> tensor<5x1xi32>
    %63 = tosa.add %62, %41 : (tensor<5x1xi32>, tensor<1x1xi32>) -> tensor<5x1xi32>
    %64 = tosa.greater %40, %62 : (tensor<1x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %65 = tosa.select %64, %63, %62 : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %66 = tosa.cast %cst_2 : (tensor<6xi64>) -> tensor<6xi32>
    %67 = tosa.add %66, %43 : (tensor<6xi32>, tensor<1xi32>) -> tensor<6xi32>
    %68 = tosa.greater %42, %66 : (tensor<1xi32>, tensor<6xi32>) -> tensor<6xi1>
    %69 = tosa.select %68, %67, %66 : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %70 = tosa.reshape %57, %2 : (tensor<2x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x1x1x1x1xi32>
    %71 = tosa.reshape %61, %3 : (tensor<9x1x1xi32>, !tosa.shape<6>) -> tensor<1x1x9x1x1x1xi32>
    %72 = tosa.reshape %65, %4 : (tensor<5x1xi32>, !tosa.shape<6>) -> tensor<1x1x1x5x1x1xi32>
    %73 = tosa.reshape %69, %5 : (tensor<6xi32>, !tosa.shape<6>) -> tensor<1x1x1x1x6x1xi32>
    %74 = tosa.tile %35, %6 : (tensor<1x1x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %75 = tosa.tile %70, %7 : (tensor<1x2x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %76 = tosa.tile %71, %8 : (tensor<1x1x9x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %77 = tosa.tile %72, %9 : (tensor<1x1x1x5x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %78 = tosa.tile %73, %10 : (tensor<1x1x1x1x6x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %79 = tosa.concat %74, %75, %76, %77, %78 {axis = 5 : i32} : (tensor<1x2x9x5x6x1xi32>, tensor<1x2x9x5x6x1xi32>, tensor<1x2x9x5x6x1xi32>, tensor<1x2x9x5x6x1xi32>, tensor<1x2x9x5x6x1xi32>) -> tensor<1x2x9x5x6x5xi32>
    %80 = tosa.reshape %arg0, %11 : (tensor<1x2x4x5x6xf32>, !tosa.shape<3>) -> tensor<1x240x1xf32>
    %81 = tosa.reshape %79, %12 : (tensor<1x2x9x5x6x5xi32>, !tosa.shape<2>) -> tensor<540x5xi32>
    %82 = tosa.mul %81, %44, %13 : (tensor<540x5xi32>, tensor<1x5xi32>, tensor<1xi8>) -> tensor<540x5xi32>
    %83 = tosa.reduce_sum %82 {axis = 1 : i32} : (tensor<540x5xi32>) -> tensor<540x1xi32>
    %84 = tosa.reshape %83, %14 : (tensor<540x1xi32>, !tosa.shape<2>) -> tensor<1x540xi32>
    %85 = tosa.gather %80, %84 : (tensor<1x240x1xf32>, tensor<1x540xi32>) -> tensor<1x540x1xf32>
    %86 = tosa.maximum %33, %15 : (tensor<1xi64>, tensor<8xi64>) -> tensor<8xi64>
    %87 = tosa.minimum %86, %45 : (tensor<8xi64>, tensor<1xi64>) -> tensor<8xi64>
    %88 = tosa.reshape %87, %16 : (tensor<8xi64>, !tosa.shape<2>) -> tensor<8x1xi64>
    %89 = tosa.cast %cst : (tensor<9x1x1xi64>) -> tensor<9x1x1xi32>
    %90 = tosa.add %89, %46 : (tensor<9x1x1xi32>, tensor<1x1x1xi32>) -> tensor<9x1x1xi32>
    %91 = tosa.greater %38, %89 : (tensor<1x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi1>
    %92 = tosa.select %91, %90, %89 : (tensor<9x1x1xi1>, tensor<9x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi32>
    %93 = tosa.cast %88 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %94 = tosa.add %93, %41 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %95 = tosa.greater %40, %93 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %96 = tosa.select %95, %94, %93 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %97 = tosa.reshape %92, %3 : (tensor<9x1x1xi32>, !tosa.shape<6>) -> tensor<1x1x9x1x1x1xi32>
    %98 = tosa.reshape %96, %17 : (tensor<8x1xi32>, !tosa.shape<6>) -> tensor<1x1x1x8x1x1xi32>
    %99 = tosa.tile %35, %18 : (tensor<1x1x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %100 = tosa.tile %70, %19 : (tensor<1x2x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %101 = tosa.tile %97, %20 : (tensor<1x1x9x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %102 = tosa.tile %98, %9 : (tensor<1x1x1x8x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %103 = tosa.tile %73, %21 : (tensor<1x1x1x1x6x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %104 = tosa.concat %99, %100, %101, %102, %103 {axis = 5 : i32} : (tensor<1x2x9x8x6x1xi32>, tensor<1x2x9x8x6x1xi32>, tensor<1x2x9x8x6x1xi32>, tensor<1x2x9x8x6x1xi32>, tensor<1x2x9x8x6x1xi32>) -> tensor<1x2x9x8x6x5xi32>
    %105 = tosa.reshape %104, %22 : (tensor<1x2x9x8x6x5xi32>, !tosa.shape<2>) -> tensor<864x5xi32>
    %106 = tosa.mul %105, %47, %13 : (tensor<864x5xi32>, tensor<1x5xi32>, tensor<1xi8>) -> tensor<864x5xi32>
    %107 = tosa.reduce_sum %106 {axis = 1 : i32} : (tensor<864x5xi32>) -> tensor<864x1xi32>
    %108 = tosa.reshape %107, %23 : (tensor<864x1xi32>, !tosa.shape<2>) -> tensor<1x864xi32>
    %109 = tosa.gather %85, %108 : (tensor<1x540x1xf32>, tensor<1x864xi32>) -> tensor<1x864x1xf32>
    %110 = tosa.maximum %33, %24 : (tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %111 = tosa.minimum %110, %48 : (tensor<9xi64>, tensor<1xi64>) -> tensor<9xi64>
    %112 = tosa.cast %cst_3 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %113 = tosa.add %112, %49 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %114 = tosa.greater %40, %112 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %115 = tosa.select %114, %113, %112 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %116 = tosa.cast %111 : (tensor<9xi64>) -> tensor<9xi32>
    %117 = tosa.add %116, %43 : (tensor<9xi32>, tensor<1xi32>) -> tensor<9xi32>
    %118 = tosa.greater %42, %116 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi1>
    %119 = tosa.select %118, %117, %116 : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    %120 = tosa.reshape %115, %17 : (tensor<8x1xi32>, !tosa.shape<6>) -> tensor<1x1x1x8x1x1xi32>
    %121 = tosa.reshape %119, %25 : (tensor<9xi32>, !tosa.shape<6>) -> tensor<1x1x1x1x9x1xi32>
    %122 = tosa.tile %35, %26 : (tensor<1x1x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %123 = tosa.tile %70, %27 : (tensor<1x2x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %124 = tosa.tile %97, %28 : (tensor<1x1x9x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %125 = tosa.tile %120, %29 : (tensor<1x1x1x8x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %126 = tosa.tile %121, %21 : (tensor<1x1x1x1x9x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %127 = tosa.concat %122, %123, %124, %125, %126 {axis = 5 : i32} : (tensor<1x2x9x8x9x1xi32>, tensor<1x2x9x8x9x1xi32>, tensor<1x2x9x8x9x1xi32>, tensor<1x2x9x8x9x1xi32>, tensor<1x2x9x8x9x1xi32>) -> tensor<1x2x9x8x9x5xi32>
    %128 = tosa.reshape %127, %30 : (tensor<1x2x9x8x9x5xi32>, !tosa.shape<2>) -> tensor<1296x5xi32>
    %129 = tosa.mul %128, %50, %13 : (tensor<1296x5xi32>, tensor<1x5xi32>, tensor<1xi8>) -> tensor<1296x5xi32>
    %130 = tosa.reduce_sum %129 {axis = 1 : i32} : (tensor<1296x5xi32>) -> tensor<1296x1xi32>
    %131 = tosa.reshape %130, %31 : (tensor<1296x1xi32>, !tosa.shape<2>) -> tensor<1x1296xi32>
    %132 = tosa.gather %109, %131 : (tensor<1x864x1xf32>, tensor<1x1296xi32>) -> tensor<1x1296x1xf32>
    %133 = tosa.reshape %132, %32 : (tensor<1x1296x1xf32>, !tosa.shape<5>) -> tensor<1x2x9x8x9xf32>
    return %133 : tensor<1x2x9x8x9xf32>
  }
}
