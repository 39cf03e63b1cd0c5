// RUN: pad-opt %s --fill-borders-in-loops --split-input-file | FileCheck %s
// RUN: pad-opt %s --fill-borders-in-loops --split-input-file --remarks-filter=pad 2>&1 | FileCheck %s --check-prefix=REMARK

// CHECK-LABEL: func @planes(
// CHECK-SAME:      %[[ARRAY:[a-z0-9]+]]: memref<16x30x30xf32>
// CHECK:         scf.for %[[I:.*]] =
// CHECK:           %[[WHOLE:.*]] = memref.subview %[[ARRAY]][%[[I]], 0, 0] [1, 30, 30] [1, 1, 1]
// CHECK:           %[[PLANE:.*]] = memref.subview %[[WHOLE]][0, 1, 1] [1, 28, 28] [1, 1, 1]
// CHECK:           linalg.copy ins(%{{.*}}) outs(%[[PLANE]]
// CHECK:           pad.fill_border edge %[[WHOLE]] low[0, 1, 1] high[0, 1, 1]
// CHECK:         }
// CHECK-NOT:     pad.fill_border
// REMARK:        filled in the loop that writes the planes
func.func @planes(%x: memref<1x28x28xf32>, %array: memref<16x30x30xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %inside = memref.subview %array[0, 1, 1] [16, 28, 28] [1, 1, 1] : memref<16x30x30xf32>
      to memref<16x28x28xf32, strided<[900, 30, 1], offset: 31>>
  scf.for %i = %c0 to %c16 step %c1 {
    %plane = memref.subview %inside[%i, 0, 0] [1, 28, 28] [1, 1, 1]
        : memref<16x28x28xf32, strided<[900, 30, 1], offset: 31>>
        to memref<1x28x28xf32, strided<[900, 30, 1], offset: ?>>
    linalg.copy ins(%x : memref<1x28x28xf32>)
        outs(%plane : memref<1x28x28xf32, strided<[900, 30, 1], offset: ?>>)
  }
  pad.fill_border edge %array low[1, 1] high[1, 1] axes [1, 2] : memref<16x30x30xf32>
  return
}

// -----

// Unknown extents, and planes of another axis.

// CHECK-LABEL: func @unknown(
// CHECK:         scf.for
// CHECK:           pad.fill_border wrap {{.*}} low[1, 0] high[1, 0]
// CHECK:         }
// CHECK-NOT:     pad.fill_border
func.func @unknown(%x: memref<?x1xi8>, %array: memref<?x?xi8> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %x, %c0 : memref<?x1xi8>
  %n = memref.dim %array, %c1 : memref<?x?xi8>
  %inside = memref.subview %array[1, 0] [%m, %n] [1, 1] : memref<?x?xi8>
      to memref<?x?xi8, strided<[?, 1], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %plane = memref.subview %inside[0, %i] [%m, 1] [1, 1]
        : memref<?x?xi8, strided<[?, 1], offset: ?>>
        to memref<?x1xi8, strided<[?, 1], offset: ?>>
    linalg.copy ins(%x : memref<?x1xi8>)
        outs(%plane : memref<?x1xi8, strided<[?, 1], offset: ?>>)
  }
  pad.fill_border wrap %array low[1, 0] high[1, 0] : memref<?x?xi8>
  return
}

// -----

// The loop reads what the border would overwrite.

// CHECK-LABEL: func @reads_border(
// CHECK:         scf.for
// CHECK-NOT:       pad.fill_border
// CHECK:         }
// CHECK:         pad.fill_border
func.func @reads_border(%x: memref<1x8xf32>, %array: memref<4x10xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %inside = memref.subview %array[0, 1] [4, 8] [1, 1] : memref<4x10xf32>
      to memref<4x8xf32, strided<[10, 1], offset: 1>>
  scf.for %i = %c0 to %c4 step %c1 {
    %old = memref.load %array[%c0, %c0] : memref<4x10xf32>
    %plane = memref.subview %inside[%i, 0] [1, 8] [1, 1]
        : memref<4x8xf32, strided<[10, 1], offset: 1>>
        to memref<1x8xf32, strided<[10, 1], offset: ?>>
    linalg.fill ins(%old : f32)
        outs(%plane : memref<1x8xf32, strided<[10, 1], offset: ?>>)
  }
  pad.fill_border edge %array low[0, 1] high[0, 1] : memref<4x10xf32>
  return
}

// -----

// The planes have a border in front of them and behind them.

