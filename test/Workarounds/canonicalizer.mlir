// RUN: pad-opt %s --pad-to-linalg | FileCheck %s
// RUN: pad-opt %s --fuse-pad=always | FileCheck %s

// What the loop carries keeps the type that holds behind it too.
// CHECK-LABEL: func @loop_that_grows(
// CHECK: scf.for {{.*}} -> (tensor<?xi32>) {
// CHECK: scf.yield %{{.*}} : tensor<?xi32>
func.func @loop_that_grows(%x: tensor<2xi32>, %n: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %before = tensor.cast %x : tensor<2xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %before) -> (tensor<?xi32>) {
    %p = pad.pad edge %a low[1] high[1] : tensor<?xi32> to tensor<?xi32>
    scf.yield %p : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}

// A result of tiles keeps its type, too: no cast comes between what is inserted.
// CHECK-LABEL: func @tiles_of_nothing(
// CHECK: scf.forall {{.*}} -> (tensor<?x?xi32>) {
// CHECK: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice
func.func @tiles_of_nothing(%n: index) -> tensor<?x?xi32> {
  %c1 = arith.constant 1 : index
  %empty = tensor.empty(%n) : tensor<?x0xi32>
  %x = tensor.cast %empty : tensor<?x0xi32> to tensor<?x?xi32>
  %w = tensor.dim %x, %c1 : tensor<?x?xi32>
  %r = scf.forall (%i) in (%n) shared_outs(%y = %x) -> (tensor<?x?xi32>) {
    %tile = tensor.extract_slice %x[%i, 0] [1, %w] [1, 1] : tensor<?x?xi32> to tensor<1x?xi32>
    %p = pad.pad edge %tile low[0] high[0] axes [1] : tensor<1x?xi32> to tensor<1x?xi32>
    %m = tensor.dim %p, %c1 : tensor<1x?xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %y[%i, 0] [1, %m] [1, 1] : tensor<1x?xi32> into tensor<?x?xi32>
    }
  }
  return %r : tensor<?x?xi32>
}

// So does an insertion past the end, as one in a tile that is never reached.
// CHECK-LABEL: func @insertion_past_the_end(
// CHECK: tensor.insert_slice
func.func @insertion_past_the_end(%x: tensor<?x1xi1>, %v: i1) -> tensor<?x1xi1> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %x[0, %c2] [1, %c1] [1, 1] : tensor<?x1xi1> to tensor<1x?xi1>
  %1 = linalg.fill ins(%v : i1) outs(%0 : tensor<1x?xi1>) -> tensor<1x?xi1>
  %2 = tensor.insert_slice %1 into %x[0, %c2] [1, %c1] [1, 1] : tensor<1x?xi1> into tensor<?x1xi1>
  return %2 : tensor<?x1xi1>
}
