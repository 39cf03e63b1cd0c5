// Adjoints of every mode, static and dynamic, within reach and beyond it, and a
// schedule that tiles all of them by 3 x 4.

func.func @static(%g: tensor<13x17xf32>) -> (tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>, tensor<16x12xf32>) {
  %0 = pad.adjoint reflect %g low[2, 3] high[3, 2] : tensor<13x17xf32> to tensor<8x12xf32>
  %1 = pad.adjoint symmetric %g low[4, 0] high[1, 5] : tensor<13x17xf32> to tensor<8x12xf32>
  %2 = pad.adjoint edge %g low[0, 5] high[5, 0] : tensor<13x17xf32> to tensor<8x12xf32>
  %3 = pad.adjoint wrap %g low[2, 3] high[3, 2] : tensor<13x17xf32> to tensor<8x12xf32>
  %4 = pad.adjoint constant %g low[-3, 3] high[0, 2] : tensor<13x17xf32> to tensor<16x12xf32>
  return %0, %1, %2, %3, %4 : tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>, tensor<16x12xf32>
}

func.func @far(%g: tensor<13x17xf16>) -> (tensor<3x5xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<15x14xf16>) {
  %0 = pad.adjoint reflect %g low[7, 5] high[3, 7] : tensor<13x17xf16> to tensor<3x5xf16>
  %1 = pad.adjoint symmetric %g low[3, 8] high[7, 4] : tensor<13x17xf16> to tensor<3x5xf16>
  %2 = pad.adjoint wrap %g low[7, 8] high[3, 4] : tensor<13x17xf16> to tensor<3x5xf16>
  %3 = pad.adjoint reflect %g low[1, 4] high[-3, -1] : tensor<13x17xf16> to tensor<15x14xf16>
  return %0, %1, %2, %3 : tensor<3x5xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<15x14xf16>
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
  %1 = pad.adjoint symmetric %g low[%l0, %l1] high[%h0, %h1] : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = pad.adjoint edge %g low[%l0, %l1] high[%h0, %h1] : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = pad.adjoint wrap %g low[%l0, %l1] high[%h0, %h1] : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = pad.adjoint constant %g low[%l0, %l1] high[%h0, %h1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1, %2, %3, %4 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