// CHECK-LABEL: func @padded_planes(
// CHECK:         scf.for
// CHECK-NOT:       pad.fill_border
// CHECK:         }
// CHECK:         pad.fill_border
func.func @padded_planes(%v: f32, %array: memref<6x10xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %inside = memref.subview %array[1, 1] [4, 8] [1, 1] : memref<6x10xf32>
      to memref<4x8xf32, strided<[10, 1], offset: 11>>
  scf.for %i = %c0 to %c4 step %c1 {
    %plane = memref.subview %inside[%i, 0] [1, 8] [1, 1]
        : memref<4x8xf32, strided<[10, 1], offset: 11>>
        to memref<1x8xf32, strided<[10, 1], offset: ?>>
    linalg.fill ins(%v : f32)
        outs(%plane : memref<1x8xf32, strided<[10, 1], offset: ?>>)
  }
  pad.fill_border edge %array low[1, 1] high[1, 1] : memref<6x10xf32>
  return
}

// -----

// Not all planes, a call, a buffer that may be the array, and an amount that is
// computed behind the loop.

// CHECK-LABEL: func @others(
// CHECK-COUNT-4: pad.fill_border {{.*}} : memref<4x10xf32>
// CHECK:         return
func.func @others(%v: f32, %array: memref<4x10xf32> {llvm.noalias}, %c: i1,
                  %other: memref<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %inside = memref.subview %array[0, 1] [4, 8] [1, 1] : memref<4x10xf32>
      to memref<4x8xf32, strided<[10, 1], offset: 1>>
  scf.for %i = %c0 to %c3 step %c1 {
    %plane = memref.subview %inside[%i, 0] [1, 8] [1, 1]
        : memref<4x8xf32, strided<[10, 1], offset: 1>>
        to memref<1x8xf32, strided<[10, 1], offset: ?>>
    linalg.fill ins(%v : f32)
        outs(%plane : memref<1x8xf32, strided<[10, 1], offset: ?>>)
  }
  pad.fill_border edge %array low[0, 1] high[0, 1] : memref<4x10xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    func.call @f() : () -> ()
    %plane = memref.subview %inside[%i, 0] [1, 8] [1, 1]
        : memref<4x8xf32, strided<[10, 1], offset: 1>>
        to memref<1x8xf32, strided<[10, 1], offset: ?>>
    linalg.fill ins(%v : f32)
        outs(%plane : memref<1x8xf32, strided<[10, 1], offset: ?>>)
  }
  pad.fill_border edge %array low[0, 1] high[0, 1] : memref<4x10xf32>
  %first = memref.subview %array[0, 0] [1, 8] [1, 1] : memref<4x10xf32>
      to memref<1x8xf32, strided<[10, 1]>>
  %cast = memref.cast %first : memref<1x8xf32, strided<[10, 1]>>
      to memref<1x8xf32, strided<[?, 1]>>
  %may = memref.cast %other : memref<1x8xf32> to memref<1x8xf32, strided<[?, 1]>>
  %either = arith.select %c, %cast, %may : memref<1x8xf32, strided<[?, 1]>>
  scf.for %i = %c0 to %c4 step %c1 {
    %plane = memref.subview %inside[%i, 0] [1, 8] [1, 1]
        : memref<4x8xf32, strided<[10, 1], offset: 1>>
        to memref<1x8xf32, strided<[10, 1], offset: ?>>
    linalg.copy ins(%either : memref<1x8xf32, strided<[?, 1]>>)
        outs(%plane : memref<1x8xf32, strided<[10, 1], offset: ?>>)
  }
  pad.fill_border edge %array low[0, 1] high[0, 1] : memref<4x10xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %plane = memref.subview %inside[%i, 0] [1, 8] [1, 1]
        : memref<4x8xf32, strided<[10, 1], offset: 1>>
        to memref<1x8xf32, strided<[10, 1], offset: ?>>
    linalg.fill ins(%v : f32)
        outs(%plane : memref<1x8xf32, strided<[10, 1], offset: ?>>)
  }
  %w = arith.addf %v, %v : f32
  pad.fill_border constant %array low[0, 1] high[0, 1] value(%w) : memref<4x10xf32>
  return
}
func.func private @f()

// -----

// Arguments may be in one array.

// CHECK-LABEL: func @may_alias(
// CHECK:         scf.for
// CHECK-NOT:       pad.fill_border
// CHECK:         }
// CHECK:         pad.fill_border
func.func @may_alias(%x: memref<1x28x28xf32>, %array: memref<16x30x30xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %inside = memref.subview %array[0, 1, 1] [16, 28, 28] [1, 1, 1] : memref<16x30x30xf32>
      to memref<16x28x28xf32, strided<[900, 30, 1], offset: 31>>
  scf.for %i = %c0 to %c16 step %c1 {
    %plane = memref.subview %inside[%i, 0, 0] [1, 28, 28] [1, 1, 1]
        : memref<16x28x28xf32, strided<[900, 30, 1], offset: 31>>
        to memref<1x28x28xf32, strided<[900, 30, 1], offset: ?>>
    linalg.copy ins(%x : memref<1x28x28xf32>)
        outs(%plane : memref<1x28x28xf32, strided<[900, 30, 1], offset: ?>>)
  }
  pad.fill_border edge %array low[1, 1] high[1, 1] axes [1, 2] : memref<16x30x30xf32>
  return
}

