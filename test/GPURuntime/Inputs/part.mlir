// A part of an array with an offset, of elements that are two units.
func.func @main() -> tensor<5xcomplex<f32>> {
  %x = arith.constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0), (7.0, 8.0), (9.0, 10.0)]> : tensor<5xcomplex<f32>>
  %part = tensor.extract_slice %x[1] [2] [2] : tensor<5xcomplex<f32>> to tensor<2xcomplex<f32>>
  %y = pad.pad edge %part low[2] high[1] : tensor<2xcomplex<f32>> to tensor<5xcomplex<f32>>
  return %y : tensor<5xcomplex<f32>>
}
