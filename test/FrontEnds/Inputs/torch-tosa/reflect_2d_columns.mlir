// pads: reflect
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 9fe124bd3adfdb9de7794ac1e3bc895b75dcb406bcc37b622884d7712bde490b
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %0 = "tosa.const"() <{values = dense<[[84, 42, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %cst = arith.constant dense<[[[0]], [[1]]]> : tensor<2x1x1xi64>
    %1 = "tosa.const"() <{values = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>}> : () -> tensor<6xi64>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.const_shape  {values = dense<[6, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[1, 1, 6, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[1, 1, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[1, 2, 6, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %8 = tosa.const_shape  {values = dense<[1, 1, 6, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %9 = tosa.const_shape  {values = dense<[1, 2, 1, 7, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %10 = tosa.const_shape  {values = dense<[1, 2, 6, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %11 = tosa.const_shape  {values = dense<[1, 84, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[84, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = tosa.const_shape  {values = dense<[1, 84]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<11xi64>}> : () -> tensor<11xi64>
    %15 = tosa.const_shape  {values = dense<[1, 1, 1, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %16 = tosa.const_shape  {values = dense<[1, 2, 6, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %17 = tosa.const_shape  {values = dense<[1, 1, 6, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %18 = tosa.const_shape  {values = dense<[1, 2, 1, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %19 = tosa.const_shape  {values = dense<[132, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %20 = tosa.const_shape  {values = dense<[1, 132]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %21 = tosa.const_shape  {values = dense<[1, 2, 6, 11]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %22 = "tosa.const"() <{values = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
    %23 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
    %24 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %25 = "tosa.const"() <{values = dense<2> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %26 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %27 = "tosa.const"() <{values = dense<6> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %28 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %29 = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
    %30 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %31 = tosa.abs %1 : (tensor<6xi64>) -> tensor<6xi64>
    %32 = tosa.cast %31 : (tensor<6xi64>) -> tensor<6xi32>
    %33 = tosa.sub %22, %32 : (tensor<1xi32>, tensor<6xi32>) -> tensor<6xi32>
    %34 = tosa.cast %33 : (tensor<6xi32>) -> tensor<6xi64>
    %35 = tosa.abs %34 : (tensor<6xi64>) -> tensor<6xi64>
    %36 = tosa.cast %35 : (tensor<6xi64>) -> tensor<6xi32>
    %37 = tosa.sub %22, %36 : (tensor<1xi32>, tensor<6xi32>) -> tensor<6xi32>
    %38 = tosa.cast %37 : (tensor<6xi32>) -> tensor<6xi64>
    %39 = tosa.reshape %38, %3 : (tensor<6xi64>, !tosa.shape<2>) -> tensor<6x1xi64>
    %40 = tosa.cast %cst : (tensor<2x1x1xi64>) -> tensor<2x1x1xi32>
    %41 = tosa.add %40, %25 : (tensor<2x1x1xi32>, tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %42 = tosa.greater %24, %40 : (tensor<1x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %43 = tosa.select %42, %41, %40 : (tensor<2x1x1xi1>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %44 = tosa.cast %39 : (tensor<6x1xi64>) -> tensor<6x1xi32>
    %45 = tosa.add %44, %27 : (tensor<6x1xi32>, tensor<1x1xi32>) -> tensor<6x1xi32>
    %46 = tosa.greater %26, %44 : (tensor<1x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %47 = tosa.select %46, %45, %44 : (tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
    %48 = tosa.cast %cst_0 : (tensor<7xi64>) -> tensor<7xi32>
    %49 = tosa.add %48, %29 : (tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
    %50 = tosa.greater %28, %48 : (tensor<1xi32>, tensor<7xi32>) -> tensor<7xi1>
    %51 = tosa.select %50, %49, %48 : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %52 = tosa.reshape %43, %4 : (tensor<2x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x1x1x1xi32>
    %53 = tosa.reshape %47, %5 : (tensor<6x1xi32>, !tosa.shape<5>) -> tensor<1x1x6x1x1xi32>
    %54 = tosa.reshape %51, %6 : (tensor<7xi32>, !tosa.shape<5>) -> tensor<1x1x1x7x1xi32>
    %55 = tosa.tile %23, %7 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x7x1xi32>
    %56 = tosa.tile %52, %8 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x7x1xi32>
    %57 = tosa.tile %53, %9 : (tensor<1x1x6x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x7x1xi32>
    %58 = tosa.tile %54, %10 : (tensor<1x1x1x7x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x7x1xi32>
    %59 = tosa.concat %55, %56, %57, %58 {axis = 4 : i32} : (tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>) -> tensor<1x2x6x7x4xi32>
    %60 = tosa.reshape %arg0, %11 : (tensor<1x2x6x7xf32>, !tosa.shape<3>) -> tensor<1x84x1xf32>
    %61 = tosa.reshape %59, %12 : (tensor<1x2x6x7x4xi32>, !tosa.shape<2>) -> tensor<84x4xi32>
    %62 = tosa.mul %61, %0, %2 : (tensor<84x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<84x4xi32>
    %63 = tosa.reduce_sum %62 {axis = 1 : i32} : (tensor<84x4xi32>) -> tensor<84x1xi32>
    %64 = tosa.reshape %63, %13 : (tensor<84x1xi32>, !tosa.shape<2>) -> tensor<1x84xi32>
    %65 = tosa.gather %60, %64 : (tensor<1x84x1xf32>, tensor<1x84xi32>) -> tensor<1x84x1xf32>
    %66 = tosa.abs %14 : (tensor<11xi64>) -> tensor<11xi64>
    %67 = tosa.cast %66 : (tensor<11xi64>) -> tensor<11xi32>
    %68 = tosa.sub %30, %67 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi32>
    %69 = tosa.cast %68 : (tensor<11xi32>) -> tensor<11xi64>
    %70 = tosa.abs %69 : (tensor<11xi64>) -> tensor<11xi64>
    %71 = tosa.cast %70 : (tensor<11xi64>) -> tensor<11xi32>
    %72 = tosa.sub %30, %71 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi32>
    %73 = tosa.cast %72 : (tensor<11xi32>) -> tensor<11xi64>
    %74 = tosa.reshape %1, %3 : (tensor<6xi64>, !tosa.shape<2>) -> tensor<6x1xi64>
    %75 = tosa.cast %74 : (tensor<6x1xi64>) -> tensor<6x1xi32>
    %76 = tosa.add %75, %27 : (tensor<6x1xi32>, tensor<1x1xi32>) -> tensor<6x1xi32>
    %77 = tosa.greater %26, %75 : (tensor<1x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %78 = tosa.select %77, %76, %75 : (tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
    %79 = tosa.cast %73 : (tensor<11xi64>) -> tensor<11xi32>
    %80 = tosa.add %79, %29 : (tensor<11xi32>, tensor<1xi32>) -> tensor<11xi32>
    %81 = tosa.greater %28, %79 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi1>
    %82 = tosa.select %81, %80, %79 : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %83 = tosa.reshape %78, %5 : (tensor<6x1xi32>, !tosa.shape<5>) -> tensor<1x1x6x1x1xi32>
    %84 = tosa.reshape %82, %15 : (tensor<11xi32>, !tosa.shape<5>) -> tensor<1x1x1x11x1xi32>
    %85 = tosa.tile %23, %16 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x11x1xi32>
    %86 = tosa.tile %52, %17 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x11x1xi32>
    %87 = tosa.tile %83, %18 : (tensor<1x1x6x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x11x1xi32>
    %88 = tosa.tile %84, %10 : (tensor<1x1x1x11x1xi32>, !tosa.shape<5>) -> tensor<1x2x6x11x1xi32>
    %89 = tosa.concat %85, %86, %87, %88 {axis = 4 : i32} : (tensor<1x2x6x11x1xi32>, tensor<1x2x6x11x1xi32>, tensor<1x2x6x11x1xi32>, tensor<1x2x6x11x1xi32>) -> tensor<1x2x6x11x4xi32>
    %90 = tosa.reshape %89, %19 : (tensor<1x2x6x11x4xi32>, !tosa.shape<2>) -> tensor<132x4xi32>
    %91 = tosa.mul %90, %0, %2 : (tensor<132x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<132x4xi32>
    %92 = tosa.reduce_sum %91 {axis = 1 : i32} : (tensor<132x4xi32>) -> tensor<132x1xi32>
    %93 = tosa.reshape %92, %20 : (tensor<132x1xi32>, !tosa.shape<2>) -> tensor<1x132xi32>
    %94 = tosa.gather %65, %93 : (tensor<1x84x1xf32>, tensor<1x132xi32>) -> tensor<1x132x1xf32>
    %95 = tosa.reshape %94, %21 : (tensor<1x132x1xf32>, !tosa.shape<4>) -> tensor<1x2x6x11xf32>
    return %95 : tensor<1x2x6x11xf32>
  }
}
