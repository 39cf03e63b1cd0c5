// pads: wrap constant
// inputs: float32[1,1,6,7]
// result: float32[1,1,8,11] b844e383a4d445456294f207e151198e574c2fc311dff52b4f64c39b7e955eec
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
    %17 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %18 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x42x1xf32>}> : () -> tensor<1x42x1xf32>
    %19 = "tosa.const"() <{values = dense<[[42, 42, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %20 = "tosa.const"() <{values = dense<[[[[[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]]]]]> : tensor<1x1x6x7x1xi32>}> : () -> tensor<1x1x6x7x1xi32>
    %21 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x66x1xf32>}> : () -> tensor<1x66x1xf32>
    %22 = "tosa.const"() <{values = dense<[[[[[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]]]]]> : tensor<1x1x6x2x1xi32>}> : () -> tensor<1x1x6x2x1xi32>
    %23 = "tosa.const"() <{values = dense<[[[[[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]]]]]> : tensor<1x1x6x2x1xi32>}> : () -> tensor<1x1x6x2x1xi32>
    %24 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %25 = tosa.concat %2, %2, %8, %3 {axis = 4 : i32} : (tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>) -> tensor<1x1x6x7x4xi32>
    %26 = tosa.reshape %arg0, %4 : (tensor<1x1x6x7xf32>, !tosa.shape<3>) -> tensor<1x42x1xf32>
    %27 = tosa.reshape %25, %5 : (tensor<1x1x6x7x4xi32>, !tosa.shape<2>) -> tensor<42x4xi32>
    %28 = tosa.mul %27, %19, %6 : (tensor<42x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<42x4xi32>
    %29 = tosa.reduce_sum %28 {axis = 1 : i32} : (tensor<42x4xi32>) -> tensor<42x1xi32>
    %30 = tosa.reshape %29, %7 : (tensor<42x1xi32>, !tosa.shape<2>) -> tensor<1x42xi32>
    %31 = tosa.scatter %18, %30, %26 : (tensor<1x42x1xf32>, tensor<1x42xi32>, tensor<1x42x1xf32>) -> tensor<1x42x1xf32>
    %32 = tosa.concat %2, %2, %8, %20 {axis = 4 : i32} : (tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>, tensor<1x1x6x7x1xi32>) -> tensor<1x1x6x7x4xi32>
    %33 = tosa.reshape %32, %5 : (tensor<1x1x6x7x4xi32>, !tosa.shape<2>) -> tensor<42x4xi32>
    %34 = tosa.mul %33, %0, %6 : (tensor<42x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<42x4xi32>
    %35 = tosa.reduce_sum %34 {axis = 1 : i32} : (tensor<42x4xi32>) -> tensor<42x1xi32>
    %36 = tosa.reshape %35, %7 : (tensor<42x1xi32>, !tosa.shape<2>) -> tensor<1x42xi32>
    %37 = tosa.scatter %21, %36, %31 : (tensor<1x66x1xf32>, tensor<1x42xi32>, tensor<1x42x1xf32>) -> tensor<1x66x1xf32>
    %38 = tosa.reshape %37, %9 : (tensor<1x66x1xf32>, !tosa.shape<4>) -> tensor<1x1x6x11xf32>
    %39 = tosa.slice %38, %11, %10 : (tensor<1x1x6x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x6x2xf32>
    %40 = tosa.concat %12, %12, %13, %22 {axis = 4 : i32} : (tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>) -> tensor<1x1x6x2x4xi32>
    %41 = tosa.reshape %39, %14 : (tensor<1x1x6x2xf32>, !tosa.shape<3>) -> tensor<1x12x1xf32>
    %42 = tosa.reshape %40, %15 : (tensor<1x1x6x2x4xi32>, !tosa.shape<2>) -> tensor<12x4xi32>
    %43 = tosa.mul %42, %0, %6 : (tensor<12x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<12x4xi32>
    %44 = tosa.reduce_sum %43 {axis = 1 : i32} : (tensor<12x4xi32>) -> tensor<12x1xi32>
    %45 = tosa.reshape %44, %16 : (tensor<12x1xi32>, !tosa.shape<2>) -> tensor<1x12xi32>
    %46 = tosa.scatter %37, %45, %41 : (tensor<1x66x1xf32>, tensor<1x12xi32>, tensor<1x12x1xf32>) -> tensor<1x66x1xf32>
    %47 = tosa.reshape %46, %9 : (tensor<1x66x1xf32>, !tosa.shape<4>) -> tensor<1x1x6x11xf32>
    %48 = tosa.slice %47, %1, %10 : (tensor<1x1x6x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x6x2xf32>
    %49 = tosa.concat %12, %12, %13, %23 {axis = 4 : i32} : (tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>, tensor<1x1x6x2x1xi32>) -> tensor<1x1x6x2x4xi32>
    %50 = tosa.reshape %48, %14 : (tensor<1x1x6x2xf32>, !tosa.shape<3>) -> tensor<1x12x1xf32>
    %51 = tosa.reshape %49, %15 : (tensor<1x1x6x2x4xi32>, !tosa.shape<2>) -> tensor<12x4xi32>
    %52 = tosa.mul %51, %0, %6 : (tensor<12x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<12x4xi32>
    %53 = tosa.reduce_sum %52 {axis = 1 : i32} : (tensor<12x4xi32>) -> tensor<12x1xi32>
    %54 = tosa.reshape %53, %16 : (tensor<12x1xi32>, !tosa.shape<2>) -> tensor<1x12xi32>
    %55 = tosa.scatter %46, %54, %50 : (tensor<1x66x1xf32>, tensor<1x12xi32>, tensor<1x12x1xf32>) -> tensor<1x66x1xf32>
    %56 = tosa.reshape %55, %9 : (tensor<1x66x1xf32>, !tosa.shape<4>) -> tensor<1x1x6x11xf32>
    %57 = tosa.pad %56, %17, %24 : (tensor<1x1x6x11xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x1x8x11xf32>
    return %57 : tensor<1x1x8x11xf32>
  }
}
