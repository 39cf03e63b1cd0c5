module attributes {tfl.description = "MLIR Converted.", tfl.metadata = {CONVERSION_METADATA = "\10\00\00\00\00\00\00\00\08\00\0E\00\08\00\04\00\08\00\00\00\10\00\00\00$\00\00\00\00\00\06\00\08\00\04\00\06\00\00\00\04\00\00\00\00\00\00\00\0C\00\18\00\14\00\10\00\0C\00\04\00\0C\00\00\00\01\B5o\0A\EE,)m\03\00\00\00\02\00\00\00\04\00\00\00\06\00\00\002.21.0\00\00", min_runtime_version = "1.13.1\00\00\00\00\00\00\00\00\00\00"}, tfl.schema_version = 3 : i32} {
  func.func @main(%arg0: tensor<1x2x3xf32>) -> tensor<1x4x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "Identity"}} {
    %0 = tosa.const_shape  {values = dense<[0, 0, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.const_shape  {values = dense<[1, 4, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[1, 4, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[0, 0, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
    %5 = tosa.const_shape  {values = dense<[1, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.const_shape  {values = dense<[0, 1, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %7 = tosa.slice %arg0, %6, %5 : (tensor<1x2x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x1x3xf32>
    %8 = tosa.slice %arg0, %4, %5 : (tensor<1x2x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x1x3xf32>
    %9 = tosa.concat %7, %arg0, %8 {axis = 1 : i32} : (tensor<1x1x3xf32>, tensor<1x2x3xf32>, tensor<1x1x3xf32>) -> tensor<1x4x3xf32>
    %10 = tosa.slice %9, %3, %2 : (tensor<1x4x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x4x1xf32>
    %11 = tosa.slice %9, %3, %2 : (tensor<1x4x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x4x1xf32>
    %12 = tosa.concat %10, %9, %11 {axis = 2 : i32} : (tensor<1x4x1xf32>, tensor<1x4x3xf32>, tensor<1x4x1xf32>) -> tensor<1x4x5xf32>
    %13 = tosa.slice %12, %4, %1 : (tensor<1x4x5xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x4x3xf32>
    %14 = tosa.add %13, %9 : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %15 = tosa.slice %12, %0, %1 : (tensor<1x4x5xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x4x3xf32>
    %16 = tosa.add %14, %15 : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    return %16 : tensor<1x4x3xf32>
  }
}
