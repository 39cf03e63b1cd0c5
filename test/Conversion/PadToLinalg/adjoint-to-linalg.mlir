// RUN: pad-opt %s --convert-pad-to-linalg | FileCheck %s

// The elements that are shown once are a copy, the slabs around them are
// gathered, first along the innermost axis.
// CHECK-LABEL: func @reflect_static_f32(
// CHECK-SAME: %[[G:.*]]: tensor<8x9xf32>
// CHECK: %[[E:.*]] = tensor.empty() : tensor<6x6xf32>
// CHECK: tensor.extract_slice %[[E]][0, 0] [6, 2] [1, 1]
// CHECK: linalg.generic
// CHECK: scf.for
// CHECK: tensor.extract %[[G]]
// CHECK: arith.addf
// CHECK: tensor.insert_slice {{.*}}[0, 0] [6, 2] [1, 1]
// CHECK: tensor.insert_slice {{.*}}[0, 3] [6, 3] [1, 1]
// CHECK: tensor.insert_slice {{.*}}[0, 2] [2, 1] [1, 1]
// CHECK: tensor.insert_slice {{.*}}[4, 2] [2, 1] [1, 1]
// CHECK: %[[B:.*]] = tensor.extract_slice %[[G]][3, 3] [2, 1] [1, 1]
// CHECK: %[[C:.*]] = linalg.copy ins(%[[B]]
// CHECK: tensor.insert_slice %[[C]] into {{.*}}[2, 2] [2, 1] [1, 1]
func.func @reflect_static_f32(%g: tensor<8x9xf32>) -> tensor<6x6xf32> {
  %0 = pad.adjoint reflect %g low[1, 1] high[1, 2] : tensor<8x9xf32> to tensor<6x6xf32>
  return %0 : tensor<6x6xf32>
}

// An axis that is not padded has no slabs.
// CHECK-LABEL: func @wrap_static_i8_axes(
// CHECK-COUNT-2: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK: linalg.copy
func.func @wrap_static_i8_axes(%g: tensor<6x8xi8>) -> tensor<6x5xi8> {
  %0 = pad.adjoint wrap %g low[1] high[2] axes [1] : tensor<6x8xi8> to tensor<6x5xi8>
  return %0 : tensor<6x5xi8>
}

// CHECK-LABEL: func @edge_dynamic_f16_into(
// CHECK: arith.extf {{.*}} : f16 to f32
// CHECK: arith.truncf {{.*}} : f32 to f16
// CHECK: linalg.copy
func.func @edge_dynamic_f16_into(%g: tensor<?xf16>, %y: tensor<?xf16>, %l: index) -> tensor<?xf16> {
  %0 = pad.adjoint_into edge ins(%g : tensor<?xf16>) outs(%y : tensor<?xf16>) low[%l] high[2] -> tensor<?xf16>
  return %0 : tensor<?xf16>
}

// CHECK-LABEL: func @constant_empty(
// CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<0xf32>
// CHECK-NEXT: return %[[E]]
func.func @constant_empty(%g: tensor<3xf32>) -> tensor<0xf32> {
  %0 = pad.adjoint constant %g low[1] high[2] : tensor<3xf32> to tensor<0xf32>
  return %0 : tensor<0xf32>
}

// Sizes are maxima: in those of select, bufferization would look for bounds in both
// values, which for an adjoint of rank 16 took half a minute.
// CHECK-LABEL: func @reflect_dynamic_f32_sizes(
// CHECK-COUNT-5: arith.select
// CHECK: %[[SIZE:.*]] = arith.maxsi
// CHECK: tensor.extract_slice {{.*}}[0] [%[[SIZE]]] [1]
func.func @reflect_dynamic_f32_sizes(%g: tensor<?xf32>, %l: index, %h: index) -> tensor<?xf32> {
  %0 = pad.adjoint reflect %g low[%l] high[%h] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
