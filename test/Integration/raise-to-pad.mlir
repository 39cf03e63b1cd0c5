// Modules of upstream operations, run as they are and raised: the results are
// the same, and what was raised took our way.

// RUN: pad-opt %s --raise-to-pad | FileCheck %s --check-prefix=RAISED

// RUN: pad-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-tensor,tosa-to-linalg,tosa-to-arith),pad-to-llvm)' \
// RUN:   | %run_main | FileCheck %s
// RUN: pad-opt %s --pass-pipeline='builtin.module(raise-to-pad,func.func(tosa-to-arith),pad-to-llvm)' \
// RUN:   | %run_main | FileCheck %s
// RUN: pad-opt %s --pass-pipeline='builtin.module(raise-to-pad,func.func(tosa-to-arith),pad-to-llvm{path=linalg})' \
// RUN:   | %run_main | FileCheck %s
// RUN: pad-opt %s --pass-pipeline='builtin.module(raise-to-pad,convert-pad-to-tensor,func.func(tosa-to-arith),pad-to-llvm)' \
// RUN:   | %run_main | FileCheck %s

// RAISED-NOT:     tensor.pad
// RAISED-NOT:     tosa.pad
// RAISED-NOT:     tensor.concat
// RAISED-NOT:     tensor.insert_slice
// RAISED-NOT:     linalg.

func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}

