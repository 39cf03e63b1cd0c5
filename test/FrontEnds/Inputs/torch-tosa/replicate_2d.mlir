// pads: edge
// inputs: float32[1,2,6,7]
// result: float32[1,2,8,9] f4ab6ea57b2ad49d84b2edc73fbcb8fbe401a097e4a5ebb12babb72a82b00600
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x8x9xf32> {
    %cst = arith.constant dense<[[[0]], [[1]]]> : tensor<2x1x1xi64>
    %0 = "tosa.const"() <{values = dense<[-1, 0, 1, 2, 3, 4, 5, 6]> : tensor<8xi64>}> : () -> tensor<8xi64>
    %1 = tosa.const_shape  {values = dense<[8, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %3 = tosa.const_shape  {values = dense<[1, 1, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %4 = tosa.const_shape  {values = dense<[1, 1, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[1, 2, 8, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[1, 1, 8, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[1, 2, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %8 = tosa.const_shape  {values = dense<[1, 2, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %9 = tosa.const_shape  {values = dense<[1, 84, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %10 = tosa.const_shape  {values = dense<[112, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %11 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %12 = tosa.const_shape  {values = dense<[1, 112]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = "tosa.const"() <{values = dense<[-1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<9xi64>}> : () -> tensor<9xi64>
    %14 = tosa.const_shape  {values = dense<[1, 1, 1, 9, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %15 = tosa.const_shape  {values = dense<[1, 2, 8, 9, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %16 = tosa.const_shape  {values = dense<[1, 1, 8, 9, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %17 = tosa.const_shape  {values = dense<[1, 2, 1, 9, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %18 = tosa.const_shape  {values = dense<[144, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %19 = tosa.const_shape  {values = dense<[1, 144]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %20 = tosa.const_shape  {values = dense<[1, 2, 8, 9]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %21 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %22 = "tosa.const"() <{values = dense<5> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
    %23 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
    %24 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %25 = "tosa.const"() <{values = dense<2> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %26 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %27 = "tosa.const"() <{values = dense<6> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %28 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %29 = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
    %30 = "tosa.const"() <{values = dense<[[84, 42, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %31 = "tosa.const"() <{values = dense<6> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst_1 = arith.constant dense<[[0], [1], [2], [3], [4], [5], [6], [7]]> : tensor<8x1xi64>
    %32 = "tosa.const"() <{values = dense<8> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %33 = "tosa.const"() <{values = dense<[[112, 56, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %34 = tosa.maximum %21, %0 : (tensor<1xi64>, tensor<8xi64>) -> tensor<8xi64>
    %35 = tosa.minimum %34, %22 : (tensor<8xi64>, tensor<1xi64>) -> tensor<8xi64>
    %36 = tosa.reshape %35, %1 : (tensor<8xi64>, !tosa.shape<2>) -> tensor<8x1xi64>
    %37 = tosa.cast %cst : (tensor<2x1x1xi64>) -> tensor<2x1x1xi32>
    %38 = tosa.add %37, %25 : (tensor<2x1x1xi32>, tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %39 = tosa.greater %24, %37 : (tensor<1x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %40 = tosa.select %39, %38, %37 : (tensor<2x1x1xi1>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %41 = tosa.cast %36 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %42 = tosa.add %41, %27 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %43 = tosa.greater %26, %41 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %44 = tosa.select %43, %42, %41 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %45 = tosa.cast %cst_0 : (tensor<7xi64>) -> tensor<7xi32>
    %46 = tosa.add %45, %29 : (tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
    %47 = tosa.greater %28, %45 : (tensor<1xi32>, tensor<7xi32>) -> tensor<7xi1>
    %48 = tosa.select %47, %46, %45 : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %49 = tosa.reshape %40, %2 : (tensor<2x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x1x1x1xi32>
    %50 = tosa.reshape %44, %3 : (tensor<8x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x1x1xi32>
    %51 = tosa.reshape %48, %4 : (tensor<7xi32>, !tosa.shape<5>) -> tensor<1x1x1x7x1xi32>
    %52 = tosa.tile %23, %5 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x7x1xi32>
    %53 = tosa.tile %49, %6 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x7x1xi32>
    %54 = tosa.tile %50, %7 : (tensor<1x1x8x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x7x1xi32>
    %55 = tosa.tile %51, %8 : (tensor<1x1x1x7x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x7x1xi32>
    %56 = tosa.concat %52, %53, %54, %55 {axis = 4 : i32} : (tensor<1x2x8x7x1xi32>, tensor<1x2x8x7x1xi32>, tensor<1x2x8x7x1xi32>, tensor<1x2x8x7x1xi32>) -> tensor<1x2x8x7x4xi32>
    %57 = tosa.reshape %arg0, %9 : (tensor<1x2x6x7xf32>, !tosa.shape<3>) -> tensor<1x84x1xf32>
    %58 = tosa.reshape %56, %10 : (tensor<1x2x8x7x4xi32>, !tosa.shape<2>) -> tensor<112x4xi32>
    %59 = tosa.mul %58, %30, %11 : (tensor<112x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<112x4xi32>
    %60 = tosa.reduce_sum %59 {axis = 1 : i32} : (tensor<112x4xi32>) -> tensor<112x1xi32>
    %61 = tosa.reshape %60, %12 : (tensor<112x1xi32>, !tosa.shape<2>) -> tensor<1x112xi32>
    %62 = tosa.gather %57, %61 : (tensor<1x84x1xf32>, tensor<1x112xi32>) -> tensor<1x112x1xf32>
    %63 = tosa.maximum %21, %13 : (tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %64 = tosa.minimum %63, %31 : (tensor<9xi64>, tensor<1xi64>) -> tensor<9xi64>
    %65 = tosa.cast %cst_1 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %66 = tosa.add %65, %32 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %67 = tosa.greater %26, %65 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %68 = tosa.select %67, %66, %65 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %69 = tosa.cast %64 : (tensor<9xi64>) -> tensor<9xi32>
    %70 = tosa.add %69, %29 : (tensor<9xi32>, tensor<1xi32>) -> tensor<9xi32>
    %71 = tosa.greater %28, %69 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi1>
    %72 = tosa.select %71, %70, %69 : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    %73 = tosa.reshape %68, %3 : (tensor<8x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x1x1xi32>
    %74 = tosa.reshape %72, %14 : (tensor<9xi32>, !tosa.shape<5>) -> tensor<1x1x1x9x1xi32>
    %75 = tosa.tile %23, %15 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x9x1xi32>
    %76 = tosa.tile %49, %16 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x9x1xi32>
    %77 = tosa.tile %73, %17 : (tensor<1x1x8x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x9x1xi32>
    %78 = tosa.tile %74, %8 : (tensor<1x1x1x9x1xi32>, !tosa.shape<5>) -> tensor<1x2x8x9x1xi32>
    %79 = tosa.concat %75, %76, %77, %78 {axis = 4 : i32} : (tensor<1x2x8x9x1xi32>, tensor<1x2x8x9x1xi32>, tensor<1x2x8x9x1xi32>, tensor<1x2x8x9x1xi32>) -> tensor<1x2x8x9x4xi32>
    %80 = tosa.reshape %79, %18 : (tensor<1x2x8x9x4xi32>, !tosa.shape<2>) -> tensor<144x4xi32>
    %81 = tosa.mul %80, %33, %11 : (tensor<144x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<144x4xi32>
    %82 = tosa.reduce_sum %81 {axis = 1 : i32} : (tensor<144x4xi32>) -> tensor<144x1xi32>
    %83 = tosa.reshape %82, %19 : (tensor<144x1xi32>, !tosa.shape<2>) -> tensor<1x144xi32>
    %84 = tosa.gather %62, %83 : (tensor<1x112x1xf32>, tensor<1x144xi32>) -> tensor<1x144x1xf32>
    %85 = tosa.reshape %84, %20 : (tensor<1x144x1xf32>, !tosa.shape<4>) -> tensor<1x2x8x9xf32>
    return %85 : tensor<1x2x8x9xf32>
  }
}
