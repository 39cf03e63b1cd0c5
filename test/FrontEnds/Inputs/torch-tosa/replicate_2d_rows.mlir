// pads: edge
// inputs: float32[1,2,6,7]
// result: float32[1,2,9,7] aaff27dadc22e8e1a834012b9d5a99a3becc14be80d81de92bee09b0b0ea5d15
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x9x7xf32> {
    %cst = arith.constant dense<[[[0]], [[1]]]> : tensor<2x1x1xi64>
    %0 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6]> : tensor<9xi64>}> : () -> tensor<9xi64>
    %1 = "tosa.const"() <{values = dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>}> : () -> tensor<7xi64>
    %2 = tosa.const_shape  {values = dense<[9, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %4 = tosa.const_shape  {values = dense<[1, 1, 9, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[1, 1, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[1, 2, 9, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[1, 1, 9, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %8 = tosa.const_shape  {values = dense<[1, 2, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %9 = tosa.const_shape  {values = dense<[1, 2, 9, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %10 = tosa.const_shape  {values = dense<[1, 84, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[126, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %12 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %13 = tosa.const_shape  {values = dense<[1, 126]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = tosa.const_shape  {values = dense<[1, 2, 9, 7]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %15 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %16 = "tosa.const"() <{values = dense<5> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
    %17 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
    %18 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %19 = "tosa.const"() <{values = dense<2> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %20 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %21 = "tosa.const"() <{values = dense<6> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %22 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %23 = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
    %24 = "tosa.const"() <{values = dense<[[84, 42, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %25 = "tosa.const"() <{values = dense<6> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst_1 = arith.constant dense<[[0], [1], [2], [3], [4], [5], [6], [7], [8]]> : tensor<9x1xi64>
    %26 = "tosa.const"() <{values = dense<9> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %27 = "tosa.const"() <{values = dense<[[126, 63, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %28 = tosa.maximum %15, %0 : (tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %29 = tosa.minimum %28, %16 : (tensor<9xi64>, tensor<1xi64>) -> tensor<9xi64>
    %30 = tosa.reshape %29, %2 : (tensor<9xi64>, !tosa.shape<2>) -> tensor<9x1xi64>
    %31 = tosa.cast %cst : (tensor<2x1x1xi64>) -> tensor<2x1x1xi32>
    %32 = tosa.add %31, %19 : (tensor<2x1x1xi32>, tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %33 = tosa.greater %18, %31 : (tensor<1x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %34 = tosa.select %33, %32, %31 : (tensor<2x1x1xi1>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %35 = tosa.cast %30 : (tensor<9x1xi64>) -> tensor<9x1xi32>
    %36 = tosa.add %35, %21 : (tensor<9x1xi32>, tensor<1x1xi32>) -> tensor<9x1xi32>
    %37 = tosa.greater %20, %35 : (tensor<1x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %38 = tosa.select %37, %36, %35 : (tensor<9x1xi1>, tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi32>
    %39 = tosa.cast %cst_0 : (tensor<7xi64>) -> tensor<7xi32>
    %40 = tosa.add %39, %23 : (tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
    %41 = tosa.greater %22, %39 : (tensor<1xi32>, tensor<7xi32>) -> tensor<7xi1>
    %42 = tosa.select %41, %40, %39 : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %43 = tosa.reshape %34, %3 : (tensor<2x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x1x1x1xi32>
    %44 = tosa.reshape %38, %4 : (tensor<9x1xi32>, !tosa.shape<5>) -> tensor<1x1x9x1x1xi32>
    %45 = tosa.reshape %42, %5 : (tensor<7xi32>, !tosa.shape<5>) -> tensor<1x1x1x7x1xi32>
    %46 = tosa.tile %17, %6 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %47 = tosa.tile %43, %7 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %48 = tosa.tile %44, %8 : (tensor<1x1x9x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %49 = tosa.tile %45, %9 : (tensor<1x1x1x7x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %50 = tosa.concat %46, %47, %48, %49 {axis = 4 : i32} : (tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>) -> tensor<1x2x9x7x4xi32>
    %51 = tosa.reshape %arg0, %10 : (tensor<1x2x6x7xf32>, !tosa.shape<3>) -> tensor<1x84x1xf32>
    %52 = tosa.reshape %50, %11 : (tensor<1x2x9x7x4xi32>, !tosa.shape<2>) -> tensor<126x4xi32>
    %53 = tosa.mul %52, %24, %12 : (tensor<126x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<126x4xi32>
    %54 = tosa.reduce_sum %53 {axis = 1 : i32} : (tensor<126x4xi32>) -> tensor<126x1xi32>
    %55 = tosa.reshape %54, %13 : (tensor<126x1xi32>, !tosa.shape<2>) -> tensor<1x126xi32>
    %56 = tosa.gather %51, %55 : (tensor<1x84x1xf32>, tensor<1x126xi32>) -> tensor<1x126x1xf32>
    %57 = tosa.maximum %1, %15 : (tensor<7xi64>, tensor<1xi64>) -> tensor<7xi64>
    %58 = tosa.minimum %57, %25 : (tensor<7xi64>, tensor<1xi64>) -> tensor<7xi64>
    %59 = tosa.cast %cst_1 : (tensor<9x1xi64>) -> tensor<9x1xi32>
    %60 = tosa.add %59, %26 : (tensor<9x1xi32>, tensor<1x1xi32>) -> tensor<9x1xi32>
    %61 = tosa.greater %20, %59 : (tensor<1x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %62 = tosa.select %61, %60, %59 : (tensor<9x1xi1>, tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi32>
    %63 = tosa.cast %58 : (tensor<7xi64>) -> tensor<7xi32>
    %64 = tosa.add %63, %23 : (tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
    %65 = tosa.greater %22, %63 : (tensor<1xi32>, tensor<7xi32>) -> tensor<7xi1>
    %66 = tosa.select %65, %64, %63 : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %67 = tosa.reshape %62, %4 : (tensor<9x1xi32>, !tosa.shape<5>) -> tensor<1x1x9x1x1xi32>
    %68 = tosa.reshape %66, %5 : (tensor<7xi32>, !tosa.shape<5>) -> tensor<1x1x1x7x1xi32>
    %69 = tosa.tile %67, %8 : (tensor<1x1x9x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %70 = tosa.tile %68, %9 : (tensor<1x1x1x7x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %71 = tosa.concat %46, %47, %69, %70 {axis = 4 : i32} : (tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>) -> tensor<1x2x9x7x4xi32>
    %72 = tosa.reshape %71, %11 : (tensor<1x2x9x7x4xi32>, !tosa.shape<2>) -> tensor<126x4xi32>
    %73 = tosa.mul %72, %27, %12 : (tensor<126x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<126x4xi32>
    %74 = tosa.reduce_sum %73 {axis = 1 : i32} : (tensor<126x4xi32>) -> tensor<126x1xi32>
    %75 = tosa.reshape %74, %13 : (tensor<126x1xi32>, !tosa.shape<2>) -> tensor<1x126xi32>
    %76 = tosa.gather %56, %75 : (tensor<1x126x1xf32>, tensor<1x126xi32>) -> tensor<1x126x1xf32>
    %77 = tosa.reshape %76, %14 : (tensor<1x126x1xf32>, !tosa.shape<4>) -> tensor<1x2x9x7xf32>
    return %77 : tensor<1x2x9x7xf32>
  }
}
