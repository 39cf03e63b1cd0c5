// pads: reflect
// inputs: float32[1,2,4,5,6]
// result: float32[1,2,9,8,9] 0360afbe9d5f03ecb42d3d6cdd9064f2e9a73b87ead8cd0df6790d9aa23d6927
module {
  func.func @main(%arg0: tensor<1x2x4x5x6xf32>) -> tensor<1x2x9x8x9xf32> {
    %cst = arith.constant dense<[[[0]], [[1]], [[2]], [[3]], [[4]], [[5]], [[6]], [[7]], [[8]]]> : tensor<9x1x1xi64>
    %cst_0 = arith.constant dense<[[[[0]]], [[[1]]]]> : tensor<2x1x1x1xi64>
    %0 = "tosa.const"() <{values = dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5]> : tensor<9xi64>}> : () -> tensor<9xi64>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.const_shape  {values = dense<[9, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %4 = tosa.const_shape  {values = dense<[1, 1, 9, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %5 = tosa.const_shape  {values = dense<[1, 1, 1, 5, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %6 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %7 = tosa.const_shape  {values = dense<[1, 2, 9, 5, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %8 = tosa.const_shape  {values = dense<[1, 1, 9, 5, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %9 = tosa.const_shape  {values = dense<[1, 2, 1, 5, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %10 = tosa.const_shape  {values = dense<[1, 2, 9, 1, 6, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %11 = tosa.const_shape  {values = dense<[1, 2, 9, 5, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %12 = tosa.const_shape  {values = dense<[1, 240, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %13 = tosa.const_shape  {values = dense<[540, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
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
    %33 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_1 = arith.constant dense<[[0], [1], [2], [3], [4]]> : tensor<5x1xi64>
    %cst_2 = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
    %34 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1x1xi32>
    %35 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %36 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %37 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %38 = "tosa.const"() <{values = dense<4> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %39 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %40 = "tosa.const"() <{values = dense<5> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %41 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %42 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %43 = "tosa.const"() <{values = dense<[[240, 120, 30, 6, 1]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %44 = "tosa.const"() <{values = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %45 = "tosa.const"() <{values = dense<9> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %46 = "tosa.const"() <{values = dense<[[540, 270, 30, 6, 1]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %47 = "tosa.const"() <{values = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_3 = arith.constant dense<[[0], [1], [2], [3], [4], [5], [6], [7]]> : tensor<8x1xi64>
    %48 = "tosa.const"() <{values = dense<8> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %49 = "tosa.const"() <{values = dense<[[864, 432, 48, 6, 1]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %50 = tosa.abs %0 : (tensor<9xi64>) -> tensor<9xi64>
    %51 = tosa.cast %50 : (tensor<9xi64>) -> tensor<9xi32>
    %52 = tosa.sub %33, %51 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi32>
    %53 = tosa.cast %52 : (tensor<9xi32>) -> tensor<9xi64>
    %54 = tosa.abs %53 : (tensor<9xi64>) -> tensor<9xi64>
    %55 = tosa.cast %54 : (tensor<9xi64>) -> tensor<9xi32>
    %56 = tosa.sub %33, %55 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi32>
    %57 = tosa.cast %56 : (tensor<9xi32>) -> tensor<9xi64>
    %58 = tosa.reshape %57, %2 : (tensor<9xi64>, !tosa.shape<3>) -> tensor<9x1x1xi64>
    %59 = tosa.cast %cst_0 : (tensor<2x1x1x1xi64>) -> tensor<2x1x1x1xi32>
    %60 = tosa.add %59, %36 : (tensor<2x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %61 = tosa.greater %35, %59 : (tensor<1x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi1>
    %62 = tosa.select %61, %60, %59 : (tensor<2x1x1x1xi1>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %63 = tosa.cast %58 : (tensor<9x1x1xi64>) -> tensor<9x1x1xi32>
    %64 = tosa.add %63, %38 : (tensor<9x1x1xi32>, tensor<1x1x1xi32>) -> tensor<9x1x1xi32>
    %65 = tosa.greater %37, %63 : (tensor<1x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi1>
    %66 = tosa.select %65, %64, %63 : (tensor<9x1x1xi1>, tensor<9x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi32>
    %67 = tosa.cast %cst_1 : (tensor<5x1xi64>) -> tensor<5x1xi32>
    %68 = tosa.add %67, %40 : (tensor<5x1xi32>, tensor<1x1xi32>) -> tensor<5x1xi32>
    %69 = tosa.greater %39, %67 : (tensor<1x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %70 = tosa.select %69, %68, %67 : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %71 = tosa.cast %cst_2 : (tensor<6xi64>) -> tensor<6xi32>
    %72 = tosa.add %71, %42 : (tensor<6xi32>, tensor<1xi32>) -> tensor<6xi32>
    %73 = tosa.greater %41, %71 : (tensor<1xi32>, tensor<6xi32>) -> tensor<6xi1>
    %74 = tosa.select %73, %72, %71 : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %75 = tosa.reshape %62, %3 : (tensor<2x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x1x1x1x1xi32>
    %76 = tosa.reshape %66, %4 : (tensor<9x1x1xi32>, !tosa.shape<6>) -> tensor<1x1x9x1x1x1xi32>
    %77 = tosa.reshape %70, %5 : (tensor<5x1xi32>, !tosa.shape<6>) -> tensor<1x1x1x5x1x1xi32>
    %78 = tosa.reshape %74, %6 : (tensor<6xi32>, !tosa.shape<6>) -> tensor<1x1x1x1x6x1xi32>
    %79 = tosa.tile %34, %7 : (tensor<1x1x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %80 = tosa.tile %75, %8 : (tensor<1x2x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %81 = tosa.tile %76, %9 : (tensor<1x1x9x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %82 = tosa.tile %77, %10 : (tensor<1x1x1x5x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %83 = tosa.tile %78, %11 : (tensor<1x1x1x1x6x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x5x6x1xi32>
    %84 = tosa.concat %79, %80, %81, %82, %83 {axis = 5 : i32} : (tensor<1x2x9x5x6x1xi32>, tensor<1x2x9x5x6x1xi32>, tensor<1x2x9x5x6x1xi32>, tensor<1x2x9x5x6x1xi32>, tensor<1x2x9x5x6x1xi32>) -> tensor<1x2x9x5x6x5xi32>
    %85 = tosa.reshape %arg0, %12 : (tensor<1x2x4x5x6xf32>, !tosa.shape<3>) -> tensor<1x240x1xf32>
    %86 = tosa.reshape %84, %13 : (tensor<1x2x9x5x6x5xi32>, !tosa.shape<2>) -> tensor<540x5xi32>
    %87 = tosa.mul %86, %43, %1 : (tensor<540x5xi32>, tensor<1x5xi32>, tensor<1xi8>) -> tensor<540x5xi32>
    %88 = tosa.reduce_sum %87 {axis = 1 : i32} : (tensor<540x5xi32>) -> tensor<540x1xi32>
    %89 = tosa.reshape %88, %14 : (tensor<540x1xi32>, !tosa.shape<2>) -> tensor<1x540xi32>
    %90 = tosa.gather %85, %89 : (tensor<1x240x1xf32>, tensor<1x540xi32>) -> tensor<1x540x1xf32>
    %91 = tosa.abs %15 : (tensor<8xi64>) -> tensor<8xi64>
    %92 = tosa.cast %91 : (tensor<8xi64>) -> tensor<8xi32>
    %93 = tosa.sub %44, %92 : (tensor<1xi32>, tensor<8xi32>) -> tensor<8xi32>
    %94 = tosa.cast %93 : (tensor<8xi32>) -> tensor<8xi64>
    %95 = tosa.abs %94 : (tensor<8xi64>) -> tensor<8xi64>
    %96 = tosa.cast %95 : (tensor<8xi64>) -> tensor<8xi32>
    %97 = tosa.sub %44, %96 : (tensor<1xi32>, tensor<8xi32>) -> tensor<8xi32>
    %98 = tosa.cast %97 : (tensor<8xi32>) -> tensor<8xi64>
    %99 = tosa.reshape %98, %16 : (tensor<8xi64>, !tosa.shape<2>) -> tensor<8x1xi64>
    %100 = tosa.cast %cst : (tensor<9x1x1xi64>) -> tensor<9x1x1xi32>
    %101 = tosa.add %100, %45 : (tensor<9x1x1xi32>, tensor<1x1x1xi32>) -> tensor<9x1x1xi32>
    %102 = tosa.greater %37, %100 : (tensor<1x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi1>
    %103 = tosa.select %102, %101, %100 : (tensor<9x1x1xi1>, tensor<9x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi32>
    %104 = tosa.cast %99 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %105 = tosa.add %104, %40 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %106 = tosa.greater %39, %104 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %107 = tosa.select %106, %105, %104 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %108 = tosa.reshape %103, %4 : (tensor<9x1x1xi32>, !tosa.shape<6>) -> tensor<1x1x9x1x1x1xi32>
    %109 = tosa.reshape %107, %17 : (tensor<8x1xi32>, !tosa.shape<6>) -> tensor<1x1x1x8x1x1xi32>
    %110 = tosa.tile %34, %18 : (tensor<1x1x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %111 = tosa.tile %75, %19 : (tensor<1x2x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %112 = tosa.tile %108, %20 : (tensor<1x1x9x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %113 = tosa.tile %109, %10 : (tensor<1x1x1x8x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %114 = tosa.tile %78, %21 : (tensor<1x1x1x1x6x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x6x1xi32>
    %115 = tosa.concat %110, %111, %112, %113, %114 {axis = 5 : i32} : (tensor<1x2x9x8x6x1xi32>, tensor<1x2x9x8x6x1xi32>, tensor<1x2x9x8x6x1xi32>, tensor<1x2x9x8x6x1xi32>, tensor<1x2x9x8x6x1xi32>) -> tensor<1x2x9x8x6x5xi32>
    %116 = tosa.reshape %115, %22 : (tensor<1x2x9x8x6x5xi32>, !tosa.shape<2>) -> tensor<864x5xi32>
    %117 = tosa.mul %116, %46, %1 : (tensor<864x5xi32>, tensor<1x5xi32>, tensor<1xi8>) -> tensor<864x5xi32>
    %118 = tosa.reduce_sum %117 {axis = 1 : i32} : (tensor<864x5xi32>) -> tensor<864x1xi32>
    %119 = tosa.reshape %118, %23 : (tensor<864x1xi32>, !tosa.shape<2>) -> tensor<1x864xi32>
    %120 = tosa.gather %90, %119 : (tensor<1x540x1xf32>, tensor<1x864xi32>) -> tensor<1x864x1xf32>
    %121 = tosa.abs %24 : (tensor<9xi64>) -> tensor<9xi64>
    %122 = tosa.cast %121 : (tensor<9xi64>) -> tensor<9xi32>
    %123 = tosa.sub %47, %122 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi32>
    %124 = tosa.cast %123 : (tensor<9xi32>) -> tensor<9xi64>
    %125 = tosa.abs %124 : (tensor<9xi64>) -> tensor<9xi64>
    %126 = tosa.cast %125 : (tensor<9xi64>) -> tensor<9xi32>
    %127 = tosa.sub %47, %126 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi32>
    %128 = tosa.cast %127 : (tensor<9xi32>) -> tensor<9xi64>
    %129 = tosa.cast %cst_3 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %130 = tosa.add %129, %48 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %131 = tosa.greater %39, %129 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %132 = tosa.select %131, %130, %129 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %133 = tosa.cast %128 : (tensor<9xi64>) -> tensor<9xi32>
    %134 = tosa.add %133, %42 : (tensor<9xi32>, tensor<1xi32>) -> tensor<9xi32>
    %135 = tosa.greater %41, %133 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi1>
    %136 = tosa.select %135, %134, %133 : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    %137 = tosa.reshape %132, %17 : (tensor<8x1xi32>, !tosa.shape<6>) -> tensor<1x1x1x8x1x1xi32>
    %138 = tosa.reshape %136, %25 : (tensor<9xi32>, !tosa.shape<6>) -> tensor<1x1x1x1x9x1xi32>
    %139 = tosa.tile %34, %26 : (tensor<1x1x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %140 = tosa.tile %75, %27 : (tensor<1x2x1x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %141 = tosa.tile %108, %28 : (tensor<1x1x9x1x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %142 = tosa.tile %137, %29 : (tensor<1x1x1x8x1x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %143 = tosa.tile %138, %21 : (tensor<1x1x1x1x9x1xi32>, !tosa.shape<6>) -> tensor<1x2x9x8x9x1xi32>
    %144 = tosa.concat %139, %140, %141, %142, %143 {axis = 5 : i32} : (tensor<1x2x9x8x9x1xi32>, tensor<1x2x9x8x9x1xi32>, tensor<1x2x9x8x9x1xi32>, tensor<1x2x9x8x9x1xi32>, tensor<1x2x9x8x9x1xi32>) -> tensor<1x2x9x8x9x5xi32>
    %145 = tosa.reshape %144, %30 : (tensor<1x2x9x8x9x5xi32>, !tosa.shape<2>) -> tensor<1296x5xi32>
    %146 = tosa.mul %145, %49, %1 : (tensor<1296x5xi32>, tensor<1x5xi32>, tensor<1xi8>) -> tensor<1296x5xi32>
    %147 = tosa.reduce_sum %146 {axis = 1 : i32} : (tensor<1296x5xi32>) -> tensor<1296x1xi32>
    %148 = tosa.reshape %147, %31 : (tensor<1296x1xi32>, !tosa.shape<2>) -> tensor<1x1296xi32>
    %149 = tosa.gather %120, %148 : (tensor<1x864x1xf32>, tensor<1x1296xi32>) -> tensor<1x1296x1xf32>
    %150 = tosa.reshape %149, %32 : (tensor<1x1296x1xf32>, !tosa.shape<5>) -> tensor<1x2x9x8x9xf32>
    return %150 : tensor<1x2x9x8x9xf32>
  }
}
