// pads: 
// inputs: float32[6,7]
// result: float32[8,9] 02af18cbb914a6d3adbe2f677aa76176fd842382b93bcaf1bffc1a352da15903 float32[6,7] ad7d3e7e43b678e96090caba30c788f140fdc617fe423328b6e85975d754a3ba float32[8,9] 02af18cbb914a6d3adbe2f677aa76176fd842382b93bcaf1bffc1a352da15903 float32[6,7] ad7d3e7e43b678e96090caba30c788f140fdc617fe423328b6e85975d754a3ba float32[8,9] 02af18cbb914a6d3adbe2f677aa76176fd842382b93bcaf1bffc1a352da15903 float32[6,7] ad7d3e7e43b678e96090caba30c788f140fdc617fe423328b6e85975d754a3ba float32[8,9] b76578f845faf7de617647f8f5f7cdc9afa0e9cbbe311c7f4e2f01ae62750a02 float32[6,7] ad7d3e7e43b678e96090caba30c788f140fdc617fe423328b6e85975d754a3ba float32[8,9] 74506a6480d90ebfa56dbfda60a874ef2d4002dea62aeb8fb4501abbe265c5b9 float32[6,7] 1b12f8105a79a20400438f476e52a166a73813136bb2c47d89e7a76594541041 float32[8,9] 74506a6480d90ebfa56dbfda60a874ef2d4002dea62aeb8fb4501abbe265c5b9 float32[6,7] 1b12f8105a79a20400438f476e52a166a73813136bb2c47d89e7a76594541041 float32[8,9] 74506a6480d90ebfa56dbfda60a874ef2d4002dea62aeb8fb4501abbe265c5b9 float32[6,7] 1b12f8105a79a20400438f476e52a166a73813136bb2c47d89e7a76594541041
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<8x9xf32> {jax.result_info = "result[0]"}, tensor<6x7xf32> {jax.result_info = "result[1]"}, tensor<8x9xf32> {jax.result_info = "result[2]"}, tensor<6x7xf32> {jax.result_info = "result[3]"}, tensor<8x9xf32> {jax.result_info = "result[4]"}, tensor<6x7xf32> {jax.result_info = "result[5]"}, tensor<8x9xf32> {jax.result_info = "result[6]"}, tensor<6x7xf32> {jax.result_info = "result[7]"}, tensor<8x9xf32> {jax.result_info = "result[8]"}, tensor<6x7xf32> {jax.result_info = "result[9]"}, tensor<8x9xf32> {jax.result_info = "result[10]"}, tensor<6x7xf32> {jax.result_info = "result[11]"}, tensor<8x9xf32> {jax.result_info = "result[12]"}, tensor<6x7xf32> {jax.result_info = "result[13]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.multiply %2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<-2> : tensor<i32>
    %4 = stablehlo.add %3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %5 = stablehlo.clamp %c_1, %4, %c_2 : tensor<i32>
    %6 = "stablehlo.case"(%5) ({
      %84 = func.call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %84 = func.call @_pad_0(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i64>
      %84 = func.call @_pad_2(%arg0, %c_33) : (tensor<6x7xf32>, tensor<i64>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }) : (tensor<i32>) -> tensor<8x9xf32>
    %7 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %9 = stablehlo.compare LT, %8, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %10 = stablehlo.convert %9 : (tensor<i1>) -> tensor<i32>
    %11 = "stablehlo.case"(%10) ({
      %84 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xf32>
      stablehlo.return %84 : tensor<6x7xf32>
    }, {
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %85 = stablehlo.add %arg0, %84 : tensor<6x7xf32>
      stablehlo.return %85 : tensor<6x7xf32>
    }) : (tensor<i32>) -> tensor<6x7xf32>
    %12 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x1xf32>) -> tensor<f32>
    %14 = stablehlo.convert %13 : (tensor<f32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.multiply %14, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<-1> : tensor<i32>
    %16 = stablehlo.add %15, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %17 = stablehlo.clamp %c_5, %16, %c_6 : tensor<i32>
    %18 = "stablehlo.case"(%17) ({
      %84 = func.call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %84 = func.call @_pad_0(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i64>
      %84 = func.call @_pad_2(%arg0, %c_33) : (tensor<6x7xf32>, tensor<i64>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }) : (tensor<i32>) -> tensor<8x9xf32>
    %19 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x1xf32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %21 = stablehlo.compare LT, %20, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = stablehlo.convert %21 : (tensor<i1>) -> tensor<i32>
    %23 = "stablehlo.case"(%22) ({
      %84 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xf32>
      stablehlo.return %84 : tensor<6x7xf32>
    }, {
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %85 = stablehlo.add %arg0, %84 : tensor<6x7xf32>
      stablehlo.return %85 : tensor<6x7xf32>
    }) : (tensor<i32>) -> tensor<6x7xf32>
    %24 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x1xf32>) -> tensor<f32>
    %26 = stablehlo.convert %25 : (tensor<f32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.multiply %26, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.add %27, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %29 = stablehlo.clamp %c_10, %28, %c_11 : tensor<i32>
    %30 = "stablehlo.case"(%29) ({
      %84 = func.call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %84 = func.call @_pad_0(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i64>
      %84 = func.call @_pad_2(%arg0, %c_33) : (tensor<6x7xf32>, tensor<i64>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }) : (tensor<i32>) -> tensor<8x9xf32>
    %31 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x1xf32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.compare LT, %32, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %34 = stablehlo.convert %33 : (tensor<i1>) -> tensor<i32>
    %35 = "stablehlo.case"(%34) ({
      %84 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xf32>
      stablehlo.return %84 : tensor<6x7xf32>
    }, {
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %85 = stablehlo.add %arg0, %84 : tensor<6x7xf32>
      stablehlo.return %85 : tensor<6x7xf32>
    }) : (tensor<i32>) -> tensor<6x7xf32>
    %36 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %37 = stablehlo.reshape %36 : (tensor<1x1xf32>) -> tensor<f32>
    %38 = stablehlo.convert %37 : (tensor<f32>) -> tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.multiply %38, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.add %39, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %41 = stablehlo.clamp %c_15, %40, %c_16 : tensor<i32>
    %42 = "stablehlo.case"(%41) ({
      %84 = func.call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %84 = func.call @_pad_0(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i64>
      %84 = func.call @_pad_2(%arg0, %c_33) : (tensor<6x7xf32>, tensor<i64>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }) : (tensor<i32>) -> tensor<8x9xf32>
    %43 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %44 = stablehlo.reshape %43 : (tensor<1x1xf32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.compare LT, %44, %cst_17, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %46 = stablehlo.convert %45 : (tensor<i1>) -> tensor<i32>
    %47 = "stablehlo.case"(%46) ({
      %84 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xf32>
      stablehlo.return %84 : tensor<6x7xf32>
    }, {
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %85 = stablehlo.add %arg0, %84 : tensor<6x7xf32>
      stablehlo.return %85 : tensor<6x7xf32>
    }) : (tensor<i32>) -> tensor<6x7xf32>
    %48 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %49 = stablehlo.reshape %48 : (tensor<1x1xf32>) -> tensor<f32>
    %50 = stablehlo.convert %49 : (tensor<f32>) -> tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.multiply %50, %c_18 : tensor<i32>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %52 = stablehlo.add %51, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %53 = stablehlo.clamp %c_20, %52, %c_21 : tensor<i32>
    %54 = "stablehlo.case"(%53) ({
      %84 = func.call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %84 = func.call @_pad_0(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i64>
      %84 = func.call @_pad_2(%arg0, %c_33) : (tensor<6x7xf32>, tensor<i64>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }) : (tensor<i32>) -> tensor<8x9xf32>
    %55 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %56 = stablehlo.reshape %55 : (tensor<1x1xf32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.compare LT, %56, %cst_22, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %58 = stablehlo.convert %57 : (tensor<i1>) -> tensor<i32>
    %59 = "stablehlo.case"(%58) ({
      %84 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xf32>
      stablehlo.return %84 : tensor<6x7xf32>
    }, {
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %85 = stablehlo.add %arg0, %84 : tensor<6x7xf32>
      stablehlo.return %85 : tensor<6x7xf32>
    }) : (tensor<i32>) -> tensor<6x7xf32>
    %60 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %61 = stablehlo.reshape %60 : (tensor<1x1xf32>) -> tensor<f32>
    %62 = stablehlo.convert %61 : (tensor<f32>) -> tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.multiply %62, %c_23 : tensor<i32>
    %c_24 = stablehlo.constant dense<3> : tensor<i32>
    %64 = stablehlo.add %63, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %c_26 = stablehlo.constant dense<2> : tensor<i32>
    %65 = stablehlo.clamp %c_25, %64, %c_26 : tensor<i32>
    %66 = "stablehlo.case"(%65) ({
      %84 = func.call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %84 = func.call @_pad_0(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i64>
      %84 = func.call @_pad_2(%arg0, %c_33) : (tensor<6x7xf32>, tensor<i64>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }) : (tensor<i32>) -> tensor<8x9xf32>
    %67 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %68 = stablehlo.reshape %67 : (tensor<1x1xf32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %69 = stablehlo.compare LT, %68, %cst_27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %70 = stablehlo.convert %69 : (tensor<i1>) -> tensor<i32>
    %71 = "stablehlo.case"(%70) ({
      %84 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xf32>
      stablehlo.return %84 : tensor<6x7xf32>
    }, {
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %85 = stablehlo.add %arg0, %84 : tensor<6x7xf32>
      stablehlo.return %85 : tensor<6x7xf32>
    }) : (tensor<i32>) -> tensor<6x7xf32>
    %72 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %73 = stablehlo.reshape %72 : (tensor<1x1xf32>) -> tensor<f32>
    %74 = stablehlo.convert %73 : (tensor<f32>) -> tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.multiply %74, %c_28 : tensor<i32>
    %c_29 = stablehlo.constant dense<4> : tensor<i32>
    %76 = stablehlo.add %75, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %c_31 = stablehlo.constant dense<2> : tensor<i32>
    %77 = stablehlo.clamp %c_30, %76, %c_31 : tensor<i32>
    %78 = "stablehlo.case"(%77) ({
      %84 = func.call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %84 = func.call @_pad_0(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i64>
      %84 = func.call @_pad_2(%arg0, %c_33) : (tensor<6x7xf32>, tensor<i64>) -> tensor<8x9xf32>
      stablehlo.return %84 : tensor<8x9xf32>
    }) : (tensor<i32>) -> tensor<8x9xf32>
    %79 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %80 = stablehlo.reshape %79 : (tensor<1x1xf32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %81 = stablehlo.compare LT, %80, %cst_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %82 = stablehlo.convert %81 : (tensor<i1>) -> tensor<i32>
    %83 = "stablehlo.case"(%82) ({
      %84 = stablehlo.reverse %arg0, dims = [0] : tensor<6x7xf32>
      stablehlo.return %84 : tensor<6x7xf32>
    }, {
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %85 = stablehlo.add %arg0, %84 : tensor<6x7xf32>
      stablehlo.return %85 : tensor<6x7xf32>
    }) : (tensor<i32>) -> tensor<6x7xf32>
    return %6, %11, %18, %23, %30, %35, %42, %47, %54, %59, %66, %71, %78, %83 : tensor<8x9xf32>, tensor<6x7xf32>, tensor<8x9xf32>, tensor<6x7xf32>, tensor<8x9xf32>, tensor<6x7xf32>, tensor<8x9xf32>, tensor<6x7xf32>, tensor<8x9xf32>, tensor<6x7xf32>, tensor<8x9xf32>, tensor<6x7xf32>, tensor<8x9xf32>, tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<8x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x7xf32>) -> tensor<1x1x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x7xf32>) -> tensor<1x7xf32>
    %3 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x7xf32>) -> tensor<1x1x7xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x7xf32>) -> tensor<1x7xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x7xf32>, tensor<6x7xf32>, tensor<1x7xf32>) -> tensor<8x7xf32>
    %7 = stablehlo.slice %6 [0:8, 0:1] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<8x1x1xf32>) -> tensor<8x1xf32>
    %10 = stablehlo.slice %6 [0:8, 6:7] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<8x1x1xf32>) -> tensor<8x1xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>
    return %13 : tensor<8x9xf32>
  }
  func.func private @_pad_0(%arg0: tensor<6x7xf32>) -> tensor<8x9xf32> {
    %0 = stablehlo.slice %arg0 [1:2, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = call @_flip(%0) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1x7xf32>, tensor<6x7xf32>) -> tensor<7x7xf32>
    %3 = stablehlo.slice %2 [5:6, 0:7] : (tensor<7x7xf32>) -> tensor<1x7xf32>
    %4 = call @_flip(%3) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<7x7xf32>, tensor<1x7xf32>) -> tensor<8x7xf32>
    %6 = stablehlo.slice %5 [0:8, 1:2] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %7 = call @_flip_1(%6) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>) -> tensor<8x8xf32>
    %9 = stablehlo.slice %8 [0:8, 6:7] : (tensor<8x8xf32>) -> tensor<8x1xf32>
    %10 = call @_flip_1(%9) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<8x8xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>
    return %11 : tensor<8x9xf32>
  }
  func.func private @_flip(%arg0: tensor<1x7xf32>) -> tensor<1x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x7xf32>
    return %0 : tensor<1x7xf32>
  }
  func.func private @_flip_1(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<8x1xf32>
    return %0 : tensor<8x1xf32>
  }
  func.func private @_pad_2(%arg0: tensor<6x7xf32>, %arg1: tensor<i64>) -> tensor<8x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<8x9xf32>
    return %1 : tensor<8x9xf32>
  }
}
