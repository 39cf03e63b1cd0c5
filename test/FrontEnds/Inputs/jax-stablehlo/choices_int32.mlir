// pads: 
// inputs: int32[6,7]
// result: int32[8,9] 142466c3eda1b59c71a6a084bc6e0b25a0d18ee5067d740f002c576e062e04c2 int32[6,7] 92dc5e8521afde16d1fe0a528d4cdcb2843d12e1afd0db81b2e9628e3bbf693e int32[8,9] 142466c3eda1b59c71a6a084bc6e0b25a0d18ee5067d740f002c576e062e04c2 int32[6,7] 92dc5e8521afde16d1fe0a528d4cdcb2843d12e1afd0db81b2e9628e3bbf693e int32[8,9] 142466c3eda1b59c71a6a084bc6e0b25a0d18ee5067d740f002c576e062e04c2 int32[6,7] 92dc5e8521afde16d1fe0a528d4cdcb2843d12e1afd0db81b2e9628e3bbf693e int32[8,9] 0b641a638bcfea7394a4c4470ba8793a794e1ba18cbc6a5efb5611e53b14d9df int32[6,7] 92dc5e8521afde16d1fe0a528d4cdcb2843d12e1afd0db81b2e9628e3bbf693e int32[8,9] 0ef99b20d53f6ec9e43e1961ac288dbf8686ca5f8d7bbb0f56c5979df2d5c880 int32[6,7] 92dc5e8521afde16d1fe0a528d4cdcb2843d12e1afd0db81b2e9628e3bbf693e int32[8,9] 0ef99b20d53f6ec9e43e1961ac288dbf8686ca5f8d7bbb0f56c5979df2d5c880 int32[6,7] 92dc5e8521afde16d1fe0a528d4cdcb2843d12e1afd0db81b2e9628e3bbf693e int32[8,9] 0ef99b20d53f6ec9e43e1961ac288dbf8686ca5f8d7bbb0f56c5979df2d5c880 int32[6,7] 92dc5e8521afde16d1fe0a528d4cdcb2843d12e1afd0db81b2e9628e3bbf693e
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xi32>) -> (tensor<8x9xi32> {jax.result_info = "result[0]"}, tensor<6x7xi32> {jax.result_info = "result[1]"}, tensor<8x9xi32> {jax.result_info = "result[2]"}, tensor<6x7xi32> {jax.result_info = "result[3]"}, tensor<8x9xi32> {jax.result_info = "result[4]"}, tensor<6x7xi32> {jax.result_info = "result[5]"}, tensor<8x9xi32> {jax.result_info = "result[6]"}, tensor<6x7xi32> {jax.result_info = "result[7]"}, tensor<8x9xi32> {jax.result_info = "result[8]"}, tensor<6x7xi32> {jax.result_info = "result[9]"}, tensor<8x9xi32> {jax.result_info = "result[10]"}, tensor<6x7xi32> {jax.result_info = "result[11]"}, tensor<8x9xi32> {jax.result_info = "result[12]"}, tensor<6x7xi32> {jax.result_info = "result[13]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.multiply %1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<-2> : tensor<i32>
    %3 = stablehlo.add %2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.clamp %c_1, %3, %c_2 : tensor<i32>
    %5 = "stablehlo.case"(%4) ({
      %77 = func.call @_pad(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %77 = func.call @_pad_0(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %c_34 = stablehlo.constant dense<0> : tensor<i64>
      %77 = func.call @_pad_2(%arg0, %c_34) : (tensor<6x7xi32>, tensor<i64>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }) : (tensor<i32>) -> tensor<8x9xi32>
    %6 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<1x1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<-2> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %8 : (tensor<i1>) -> tensor<i32>
    %10 = "stablehlo.case"(%9) ({
      %77 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xi32>
      stablehlo.return %77 : tensor<6x7xi32>
    }, {
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %78 = stablehlo.add %arg0, %77 : tensor<6x7xi32>
      stablehlo.return %78 : tensor<6x7xi32>
    }) : (tensor<i32>) -> tensor<6x7xi32>
    %11 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1x1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.multiply %12, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<-1> : tensor<i32>
    %14 = stablehlo.add %13, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %15 = stablehlo.clamp %c_6, %14, %c_7 : tensor<i32>
    %16 = "stablehlo.case"(%15) ({
      %77 = func.call @_pad(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %77 = func.call @_pad_0(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %c_34 = stablehlo.constant dense<0> : tensor<i64>
      %77 = func.call @_pad_2(%arg0, %c_34) : (tensor<6x7xi32>, tensor<i64>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }) : (tensor<i32>) -> tensor<8x9xi32>
    %17 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %18 = stablehlo.reshape %17 : (tensor<1x1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<-1> : tensor<i32>
    %19 = stablehlo.compare LT, %18, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %20 = stablehlo.convert %19 : (tensor<i1>) -> tensor<i32>
    %21 = "stablehlo.case"(%20) ({
      %77 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xi32>
      stablehlo.return %77 : tensor<6x7xi32>
    }, {
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %78 = stablehlo.add %arg0, %77 : tensor<6x7xi32>
      stablehlo.return %78 : tensor<6x7xi32>
    }) : (tensor<i32>) -> tensor<6x7xi32>
    %22 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %23 = stablehlo.reshape %22 : (tensor<1x1xi32>) -> tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.multiply %23, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.add %24, %c_10 : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<2> : tensor<i32>
    %26 = stablehlo.clamp %c_11, %25, %c_12 : tensor<i32>
    %27 = "stablehlo.case"(%26) ({
      %77 = func.call @_pad(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %77 = func.call @_pad_0(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %c_34 = stablehlo.constant dense<0> : tensor<i64>
      %77 = func.call @_pad_2(%arg0, %c_34) : (tensor<6x7xi32>, tensor<i64>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }) : (tensor<i32>) -> tensor<8x9xi32>
    %28 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %29 = stablehlo.reshape %28 : (tensor<1x1xi32>) -> tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.compare LT, %29, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %31 = stablehlo.convert %30 : (tensor<i1>) -> tensor<i32>
    %32 = "stablehlo.case"(%31) ({
      %77 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xi32>
      stablehlo.return %77 : tensor<6x7xi32>
    }, {
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %78 = stablehlo.add %arg0, %77 : tensor<6x7xi32>
      stablehlo.return %78 : tensor<6x7xi32>
    }) : (tensor<i32>) -> tensor<6x7xi32>
    %33 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %34 = stablehlo.reshape %33 : (tensor<1x1xi32>) -> tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.multiply %34, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %36 = stablehlo.add %35, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.clamp %c_16, %36, %c_17 : tensor<i32>
    %38 = "stablehlo.case"(%37) ({
      %77 = func.call @_pad(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %77 = func.call @_pad_0(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %c_34 = stablehlo.constant dense<0> : tensor<i64>
      %77 = func.call @_pad_2(%arg0, %c_34) : (tensor<6x7xi32>, tensor<i64>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }) : (tensor<i32>) -> tensor<8x9xi32>
    %39 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %40 = stablehlo.reshape %39 : (tensor<1x1xi32>) -> tensor<i32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.compare LT, %40, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %42 = stablehlo.convert %41 : (tensor<i1>) -> tensor<i32>
    %43 = "stablehlo.case"(%42) ({
      %77 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xi32>
      stablehlo.return %77 : tensor<6x7xi32>
    }, {
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %78 = stablehlo.add %arg0, %77 : tensor<6x7xi32>
      stablehlo.return %78 : tensor<6x7xi32>
    }) : (tensor<i32>) -> tensor<6x7xi32>
    %44 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %45 = stablehlo.reshape %44 : (tensor<1x1xi32>) -> tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.multiply %45, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %47 = stablehlo.add %46, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<2> : tensor<i32>
    %48 = stablehlo.clamp %c_21, %47, %c_22 : tensor<i32>
    %49 = "stablehlo.case"(%48) ({
      %77 = func.call @_pad(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %77 = func.call @_pad_0(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %c_34 = stablehlo.constant dense<0> : tensor<i64>
      %77 = func.call @_pad_2(%arg0, %c_34) : (tensor<6x7xi32>, tensor<i64>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }) : (tensor<i32>) -> tensor<8x9xi32>
    %50 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %51 = stablehlo.reshape %50 : (tensor<1x1xi32>) -> tensor<i32>
    %c_23 = stablehlo.constant dense<2> : tensor<i32>
    %52 = stablehlo.compare LT, %51, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %53 = stablehlo.convert %52 : (tensor<i1>) -> tensor<i32>
    %54 = "stablehlo.case"(%53) ({
      %77 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xi32>
      stablehlo.return %77 : tensor<6x7xi32>
    }, {
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %78 = stablehlo.add %arg0, %77 : tensor<6x7xi32>
      stablehlo.return %78 : tensor<6x7xi32>
    }) : (tensor<i32>) -> tensor<6x7xi32>
    %55 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %56 = stablehlo.reshape %55 : (tensor<1x1xi32>) -> tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.multiply %56, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %58 = stablehlo.add %57, %c_25 : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %59 = stablehlo.clamp %c_26, %58, %c_27 : tensor<i32>
    %60 = "stablehlo.case"(%59) ({
      %77 = func.call @_pad(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %77 = func.call @_pad_0(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %c_34 = stablehlo.constant dense<0> : tensor<i64>
      %77 = func.call @_pad_2(%arg0, %c_34) : (tensor<6x7xi32>, tensor<i64>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }) : (tensor<i32>) -> tensor<8x9xi32>
    %61 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %62 = stablehlo.reshape %61 : (tensor<1x1xi32>) -> tensor<i32>
    %c_28 = stablehlo.constant dense<3> : tensor<i32>
    %63 = stablehlo.compare LT, %62, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %64 = stablehlo.convert %63 : (tensor<i1>) -> tensor<i32>
    %65 = "stablehlo.case"(%64) ({
      %77 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xi32>
      stablehlo.return %77 : tensor<6x7xi32>
    }, {
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %78 = stablehlo.add %arg0, %77 : tensor<6x7xi32>
      stablehlo.return %78 : tensor<6x7xi32>
    }) : (tensor<i32>) -> tensor<6x7xi32>
    %66 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %67 = stablehlo.reshape %66 : (tensor<1x1xi32>) -> tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.multiply %67, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<4> : tensor<i32>
    %69 = stablehlo.add %68, %c_30 : tensor<i32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %c_32 = stablehlo.constant dense<2> : tensor<i32>
    %70 = stablehlo.clamp %c_31, %69, %c_32 : tensor<i32>
    %71 = "stablehlo.case"(%70) ({
      %77 = func.call @_pad(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %77 = func.call @_pad_0(%arg0) : (tensor<6x7xi32>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }, {
      %c_34 = stablehlo.constant dense<0> : tensor<i64>
      %77 = func.call @_pad_2(%arg0, %c_34) : (tensor<6x7xi32>, tensor<i64>) -> tensor<8x9xi32>
      stablehlo.return %77 : tensor<8x9xi32>
    }) : (tensor<i32>) -> tensor<8x9xi32>
    %72 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %73 = stablehlo.reshape %72 : (tensor<1x1xi32>) -> tensor<i32>
    %c_33 = stablehlo.constant dense<4> : tensor<i32>
    %74 = stablehlo.compare LT, %73, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %75 = stablehlo.convert %74 : (tensor<i1>) -> tensor<i32>
    %76 = "stablehlo.case"(%75) ({
      %77 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xi32>
      stablehlo.return %77 : tensor<6x7xi32>
    }, {
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %78 = stablehlo.add %arg0, %77 : tensor<6x7xi32>
      stablehlo.return %78 : tensor<6x7xi32>
    }) : (tensor<i32>) -> tensor<6x7xi32>
    return %5, %10, %16, %21, %27, %32, %38, %43, %49, %54, %60, %65, %71, %76 : tensor<8x9xi32>, tensor<6x7xi32>, tensor<8x9xi32>, tensor<6x7xi32>, tensor<8x9xi32>, tensor<6x7xi32>, tensor<8x9xi32>, tensor<6x7xi32>, tensor<8x9xi32>, tensor<6x7xi32>, tensor<8x9xi32>, tensor<6x7xi32>, tensor<8x9xi32>, tensor<6x7xi32>
  }
  func.func private @_pad(%arg0: tensor<6x7xi32>) -> tensor<8x9xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xi32>) -> tensor<1x7xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x7xi32>) -> tensor<1x1x7xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x7xi32>) -> tensor<1x7xi32>
    %3 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xi32>) -> tensor<1x7xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x7xi32>) -> tensor<1x1x7xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x7xi32>) -> tensor<1x7xi32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x7xi32>, tensor<6x7xi32>, tensor<1x7xi32>) -> tensor<8x7xi32>
    %7 = stablehlo.slice %6 [0:8, 0:1] : (tensor<8x7xi32>) -> tensor<8x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %9 = stablehlo.reshape %8 : (tensor<8x1x1xi32>) -> tensor<8x1xi32>
    %10 = stablehlo.slice %6 [0:8, 6:7] : (tensor<8x7xi32>) -> tensor<8x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %12 = stablehlo.reshape %11 : (tensor<8x1x1xi32>) -> tensor<8x1xi32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<8x1xi32>, tensor<8x7xi32>, tensor<8x1xi32>) -> tensor<8x9xi32>
    return %13 : tensor<8x9xi32>
  }
  func.func private @_pad_0(%arg0: tensor<6x7xi32>) -> tensor<8x9xi32> {
    %0 = stablehlo.slice %arg0 [1:2, 0:7] : (tensor<6x7xi32>) -> tensor<1x7xi32>
    %1 = call @_flip(%0) : (tensor<1x7xi32>) -> tensor<1x7xi32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1x7xi32>, tensor<6x7xi32>) -> tensor<7x7xi32>
    %3 = stablehlo.slice %2 [5:6, 0:7] : (tensor<7x7xi32>) -> tensor<1x7xi32>
    %4 = call @_flip(%3) : (tensor<1x7xi32>) -> tensor<1x7xi32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<7x7xi32>, tensor<1x7xi32>) -> tensor<8x7xi32>
    %6 = stablehlo.slice %5 [0:8, 1:2] : (tensor<8x7xi32>) -> tensor<8x1xi32>
    %7 = call @_flip_1(%6) : (tensor<8x1xi32>) -> tensor<8x1xi32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<8x1xi32>, tensor<8x7xi32>) -> tensor<8x8xi32>
    %9 = stablehlo.slice %8 [0:8, 6:7] : (tensor<8x8xi32>) -> tensor<8x1xi32>
    %10 = call @_flip_1(%9) : (tensor<8x1xi32>) -> tensor<8x1xi32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<8x8xi32>, tensor<8x1xi32>) -> tensor<8x9xi32>
    return %11 : tensor<8x9xi32>
  }
  func.func private @_flip(%arg0: tensor<1x7xi32>) -> tensor<1x7xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x7xi32>
    return %0 : tensor<1x7xi32>
  }
  func.func private @_flip_1(%arg0: tensor<8x1xi32>) -> tensor<8x1xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<8x1xi32>
    return %0 : tensor<8x1xi32>
  }
  func.func private @_pad_2(%arg0: tensor<6x7xi32>, %arg1: tensor<i64>) -> tensor<8x9xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<6x7xi32>, tensor<i32>) -> tensor<8x9xi32>
    return %1 : tensor<8x9xi32>
  }
}
