// Adjoints that elementwise operations read, of every mode, static and dynamic.

func.func @static(%g: tensor<13x17xf32>) -> (tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>, tensor<16x12xf32>) {
  %0 = pad.adjoint reflect %g low[2, 3] high[3, 2] : tensor<13x17xf32> to tensor<8x12xf32>
  %e0 = tensor.empty() : tensor<8x12xf32>
  %n0 = linalg.negf ins(%0 : tensor<8x12xf32>) outs(%e0 : tensor<8x12xf32>) -> tensor<8x12xf32>
  %1 = pad.adjoint symmetric %g low[4, 0] high[1, 5] : tensor<13x17xf32> to tensor<8x12xf32>
  %e1 = tensor.empty() : tensor<8x12xf32>
  %n1 = linalg.negf ins(%1 : tensor<8x12xf32>) outs(%e1 : tensor<8x12xf32>) -> tensor<8x12xf32>
  %2 = pad.adjoint edge %g low[0, 5] high[5, 0] : tensor<13x17xf32> to tensor<8x12xf32>
  %e2 = tensor.empty() : tensor<8x12xf32>
  %n2 = linalg.negf ins(%2 : tensor<8x12xf32>) outs(%e2 : tensor<8x12xf32>) -> tensor<8x12xf32>
  %3 = pad.adjoint wrap %g low[2, 3] high[3, 2] : tensor<13x17xf32> to tensor<8x12xf32>
  %e3 = tensor.empty() : tensor<8x12xf32>
  %n3 = linalg.negf ins(%3 : tensor<8x12xf32>) outs(%e3 : tensor<8x12xf32>) -> tensor<8x12xf32>
  %4 = pad.adjoint constant %g low[-3, 3] high[0, 2] : tensor<13x17xf32> to tensor<16x12xf32>
  %e4 = tensor.empty() : tensor<16x12xf32>
  %n4 = linalg.negf ins(%4 : tensor<16x12xf32>) outs(%e4 : tensor<16x12xf32>) -> tensor<16x12xf32>
  return %n0, %n1, %n2, %n3, %n4 : tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>, tensor<16x12xf32>
}

func.func @far(%g: tensor<13x17xf16>) -> (tensor<3x5xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<15x14xf16>) {
  %0 = pad.adjoint reflect %g low[7, 5] high[3, 7] : tensor<13x17xf16> to tensor<3x5xf16>
  %e0 = tensor.empty() : tensor<3x5xf16>
  %n0 = linalg.negf ins(%0 : tensor<3x5xf16>) outs(%e0 : tensor<3x5xf16>) -> tensor<3x5xf16>
  %1 = pad.adjoint symmetric %g low[3, 8] high[7, 4] : tensor<13x17xf16> to tensor<3x5xf16>
  %e1 = tensor.empty() : tensor<3x5xf16>
  %n1 = linalg.negf ins(%1 : tensor<3x5xf16>) outs(%e1 : tensor<3x5xf16>) -> tensor<3x5xf16>
  %2 = pad.adjoint wrap %g low[7, 8] high[3, 4] : tensor<13x17xf16> to tensor<3x5xf16>
  %e2 = tensor.empty() : tensor<3x5xf16>
  %n2 = linalg.negf ins(%2 : tensor<3x5xf16>) outs(%e2 : tensor<3x5xf16>) -> tensor<3x5xf16>
  %3 = pad.adjoint reflect %g low[1, 4] high[-3, -1] : tensor<13x17xf16> to tensor<15x14xf16>
  %e3 = tensor.empty() : tensor<15x14xf16>
  %n3 = linalg.negf ins(%3 : tensor<15x14xf16>) outs(%e3 : tensor<15x14xf16>) -> tensor<15x14xf16>
  return %n0, %n1, %n2, %n3 : tensor<3x5xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<15x14xf16>
}

func.func @dynamic(%g: tensor<?x?xf32>, %a: tensor<4xindex>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %l0 = tensor.extract %a[%c0] : tensor<4xindex>
  %l1 = tensor.extract %a[%c1] : tensor<4xindex>
  %h0 = tensor.extract %a[%c2] : tensor<4xindex>
  %h1 = tensor.extract %a[%c3] : tensor<4xindex>
  %0 = pad.adjoint reflect %g low[%l0, %l1] high[%h0, %h1] : tensor<?x?xf32> to tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %f0 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %e0 = tensor.empty(%d0, %f0) : tensor<?x?xf32>
  %n0 = linalg.negf ins(%0 : tensor<?x?xf32>) outs(%e0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = pad.adjoint symmetric %g low[%l0, %l1] high[%h0, %h1] : tensor<?x?xf32> to tensor<?x?xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x?xf32>
  %f1 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %e1 = tensor.empty(%d1, %f1) : tensor<?x?xf32>
  %n1 = linalg.negf ins(%1 : tensor<?x?xf32>) outs(%e1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = pad.adjoint edge %g low[%l0, %l1] high[%h0, %h1] : tensor<?x?xf32> to tensor<?x?xf32>
  %d2 = tensor.dim %2, %c0 : tensor<?x?xf32>
  %f2 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %e2 = tensor.empty(%d2, %f2) : tensor<?x?xf32>
  %n2 = linalg.negf ins(%2 : tensor<?x?xf32>) outs(%e2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = pad.adjoint wrap %g low[%l0, %l1] high[%h0, %h1] : tensor<?x?xf32> to tensor<?x?xf32>
  %d3 = tensor.dim %3, %c0 : tensor<?x?xf32>
  %f3 = tensor.dim %3, %c1 : tensor<?x?xf32>
  %e3 = tensor.empty(%d3, %f3) : tensor<?x?xf32>
  %n3 = linalg.negf ins(%3 : tensor<?x?xf32>) outs(%e3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = pad.adjoint constant %g low[%l0, %l1] high[%h0, %h1] : tensor<?x?xf32> to tensor<?x?xf32>
  %d4 = tensor.dim %4, %c0 : tensor<?x?xf32>
  %f4 = tensor.dim %4, %c1 : tensor<?x?xf32>
  %e4 = tensor.empty(%d4, %f4) : tensor<?x?xf32>
  %n4 = linalg.negf ins(%4 : tensor<?x?xf32>) outs(%e4 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %n0, %n1, %n2, %n3, %n4 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