func.func @constant(%x: tensor<2x3xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %x low[1, 0] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x3xf32> to tensor<3x?xf32>
  %1 = tensor.cast %0 : tensor<3x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @constant_tosa(%x: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %v = "tosa.const"() {values = dense<8.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 1, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %x, %p, %v : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
  %1 = tensor.cast %0 : tensor<3x5xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @constant_slice(%x: tensor<2x3xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %e = tensor.empty(%n, %c3) : tensor<?x?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = tensor.insert_slice %x into %f[1, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @edge_body(%x: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %0 = tensor.pad %x low[1, 2] high[1, 1] {
  ^bb0(%i: index, %j: index):
    %a = affine.min affine_map<(d0) -> (d0 - 1, 1)>(%i)
    %row = affine.max affine_map<(d0) -> (d0, 0)>(%a)
    %b = affine.min affine_map<(d0) -> (d0 - 2, 2)>(%j)
    %column = affine.max affine_map<(d0) -> (d0, 0)>(%b)
    %e = tensor.extract %x[%row, %column] : tensor<2x3xf32>
    tensor.yield %e : f32
  } : tensor<2x3xf32> to tensor<4x6xf32>
  %1 = tensor.cast %0 : tensor<4x6xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @wrap_body(%x: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %0 = tensor.pad %x low[0, 4] high[0, 2] {
  ^bb0(%i: index, %j: index):
    %column = affine.apply affine_map<(d0) -> ((d0 - 4) mod 3)>(%j)
    %e = tensor.extract %x[%i, %column] : tensor<2x3xf32>
    tensor.yield %e : f32
  } : tensor<2x3xf32> to tensor<2x9xf32>
  %1 = tensor.cast %0 : tensor<2x9xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @edge_concat(%x: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %t = tensor.extract_slice %x[0, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<1x3xf32>
  %rows = tensor.concat dim(0) %t, %x : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  %l = tensor.extract_slice %rows[0, 0] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
  %r = tensor.extract_slice %rows[0, 2] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
  %0 = tensor.concat dim(1) %l, %rows, %r, %r : (tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x6xf32>
  %1 = tensor.cast %0 : tensor<3x6xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

#id = affine_map<(d0, d1) -> (d0, d1)>
#reversed = affine_map<(d0, d1) -> (d0, 1 - d1)>
func.func @reflect_insert(%x: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %e = tensor.empty() : tensor<2x7xf32>
  %l = tensor.extract_slice %x[0, 1] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  %le = tensor.empty() : tensor<2x2xf32>
  %lr = linalg.generic {indexing_maps = [#reversed, #id], iterator_types = ["parallel", "parallel"]} ins(%l : tensor<2x2xf32>) outs(%le : tensor<2x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2x2xf32>
  %0 = tensor.insert_slice %lr into %e[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x7xf32>
  %r = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  %re = tensor.empty() : tensor<2x2xf32>
  %rr = linalg.generic {indexing_maps = [#reversed, #id], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<2x2xf32>) outs(%re : tensor<2x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2x2xf32>
  %1 = tensor.insert_slice %rr into %0[0, 5] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x7xf32>
  %2 = tensor.insert_slice %x into %1[0, 2] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x7xf32>
  %3 = tensor.cast %2 : tensor<2x7xf32> to tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

func.func @symmetric_tosa(%x: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %r = tosa.reverse %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %0 = tosa.concat %r, %x {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %1 = tensor.cast %0 : tensor<4x3xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// Of extents and amounts that the function does not know.
func.func @reflect_body(%x: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %columns = tensor.dim %x, %c1 : tensor<?x?xf32>
  %0 = tensor.pad %x low[0, %n] high[0, %n] {
  ^bb0(%i: index, %j: index):
    %p = arith.subi %j, %n : index
    %before = arith.cmpi slt, %p, %c0 : index
    %left = arith.subi %c0, %p : index
    %right = affine.apply affine_map<(d0)[s0] -> (2 * s0 - d0 - 2)>(%p)[%columns]
    %column = arith.select %before, %left, %right : index
    %e = tensor.extract %x[%i, %column] : tensor<?x?xf32>
    tensor.yield %e : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @print(%x: tensor<?x?xf32>) {
  %0 = tensor.cast %x : tensor<?x?xf32> to tensor<*xf32>
  call @printMemrefF32(%0) : (tensor<*xf32>) -> ()
  return
}

func.func @main() {
  %x = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %v = arith.constant 9.0 : f32
  %n = arith.constant 2 : index
  %m = arith.constant 4 : index

  // CHECK:      sizes = [3, 5]
  // CHECK:      [9, 9, 9, 9, 9],
  // CHECK-NEXT: [1, 2, 3, 9, 9],
  // CHECK-NEXT: [4, 5, 6, 9, 9]
  %0 = call @constant(%x, %n, %v) : (tensor<2x3xf32>, index, f32) -> tensor<?x?xf32>
  call @print(%0) : (tensor<?x?xf32>) -> ()

  // CHECK:      sizes = [3, 5]
  // CHECK:      [8, 8, 1, 2, 3],
  // CHECK-NEXT: [8, 8, 4, 5, 6],
  // CHECK-NEXT: [8, 8, 8, 8, 8]
  %1 = call @constant_tosa(%x) : (tensor<2x3xf32>) -> tensor<?x?xf32>
  call @print(%1) : (tensor<?x?xf32>) -> ()

  // CHECK:      sizes = [4, 3]
  // CHECK:      [9, 9, 9],
  // CHECK-NEXT: [1, 2, 3],
  // CHECK-NEXT: [4, 5, 6],
  // CHECK-NEXT: [9, 9, 9]
  %2 = call @constant_slice(%x, %m, %v) : (tensor<2x3xf32>, index, f32) -> tensor<?x?xf32>
  call @print(%2) : (tensor<?x?xf32>) -> ()

  // CHECK:      sizes = [4, 6]
  // CHECK:      [1, 1, 1, 2, 3, 3],
  // CHECK-NEXT: [1, 1, 1, 2, 3, 3],
  // CHECK-NEXT: [4, 4, 4, 5, 6, 6],
  // CHECK-NEXT: [4, 4, 4, 5, 6, 6]
  %3 = call @edge_body(%x) : (tensor<2x3xf32>) -> tensor<?x?xf32>
  call @print(%3) : (tensor<?x?xf32>) -> ()

  // CHECK:      sizes = [2, 9]
  // CHECK:      [3, 1, 2, 3, 1, 2, 3, 1, 2],
  // CHECK-NEXT: [6, 4, 5, 6, 4, 5, 6, 4, 5]
  %4 = call @wrap_body(%x) : (tensor<2x3xf32>) -> tensor<?x?xf32>
  call @print(%4) : (tensor<?x?xf32>) -> ()

  // CHECK:      sizes = [3, 6]
  // CHECK:      [1, 1, 2, 3, 3, 3],
  // CHECK-NEXT: [1, 1, 2, 3, 3, 3],
  // CHECK-NEXT: [4, 4, 5, 6, 6, 6]
  %5 = call @edge_concat(%x) : (tensor<2x3xf32>) -> tensor<?x?xf32>
  call @print(%5) : (tensor<?x?xf32>) -> ()

  // CHECK:      sizes = [2, 7]
  // CHECK:      [3, 2, 1, 2, 3, 2, 1],
  // CHECK-NEXT: [6, 5, 4, 5, 6, 5, 4]
  %6 = call @reflect_insert(%x) : (tensor<2x3xf32>) -> tensor<?x?xf32>
  call @print(%6) : (tensor<?x?xf32>) -> ()

  // CHECK:      sizes = [4, 3]
  // CHECK:      [4, 5, 6],
  // CHECK-NEXT: [1, 2, 3],
  // CHECK-NEXT: [1, 2, 3],
  // CHECK-NEXT: [4, 5, 6]
  %7 = call @symmetric_tosa(%x) : (tensor<2x3xf32>) -> tensor<?x?xf32>
  call @print(%7) : (tensor<?x?xf32>) -> ()

  // CHECK:      sizes = [2, 7]
  // CHECK:      [3, 2, 1, 2, 3, 2, 1],
  // CHECK-NEXT: [6, 5, 4, 5, 6, 5, 4]
  %d = tensor.cast %x : tensor<2x3xf32> to tensor<?x?xf32>
  %8 = call @reflect_body(%d, %n) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
  call @print(%8) : (tensor<?x?xf32>) -> ()
  return
}
