// pads: wrap
// inputs: float32[1,2,6,7]
// result: float32[1,2,8,9] eb1d348e95ab87b917e6181d961134a1d057fb4662fc8902a39219234f8b2977
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x8x9xf32> {
    %0 = "tosa.const"() <{values = dense<[[144, 72, 9, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %1 = tosa.const_shape  {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1x2x6x7x1xi32>}> : () -> tensor<1x2x6x7x1xi32>
    %3 = "tosa.const"() <{values = dense<[[[[[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1], [1], [1]]]]]> : tensor<1x2x6x7x1xi32>}> : () -> tensor<1x2x6x7x1xi32>
    %4 = "tosa.const"() <{values = dense<[[[[[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]]], [[[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]], [[0], [1], [2], [3], [4], [5], [6]]]]]> : tensor<1x2x6x7x1xi32>}> : () -> tensor<1x2x6x7x1xi32>
    %5 = tosa.const_shape  {values = dense<[1, 84, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.const_shape  {values = dense<[84, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %8 = tosa.const_shape  {values = dense<[1, 84]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %9 = "tosa.const"() <{values = dense<0> : tensor<1x2x8x7x1xi32>}> : () -> tensor<1x2x8x7x1xi32>
    %10 = "tosa.const"() <{values = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<1x2x8x7x1xi32>}> : () -> tensor<1x2x8x7x1xi32>
    %11 = "tosa.const"() <{values = dense<"0x00000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000200000002000000020000000200000002000000020000000200000003000000030000000300000003000000030000000300000003000000040000000400000004000000040000000400000004000000040000000500000005000000050000000500000005000000050000000500000006000000060000000600000006000000060000000600000006000000070000000700000007000000070000000700000007000000070000000000000000000000000000000000000000000000000000000000000001000000010000000100000001000000010000000100000001000000020000000200000002000000020000000200000002000000020000000300000003000000030000000300000003000000030000000300000004000000040000000400000004000000040000000400000004000000050000000500000005000000050000000500000005000000050000000600000006000000060000000600000006000000060000000600000007000000070000000700000007000000070000000700000007000000"> : tensor<1x2x8x7x1xi32>}> : () -> tensor<1x2x8x7x1xi32>
    %12 = tosa.const_shape  {values = dense<[112, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = tosa.const_shape  {values = dense<[1, 112]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = tosa.const_shape  {values = dense<[1, 2, 8, 9]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %15 = tosa.const_shape  {values = dense<[1, 2, 8, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %16 = tosa.const_shape  {values = dense<[0, 0, 0, 7]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %17 = "tosa.const"() <{values = dense<0> : tensor<1x2x8x1x1xi32>}> : () -> tensor<1x2x8x1x1xi32>
    %18 = "tosa.const"() <{values = dense<[[[[[0]], [[0]], [[0]], [[0]], [[0]], [[0]], [[0]], [[0]]], [[[1]], [[1]], [[1]], [[1]], [[1]], [[1]], [[1]], [[1]]]]]> : tensor<1x2x8x1x1xi32>}> : () -> tensor<1x2x8x1x1xi32>
    %19 = "tosa.const"() <{values = dense<[[[[[0]], [[1]], [[2]], [[3]], [[4]], [[5]], [[6]], [[7]]], [[[0]], [[1]], [[2]], [[3]], [[4]], [[5]], [[6]], [[7]]]]]> : tensor<1x2x8x1x1xi32>}> : () -> tensor<1x2x8x1x1xi32>
    %20 = tosa.const_shape  {values = dense<[1, 16, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %21 = tosa.const_shape  {values = dense<[16, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %22 = tosa.const_shape  {values = dense<[1, 16]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %23 = tosa.const_shape  {values = dense<[1, 2, 1, 9]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %24 = tosa.const_shape  {values = dense<[0, 0, 6, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %25 = "tosa.const"() <{values = dense<0> : tensor<1x2x1x9x1xi32>}> : () -> tensor<1x2x1x9x1xi32>
    %26 = "tosa.const"() <{values = dense<[[[[[0], [0], [0], [0], [0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1], [1], [1], [1], [1]]]]]> : tensor<1x2x1x9x1xi32>}> : () -> tensor<1x2x1x9x1xi32>
    %27 = "tosa.const"() <{values = dense<[[[[[0], [1], [2], [3], [4], [5], [6], [7], [8]]], [[[0], [1], [2], [3], [4], [5], [6], [7], [8]]]]]> : tensor<1x2x1x9x1xi32>}> : () -> tensor<1x2x1x9x1xi32>
    %28 = tosa.const_shape  {values = dense<[1, 18, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %29 = tosa.const_shape  {values = dense<[18, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %30 = tosa.const_shape  {values = dense<[1, 18]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %31 = tosa.const_shape  {values = dense<[0, 0, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %32 = "tosa.const"() <{values = dense<[[[[[1], [1], [1], [1], [1], [1], [1]], [[2], [2], [2], [2], [2], [2], [2]], [[3], [3], [3], [3], [3], [3], [3]], [[4], [4], [4], [4], [4], [4], [4]], [[5], [5], [5], [5], [5], [5], [5]], [[6], [6], [6], [6], [6], [6], [6]]], [[[1], [1], [1], [1], [1], [1], [1]], [[2], [2], [2], [2], [2], [2], [2]], [[3], [3], [3], [3], [3], [3], [3]], [[4], [4], [4], [4], [4], [4], [4]], [[5], [5], [5], [5], [5], [5], [5]], [[6], [6], [6], [6], [6], [6], [6]]]]]> : tensor<1x2x6x7x1xi32>}> : () -> tensor<1x2x6x7x1xi32>
    %33 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x112x1xf32>}> : () -> tensor<1x112x1xf32>
    %34 = "tosa.const"() <{values = dense<[[112, 56, 7, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %35 = "tosa.const"() <{values = dense<"0x01000000020000000300000004000000050000000600000007000000010000000200000003000000040000000500000006000000070000000100000002000000030000000400000005000000060000000700000001000000020000000300000004000000050000000600000007000000010000000200000003000000040000000500000006000000070000000100000002000000030000000400000005000000060000000700000001000000020000000300000004000000050000000600000007000000010000000200000003000000040000000500000006000000070000000100000002000000030000000400000005000000060000000700000001000000020000000300000004000000050000000600000007000000010000000200000003000000040000000500000006000000070000000100000002000000030000000400000005000000060000000700000001000000020000000300000004000000050000000600000007000000010000000200000003000000040000000500000006000000070000000100000002000000030000000400000005000000060000000700000001000000020000000300000004000000050000000600000007000000"> : tensor<1x2x8x7x1xi32>}> : () -> tensor<1x2x8x7x1xi32>
    %36 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x144x1xf32>}> : () -> tensor<1x144x1xf32>
    %37 = "tosa.const"() <{values = dense<8> : tensor<1x2x8x1x1xi32>}> : () -> tensor<1x2x8x1x1xi32>
    %38 = "tosa.const"() <{values = dense<7> : tensor<1x2x1x9x1xi32>}> : () -> tensor<1x2x1x9x1xi32>
    %39 = tosa.concat %2, %3, %32, %4 {axis = 4 : i32} : (tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>, tensor<1x2x6x7x1xi32>) -> tensor<1x2x6x7x4xi32>
    %40 = tosa.reshape %arg0, %5 : (tensor<1x2x6x7xf32>, !tosa.shape<3>) -> tensor<1x84x1xf32>
    %41 = tosa.reshape %39, %6 : (tensor<1x2x6x7x4xi32>, !tosa.shape<2>) -> tensor<84x4xi32>
    %42 = tosa.mul %41, %34, %7 : (tensor<84x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<84x4xi32>
    %43 = tosa.reduce_sum %42 {axis = 1 : i32} : (tensor<84x4xi32>) -> tensor<84x1xi32>
    %44 = tosa.reshape %43, %8 : (tensor<84x1xi32>, !tosa.shape<2>) -> tensor<1x84xi32>
    %45 = tosa.scatter %33, %44, %40 : (tensor<1x112x1xf32>, tensor<1x84xi32>, tensor<1x84x1xf32>) -> tensor<1x112x1xf32>
    %46 = tosa.concat %9, %10, %11, %35 {axis = 4 : i32} : (tensor<1x2x8x7x1xi32>, tensor<1x2x8x7x1xi32>, tensor<1x2x8x7x1xi32>, tensor<1x2x8x7x1xi32>) -> tensor<1x2x8x7x4xi32>
    %47 = tosa.reshape %46, %12 : (tensor<1x2x8x7x4xi32>, !tosa.shape<2>) -> tensor<112x4xi32>
    %48 = tosa.mul %47, %0, %7 : (tensor<112x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<112x4xi32>
    %49 = tosa.reduce_sum %48 {axis = 1 : i32} : (tensor<112x4xi32>) -> tensor<112x1xi32>
    %50 = tosa.reshape %49, %13 : (tensor<112x1xi32>, !tosa.shape<2>) -> tensor<1x112xi32>
    %51 = tosa.scatter %36, %50, %45 : (tensor<1x144x1xf32>, tensor<1x112xi32>, tensor<1x112x1xf32>) -> tensor<1x144x1xf32>
    %52 = tosa.reshape %51, %14 : (tensor<1x144x1xf32>, !tosa.shape<4>) -> tensor<1x2x8x9xf32>
    %53 = tosa.slice %52, %16, %15 : (tensor<1x2x8x9xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x8x1xf32>
    %54 = tosa.concat %17, %18, %19, %17 {axis = 4 : i32} : (tensor<1x2x8x1x1xi32>, tensor<1x2x8x1x1xi32>, tensor<1x2x8x1x1xi32>, tensor<1x2x8x1x1xi32>) -> tensor<1x2x8x1x4xi32>
    %55 = tosa.reshape %53, %20 : (tensor<1x2x8x1xf32>, !tosa.shape<3>) -> tensor<1x16x1xf32>
    %56 = tosa.reshape %54, %21 : (tensor<1x2x8x1x4xi32>, !tosa.shape<2>) -> tensor<16x4xi32>
    %57 = tosa.mul %56, %0, %7 : (tensor<16x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<16x4xi32>
    %58 = tosa.reduce_sum %57 {axis = 1 : i32} : (tensor<16x4xi32>) -> tensor<16x1xi32>
    %59 = tosa.reshape %58, %22 : (tensor<16x1xi32>, !tosa.shape<2>) -> tensor<1x16xi32>
    %60 = tosa.scatter %51, %59, %55 : (tensor<1x144x1xf32>, tensor<1x16xi32>, tensor<1x16x1xf32>) -> tensor<1x144x1xf32>
    %61 = tosa.reshape %60, %14 : (tensor<1x144x1xf32>, !tosa.shape<4>) -> tensor<1x2x8x9xf32>
    %62 = tosa.slice %61, %1, %15 : (tensor<1x2x8x9xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x8x1xf32>
    %63 = tosa.concat %17, %18, %19, %37 {axis = 4 : i32} : (tensor<1x2x8x1x1xi32>, tensor<1x2x8x1x1xi32>, tensor<1x2x8x1x1xi32>, tensor<1x2x8x1x1xi32>) -> tensor<1x2x8x1x4xi32>
    %64 = tosa.reshape %62, %20 : (tensor<1x2x8x1xf32>, !tosa.shape<3>) -> tensor<1x16x1xf32>
    %65 = tosa.reshape %63, %21 : (tensor<1x2x8x1x4xi32>, !tosa.shape<2>) -> tensor<16x4xi32>
    %66 = tosa.mul %65, %0, %7 : (tensor<16x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<16x4xi32>
    %67 = tosa.reduce_sum %66 {axis = 1 : i32} : (tensor<16x4xi32>) -> tensor<16x1xi32>
    %68 = tosa.reshape %67, %22 : (tensor<16x1xi32>, !tosa.shape<2>) -> tensor<1x16xi32>
    %69 = tosa.scatter %60, %68, %64 : (tensor<1x144x1xf32>, tensor<1x16xi32>, tensor<1x16x1xf32>) -> tensor<1x144x1xf32>
    %70 = tosa.reshape %69, %14 : (tensor<1x144x1xf32>, !tosa.shape<4>) -> tensor<1x2x8x9xf32>
    %71 = tosa.slice %70, %24, %23 : (tensor<1x2x8x9xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x1x9xf32>
    %72 = tosa.concat %25, %26, %25, %27 {axis = 4 : i32} : (tensor<1x2x1x9x1xi32>, tensor<1x2x1x9x1xi32>, tensor<1x2x1x9x1xi32>, tensor<1x2x1x9x1xi32>) -> tensor<1x2x1x9x4xi32>
    %73 = tosa.reshape %71, %28 : (tensor<1x2x1x9xf32>, !tosa.shape<3>) -> tensor<1x18x1xf32>
    %74 = tosa.reshape %72, %29 : (tensor<1x2x1x9x4xi32>, !tosa.shape<2>) -> tensor<18x4xi32>
    %75 = tosa.mul %74, %0, %7 : (tensor<18x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<18x4xi32>
    %76 = tosa.reduce_sum %75 {axis = 1 : i32} : (tensor<18x4xi32>) -> tensor<18x1xi32>
    %77 = tosa.reshape %76, %30 : (tensor<18x1xi32>, !tosa.shape<2>) -> tensor<1x18xi32>
    %78 = tosa.scatter %69, %77, %73 : (tensor<1x144x1xf32>, tensor<1x18xi32>, tensor<1x18x1xf32>) -> tensor<1x144x1xf32>
    %79 = tosa.reshape %78, %14 : (tensor<1x144x1xf32>, !tosa.shape<4>) -> tensor<1x2x8x9xf32>
    %80 = tosa.slice %79, %31, %23 : (tensor<1x2x8x9xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x1x9xf32>
    %81 = tosa.concat %25, %26, %38, %27 {axis = 4 : i32} : (tensor<1x2x1x9x1xi32>, tensor<1x2x1x9x1xi32>, tensor<1x2x1x9x1xi32>, tensor<1x2x1x9x1xi32>) -> tensor<1x2x1x9x4xi32>
    %82 = tosa.reshape %80, %28 : (tensor<1x2x1x9xf32>, !tosa.shape<3>) -> tensor<1x18x1xf32>
    %83 = tosa.reshape %81, %29 : (tensor<1x2x1x9x4xi32>, !tosa.shape<2>) -> tensor<18x4xi32>
    %84 = tosa.mul %83, %0, %7 : (tensor<18x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<18x4xi32>
    %85 = tosa.reduce_sum %84 {axis = 1 : i32} : (tensor<18x4xi32>) -> tensor<18x1xi32>
    %86 = tosa.reshape %85, %30 : (tensor<18x1xi32>, !tosa.shape<2>) -> tensor<1x18xi32>
    %87 = tosa.scatter %78, %86, %82 : (tensor<1x144x1xf32>, tensor<1x18xi32>, tensor<1x18x1xf32>) -> tensor<1x144x1xf32>
    %88 = tosa.reshape %87, %14 : (tensor<1x144x1xf32>, !tosa.shape<4>) -> tensor<1x2x8x9xf32>
    return %88 : tensor<1x2x8x9xf32>
  }
}
