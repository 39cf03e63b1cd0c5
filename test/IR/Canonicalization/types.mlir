// RUN: pad-opt %s --canonicalize | FileCheck %s
// RUN: pad-opt %s --canonicalize="disable-patterns=pad-source-cast,pad-result-cast,pad-refined-result,pad-memref-casts" \
// RUN: | FileCheck %s --check-prefix=OFF

//===----------------------------------------------------------------------===//
// pad-source-cast
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_dynamic_f32_source_cast
// OFF-LABEL: func @edge_dynamic_f32_source_cast
// CHECK: pad.pad edge %{{.*}} low[1] high[%{{.*}}] : tensor<4xf32> to tensor<?xf32>
// OFF: tensor.cast
func.func @edge_dynamic_f32_source_cast(%x: tensor<4xf32>, %h: index) -> tensor<?xf32> {
  %c = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %0 = pad.pad edge %c low[1] high[%h] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @edge_dynamic_f32_source_cast_of_dynamic_pad
// OFF-LABEL: func @edge_dynamic_f32_source_cast_of_dynamic_pad
// CHECK: pad.dynamic_pad edge %{{.*}} pads(%{{.*}}) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
// OFF: tensor.cast
func.func @edge_dynamic_f32_source_cast_of_dynamic_pad(%x: tensor<4xf32>, %p: tensor<2xi64>) -> tensor<?xf32> {
  %c = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %0 = pad.dynamic_pad edge %c pads(%p) : tensor<?xf32>, tensor<2xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A mode that reads needs elements.
// CHECK-LABEL: func @negative_edge_static_f32_source_cast_of_dynamic_pad_of_nothing
// CHECK: pad.dynamic_pad edge %{{.*}} pads(%{{.*}}) : tensor<?xf32>, tensor<2xi64> to tensor<3xf32>
// CHECK: pad.dynamic_pad edge %{{.*}} pads(%{{.*}}) : tensor<0xf32>, tensor<2xi64> to tensor<?xf32>
func.func @negative_edge_static_f32_source_cast_of_dynamic_pad_of_nothing(%x: tensor<0xf32>, %p: tensor<2xi64>) -> (tensor<3xf32>, tensor<3xf32>) {
  %c = tensor.cast %x : tensor<0xf32> to tensor<?xf32>
  %0 = pad.dynamic_pad edge %c pads(%p) : tensor<?xf32>, tensor<2xi64> to tensor<3xf32>
  %1 = pad.dynamic_pad edge %x pads(%p) : tensor<0xf32>, tensor<2xi64> to tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}

// 4 + 1 + 1 is not 9.
// CHECK-LABEL: func @negative_edge_static_f32_source_cast_contradicts
// CHECK: tensor.cast
// CHECK: pad.pad edge %{{.*}} : tensor<?xf32> to tensor<9xf32>
func.func @negative_edge_static_f32_source_cast_contradicts(%x: tensor<4xf32>) -> tensor<9xf32> {
  %c = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %0 = pad.pad edge %c low[1] high[1] : tensor<?xf32> to tensor<9xf32>
  return %0 : tensor<9xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_source_cast_of_nothing
// CHECK: tensor.cast
// CHECK: pad.pad edge %{{.*}} : tensor<?xf32> to tensor<2xf32>
func.func @negative_edge_static_f32_source_cast_of_nothing(%x: tensor<0xf32>) -> tensor<2xf32> {
  %c = tensor.cast %x : tensor<0xf32> to tensor<?xf32>
  %0 = pad.pad edge %c low[1] high[1] : tensor<?xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// A cast to a static extent knows more than its source.
// CHECK-LABEL: func @negative_edge_static_f32_source_cast_to_static
// CHECK: tensor.cast
// CHECK: pad.pad edge %{{.*}} : tensor<4xf32> to tensor<6xf32>
func.func @negative_edge_static_f32_source_cast_to_static(%x: tensor<?xf32>) -> tensor<6xf32> {
  %c = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  %0 = pad.pad edge %c low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_source_cast_of_unranked
// CHECK: tensor.cast
// CHECK: pad.pad edge
func.func @negative_edge_dynamic_f32_source_cast_of_unranked(%x: tensor<*xf32>, %h: index) -> tensor<?xf32> {
  %c = tensor.cast %x : tensor<*xf32> to tensor<?xf32>
  %0 = pad.pad edge %c low[1] high[%h] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// pad-result-cast
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @wrap_dynamic_f32_result_cast
// OFF-LABEL: func @wrap_dynamic_f32_result_cast
// CHECK: %[[P:.*]] = pad.pad wrap %{{.*}} low[%{{.*}}] high[3] : tensor<?xf32> to tensor<7xf32>
// CHECK-NEXT: return %[[P]]
// OFF: tensor.cast
func.func @wrap_dynamic_f32_result_cast(%x: tensor<?xf32>, %l: index) -> tensor<7xf32> {
  %0 = pad.pad wrap %x low[%l] high[3] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<7xf32>
  return %1 : tensor<7xf32>
}

// CHECK-LABEL: func @wrap_dynamic_f32_result_cast_of_dynamic_pad
// CHECK: %[[P:.*]] = pad.dynamic_pad wrap %{{.*}} pads(%{{.*}}) axes(%{{.*}}) : tensor<?xf32>, tensor<2xi64>, tensor<1xi32> to tensor<7xf32>
// CHECK-NEXT: return %[[P]]
func.func @wrap_dynamic_f32_result_cast_of_dynamic_pad(%x: tensor<?xf32>, %p: tensor<2xi64>, %a: tensor<1xi32>) -> tensor<7xf32> {
  %0 = pad.dynamic_pad wrap %x pads(%p) axes(%a) : tensor<?xf32>, tensor<2xi64>, tensor<1xi32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<7xf32>
  return %1 : tensor<7xf32>
}

// CHECK-LABEL: func @negative_wrap_dynamic_f32_result_cast_of_many_users
// CHECK: tensor.cast
func.func @negative_wrap_dynamic_f32_result_cast_of_many_users(%x: tensor<?xf32>) -> (tensor<7xf32>, tensor<?xf32>) {
  %0 = pad.pad wrap %x low[1] high[3] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<7xf32>
  return %1, %0 : tensor<7xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @negative_wrap_dynamic_f32_result_cast_to_dynamic
// CHECK: tensor.cast %{{.*}} : tensor<7xf32> to tensor<?xf32>
func.func @negative_wrap_dynamic_f32_result_cast_to_dynamic(%x: tensor<3xf32>) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[1] high[3] : tensor<3xf32> to tensor<7xf32>
  %1 = tensor.cast %0 : tensor<7xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// pad-refined-result
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @reflect_mixed_f32_refined
// OFF-LABEL: func @reflect_mixed_f32_refined
// CHECK: %[[P:.*]] = pad.pad reflect %{{.*}} : tensor<4x?x2xf32> to tensor<7x?x9xf32>
// CHECK: tensor.cast %[[P]] : tensor<7x?x9xf32> to tensor<?x?x9xf32>
// OFF: pad.pad reflect %{{.*}} : tensor<4x?x2xf32> to tensor<?x?x9xf32>
func.func @reflect_mixed_f32_refined(%x: tensor<4x?x2xf32>, %l: index) -> tensor<?x?x9xf32> {
  %0 = pad.pad reflect %x low[1, 1, %l] high[2, 2, 2] : tensor<4x?x2xf32> to tensor<?x?x9xf32>
  return %0 : tensor<?x?x9xf32>
}

// The axis that is not padded has the extent of the source.
// CHECK-LABEL: func @reflect_mixed_f32_refined_without_amounts
// CHECK: pad.pad reflect %{{.*}} axes [1] : tensor<4x?xf32> to tensor<4x?xf32>
func.func @reflect_mixed_f32_refined_without_amounts(%x: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %0 = pad.pad reflect %x low[1] high[2] axes [1] : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

//===----------------------------------------------------------------------===//
// pad-memref-casts
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_dynamic_f32_memref_casts
// OFF-LABEL: func @edge_dynamic_f32_memref_casts
// CHECK: pad.pad_into edge ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<6xf32>)
// OFF: memref.cast
func.func @edge_dynamic_f32_memref_casts(%x: memref<4xf32>, %y: memref<6xf32>) {
  %a = memref.cast %x : memref<4xf32> to memref<?xf32>
  %b = memref.cast %y : memref<6xf32> to memref<?xf32, strided<[1], offset: ?>>
  pad.pad_into edge ins(%a : memref<?xf32>) outs(%b : memref<?xf32, strided<[1], offset: ?>>) low[1] high[1]
  return
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_memref_casts_contradict
// CHECK: pad.pad_into edge ins(%{{.*}} : memref<?xf32>) outs(%{{.*}} : memref<?xf32>)
func.func @negative_edge_dynamic_f32_memref_casts_contradict(%x: memref<4xf32>, %y: memref<9xf32>) {
  %a = memref.cast %x : memref<4xf32> to memref<?xf32>
  %b = memref.cast %y : memref<9xf32> to memref<?xf32>
  pad.pad_into edge ins(%a : memref<?xf32>) outs(%b : memref<?xf32>) low[1] high[1]
  return
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_memref_cast_to_static
// CHECK: pad.pad_into edge ins(%{{.*}} : memref<4xf32>)
func.func @negative_edge_dynamic_f32_memref_cast_to_static(%x: memref<?xf32>, %y: memref<6xf32>) {
  %a = memref.cast %x : memref<?xf32> to memref<4xf32>
  pad.pad_into edge ins(%a : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}

// Upstream folds casts of tensors into any op in destination style.
// CHECK-LABEL: func @edge_dynamic_f32_tensor_casts
// CHECK: pad.pad_into edge ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<6xf32>)
func.func @edge_dynamic_f32_tensor_casts(%x: tensor<4xf32>, %y: tensor<6xf32>) -> tensor<?xf32> {
  %a = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %y : tensor<6xf32> to tensor<?xf32>
  %0 = pad.pad_into edge ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) low[1] high[1] -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Casts to another encoding convert, whatever a pad would make of it.
// CHECK-LABEL: func @negative_edge_dynamic_f32_source_cast_of_encoding
// CHECK: tensor.cast
// CHECK: pad.pad
func.func @negative_edge_dynamic_f32_source_cast_of_encoding(%x: tensor<4xf32, "a">) -> tensor<?xf32> {
  %0 = tensor.cast %x : tensor<4xf32, "a"> to tensor<?xf32>
  %1 = pad.pad edge %0 low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_result_cast_of_encoding
// CHECK: pad.pad {{.*}} to tensor<?xf32>
// CHECK: tensor.cast
func.func @negative_edge_dynamic_f32_result_cast_of_encoding(%x: tensor<?xf32>) -> tensor<6xf32, "a"> {
  %0 = pad.pad edge %x low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<6xf32, "a">
  return %1 : tensor<6xf32, "a">
}
