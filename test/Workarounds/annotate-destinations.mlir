// RUN: pad-opt %s --annotate-destinations | FileCheck %s
// RUN: pad-opt %s --pad-to-scf | FileCheck %s --check-prefix=SCF

// CHECK: func.func @loop(%{{.*}}: tensor<4xf32>, %{{.*}}: tensor<6xf32> {llvm.noalias}, %{{.*}}: tensor<6xf32>) -> tensor<6xf32> {
func.func @loop(%x: tensor<4xf32>, %y: tensor<6xf32>, %z: tensor<6xf32>) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %y) -> (tensor<6xf32>) {
    %d = tensor.extract_slice %a[1] [4] [1] : tensor<6xf32> to tensor<4xf32>
    %s = linalg.copy ins(%x : tensor<4xf32>) outs(%d : tensor<4xf32>) -> tensor<4xf32>
    %n = tensor.insert_slice %s into %a[1] [4] [1] : tensor<4xf32> into tensor<6xf32>
    %b = pad.fill_border edge %n low[1] high[1] : tensor<6xf32>
    scf.yield %b : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}

// Nothing is written, or nothing of an argument, or it is a memref.
// CHECK: func.func @none(%{{.*}}: tensor<4xf32>, %{{.*}}: memref<4xf32>) -> tensor<6xf32> {
func.func @none(%x: tensor<4xf32>, %m: memref<4xf32>) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6xf32>
  %p = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%e : tensor<6xf32>) low[1] high[1] -> tensor<6xf32>
  memref.store %v, %m[%c0] : memref<4xf32>
  return %p : tensor<6xf32>
}

// CHECK: func.func private @external(tensor<4xf32>) -> tensor<4xf32>
func.func private @external(%x: tensor<4xf32>) -> tensor<4xf32>

// A function of this module gets two arrays where it writes to one of two equal
// arguments.
// SCF-LABEL: func @calls(
// SCF:         %[[COPY:.*]] = memref.alloc() {{.*}}: memref<6xf32>
// SCF:         call @writes(%{{.*}}, %[[COPY]])
func.func private @writes(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xf32> {
  %s = tensor.extract_slice %x[0] [4] [1] : tensor<6xf32> to tensor<4xf32>
  %d = tensor.extract_slice %y[1] [4] [1] : tensor<6xf32> to tensor<4xf32>
  %f = linalg.negf ins(%s : tensor<4xf32>) outs(%d : tensor<4xf32>) -> tensor<4xf32>
  %n = tensor.insert_slice %f into %y[1] [4] [1] : tensor<4xf32> into tensor<6xf32>
  %b = pad.fill_border edge %n low[1] high[1] : tensor<6xf32>
  return %b : tensor<6xf32>
}
func.func @calls(%x: tensor<6xf32>) -> tensor<6xf32> {
  %r = call @writes(%x, %x) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}

// In blocks that are not reached, values may be made of each other.
// CHECK-LABEL: func @unreached(
func.func @unreached(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
^bb1:
  %a = linalg.fill ins(%v : f32) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  %b = linalg.fill ins(%v : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %v = arith.constant 0.0 : f32
  cf.br ^bb1
}