// -----

// A loop over some of the planes, and planes that are written in a branch, or again and
// again.

// CHECK-LABEL: func @some_planes(
// CHECK-NOT:     pad.fill_border {{.*}} : memref<1x6xf32
// CHECK:         pad.fill_border {{.*}} : memref<5x6xf32>
// CHECK-LABEL: func @planes_in_a_branch(
// CHECK-NOT:     pad.fill_border {{.*}} : memref<1x6xf32
// CHECK:         pad.fill_border {{.*}} : memref<3x6xf32>
// CHECK-LABEL: func @planes_again_and_again(
// CHECK-NOT:     pad.fill_border {{.*}} : memref<1x6xf32
// CHECK:         pad.fill_border {{.*}} : memref<3x6xf32>
func.func @some_planes(%a: memref<5x6xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %inside = memref.subview %a[0, 1] [3, 4] [1, 1] : memref<5x6xf32>
      to memref<3x4xf32, strided<[6, 1], offset: 1>>
  scf.for %i = %c0 to %c3 step %c1 {
    %plane = memref.subview %inside[%i, 0] [1, 4] [1, 1] : memref<3x4xf32, strided<[6, 1], offset: 1>>
        to memref<1x4xf32, strided<[6, 1], offset: ?>>
    linalg.fill ins(%v : f32) outs(%plane : memref<1x4xf32, strided<[6, 1], offset: ?>>)
  }
  pad.fill_border edge %a low[0, 1] high[0, 1] : memref<5x6xf32>
  return
}
func.func @planes_in_a_branch(%a: memref<3x6xf32>, %v: f32, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %inside = memref.subview %a[0, 1] [3, 4] [1, 1] : memref<3x6xf32>
      to memref<3x4xf32, strided<[6, 1], offset: 1>>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.if %p {
    %plane = memref.subview %inside[%i, 0] [1, 4] [1, 1] : memref<3x4xf32, strided<[6, 1], offset: 1>>
        to memref<1x4xf32, strided<[6, 1], offset: ?>>
    linalg.fill ins(%v : f32) outs(%plane : memref<1x4xf32, strided<[6, 1], offset: ?>>)
    }
  }
  pad.fill_border edge %a low[0, 1] high[0, 1] : memref<3x6xf32>
  return
}
func.func @planes_again_and_again(%a: memref<3x6xf32>, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %inside = memref.subview %a[0, 1] [3, 4] [1, 1] : memref<3x6xf32>
      to memref<3x4xf32, strided<[6, 1], offset: 1>>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %k = %c0 to %n step %c1 {
    %plane = memref.subview %inside[%i, 0] [1, 4] [1, 1] : memref<3x4xf32, strided<[6, 1], offset: 1>>
        to memref<1x4xf32, strided<[6, 1], offset: ?>>
    linalg.fill ins(%v : f32) outs(%plane : memref<1x4xf32, strided<[6, 1], offset: ?>>)
    }
  }
  pad.fill_border edge %a low[0, 1] high[0, 1] : memref<3x6xf32>
  return
}

// -----

// An argument of a block may be any array.
// CHECK-LABEL: func @argument_of_block(
// CHECK:         scf.for
// CHECK-NOT:       pad.fill_border
// CHECK:         }
// CHECK:         pad.fill_border edge %{{.*}} : memref<4x6xf32>
func.func @argument_of_block(%o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<4x6xf32>
  cf.br ^bb1(%a : memref<4x6xf32>)
^bb1(%x: memref<4x6xf32>):
  %inside = memref.subview %a[0, 1] [4, 4] [1, 1] : memref<4x6xf32> to memref<4x4xf32, strided<[6, 1], offset: 1>>
  scf.for %i = %c0 to %c4 step %c1 {
    %p = memref.subview %inside[%i, 0] [1, 4] [1, 1] : memref<4x4xf32, strided<[6, 1], offset: 1>> to memref<1x4xf32, strided<[6, 1], offset: ?>>
    %b = memref.load %x[%c0, %c0] : memref<4x6xf32>
    memref.store %b, %p[%c0, %c0] : memref<1x4xf32, strided<[6, 1], offset: ?>>
  }
  pad.fill_border edge %a low[0, 1] high[0, 1] : memref<4x6xf32>
  memref.dealloc %a : memref<4x6xf32>
  return
}

// -----

// What is not reached, where views may be made of themselves, goes.

// CHECK-LABEL: func @unreachable(
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @unreachable(%n: index) {
  return
^bb1:
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.subview %b[1] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %b = memref.subview %a[1] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  scf.for %k = %c0 to %n step %c1 {
    %p = memref.subview %a[%k] [1] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[1], offset: ?>>
    memref.copy %p, %p : memref<1xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[1], offset: ?>>
  }
  pad.fill_border edge %b low[1] high[1] : memref<?xf32, strided<[1], offset: ?>>
  cf.br ^bb1
}
