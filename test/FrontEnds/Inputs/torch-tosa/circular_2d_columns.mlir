// pads: wrap
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 359688355e0089962a3d407fb6a36fbb10501cb279d404382a1610649c8146ad
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %0 = "tosa.const"() <{values = dense<[[132, 66, 11, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %1 = tosa.const_shape  {values = dense<[0, 0, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1x2x6x7x1xi32>}> : () -> tensor<1x2x6x7x1xi32>
    %3 = "tosa.const"() <{values = dense<[[[[[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]]]]]> : tensor<1x2x6x7x1xi32>}> : () -> tensor<1x2x6x7x1xi32>
    %4 = "tosa.const"() <{values = dense<[[[[[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]]], [[[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]]]]]> : tensor<1x2x6x7x1xi32>}> : () -> tensor<1x2x6x7x1xi32>
    %5 = tosa.const_shape  {values = dense<[1, 84, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.const_shape  {values = dense<[84, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %8 = tosa.const_shape  {values = dense<[1, 84]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %9 = "tosa.const"() <{values = dense<[[[[[0], [0], [0], [0], [0], [0], [0]], [[1], [1], [1], [1], [1], [1], [1]], [[2], [2], [2], [2], [2], [2], [2]], [[3], [3], [3], [3], [3], [3], [3]], [[4], [4], [4], [4], [4], [4], [4]], [[5], [5], [5], [5], [5], [5], [5]]], [[[0], [0], [0], [0], [0], [0], [0]], [[1], [1], [1], [1], [1], [1], [1]], [[2], [2], [2], [2], [2], [2], [2]], [[3], [3], [3], [3], [3], [3], [3]], [[4], [4], [4], [4], [4], [4], [4]], [[5], [5], [5], [5], [5], [5], [5]]]]]> : tensor<1x2x6x7x1xi32>}> : () -> tensor<1x2x6x7x1xi32>
    %10 = tosa.const_shape  {values = dense<[1, 2, 6, 11]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %11 = tosa.const_shape  {values = dense<[1, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %12 = tosa.const_shape  {values = dense<[0, 0, 0, 7]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %13 = "tosa.const"() <{values = dense<0> : tensor<1x2x6x2x1xi32>}> : () -> tensor<1x2x6x2x1xi32>
    %14 = "tosa.const"() <{values = dense<[[[[[0], [0]], [[0], [0]], [[0], [0]], [[0], [0]], [[0], [0]], [[0], [0]]], [[[1], [1]], [[1], [1]], [[1], [1]], [[1], [1]], [[1], [1]], [[1], [1]]]]]> : tensor<1x2x6x2x1xi32>}> : () -> tensor<1x2x6x2x1xi32>
    %15 = "tosa.const"() <{values = dense<[[[[[0], [0]], [[1], [1]], [[2], [2]], [[3], [3]], [[4], [4]], [[5], [5]]], [[[0], [0]], [[1], [1]], [[2], [2]], [[3], [3]], [[4], [4]], [[5], [5]]]]]> : tensor<1x2x6x2x1xi32>}> : () -> tensor<1x2x6x2x1xi32>
    %16 = tosa.const_shape  {values = dense<[1, 24, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %17 = tosa.const_shape  {values = dense<[24, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %18 = tosa.const_shape  {values = dense<[1, 24]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %19 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x84x1xf32>}> : () -> tensor<1x84x1xf32>
    %20 = "tosa.const"() <{values = dense<[[84, 42, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %21 = "tosa.const"() <{values = dense<[[[[[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]]], [[[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]], [[2], [3], [4], [5], [6], [7], [8]]]]]> : tensor<1x2x6x7x1xi32>}> : () -> tensor<1x2x6x7x1xi32>
    %22 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x132x1xf32>}> : () -> tensor<1x132x1xf32>
    %23 = "tosa.const"() <{values = dense<[[[[[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]]], [[[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]]]]]> : tensor<1x2x6x2x1xi32>}> : () -> tensor<1x2x6x2x1xi32>
    %24 = "tosa.const"() <{values = dense<[[[[[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]]], [[[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]], [[9], [10]]]]]> : tensor<1x2x6x2x1xi32>}> : () -> tensor<1x2x6x2x1xi32>
    %25 = tosa.concat %2, %3, %9, %4 {axis = 4 : i32} : (tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>) -> tensor<1x2x6x7x4xi32>
    %26 = tosa.reshape %arg0, %5 : (tensor<1x2x6x7xf32>, !tosa.shape<3>) -> tensor<1x84x1xf32>
    %27 = tosa.reshape %25, %6 : (tensor<1x2x6x7x4xi32>, !tosa.shape<2>) -> tensor<84x4xi32>
    %28 = tosa.mul %27, %20, %7 : (tensor<84x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<84x4xi32>
    %29 = tosa.reduce_sum %28 {axis = 1 : i32} : (tensor<84x4xi32>) -> tensor<84x1xi32>
    %30 = tosa.reshape %29, %8 : (tensor<84x1xi32>, !tosa.shape<2>) -> tensor<1x84xi32>
    %31 = tosa.scatter %19, %30, %26 : (tensor<1x84x1xf32>, tensor<1x84xi32>, tensor<1x84x1xf32>) -> tensor<1x84x1xf32>
    %32 = tosa.concat %2, %3, %9, %21 {axis = 4 : i32} : (tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>) -> tensor<1x2x6x7x4xi32>
    %33 = tosa.reshape %32, %6 : (tensor<1x2x6x7x4xi32>, !tosa.shape<2>) -> tensor<84x4xi32>
    %34 = tosa.mul %33, %0, %7 : (tensor<84x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<84x4xi32>
    %35 = tosa.reduce_sum %34 {axis = 1 : i32} : (tensor<84x4xi32>) -> tensor<84x1xi32>
    %36 = tosa.reshape %35, %8 : (tensor<84x1xi32>, !tosa.shape<2>) -> tensor<1x84xi32>
    %37 = tosa.scatter %22, %36, %31 : (tensor<1x132x1xf32>, tensor<1x84xi32>, tensor<1x84x1xf32>) -> tensor<1x132x1xf32>
    %38 = tosa.reshape %37, %10 : (tensor<1x132x1xf32>, !tosa.shape<4>) -> tensor<1x2x6x11xf32>
    %39 = tosa.slice %38, %12, %11 : (tensor<1x2x6x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x6x2xf32>
    %40 = tosa.concat %13, %14, %15, %23 {axis = 4 : i32} : (tensor<1x2x6x2x1xi32>, tensor<1x2x6x2x1xi32>, tensor<1x2x6x2x1xi32>, tensor<1x2x6x2x1xi32>) -> tensor<1x2x6x2x4xi32>
    %41 = tosa.reshape %39, %16 : (tensor<1x2x6x2xf32>, !tosa.shape<3>) -> tensor<1x24x1xf32>
    %42 = tosa.reshape %40, %17 : (tensor<1x2x6x2x4xi32>, !tosa.shape<2>) -> tensor<24x4xi32>
    %43 = tosa.mul %42, %0, %7 : (tensor<24x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<24x4xi32>
    %44 = tosa.reduce_sum %43 {axis = 1 : i32} : (tensor<24x4xi32>) -> tensor<24x1xi32>
    %45 = tosa.reshape %44, %18 : (tensor<24x1xi32>, !tosa.shape<2>) -> tensor<1x24xi32>
    %46 = tosa.scatter %37, %45, %41 : (tensor<1x132x1xf32>, tensor<1x24xi32>, tensor<1x24x1xf32>) -> tensor<1x132x1xf32>
    %47 = tosa.reshape %46, %10 : (tensor<1x132x1xf32>, !tosa.shape<4>) -> tensor<1x2x6x11xf32>
    %48 = tosa.slice %47, %1, %11 : (tensor<1x2x6x11xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x6x2xf32>
    %49 = tosa.concat %13, %14, %15, %24 {axis = 4 : i32} : (tensor<1x2x6x2x1xi32>, tensor<1x2x6x2x1xi32>, tensor<1x2x6x2x1xi32>, tensor<1x2x6x2x1xi32>) -> tensor<1x2x6x2x4xi32>
    %50 = tosa.reshape %48, %16 : (tensor<1x2x6x2xf32>, !tosa.shape<3>) -> tensor<1x24x1xf32>
    %51 = tosa.reshape %49, %17 : (tensor<1x2x6x2x4xi32>, !tosa.shape<2>) -> tensor<24x4xi32>
    %52 = tosa.mul %51, %0, %7 : (tensor<24x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<24x4xi32>
    %53 = tosa.reduce_sum %52 {axis = 1 : i32} : (tensor<24x4xi32>) -> tensor<24x1xi32>
    %54 = tosa.reshape %53, %18 : (tensor<24x1xi32>, !tosa.shape<2>) -> tensor<1x24xi32>
    %55 = tosa.scatter %46, %54, %50 : (tensor<1x132x1xf32>, tensor<1x24xi32>, tensor<1x24x1xf32>) -> tensor<1x132x1xf32>
    %56 = tosa.reshape %55, %10 : (tensor<1x132x1xf32>, !tosa.shape<4>) -> tensor<1x2x6x11xf32>
    return %56 : tensor<1x2x6x11xf32>
  }
}
