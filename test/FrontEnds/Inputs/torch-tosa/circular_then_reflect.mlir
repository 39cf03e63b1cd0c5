// pads: wrap reflect
// inputs: float32[1,1,6,7]
// result: float32[1,1,8,11] 8f226d4fd58c537e6fbc438f39211d047f2e5ec9b181a261c591a7a625b1a6f6
module {
  func.func @main(%arg0: tensor<1x1x6x7xf32>) -> tensor<1x1x8x11xf32> {
    %0 = "tosa.const"() <{values = dense<[[66, 66, 11, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %1 = tosa.const_shape  {values = dense<[0, 0, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1x1x6x7x1xi32>}> : () -> tensor<1x1x6x7x1xi32>
    %3 = "tosa.const"() <{values = dense<[[[[[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]]]]]> : tensor<1x1x6x7x1xi32>}> : () -> tensor<1x1x6x7x1xi32>
    %4 = tosa.const_shape  {values = dense<[1, 42, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %5 = tosa.const_shape  {values = dense<[42, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %7 = tosa.const_shape  {values = dense<[1, 42]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = "tosa.const"() <{values = dense<[[[[[0], [0], [0], [0], [0], [0], [0]], [[1], [1], [1], [1], [1], [1], [1]], [[2], [2], [2], [2], [2], [2], [2]], [[3], [3], [3], [3], [3], [3], [3]], [[4], [4], [4], [4], [4], [4], [4]], [[5], [5], [5], [5], [5], [5], [5]]]]]> : tensor<1x1x6x7x1xi32>}> : () -> tensor<1x1x6x7x1xi32>
    %9 = tosa.const_shape  {values = dense<[1, 1, 6, 11]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %10 = tosa.const_shape  {values = dense<[1, 1, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %11 = tosa.const_shape  {values = dense<[0, 0, 0, 7]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %12 = "tosa.const"() <{values = dense<0> : tensor<1x1x6x2x1xi32>}> : () -> tensor<1x1x6x2x1xi32>
    %13 = "tosa.const"() <{values = dense<[[[[[0], [0]], [[1], [1]], [[2], [2]], [[3], [3]], [[4], [4]], [[5], [5]]]]]> : tensor<1x1x6x2x1xi32>}> : () -> tensor<1x1x6x2x1xi32>
    %14 = tosa.const_shape  {values = dense<[1, 12, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %15 = tosa.const_shape  {values = dense<[12, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %16 = tosa.const_shape  {values = dense<[1, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %17 = "tosa.const"() <{values = dense<[-1, 0, 1, 2, 3, 4, 5, 6]> : tensor<8xi64>}> : () -> tensor<8xi64>
    %18 = "tosa.const"() <{values = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]> : tensor<11xi64>}> : () -> tensor<11xi64>
    %19 = tosa.const_shape  {values = dense<[8, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %20 = tosa.const_shape  {values = dense<[1, 1, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %21 = tosa.const_shape  {values = dense<[1, 1, 1, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %22 = tosa.const_shape  {values = dense<[1, 1, 8, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %23 = tosa.const_shape  {values = dense<[88, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %24 = tosa.const_shape  {values = dense<[1, 88]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %25 = tosa.const_shape  {values = dense<[1, 1, 8, 11]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %26 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x42x1xf32>}> : () -> tensor<1x42x1xf32>
    %27 = "tosa.const"() <{values = dense<[[42, 42, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %28 = "tosa.const"() <{values = dense<[[[[[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]]]]]> : tensor<1x1x6x7x1xi32>}> : () -> tensor<1x1x6x7x1xi32>
    %29 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x66x1xf32>}> : () -> tensor<1x66x1xf32>
    %30 = "tosa.const"() <{values = dense<[[[[[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]]]]]> : tensor<1x1x6x2x1xi32>}> : () -> tensor<1x1x6x2x1xi32>
    %31 = "tosa.const"() <{values = dense<[[[[[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]]]]]> : tensor<1x1x6x2x1xi32>}> : () -> tensor<1x1x6x2x1xi32>
    %32 = "tosa.const"() <{values = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]> : tensor<11xi64>
    %33 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
    %34 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %35 = "tosa.const"() <{values = dense<6> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %36 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %37 = "tosa.const"() <{values = dense<11> : tensor<1xi32>}> : () -> tensor<1xi32>
    %38 = "tosa.const"() <{values = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst_0 = arith.constant dense<[[0], [1], [2], [3], [4], [5], [6], [7]]> : tensor<8x1xi64>
    %39 = "tosa.const"() <{values = dense<8> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %40 = "tosa.const"() <{values = dense<[[88, 88, 11, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %41 = tosa.concat %2, %2, %8, %3 {axis = 4 : i32} : (tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>) -> tensor<1x1x6x7x4xi32>
    %42 = tosa.reshape %arg0, %4 : (tensor<1x1x6x7xf32>, !tosa.shape<3>) -> tensor<1x42x1xf32>
    %43 = tosa.reshape %41, %5 : (tensor<1x1x6x7x4xi32>, !tosa.shape<2>) -> tensor<42x4xi32>
    %44 = tosa.mul %43, %27, %6 : (tensor<42x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<42x4xi32>
    %45 = tosa.reduce_sum %44 {axis = 1 : i32} : (tensor<42x4xi32>) -> tensor<42x1xi32>
    %46 = tosa.reshape %45, %7 : (tensor<42x1xi32>, !tosa.shape<2>) -> tensor<1x42xi32>
    %47 = tosa.scatter %26, %46, %42 : (tensor<1x42x1xf32>, tensor<1x42xi32>, tensor<1x42x1xf32>) -> tensor<1x42x1xf32>
    %48 = tosa.concat %2, %2, %8, %28 {axis = 4 : i32} : (tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>) -> tensor<1x1x6x7x4xi32>
    %49 = tosa.reshape %48, %5 : (tensor<1x1x6x7x4xi32>, !tosa.shape<2>) -> tensor<42x4xi32>
    %50 = tosa.mul %49, %0, %6 : (tensor<42x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<42x4xi32>
    %51 = tosa.reduce_sum %50 {axis = 1 : i32} : (tensor<42x4xi32>) -> tensor<42x1xi32>
    %52 = tosa.reshape %51, %7 : (tensor<42x1xi32>, !tosa.shape<2>) -> tensor<1x42xi32>
    %53 = tosa.scatter %29, %52, %47 : (tensor<1x66x1xf32>, tensor<1x42xi32>, tensor<1x42x1xf32>) -> tensor<1x66x1xf32>
    %54 = tosa.reshape %53, %9 : (tensor<1x66x1xf32>, !tosa.shape<4>) -> tensor<1x1x6x11xf32>
    %55 = tosa.slice %54, %11, %10 : (tensor<1x1x6x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x6x2xf32>
    %56 = tosa.concat %12, %12, %13, %30 {axis = 4 : i32} : (tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>) -> tensor<1x1x6x2x4xi32>
    %57 = tosa.reshape %55, %14 : (tensor<1x1x6x2xf32>, !tosa.shape<3>) -> tensor<1x12x1xf32>
    %58 = tosa.reshape %56, %15 : (tensor<1x1x6x2x4xi32>, !tosa.shape<2>) -> tensor<12x4xi32>
    %59 = tosa.mul %58, %0, %6 : (tensor<12x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<12x4xi32>
    %60 = tosa.reduce_sum %59 {axis = 1 : i32} : (tensor<12x4xi32>) -> tensor<12x1xi32>
    %61 = tosa.reshape %60, %16 : (tensor<12x1xi32>, !tosa.shape<2>) -> tensor<1x12xi32>
    %62 = tosa.scatter %53, %61, %57 : (tensor<1x66x1xf32>, tensor<1x12xi32>, tensor<1x12x1xf32>) -> tensor<1x66x1xf32>
    %63 = tosa.reshape %62, %9 : (tensor<1x66x1xf32>, !tosa.shape<4>) -> tensor<1x1x6x11xf32>
    %64 = tosa.slice %63, %1, %10 : (tensor<1x1x6x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x6x2xf32>
    %65 = tosa.concat %12, %12, %13, %31 {axis = 4 : i32} : (tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>) -> tensor<1x1x6x2x4xi32>
    %66 = tosa.reshape %64, %14 : (tensor<1x1x6x2xf32>, !tosa.shape<3>) -> tensor<1x12x1xf32>
    %67 = tosa.reshape %65, %15 : (tensor<1x1x6x2x4xi32>, !tosa.shape<2>) -> tensor<12x4xi32>
    %68 = tosa.mul %67, %0, %6 : (tensor<12x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<12x4xi32>
    %69 = tosa.reduce_sum %68 {axis = 1 : i32} : (tensor<12x4xi32>) -> tensor<12x1xi32>
    %70 = tosa.reshape %69, %16 : (tensor<12x1xi32>, !tosa.shape<2>) -> tensor<1x12xi32>
    %71 = tosa.scatter %62, %70, %66 : (tensor<1x66x1xf32>, tensor<1x12xi32>, tensor<1x12x1xf32>) -> tensor<1x66x1xf32>
    %72 = tosa.abs %17 : (tensor<8xi64>) -> tensor<8xi64>
    %73 = tosa.cast %72 : (tensor<8xi64>) -> tensor<8xi32>
    %74 = tosa.sub %32, %73 : (tensor<1xi32>, tensor<8xi32>) -> tensor<8xi32>
    %75 = tosa.cast %74 : (tensor<8xi32>) -> tensor<8xi64>
    %76 = tosa.abs %75 : (tensor<8xi64>) -> tensor<8xi64>
    %77 = tosa.cast %76 : (tensor<8xi64>) -> tensor<8xi32>
    %78 = tosa.sub %32, %77 : (tensor<1xi32>, tensor<8xi32>) -> tensor<8xi32>
    %79 = tosa.cast %78 : (tensor<8xi32>) -> tensor<8xi64>
    %80 = tosa.reshape %79, %19 : (tensor<8xi64>, !tosa.shape<2>) -> tensor<8x1xi64>
    %81 = tosa.cast %80 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %82 = tosa.add %81, %35 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %83 = tosa.greater %34, %81 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %84 = tosa.select %83, %82, %81 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %85 = tosa.cast %cst : (tensor<11xi64>) -> tensor<11xi32>
    %86 = tosa.add %85, %37 : (tensor<11xi32>, tensor<1xi32>) -> tensor<11xi32>
    %87 = tosa.greater %36, %85 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi1>
    %88 = tosa.select %87, %86, %85 : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %89 = tosa.reshape %84, %20 : (tensor<8x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x1x1xi32>
    %90 = tosa.reshape %88, %21 : (tensor<11xi32>, !tosa.shape<5>) -> tensor<1x1x1x11x1xi32>
    %91 = tosa.tile %33, %22 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x11x1xi32>
    %92 = tosa.tile %89, %21 : (tensor<1x1x8x1x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x11x1xi32>
    %93 = tosa.tile %90, %20 : (tensor<1x1x1x11x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x11x1xi32>
    %94 = tosa.concat %91, %91, %92, %93 {axis = 4 : i32} : (tensor<1x1x8x11x1xi32>, tensor<1x1x8x11x1xi32>, tensor<1x1x8x11x1xi32>, tensor<1x1x8x11x1xi32>) -> tensor<1x1x8x11x4xi32>
    %95 = tosa.reshape %94, %23 : (tensor<1x1x8x11x4xi32>, !tosa.shape<2>) -> tensor<88x4xi32>
    %96 = tosa.mul %95, %0, %6 : (tensor<88x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<88x4xi32>
    %97 = tosa.reduce_sum %96 {axis = 1 : i32} : (tensor<88x4xi32>) -> tensor<88x1xi32>
    %98 = tosa.reshape %97, %24 : (tensor<88x1xi32>, !tosa.shape<2>) -> tensor<1x88xi32>
    %99 = tosa.gather %71, %98 : (tensor<1x66x1xf32>, tensor<1x88xi32>) -> tensor<1x88x1xf32>
    %100 = tosa.abs %18 : (tensor<11xi64>) -> tensor<11xi64>
    %101 = tosa.cast %100 : (tensor<11xi64>) -> tensor<11xi32>
    %102 = tosa.sub %38, %101 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi32>
    %103 = tosa.cast %102 : (tensor<11xi32>) -> tensor<11xi64>
    %104 = tosa.abs %103 : (tensor<11xi64>) -> tensor<11xi64>
    %105 = tosa.cast %104 : (tensor<11xi64>) -> tensor<11xi32>
    %106 = tosa.sub %38, %105 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi32>
    %107 = tosa.cast %106 : (tensor<11xi32>) -> tensor<11xi64>
    %108 = tosa.cast %cst_0 : (tensor<8x1xi64>) -> tensor<8x1xi32>
    %109 = tosa.add %108, %39 : (tensor<8x1xi32>, tensor<1x1xi32>) -> tensor<8x1xi32>
    %110 = tosa.greater %34, %108 : (tensor<1x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %111 = tosa.select %110, %109, %108 : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %112 = tosa.cast %107 : (tensor<11xi64>) -> tensor<11xi32>
    %113 = tosa.add %112, %37 : (tensor<11xi32>, tensor<1xi32>) -> tensor<11xi32>
    %114 = tosa.greater %36, %112 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi1>
    %115 = tosa.select %114, %113, %112 : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %116 = tosa.reshape %111, %20 : (tensor<8x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x1x1xi32>
    %117 = tosa.reshape %115, %21 : (tensor<11xi32>, !tosa.shape<5>) -> tensor<1x1x1x11x1xi32>
    %118 = tosa.tile %116, %21 : (tensor<1x1x8x1x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x11x1xi32>
    %119 = tosa.tile %117, %20 : (tensor<1x1x1x11x1xi32>, !tosa.shape<5>) -> tensor<1x1x8x11x1xi32>
    %120 = tosa.concat %91, %91, %118, %119 {axis = 4 : i32} : (tensor<1x1x8x11x1xi32>, tensor<1x1x8x11x1xi32>, tensor<1x1x8x11x1xi32>, tensor<1x1x8x11x1xi32>) -> tensor<1x1x8x11x4xi32>
    %121 = tosa.reshape %120, %23 : (tensor<1x1x8x11x4xi32>, !tosa.shape<2>) -> tensor<88x4xi32>
    %122 = tosa.mul %121, %40, %6 : (tensor<88x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<88x4xi32>
    %123 = tosa.reduce_sum %122 {axis = 1 : i32} : (tensor<88x4xi32>) -> tensor<88x1xi32>
    %124 = tosa.reshape %123, %24 : (tensor<88x1xi32>, !tosa.shape<2>) -> tensor<1x88xi32>
    %125 = tosa.gather %99, %124 : (tensor<1x88x1xf32>, tensor<1x88xi32>) -> tensor<1x88x1xf32>
    %126 = tosa.reshape %125, %25 : (tensor<1x88x1xf32>, !tosa.shape<4>) -> tensor<1x1x8x11xf32>
    return %126 : tensor<1x1x8x11xf32>
  }
}
