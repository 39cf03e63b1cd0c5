"""A blur of 3x3 elements, mirrored at the border, compiled for all extents."""
import numpy as np
import pad

blur = pad.compile("""
func.func @blur(%x: tensor<?x?xf32>, %w: tensor<3x3xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %h = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %p = pad.pad reflect %x low[1, 1] high[1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %empty = tensor.empty(%h, %n) : tensor<?x?xf32>
  %y = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.conv_2d ins(%p, %w : tensor<?x?xf32>, tensor<3x3xf32>) outs(%y : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}""")
image = np.random.default_rng(0).random((480, 640), np.float32)
print(blur.signature, blur(image, np.full((3, 3), 1 / 9, np.float32)).shape)
