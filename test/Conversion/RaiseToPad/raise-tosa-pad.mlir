// RUN: pad-opt %s --raise-to-pad | FileCheck %s

// CHECK-LABEL: func @constant_static_f32_value
// CHECK-DAG:     %[[v:.+]] = arith.constant 3.500000e+00 : f32
// CHECK:         pad.pad constant %{{.*}} low[1, 3] high[2, 4] value(%[[v]]) : tensor<1x2xf32> to tensor<4x9xf32>
// CHECK-NOT:     tosa
func.func @constant_static_f32_value(%x: tensor<1x2xf32>) -> tensor<4x9xf32> {
  %v = "tosa.const"() {values = dense<3.5> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %x, %p, %v : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// CHECK-LABEL: func @constant_dynamic_i8_value_at_run_time
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x2xi8>, %[[v:[a-z0-9]+]]: tensor<1xi8>
// CHECK:         %[[c0:.+]] = arith.constant 0 : index
// CHECK:         %[[e:.+]] = tensor.extract %[[v]][%[[c0]]]
// CHECK:         pad.pad constant %[[x]] low[0, 1] high[0, 1] value(%[[e]]) : tensor<?x2xi8> to tensor<?x4xi8>
func.func @constant_dynamic_i8_value_at_run_time(%x: tensor<?x2xi8>, %v: tensor<1xi8>) -> tensor<?x4xi8> {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %x, %p, %v : (tensor<?x2xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<?x4xi8>
  return %0 : tensor<?x4xi8>
}

// -1 is an amount that is not known.
// CHECK-LABEL: func @negative_constant_static_f32_unknown_amount
// CHECK:         tosa.pad
func.func @negative_constant_static_f32_unknown_amount(%x: tensor<2xf32>, %v: tensor<1xf32>) -> tensor<?xf32> {
  %p = tosa.const_shape {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %x, %p, %v : (tensor<2xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_constant_dynamic_f32_unranked
// CHECK:         tosa.pad
func.func @negative_constant_dynamic_f32_unranked(%x: tensor<*xf32>, %v: tensor<1xf32>) -> tensor<?xf32> {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %x, %p, %v : (tensor<*xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A quantized element cannot be stored in memory.
// CHECK-LABEL: func @negative_constant_static_quantized
// CHECK:         tosa.pad
func.func @negative_constant_static_quantized(%x: tensor<2x!quant.uniform<i8:f32, 0.5:3>>, %v: tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>> {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %x, %p, %v : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, !tosa.shape<2>, tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:3>>
}
