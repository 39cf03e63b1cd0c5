// pads: edge
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 0ed8aa3cabaa1cf3abfda651251524e9208d7fc97d524c66fa776eecf2841f93
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %0 = "tosa.const"() <{values = dense<[[84, 42, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %cst = arith.constant dense<[[[0]], [[1]]]> : tensor<2x1x1xi64>
    %1 = "tosa.const"() <{values = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>}> : () -> tensor<6xi64>
    %2 = tosa.const_shape  {values = dense<[6, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %4 = tosa.const_shape  {values = dense<[1, 1, 6, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[1, 1, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[1, 2, 6, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[1, 1, 6, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %8 = tosa.const_shape  {values = dense<[1, 2, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %9 = tosa.const_shape  {values = dense<[1, 2, 6, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %10 = tosa.const_shape  {values = dense<[1, 84, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[84, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %12 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %13 = tosa.const_shape  {values = dense<[1, 84]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<11xi64>}> : () -> tensor<11xi64>
    %15 = tosa.const_shape  {values = dense<[1, 1, 1, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %16 = tosa.const_shape  {values = dense<[1, 2, 6, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %17 = tosa.const_shape  {values = dense<[1, 1, 6, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %18 = tosa.const_shape  {values = dense<[1, 2, 1, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %19 = tosa.const_shape  {values = dense<[132, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %20 = tosa.const_shape  {values = dense<[1, 132]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %21 = tosa.const_shape  {values = dense<[1, 2, 6, 11]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %22 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %23 = "tosa.const"() <{values = dense<5> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
    %24 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
    %25 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %26 = "tosa.const"() <{values = dense<2> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %27 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %28 = "tosa.const"() <{values = dense<6> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %29 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %30 = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
    %31 = "tosa.const"() <{values = dense<6> : tensor<1xi64>}> : () -> tensor<1xi64>
    %32 = tosa.maximum %22, %1 : (tensor<1xi64>, tensor<6xi64>) -> tensor<6xi64>
    %33 = tosa.minimum %32, %23 : (tensor<6xi64>, tensor<1xi64>) -> tensor<6xi64>
    %34 = tosa.reshape %33, %2 : (tensor<6xi64>, !tosa.shape<2>) -> tensor<6x1xi64>
    %35 = tosa.cast %cst : (tensor<2x1x1xi64>) -> tensor<2x1x1xi32>
    %36 = tosa.add %35, %26 : (tensor<2x1x1xi32>, tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %37 = tosa.greater %25, %35 : (tensor<1x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %38 = tosa.select %37, %36, %35 : (tensor<2x1x1xi1>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %39 = tosa.cast %34 : (tensor<6x1xi64>) -> tensor<6x1xi32>
    %40 = tosa.add %39, %28 : (tensor<6x1xi32>, tensor<1x1xi32>) -> tensor<6x1xi32>
    %41 = tosa.greater %27, %39 : (tensor<1x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %42 = tosa.select %41, %40, %39 : (tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
    %43 = tosa.cast %cst_0 : (tensor<7xi64>) -> tensor<7xi32>
    %44 = tosa.add %43, %30 : (tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
    %45 = tosa.greater %29, %43 : (tensor<1xi32>, tensor<7xi32>) -> tensor<7xi1>
    %46 = tosa.select %45, %44, %43 : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %47 = tosa.reshape %38, %3 : (tensor<2x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x1x1x1xi32>
    %48 = tosa.reshape %42, %4 : (tensor<6x1xi32>, !tosa.shape<5>) -> tensor<1x1x6x1x1xi32>
    %49 = tosa.reshape %46, %5 : (tensor<7xi32>, !tosa.shape<5>) -> tensor<1x1x1x7x1xi32>
    %50 = tosa.tile %24, %6 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x7x1xi32>
    %51 = tosa.tile %47, %7 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x7x1xi32>
    %52 = tosa.tile %48, %8 : (tensor<1x1x6x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x7x1xi32>
    %53 = tosa.tile %49, %9 : (tensor<1x1x1x7x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x7x1xi32>
    %54 = tosa.concat %50, %51, %52, %53 {axis = 4 : i32} : (tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>) -> tensor<1x2x6x7x4xi32>
    %55 = tosa.reshape %arg0, %10 : (tensor<1x2x6x7xf32>, !tosa.shape<3>) -> tensor<1x84x1xf32>
    %56 = tosa.reshape %54, %11 : (tensor<1x2x6x7x4xi32>, !tosa.shape<2>) -> tensor<84x4xi32>
    %57 = tosa.mul %56, %0, %12 : (tensor<84x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<84x4xi32>
    %58 = tosa.reduce_sum %57 {axis = 1 : i32} : (tensor<84x4xi32>) -> tensor<84x1xi32>
    %59 = tosa.reshape %58, %13 : (tensor<84x1xi32>, !tosa.shape<2>) -> tensor<1x84xi32>
    %60 = tosa.gather %55, %59 : (tensor<1x84x1xf32>, tensor<1x84xi32>) -> tensor<1x84x1xf32>
    %61 = tosa.maximum %22, %14 : (tensor<1xi64>, tensor<11xi64>) -> tensor<11xi64>
    %62 = tosa.minimum %61, %31 : (tensor<11xi64>, tensor<1xi64>) -> tensor<11xi64>
    %63 = tosa.reshape %1, %2 : (tensor<6xi64>, !tosa.shape<2>) -> tensor<6x1xi64>
    %64 = tosa.cast %63 : (tensor<6x1xi64>) -> tensor<6x1xi32>
    %65 = tosa.add %64, %28 : (tensor<6x1xi32>, tensor<1x1xi32>) -> tensor<6x1xi32>
    %66 = tosa.greater %27, %64 : (tensor<1x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %67 = tosa.select %66, %65, %64 : (tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
    %68 = tosa.cast %62 : (tensor<11xi64>) -> tensor<11xi32>
    %69 = tosa.add %68, %30 : (tensor<11xi32>, tensor<1xi32>) -> tensor<11xi32>
    %70 = tosa.greater %29, %68 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi1>
    %71 = tosa.select %70, %69, %68 : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %72 = tosa.reshape %67, %4 : (tensor<6x1xi32>, !tosa.shape<5>) -> tensor<1x1x6x1x1xi32>
    %73 = tosa.reshape %71, %15 : (tensor<11xi32>, !tosa.shape<5>) -> tensor<1x1x1x11x1xi32>
    %74 = tosa.tile %24, %16 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x11x1xi32>
    %75 = tosa.tile %47, %17 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x11x1xi32>
    %76 = tosa.tile %72, %18 : (tensor<1x1x6x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x11x1xi32>
    %77 = tosa.tile %73, %9 : (tensor<1x1x1x11x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x11x1xi32>
    %78 = tosa.concat %74, %75, %76, %77 {axis = 4 : i32} : (tensor<1x2x6x11x1xi32>, tensor<1x2x6x11x1xi32>, tensor<1x2x6x11x1xi32>, tensor<1x2x6x11x1xi32>) -> tensor<1x2x6x11x4xi32>
    %79 = tosa.reshape %78, %19 : (tensor<1x2x6x11x4xi32>, !tosa.shape<2>) -> tensor<132x4xi32>
    %80 = tosa.mul %79, %0, %12 : (tensor<132x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<132x4xi32>
    %81 = tosa.reduce_sum %80 {axis = 1 : i32} : (tensor<132x4xi32>) -> tensor<132x1xi32>
    %82 = tosa.reshape %81, %20 : (tensor<132x1xi32>, !tosa.shape<2>) -> tensor<1x132xi32>
    %83 = tosa.gather %60, %82 : (tensor<1x84x1xf32>, tensor<1x132xi32>) -> tensor<1x132x1xf32>
    %84 = tosa.reshape %83, %21 : (tensor<1x132x1xf32>, !tosa.shape<4>) -> tensor<1x2x6x11xf32>
    return %84 : tensor<1x2x6x11xf32>
  }
}
