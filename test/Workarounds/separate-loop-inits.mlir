// RUN: pad-opt %s --separate-loop-inits | FileCheck %s

// CHECK-LABEL: func @shared
// CHECK:         %[[E:.+]] = tensor.empty(%arg1)
// CHECK:         %[[OWN:.+]] = tensor.empty(%arg1)
// CHECK-NEXT:    scf.for {{.*}} iter_args(%{{.+}} = %[[OWN]])
// CHECK-NOT:       outs(%[[OWN]] :
// CHECK:           linalg.fill
// Not before the first loop: its buffer would live as long as both.
// CHECK:         %[[OTHER:.+]] = tensor.empty(%arg1)
// CHECK-NEXT:    scf.for {{.*}} iter_args(%{{.+}} = %[[OTHER]])
// CHECK-NOT:       outs(%[[OTHER]] :
func.func @shared(%v: i32, %n: index) -> (tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e) -> (tensor<?xi32>) {
    %f = linalg.fill ins(%v : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
    %x = tensor.extract %f[%i] : tensor<?xi32>
    %y = tensor.insert %x into %a[%i] : tensor<?xi32>
    scf.yield %y : tensor<?xi32>
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e) -> (tensor<?xi32>) {
    %y = tensor.insert %v into %a[%i] : tensor<?xi32>
    scf.yield %y : tensor<?xi32>
  }
  return %r, %s : tensor<?xi32>, tensor<?xi32>
}

// The array of the inner loop would be that of the outer one.
// CHECK-LABEL: func @cast
// CHECK:         %[[OUTER:.+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:    %[[OF_OUTER:.+]] = tensor.cast %[[OUTER]]
// CHECK:         %[[INNER:.+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:    %[[OF_INNER:.+]] = tensor.cast %[[INNER]]
// CHECK-DAG:     scf.for {{.*}} iter_args(%{{.+}} = %[[OF_OUTER]])
// CHECK-DAG:       scf.for {{.*}} iter_args(%{{.+}} = %[[OF_INNER]])
func.func @cast(%v: i32) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4xi32>
  %d = tensor.cast %e : tensor<4xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %d) -> (tensor<?xi32>) {
    %s = scf.for %j = %c0 to %c4 step %c1 iter_args(%b = %d) -> (tensor<?xi32>) {
      %y = tensor.insert %v into %b[%j] : tensor<?xi32>
      scf.yield %y : tensor<?xi32>
    }
    %x = tensor.extract %s[%i] : tensor<?xi32>
    %z = arith.addi %x, %v : i32
    %y = tensor.insert %z into %a[%i] : tensor<?xi32>
    scf.yield %y : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}

// An empty tensor that nothing else has stays.
// CHECK-LABEL: func @alone
// CHECK-COUNT-1: tensor.empty
// CHECK-NOT:     tensor.empty
func.func @alone(%v: i32) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4xi32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %e) -> (tensor<4xi32>) {
    %y = tensor.insert %v into %a[%i] : tensor<4xi32>
    scf.yield %y : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}

// An array of a loop in a loop is one for all iterations of the outer one, and comes
// just before that.
// CHECK-LABEL: func @nested
// CHECK:         %[[S:.+]] = arith.addi
// CHECK-NEXT:    %[[E:.+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:    scf.for
// CHECK:           scf.for {{.*}} iter_args(%{{.+}} = %[[E]])
func.func @nested(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4xi32>
  %s = arith.addi %v, %v : i32
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %s) -> (i32) {
    %q = scf.for %j = %c0 to %c4 step %c1 iter_args(%a = %e) -> (tensor<4xi32>) {
      %y = tensor.insert %t into %a[%j] : tensor<4xi32>
      scf.yield %y : tensor<4xi32>
    }
    %x = tensor.extract %q[%i] : tensor<4xi32>
    scf.yield %x : i32
  }
  return %r : i32
}

// Two results that may be in one array.
// CHECK-LABEL: func @yielded
// CHECK:           %[[U:.+]]:2 = scf.if
// CHECK:           %[[COPY:.+]] = bufferization.alloc_tensor() copy(%[[U]]#1) : tensor<3xf32>
// CHECK-NEXT:      scf.yield %[[U]]#0, %[[COPY]]
func.func @yielded(%x: tensor<3xf32>, %y: tensor<3xf32>, %n: index, %q: i1) -> (tensor<3xf32>, tensor<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<3xf32>, tensor<3xf32>) {
    %e = tensor.empty() : tensor<3xf32>
    %s = linalg.add ins(%a, %b : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    %u:2 = scf.if %q -> (tensor<3xf32>, tensor<3xf32>) {
      scf.yield %s, %a : tensor<3xf32>, tensor<3xf32>
    } else {
      scf.yield %b, %s : tensor<3xf32>, tensor<3xf32>
    }
    scf.yield %u#0, %u#1 : tensor<3xf32>, tensor<3xf32>
  }
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xf32>
}

// Arrays that change places, or are written to in place, are not copied.
// CHECK-LABEL: func @swapped
// CHECK-NOT:     bufferization.alloc_tensor
// CHECK:         return
func.func @swapped(%x: tensor<3xf32>, %y: tensor<3xf32>, %n: index, %v: f32) -> (tensor<3xf32>, tensor<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<3xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<3xf32>, tensor<3xf32>) {
    %p = tensor.insert %v into %a[%c0] : tensor<3xf32>
    scf.yield %b, %p : tensor<3xf32>, tensor<3xf32>
  }
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %r#0, %b = %r#1) -> (tensor<3xf32>, tensor<3xf32>) {
    %p = linalg.negf ins(%a : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    %q = linalg.negf ins(%b : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    scf.yield %p, %q : tensor<3xf32>, tensor<3xf32>
  }
  return %s#0, %s#1 : tensor<3xf32>, tensor<3xf32>
}
