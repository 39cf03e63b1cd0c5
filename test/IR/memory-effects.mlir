// RUN: pad-opt %s --cse | FileCheck %s

// CHECK-LABEL: func @edge_static_f32_unused
// CHECK-NEXT: return
func.func @edge_static_f32_unused(%x: tensor<4xf32>, %y: tensor<6xf32>, %p: tensor<2xi64>) {
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  %1 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
  %2 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<6xf32>) low[1] high[1] -> tensor<6xf32>
  return
}

// CHECK-LABEL: func @edge_static_f32_twice
// CHECK: %[[P:.*]] = pad.pad
// CHECK-NEXT: %[[D:.*]] = pad.dynamic_pad
// CHECK-NEXT: %[[I:.*]] = pad.pad_into
// CHECK-NEXT: return %[[P]], %[[P]], %[[D]], %[[D]], %[[I]], %[[I]]
func.func @edge_static_f32_twice(%x: tensor<4xf32>, %y: tensor<6xf32>, %p: tensor<2xi64>)
    -> (tensor<6xf32>, tensor<6xf32>, tensor<?xf32>, tensor<?xf32>, tensor<6xf32>, tensor<6xf32>) {
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  %1 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  %2 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
  %3 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
  %4 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<6xf32>) low[1] high[1] -> tensor<6xf32>
  %5 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<6xf32>) low[1] high[1] -> tensor<6xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<6xf32>, tensor<6xf32>, tensor<?xf32>, tensor<?xf32>, tensor<6xf32>, tensor<6xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_other_mode
// CHECK: pad.pad edge
// CHECK: pad.pad wrap
func.func @negative_edge_static_f32_other_mode(%x: tensor<4xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  %1 = pad.pad wrap %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0, %1 : tensor<6xf32>, tensor<6xf32>
}

// The pad writes what is loaded, and reads what is stored.
// CHECK-LABEL: func @negative_edge_static_f32_into_buffer
// CHECK: %[[A:.*]] = memref.load
// CHECK: memref.store
// CHECK: pad.pad_into
// CHECK: %[[B:.*]] = memref.load
// CHECK: return %[[A]], %[[B]]
func.func @negative_edge_static_f32_into_buffer(%x: memref<4xf32>, %y: memref<6xf32>, %i: index, %v: f32) -> (f32, f32) {
  %0 = memref.load %y[%i] : memref<6xf32>
  memref.store %v, %x[%i] : memref<4xf32>
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1]
  %1 = memref.load %y[%i] : memref<6xf32>
  return %0, %1 : f32, f32
}
