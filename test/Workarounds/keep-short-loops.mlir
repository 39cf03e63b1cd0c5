// RUN: pad-opt %s --keep-short-loops | FileCheck %s
// RUN: pad-opt %s --pad-to-scf | FileCheck %s --check-prefix=PIPELINE

// CHECK: #[[$VECTORS:.+]] = #llvm.loop_annotation<mustProgress = true>
// CHECK: #[[$VECTORIZE:.+]] = #llvm.loop_vectorize<followupVectorized = #[[$VECTORS]]>
// CHECK: #[[$KEPT:.+]] = #llvm.loop_annotation<vectorize = #[[$VECTORIZE]], unroll = #{{.+}}>
// PIPELINE: #[[$KEPT:.+]] = #llvm.loop_annotation<vectorize = #{{.+}}, unroll = #{{.+}}>

// CHECK-LABEL: func @each_stores
// CHECK:         memref.store
// CHECK-NEXT:  } {llvm.loop_annotation = #[[$KEPT]]}
// CHECK-NEXT:  } {llvm.loop_annotation = #[[$KEPT]]}
func.func @each_stores(%x: memref<4x28xf32>, %y: memref<4x28xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c28 = arith.constant 28 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c28 step %c1 {
      %0 = memref.load %x[%i, %j] : memref<4x28xf32>
      %1 = arith.addf %0, %0 : f32
      memref.store %1, %y[%i, %j] : memref<4x28xf32>
    }
  }
  return
}

// LLVM makes no vectors of 15 iterations, of a sum in memory, and of calls.
// CHECK-LABEL: func @no_vectors
// CHECK-NOT:     annotation
func.func private @f(f32) -> f32
func.func @no_vectors(%x: memref<28xf32>, %y: memref<28xf32>, %s: memref<f32>,
                      %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c28 = arith.constant 28 : index
  scf.for %i = %c0 to %c15 step %c1 {
    %0 = memref.load %x[%i] : memref<28xf32>
    memref.store %0, %y[%i] : memref<28xf32>
  }
  scf.for %i = %c0 to %c28 step %c1 {
    %0 = memref.load %x[%i] : memref<28xf32>
    %1 = memref.load %s[] : memref<f32>
    %2 = arith.addf %0, %1 : f32
    memref.store %2, %s[] : memref<f32>
  }
  scf.for %i = %c0 to %c28 step %c1 {
    %0 = memref.load %x[%i] : memref<28xf32>
    %1 = func.call @f(%0) : (f32) -> f32
    memref.store %1, %y[%i] : memref<28xf32>
  }
  // Of an unknown number, none is unrolled fully.
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %x[%i] : memref<28xf32>
    memref.store %0, %y[%i] : memref<28xf32>
  }
  return
}

// LLVM would make copies of the loops over 3 planes of an unknown size, but may unroll the
// loop of a sum of 3 elements.
// CHECK-LABEL: func @planes
// CHECK:         memref.store
// CHECK-NEXT:  }{{$}}
// CHECK-NEXT:  }{{$}}
// CHECK-NEXT:  } {llvm.loop_annotation = #[[$KEPT]]}
// CHECK-NEXT:  } {llvm.loop_annotation = #[[$KEPT]]}
// CHECK-NEXT:  return
func.func @planes(%x: memref<3x3x?x?xf32>, %y: memref<3x?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %c3 step %c1 {
        scf.for %l = %c0 to %n step %c1 {
          %0 = memref.load %x[%i, %k, %j, %l] : memref<3x3x?x?xf32>
          %1 = memref.load %y[%i, %j, %l] : memref<3x?x?xf32>
          %2 = arith.addf %0, %1 : f32
          memref.store %2, %y[%i, %j, %l] : memref<3x?x?xf32>
        }
      }
    }
  }
  return
}

// PIPELINE-LABEL: func @computed
// PIPELINE:         arith.addf
// PIPELINE-NEXT:    memref.store
// PIPELINE-NEXT:  } {llvm.loop_annotation = #[[$KEPT]]}
func.func @computed(%x: tensor<4x28xf32>) -> tensor<4x28xf32> {
  %e = tensor.empty() : tensor<4x28xf32>
  %r = linalg.add ins(%x, %x : tensor<4x28xf32>, tensor<4x28xf32>)
      outs(%e : tensor<4x28xf32>) -> tensor<4x28xf32>
  return %r : tensor<4x28xf32>
}
