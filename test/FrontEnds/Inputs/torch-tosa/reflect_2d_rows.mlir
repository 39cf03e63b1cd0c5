// pads: reflect
// inputs: float32[1,2,6,7]
// result: float32[1,2,9,7] b067993cd8e96fe5b5ba2b5a4641c3428c42ffa13af587b995b1f2a8dd8ae427
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x9x7xf32> {
    %cst = arith.constant dense<[[[0]], [[1]]]> : tensor<2x1x1xi64>
    %0 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6]> : tensor<9xi64>}> : () -> tensor<9xi64>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>}> : () -> tensor<7xi64>
    %3 = tosa.const_shape  {values = dense<[9, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[1, 1, 9, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[1, 1, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[1, 2, 9, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %8 = tosa.const_shape  {values = dense<[1, 1, 9, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %9 = tosa.const_shape  {values = dense<[1, 2, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %10 = tosa.const_shape  {values = dense<[1, 2, 9, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %11 = tosa.const_shape  {values = dense<[1, 84, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[126, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = tosa.const_shape  {values = dense<[1, 126]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = tosa.const_shape  {values = dense<[1, 2, 9, 7]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %15 = "tosa.const"() <{values = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
    %16 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
    %17 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %18 = "tosa.const"() <{values = dense<2> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %19 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %20 = "tosa.const"() <{values = dense<6> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %21 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %22 = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
    %23 = "tosa.const"() <{values = dense<[[84, 42, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %24 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_1 = arith.constant dense<[[0], [1], [2], [3], [4], [5], [6], [7], [8]]> : tensor<9x1xi64>
    %25 = "tosa.const"() <{values = dense<9> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %26 = "tosa.const"() <{values = dense<[[126, 63, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %27 = tosa.abs %0 : (tensor<9xi64>) -> tensor<9xi64>
    %28 = tosa.cast %27 : (tensor<9xi64>) -> tensor<9xi32>
    %29 = tosa.sub %15, %28 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi32>
    %30 = tosa.cast %29 : (tensor<9xi32>) -> tensor<9xi64>
    %31 = tosa.abs %30 : (tensor<9xi64>) -> tensor<9xi64>
    %32 = tosa.cast %31 : (tensor<9xi64>) -> tensor<9xi32>
    %33 = tosa.sub %15, %32 : (tensor<1xi32>, tensor<9xi32>) -> tensor<9xi32>
    %34 = tosa.cast %33 : (tensor<9xi32>) -> tensor<9xi64>
    %35 = tosa.reshape %34, %3 : (tensor<9xi64>, !tosa.shape<2>) -> tensor<9x1xi64>
    %36 = tosa.cast %cst : (tensor<2x1x1xi64>) -> tensor<2x1x1xi32>
    %37 = tosa.add %36, %18 : (tensor<2x1x1xi32>, tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %38 = tosa.greater %17, %36 : (tensor<1x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %39 = tosa.select %38, %37, %36 : (tensor<2x1x1xi1>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %40 = tosa.cast %35 : (tensor<9x1xi64>) -> tensor<9x1xi32>
    %41 = tosa.add %40, %20 : (tensor<9x1xi32>, tensor<1x1xi32>) -> tensor<9x1xi32>
    %42 = tosa.greater %19, %40 : (tensor<1x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %43 = tosa.select %42, %41, %40 : (tensor<9x1xi1>, tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi32>
    %44 = tosa.cast %cst_0 : (tensor<7xi64>) -> tensor<7xi32>
    %45 = tosa.add %44, %22 : (tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
    %46 = tosa.greater %21, %44 : (tensor<1xi32>, tensor<7xi32>) -> tensor<7xi1>
    %47 = tosa.select %46, %45, %44 : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %48 = tosa.reshape %39, %4 : (tensor<2x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x1x1x1xi32>
    %49 = tosa.reshape %43, %5 : (tensor<9x1xi32>, !tosa.shape<5>) -> tensor<1x1x9x1x1xi32>
    %50 = tosa.reshape %47, %6 : (tensor<7xi32>, !tosa.shape<5>) -> tensor<1x1x1x7x1xi32>
    %51 = tosa.tile %16, %7 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %52 = tosa.tile %48, %8 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %53 = tosa.tile %49, %9 : (tensor<1x1x9x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %54 = tosa.tile %50, %10 : (tensor<1x1x1x7x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %55 = tosa.concat %51, %52, %53, %54 {axis = 4 : i32} : (tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>) -> tensor<1x2x9x7x4xi32>
    %56 = tosa.reshape %arg0, %11 : (tensor<1x2x6x7xf32>, !tosa.shape<3>) -> tensor<1x84x1xf32>
    %57 = tosa.reshape %55, %12 : (tensor<1x2x9x7x4xi32>, !tosa.shape<2>) -> tensor<126x4xi32>
    %58 = tosa.mul %57, %23, %1 : (tensor<126x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<126x4xi32>
    %59 = tosa.reduce_sum %58 {axis = 1 : i32} : (tensor<126x4xi32>) -> tensor<126x1xi32>
    %60 = tosa.reshape %59, %13 : (tensor<126x1xi32>, !tosa.shape<2>) -> tensor<1x126xi32>
    %61 = tosa.gather %56, %60 : (tensor<1x84x1xf32>, tensor<1x126xi32>) -> tensor<1x126x1xf32>
    %62 = tosa.abs %2 : (tensor<7xi64>) -> tensor<7xi64>
    %63 = tosa.cast %62 : (tensor<7xi64>) -> tensor<7xi32>
    %64 = tosa.sub %24, %63 : (tensor<1xi32>, tensor<7xi32>) -> tensor<7xi32>
    %65 = tosa.cast %64 : (tensor<7xi32>) -> tensor<7xi64>
    %66 = tosa.abs %65 : (tensor<7xi64>) -> tensor<7xi64>
    %67 = tosa.cast %66 : (tensor<7xi64>) -> tensor<7xi32>
    %68 = tosa.sub %24, %67 : (tensor<1xi32>, tensor<7xi32>) -> tensor<7xi32>
    %69 = tosa.cast %68 : (tensor<7xi32>) -> tensor<7xi64>
    %70 = tosa.cast %cst_1 : (tensor<9x1xi64>) -> tensor<9x1xi32>
    %71 = tosa.add %70, %25 : (tensor<9x1xi32>, tensor<1x1xi32>) -> tensor<9x1xi32>
    %72 = tosa.greater %19, %70 : (tensor<1x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %73 = tosa.select %72, %71, %70 : (tensor<9x1xi1>, tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi32>
    %74 = tosa.cast %69 : (tensor<7xi64>) -> tensor<7xi32>
    %75 = tosa.add %74, %22 : (tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
    %76 = tosa.greater %21, %74 : (tensor<1xi32>, tensor<7xi32>) -> tensor<7xi1>
    %77 = tosa.select %76, %75, %74 : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %78 = tosa.reshape %73, %5 : (tensor<9x1xi32>, !tosa.shape<5>) -> tensor<1x1x9x1x1xi32>
    %79 = tosa.reshape %77, %6 : (tensor<7xi32>, !tosa.shape<5>) -> tensor<1x1x1x7x1xi32>
    %80 = tosa.tile %78, %9 : (tensor<1x1x9x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %81 = tosa.tile %79, %10 : (tensor<1x1x1x7x1xi32>, !tosa.shape<5>) -> tensor<1x2x9x7x1xi32>
    %82 = tosa.concat %51, %52, %80, %81 {axis = 4 : i32} : (tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>, tensor<1x2x9x7x1xi32>) -> tensor<1x2x9x7x4xi32>
    %83 = tosa.reshape %82, %12 : (tensor<1x2x9x7x4xi32>, !tosa.shape<2>) -> tensor<126x4xi32>
    %84 = tosa.mul %83, %26, %1 : (tensor<126x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<126x4xi32>
    %85 = tosa.reduce_sum %84 {axis = 1 : i32} : (tensor<126x4xi32>) -> tensor<126x1xi32>
    %86 = tosa.reshape %85, %13 : (tensor<126x1xi32>, !tosa.shape<2>) -> tensor<1x126xi32>
    %87 = tosa.gather %61, %86 : (tensor<1x126x1xf32>, tensor<1x126xi32>) -> tensor<1x126x1xf32>
    %88 = tosa.reshape %87, %14 : (tensor<1x126x1xf32>, !tosa.shape<4>) -> tensor<1x2x9x7xf32>
    return %88 : tensor<1x2x9x7xf32>
  }
}
