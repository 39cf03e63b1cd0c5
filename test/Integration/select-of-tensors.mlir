// A condition chooses one of two tensors whose extents differ, as an `scf.if`,
// as the `arith.select` that the canonicalizer makes of it, and by branches.

// RUN: pad-run %s | FileCheck %s
// RUN: pad-run %s --path=linalg | FileCheck %s
// RUN: pad-run %s --runtime-checks | FileCheck %s
// RUN: pad-opt %s --canonicalize -o %t.mlir
// RUN: pad-run %t.mlir | FileCheck %s
// RUN: pad-run %t.mlir --path=linalg --runtime-checks | FileCheck %s
// RUN: FileCheck %s --check-prefix=SELECT --input-file=%t.mlir
// SELECT-COUNT-2: arith.select %{{.*}} : tensor<?xf32>
// SELECT: arith.select %{{.*}} : tensor<4xf32>

// CHECK: result 0: tensor<4xf32>
// CHECK-NEXT: [1.0 2.0 3.0 4.0]
// CHECK: result 1: tensor<7xf32>
// CHECK-NEXT: [1.0 1.0 2.0 3.0 4.0 4.0 4.0]
// CHECK: result 2: tensor<4xf32>
// CHECK-NEXT: [1.0 2.0 3.0 4.0]
// CHECK: result 3: tensor<4xf32>
// CHECK-NEXT: [1.0 1.0 2.0 3.0]
// CHECK: result 4: tensor<7xf32>
// CHECK-NEXT: [2.0 2.0 4.0 6.0 8.0 8.0 8.0]
func.func @main() -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %s = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %x = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
  %true = arith.constant true
  %false = arith.constant false
  %0 = call @with_if(%x, %false) : (tensor<?xf32>, i1) -> tensor<?xf32>
  %1 = call @with_if(%x, %true) : (tensor<?xf32>, i1) -> tensor<?xf32>
  %2 = call @with_branches(%x, %false) : (tensor<?xf32>, i1) -> tensor<?xf32>
  %3 = call @of_static_extents(%s, %true) : (tensor<4xf32>, i1) -> tensor<4xf32>
  %4 = arith.addf %1, %1 : tensor<?xf32>
  return %0, %1, %2, %3, %4 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
}

func.func private @with_if(%x: tensor<?xf32>, %b: i1) -> tensor<?xf32> attributes {no_inline} {
  %p = pad.pad edge %x low[1] high[2] : tensor<?xf32> to tensor<?xf32>
  %r = scf.if %b -> tensor<?xf32> {
    scf.yield %p : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func private @with_branches(%x: tensor<?xf32>, %b: i1) -> tensor<?xf32> attributes {no_inline} {
  %p = pad.pad edge %x low[1] high[2] : tensor<?xf32> to tensor<?xf32>
  cf.cond_br %b, ^end(%p : tensor<?xf32>), ^end(%x : tensor<?xf32>)
^end(%r: tensor<?xf32>):
  return %r : tensor<?xf32>
}

func.func private @of_static_extents(%x: tensor<4xf32>, %b: i1) -> tensor<4xf32> attributes {no_inline} {
  %p = pad.pad edge %x low[1] high[-1] : tensor<4xf32> to tensor<4xf32>
  %r = arith.select %b, %p, %x : tensor<4xf32>
  return %r : tensor<4xf32>
}
