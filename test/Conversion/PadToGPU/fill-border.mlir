// All faces of a border are one launch, of any number of axes.
// RUN: pad-opt %s --split-input-file --convert-pad-to-gpu --canonicalize --cse | FileCheck %s
// RUN: pad-opt %s --split-input-file --convert-pad-to-gpu=host-buffers | FileCheck %s --check-prefix=COPIED

// Six faces. Threads that differ along y write different ones; their numbers are
// selected. The inside has no store.

// CHECK-LABEL: func @reflect_static(
// CHECK-NOT:     scf.if
// CHECK-COUNT-1: gpu.launch {{.*}} = %c6
// CHECK:           arith.select
// CHECK:           vector.store {{.*}} {alignment = 16 : i64}
// CHECK-NOT:     gpu.launch
// CHECK:         return

// Host memory is copied to the device, inside and all, and back.

// COPIED-LABEL: func @reflect_static(
// COPIED-SAME:    [[Y:%[a-z0-9]+]]: memref<34x34x34xf32>
// COPIED:         [[COPY:%.*]] = gpu.alloc  () : memref<34x34x34xf32>
// COPIED-NOT:     gpu.alloc
// COPIED:         gpu.memcpy [[COPY]], [[Y]]
// COPIED-COUNT-1: gpu.launch
// COPIED-NOT:     gpu.launch
// COPIED:         gpu.memcpy [[Y]], [[COPY]]
// COPIED-NEXT:    gpu.dealloc [[COPY]]
// COPIED-NEXT:    return
func.func @reflect_static(%y: memref<34x34x34xf32>) {
  pad.fill_border reflect %y low[1, 1, 1] high[1, 1, 1] : memref<34x34x34xf32>
  return
}

// -----

// Axes that are not padded have no face.

// CHECK-LABEL: func @two_of_four(
// CHECK-COUNT-1: gpu.launch {{.*}} = %c4
// CHECK-NOT:     gpu.launch
// CHECK:         return
func.func @two_of_four(%y: memref<2x3x58x58xf16>) {
  pad.fill_border edge %y low[0, 0, 1, 1] high[0, 0, 1, 1] : memref<2x3x58x58xf16>
  return
}

// -----

// Four kernels, of which one is launched: within reach, by division, and element
// by element with indices of 32 and of 64 bits.

// CHECK-LABEL: func @wrap_dynamic(
// CHECK:         scf.if
// CHECK:           scf.if
// CHECK:             gpu.launch
// CHECK:           } else {
// CHECK:             gpu.launch
// CHECK:         } else {
// CHECK:           gpu.launch
// CHECK:           } else {
// CHECK:           gpu.launch
// CHECK-NOT:     gpu.launch
// CHECK:         return
func.func @wrap_dynamic(%y: memref<?x?x?x?xf32>, %l: index) {
  pad.fill_border wrap %y low[%l, 1, %l, 2] high[1, %l, 2, %l] : memref<?x?x?x?xf32>
  return
}

// -----

// A pad of the inside of its destination is its border.

// CHECK-LABEL: func @inside(
// CHECK-COUNT-1: gpu.launch {{.*}} = %c2
// CHECK-NOT:     gpu.launch
// CHECK:         return
func.func @inside(%y: memref<1024xf32>) {
  %x = memref.subview %y[3] [1020] [1] : memref<1024xf32> to memref<1020xf32, strided<[1], offset: 3>>
  pad.pad_into symmetric ins(%x : memref<1020xf32, strided<[1], offset: 3>>)
    outs(%y : memref<1024xf32>) low[3] high[1]
  return
}

// -----

// No border, no launch.

// CHECK-LABEL: func @none(
// CHECK-NEXT:    return
func.func @none(%y: memref<8x8xf32>) {
  pad.fill_border symmetric %y low[0, 0] high[0, 0] : memref<8x8xf32>
  return
}
