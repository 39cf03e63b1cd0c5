// Buffers of the host are copied to the device, and results back.
// RUN: pad-opt %s --split-input-file --convert-pad-to-gpu=host-buffers | FileCheck %s -enable-var-scope

// CHECK-LABEL: func @dense(
// CHECK-SAME:    [[X:%[a-z0-9]+]]: memref<?x4xf32>, [[Y:%[a-z0-9]+]]: memref<?x6xf32>
// CHECK:         [[FROM:%.*]] = gpu.alloc  ({{%.*}}) : memref<?x4xf32>
// CHECK:         [[TO:%.*]] = gpu.alloc  ({{%.*}}) : memref<?x6xf32>
// CHECK:         gpu.memcpy [[FROM]], [[X]]
// CHECK:         gpu.launch
// CHECK:         gpu.memcpy [[Y]], [[TO]]
// CHECK:         gpu.dealloc [[FROM]]
// CHECK:         gpu.dealloc [[TO]]
func.func @dense(%x: memref<?x4xf32>, %y: memref<?x6xf32>) {
  pad.pad_into edge ins(%x : memref<?x4xf32>) outs(%y : memref<?x6xf32>) low[0, 1] high[0, 1]
  return
}

// -----

// What has gaps goes through memory of the host that has none.

// CHECK-LABEL: func @strided(
// CHECK-SAME:    [[X:%[a-z0-9]+]]: memref<3x4xf32, {{.*}}>, [[Y:%[a-z0-9]+]]: memref<3x6xf32, {{.*}}>
// CHECK:         [[FROM:%.*]] = gpu.alloc  () : memref<3x4xf32>
// CHECK:         [[TO:%.*]] = gpu.alloc  () : memref<3x6xf32>
// CHECK:         [[SOURCE:%.*]] = memref.alloc() : memref<3x4xf32>
// CHECK:         memref.copy [[X]], [[SOURCE]]
// CHECK:         gpu.memcpy [[FROM]], [[SOURCE]]
// CHECK:         memref.dealloc [[SOURCE]]
// CHECK:         gpu.launch
// CHECK:         [[RESULT:%.*]] = memref.alloc() : memref<3x6xf32>
// CHECK:         gpu.memcpy [[RESULT]], [[TO]]
// CHECK:         memref.copy [[RESULT]], [[Y]]
// CHECK:         memref.dealloc [[RESULT]]
func.func @strided(%x: memref<3x4xf32, strided<[8, 1]>>, %y: memref<3x6xf32, strided<[8, 1]>>) {
  pad.pad_into edge ins(%x : memref<3x4xf32, strided<[8, 1]>>)
    outs(%y : memref<3x6xf32, strided<[8, 1]>>) low[0, 1] high[0, 1]
  return
}

// -----

// CHECK-LABEL: func @adjoint(
// CHECK:         gpu.memcpy
// CHECK:         gpu.launch
// CHECK:           arith.addf
// CHECK:         gpu.memcpy
func.func @adjoint(%g: memref<6xf32>, %y: memref<4xf32>) {
  pad.adjoint_into edge ins(%g : memref<6xf32>) outs(%y : memref<4xf32>) low[1] high[1]
  return
}

// -----

// What the host adds up has no copies.

// CHECK-LABEL: func @wide(
// CHECK-NOT:     gpu.
// CHECK:         return
func.func @wide(%g: memref<6xi128>, %y: memref<4xi128>) {
  pad.adjoint_into edge ins(%g : memref<6xi128>) outs(%y : memref<4xi128>) low[1] high[1]
  return
}
