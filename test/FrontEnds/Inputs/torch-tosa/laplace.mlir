// pads: wrap
// inputs: float32[1,1,8,9]
// result: float32[1,1,8,9] a98553ce0fea99595fb6ae98d484b8b0fecb20b8a6f2f203839ff1a9868cafad
module {
  func.func @main(%arg0: tensor<1x1x8x9xf32>) -> tensor<1x1x8x9xf32> {
    %0 = "tosa.const"() <{values = dense<[[110, 110, 11, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %1 = tosa.const_shape  {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1x1x8x9x1xi32>}> : () -> tensor<1x1x8x9x1xi32>
    %3 = "tosa.const"() <{values = dense<[[[[[0], [1], [2], [3], [4], [5], [6], [7], [8]], [[0], [1], [2], [3], [4], [5], [6], [7], [8]], [[0], [1], [2], [3], [4], [5], [6], [7], [8]], [[0], [1], [2], [3], [4], [5], [6], [7], [8]], [[0], [1], [2], [3], [4], [5], [6], [7], [8]], [[0], [1], [2], [3], [4], [5], [6], [7], [8]], [[0], [1], [2], [3], [4], [5], [6], [7], [8]], [[0], [1], [2], [3], [4], [5], [6], [7], [8]]]]]> : tensor<1x1x8x9x1xi32>}> : () -> tensor<1x1x8x9x1xi32>
    %4 = tosa.const_shape  {values = dense<[1, 72, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %5 = tosa.const_shape  {values = dense<[72, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %7 = tosa.const_shape  {values = dense<[1, 72]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = "tosa.const"() <{values = dense<0> : tensor<1x1x10x9x1xi32>}> : () -> tensor<1x1x10x9x1xi32>
    %9 = "tosa.const"() <{values = dense<[[[[[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[1], [1], [1], [1], [1], [1], [1], [1], [1]], [[2], [2], [2], [2], [2], [2], [2], [2], [2]], [[3], [3], [3], [3], [3], [3], [3], [3], [3]], [[4], [4], [4], [4], [4], [4], [4], [4], [4]], [[5], [5], [5], [5], [5], [5], [5], [5], [5]], [[6], [6], [6], [6], [6], [6], [6], [6], [6]], [[7], [7], [7], [7], [7], [7], [7], [7], [7]], [[8], [8], [8], [8], [8], [8], [8], [8], [8]], [[9], [9], [9], [9], [9], [9], [9], [9], [9]]]]]> : tensor<1x1x10x9x1xi32>}> : () -> tensor<1x1x10x9x1xi32>
    %10 = tosa.const_shape  {values = dense<[90, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %11 = tosa.const_shape  {values = dense<[1, 90]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %12 = tosa.const_shape  {values = dense<[1, 1, 10, 11]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %13 = tosa.const_shape  {values = dense<[1, 1, 10, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %14 = tosa.const_shape  {values = dense<[0, 0, 0, 9]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %15 = "tosa.const"() <{values = dense<0> : tensor<1x1x10x1x1xi32>}> : () -> tensor<1x1x10x1x1xi32>
    %16 = "tosa.const"() <{values = dense<[[[[[0]], [[1]], [[2]], [[3]], [[4]], [[5]], [[6]], [[7]], [[8]], [[9]]]]]> : tensor<1x1x10x1x1xi32>}> : () -> tensor<1x1x10x1x1xi32>
    %17 = tosa.const_shape  {values = dense<[1, 10, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %18 = tosa.const_shape  {values = dense<[10, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %19 = tosa.const_shape  {values = dense<[1, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %20 = tosa.const_shape  {values = dense<[1, 1, 1, 11]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %21 = tosa.const_shape  {values = dense<[0, 0, 8, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %22 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x11x1xi32>}> : () -> tensor<1x1x1x11x1xi32>
    %23 = "tosa.const"() <{values = dense<[[[[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10]]]]]> : tensor<1x1x1x11x1xi32>}> : () -> tensor<1x1x1x11x1xi32>
    %24 = tosa.const_shape  {values = dense<[1, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %25 = tosa.const_shape  {values = dense<[11, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %26 = tosa.const_shape  {values = dense<[1, 11]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %27 = tosa.const_shape  {values = dense<[0, 0, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %28 = tosa.const_shape  {values = dense<[1, 1, 8, 11]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %29 = tosa.const_shape  {values = dense<[0, 0, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %30 = tosa.const_shape  {values = dense<[1, 1, 8, 9]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %31 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %32 = tosa.const_shape  {values = dense<[0, 0, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %33 = "tosa.const"() <{values = dense<[[[[[1], [1], [1], [1], [1], [1], [1], [1], [1]], [[2], [2], [2], [2], [2], [2], [2], [2], [2]], [[3], [3], [3], [3], [3], [3], [3], [3], [3]], [[4], [4], [4], [4], [4], [4], [4], [4], [4]], [[5], [5], [5], [5], [5], [5], [5], [5], [5]], [[6], [6], [6], [6], [6], [6], [6], [6], [6]], [[7], [7], [7], [7], [7], [7], [7], [7], [7]], [[8], [8], [8], [8], [8], [8], [8], [8], [8]]]]]> : tensor<1x1x8x9x1xi32>}> : () -> tensor<1x1x8x9x1xi32>
    %34 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x90x1xf32>}> : () -> tensor<1x90x1xf32>
    %35 = "tosa.const"() <{values = dense<[[90, 90, 9, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %36 = "tosa.const"() <{values = dense<[[[[[1], [2], [3], [4], [5], [6], [7], [8], [9]], [[1], [2], [3], [4], [5], [6], [7], [8], [9]], [[1], [2], [3], [4], [5], [6], [7], [8], [9]], [[1], [2], [3], [4], [5], [6], [7], [8], [9]], [[1], [2], [3], [4], [5], [6], [7], [8], [9]], [[1], [2], [3], [4], [5], [6], [7], [8], [9]], [[1], [2], [3], [4], [5], [6], [7], [8], [9]], [[1], [2], [3], [4], [5], [6], [7], [8], [9]], [[1], [2], [3], [4], [5], [6], [7], [8], [9]], [[1], [2], [3], [4], [5], [6], [7], [8], [9]]]]]> : tensor<1x1x10x9x1xi32>}> : () -> tensor<1x1x10x9x1xi32>
    %37 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x110x1xf32>}> : () -> tensor<1x110x1xf32>
    %38 = "tosa.const"() <{values = dense<10> : tensor<1x1x10x1x1xi32>}> : () -> tensor<1x1x10x1x1xi32>
    %39 = "tosa.const"() <{values = dense<9> : tensor<1x1x1x11x1xi32>}> : () -> tensor<1x1x1x11x1xi32>
    %40 = "tosa.const"() <{values = dense<4.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %41 = tosa.concat %2, %2, %33, %3 {axis = 4 : i32} : (tensor<1x1x8x9x1xi32>, tensor<1x1x8x9x1xi32>, tensor<1x1x8x9x1xi32>, tensor<1x1x8x9x1xi32>) -> tensor<1x1x8x9x4xi32>
    %42 = tosa.reshape %arg0, %4 : (tensor<1x1x8x9xf32>, !tosa.shape<3>) -> tensor<1x72x1xf32>
    %43 = tosa.reshape %41, %5 : (tensor<1x1x8x9x4xi32>, !tosa.shape<2>) -> tensor<72x4xi32>
    %44 = tosa.mul %43, %35, %6 : (tensor<72x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<72x4xi32>
    %45 = tosa.reduce_sum %44 {axis = 1 : i32} : (tensor<72x4xi32>) -> tensor<72x1xi32>
    %46 = tosa.reshape %45, %7 : (tensor<72x1xi32>, !tosa.shape<2>) -> tensor<1x72xi32>
    %47 = tosa.scatter %34, %46, %42 : (tensor<1x90x1xf32>, tensor<1x72xi32>, tensor<1x72x1xf32>) -> tensor<1x90x1xf32>
    %48 = tosa.concat %8, %8, %9, %36 {axis = 4 : i32} : (tensor<1x1x10x9x1xi32>, tensor<1x1x10x9x1xi32>, tensor<1x1x10x9x1xi32>, tensor<1x1x10x9x1xi32>) -> tensor<1x1x10x9x4xi32>
    %49 = tosa.reshape %48, %10 : (tensor<1x1x10x9x4xi32>, !tosa.shape<2>) -> tensor<90x4xi32>
    %50 = tosa.mul %49, %0, %6 : (tensor<90x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<90x4xi32>
    %51 = tosa.reduce_sum %50 {axis = 1 : i32} : (tensor<90x4xi32>) -> tensor<90x1xi32>
    %52 = tosa.reshape %51, %11 : (tensor<90x1xi32>, !tosa.shape<2>) -> tensor<1x90xi32>
    %53 = tosa.scatter %37, %52, %47 : (tensor<1x110x1xf32>, tensor<1x90xi32>, tensor<1x90x1xf32>) -> tensor<1x110x1xf32>
    %54 = tosa.reshape %53, %12 : (tensor<1x110x1xf32>, !tosa.shape<4>) -> tensor<1x1x10x11xf32>
    %55 = tosa.slice %54, %14, %13 : (tensor<1x1x10x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x10x1xf32>
    %56 = tosa.concat %15, %15, %16, %15 {axis = 4 : i32} : (tensor<1x1x10x1x1xi32>, tensor<1x1x10x1x1xi32>, tensor<1x1x10x1x1xi32>, tensor<1x1x10x1x1xi32>) -> tensor<1x1x10x1x4xi32>
    %57 = tosa.reshape %55, %17 : (tensor<1x1x10x1xf32>, !tosa.shape<3>) -> tensor<1x10x1xf32>
    %58 = tosa.reshape %56, %18 : (tensor<1x1x10x1x4xi32>, !tosa.shape<2>) -> tensor<10x4xi32>
    %59 = tosa.mul %58, %0, %6 : (tensor<10x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<10x4xi32>
    %60 = tosa.reduce_sum %59 {axis = 1 : i32} : (tensor<10x4xi32>) -> tensor<10x1xi32>
    %61 = tosa.reshape %60, %19 : (tensor<10x1xi32>, !tosa.shape<2>) -> tensor<1x10xi32>
    %62 = tosa.scatter %53, %61, %57 : (tensor<1x110x1xf32>, tensor<1x10xi32>, tensor<1x10x1xf32>) -> tensor<1x110x1xf32>
    %63 = tosa.reshape %62, %12 : (tensor<1x110x1xf32>, !tosa.shape<4>) -> tensor<1x1x10x11xf32>
    %64 = tosa.slice %63, %1, %13 : (tensor<1x1x10x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x10x1xf32>
    %65 = tosa.concat %15, %15, %16, %38 {axis = 4 : i32} : (tensor<1x1x10x1x1xi32>, tensor<1x1x10x1x1xi32>, tensor<1x1x10x1x1xi32>, tensor<1x1x10x1x1xi32>) -> tensor<1x1x10x1x4xi32>
    %66 = tosa.reshape %64, %17 : (tensor<1x1x10x1xf32>, !tosa.shape<3>) -> tensor<1x10x1xf32>
    %67 = tosa.reshape %65, %18 : (tensor<1x1x10x1x4xi32>, !tosa.shape<2>) -> tensor<10x4xi32>
    %68 = tosa.mul %67, %0, %6 : (tensor<10x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<10x4xi32>
    %69 = tosa.reduce_sum %68 {axis = 1 : i32} : (tensor<10x4xi32>) -> tensor<10x1xi32>
    %70 = tosa.reshape %69, %19 : (tensor<10x1xi32>, !tosa.shape<2>) -> tensor<1x10xi32>
    %71 = tosa.scatter %62, %70, %66 : (tensor<1x110x1xf32>, tensor<1x10xi32>, tensor<1x10x1xf32>) -> tensor<1x110x1xf32>
    %72 = tosa.reshape %71, %12 : (tensor<1x110x1xf32>, !tosa.shape<4>) -> tensor<1x1x10x11xf32>
    %73 = tosa.slice %72, %21, %20 : (tensor<1x1x10x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x1x11xf32>
    %74 = tosa.concat %22, %22, %22, %23 {axis = 4 : i32} : (tensor<1x1x1x11x1xi32>, tensor<1x1x1x11x1xi32>, tensor<1x1x1x11x1xi32>, tensor<1x1x1x11x1xi32>) -> tensor<1x1x1x11x4xi32>
    %75 = tosa.reshape %73, %24 : (tensor<1x1x1x11xf32>, !tosa.shape<3>) -> tensor<1x11x1xf32>
    %76 = tosa.reshape %74, %25 : (tensor<1x1x1x11x4xi32>, !tosa.shape<2>) -> tensor<11x4xi32>
    %77 = tosa.mul %76, %0, %6 : (tensor<11x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<11x4xi32>
    %78 = tosa.reduce_sum %77 {axis = 1 : i32} : (tensor<11x4xi32>) -> tensor<11x1xi32>
    %79 = tosa.reshape %78, %26 : (tensor<11x1xi32>, !tosa.shape<2>) -> tensor<1x11xi32>
    %80 = tosa.scatter %71, %79, %75 : (tensor<1x110x1xf32>, tensor<1x11xi32>, tensor<1x11x1xf32>) -> tensor<1x110x1xf32>
    %81 = tosa.reshape %80, %12 : (tensor<1x110x1xf32>, !tosa.shape<4>) -> tensor<1x1x10x11xf32>
    %82 = tosa.slice %81, %27, %20 : (tensor<1x1x10x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x1x11xf32>
    %83 = tosa.concat %22, %22, %39, %23 {axis = 4 : i32} : (tensor<1x1x1x11x1xi32>, tensor<1x1x1x11x1xi32>, tensor<1x1x1x11x1xi32>, tensor<1x1x1x11x1xi32>) -> tensor<1x1x1x11x4xi32>
    %84 = tosa.reshape %82, %24 : (tensor<1x1x1x11xf32>, !tosa.shape<3>) -> tensor<1x11x1xf32>
    %85 = tosa.reshape %83, %25 : (tensor<1x1x1x11x4xi32>, !tosa.shape<2>) -> tensor<11x4xi32>
    %86 = tosa.mul %85, %0, %6 : (tensor<11x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<11x4xi32>
    %87 = tosa.reduce_sum %86 {axis = 1 : i32} : (tensor<11x4xi32>) -> tensor<11x1xi32>
    %88 = tosa.reshape %87, %26 : (tensor<11x1xi32>, !tosa.shape<2>) -> tensor<1x11xi32>
    %89 = tosa.scatter %80, %88, %84 : (tensor<1x110x1xf32>, tensor<1x11xi32>, tensor<1x11x1xf32>) -> tensor<1x110x1xf32>
    %90 = tosa.reshape %89, %12 : (tensor<1x110x1xf32>, !tosa.shape<4>) -> tensor<1x1x10x11xf32>
    %91 = tosa.slice %90, %29, %28 : (tensor<1x1x10x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x8x11xf32>
    %92 = tosa.slice %91, %1, %30 : (tensor<1x1x8x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x8x9xf32>
    %93 = tosa.slice %90, %31, %28 : (tensor<1x1x10x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x8x11xf32>
    %94 = tosa.slice %93, %1, %30 : (tensor<1x1x8x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x8x9xf32>
    %95 = tosa.add %92, %94 : (tensor<1x1x8x9xf32>, tensor<1x1x8x9xf32>) -> tensor<1x1x8x9xf32>
    %96 = tosa.slice %90, %27, %28 : (tensor<1x1x10x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x8x11xf32>
    %97 = tosa.slice %96, %32, %30 : (tensor<1x1x8x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x8x9xf32>
    %98 = tosa.add %95, %97 : (tensor<1x1x8x9xf32>, tensor<1x1x8x9xf32>) -> tensor<1x1x8x9xf32>
    %99 = tosa.slice %96, %31, %30 : (tensor<1x1x8x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x8x9xf32>
    %100 = tosa.add %98, %99 : (tensor<1x1x8x9xf32>, tensor<1x1x8x9xf32>) -> tensor<1x1x8x9xf32>
    %101 = tosa.mul %arg0, %40, %6 : (tensor<1x1x8x9xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<1x1x8x9xf32>
    %102 = tosa.sub %100, %101 : (tensor<1x1x8x9xf32>, tensor<1x1x8x9xf32>) -> tensor<1x1x8x9xf32>
    return %102 : tensor<1x1x8x9xf32>
  }
}
