// A pass that asks whether the tensor has a rank says that it cannot legalize the op.
// RUN: not bash -c 'ulimit -v 8000000; mlir-opt "--pass-pipeline=builtin.module(func.func(tosa-to-tensor))" %s; exit $?' 2>&1 | FileCheck %s

// CHECK-NOT: failed to legalize
// CHECK: {{operand #0 must be ranked|LLVM ERROR|Stack dump|bad_alloc|Assertion}}
func.func @pad(%x: tensor<*xf32>, %v: tensor<1xf32>) -> tensor<?xf32> {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %x, %p, %v : (tensor<*xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
