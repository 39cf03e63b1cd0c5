// pads: 
// inputs: int32[9,8]
// result: int32[3,4] ff8470cb046a44cb43486678c691acb728cd5d29f3ad4c2b5874f6cdfb1d10c5 int32[3,4] fb7aa4ff4fc0dbc3d2fa7283be8ea6fee1dc5153bcb9753c93772c09672466be int32[3,4] fb7aa4ff4fc0dbc3d2fa7283be8ea6fee1dc5153bcb9753c93772c09672466be int32[2,5] d40c82c963fbb80bd352a8d901f71dfdf66a57f48cace348810a29636e0dea15 int32[0,8] e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 int32[0,0] e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x8xi32>) -> (tensor<3x4xi32> {jax.result_info = "result[0]"}, tensor<3x4xi32> {jax.result_info = "result[1]"}, tensor<3x4xi32> {jax.result_info = "result[2]"}, tensor<2x5xi32> {jax.result_info = "result[3]"}, tensor<0x8xi32> {jax.result_info = "result[4]"}, tensor<0x0xi32> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<i32>
    %2 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.reshape %2 : (tensor<1x1xi32>) -> tensor<i32>
    %4 = stablehlo.negate %3 : tensor<i32>
    %5 = stablehlo.slice %arg0 [0:1, 2:3] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1x1xi32>) -> tensor<i32>
    %7 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %8 = stablehlo.reshape %7 : (tensor<1x1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %10 = stablehlo.add %1, %c_0 : tensor<i32>
    %11 = stablehlo.select %9, %10, %1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %8, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %13 = stablehlo.add %8, %c_2 : tensor<i32>
    %14 = stablehlo.select %12, %13, %8 : tensor<i1>, tensor<i32>
    %15 = stablehlo.dynamic_slice %arg0, %11, %14, sizes = [3, 4] : (tensor<9x8xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
    %16 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1x1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %4, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<9> : tensor<i32>
    %19 = stablehlo.add %4, %c_4 : tensor<i32>
    %20 = stablehlo.select %18, %19, %4 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %17, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<8> : tensor<i32>
    %22 = stablehlo.add %17, %c_6 : tensor<i32>
    %23 = stablehlo.select %21, %22, %17 : tensor<i1>, tensor<i32>
    %24 = stablehlo.dynamic_slice %arg0, %20, %23, sizes = [3, 4] : (tensor<9x8xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
    %25 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %26 = stablehlo.reshape %25 : (tensor<1x1xi32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.compare LT, %6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<9> : tensor<i32>
    %28 = stablehlo.add %6, %c_8 : tensor<i32>
    %29 = stablehlo.select %27, %28, %6 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.compare LT, %26, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<8> : tensor<i32>
    %31 = stablehlo.add %26, %c_10 : tensor<i32>
    %32 = stablehlo.select %30, %31, %26 : tensor<i1>, tensor<i32>
    %33 = stablehlo.dynamic_slice %arg0, %29, %32, sizes = [3, 4] : (tensor<9x8xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
    %34 = stablehlo.slice %arg0 [0:1, 2:3] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %35 = stablehlo.reshape %34 : (tensor<1x1xi32>) -> tensor<i32>
    %36 = stablehlo.convert %35 : (tensor<i32>) -> tensor<ui8>
    %37 = stablehlo.dynamic_slice %arg0, %36, %36, sizes = [2, 5] : (tensor<9x8xi32>, tensor<ui8>, tensor<ui8>) -> tensor<2x5xi32>
    %38 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %39 = stablehlo.reshape %38 : (tensor<1x1xi32>) -> tensor<i32>
    %40 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %41 = stablehlo.reshape %40 : (tensor<1x1xi32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.compare LT, %39, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<9> : tensor<i32>
    %43 = stablehlo.add %39, %c_12 : tensor<i32>
    %44 = stablehlo.select %42, %43, %39 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.compare LT, %41, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<8> : tensor<i32>
    %46 = stablehlo.add %41, %c_14 : tensor<i32>
    %47 = stablehlo.select %45, %46, %41 : tensor<i1>, tensor<i32>
    %48 = stablehlo.dynamic_slice %arg0, %44, %47, sizes = [0, 8] : (tensor<9x8xi32>, tensor<i32>, tensor<i32>) -> tensor<0x8xi32>
    %49 = stablehlo.slice %arg0 [9:9, 8:8] : (tensor<9x8xi32>) -> tensor<0x0xi32>
    return %15, %24, %33, %37, %48, %49 : tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<2x5xi32>, tensor<0x8xi32>, tensor<0x0xi32>
  }
}
