// With host-buffers, all memory is that of the host.
// RUN: pad-opt %s --convert-pad-to-gpu=host-buffers --verify-diagnostics

func.func @border(%y: memref<4xf32, 1>) {
  // expected-error @+1 {{'pad.fill_border' op cannot be lowered to a kernel: 'memref<4xf32, 1>' is not memory of the host}}
  pad.fill_border edge %y low[1] high[1] : memref<4xf32, 1>
  return
}

func.func @result(%x: memref<4xf32>, %y: memref<6xf32, 1>) {
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to a kernel: 'memref<6xf32, 1>' is not memory of the host}}
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<6xf32, 1>) low[1] high[1]
  return
}

func.func @adjoint(%x: memref<6xf32, 1>, %y: memref<4xf32>) {
  // expected-error @+1 {{'pad.adjoint_into' op cannot be lowered to a kernel: 'memref<6xf32, 1>' is not memory of the host}}
  pad.adjoint_into edge ins(%x : memref<6xf32, 1>) outs(%y : memref<4xf32>) low[1] high[1]
  return
}
