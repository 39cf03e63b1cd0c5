func.func private @absent()
func.func @main() -> tensor<3xi8> {
  %x = arith.constant dense<[1, 2]> : tensor<2xi8>
  %0 = pad.pad edge %x low[0] high[1] : tensor<2xi8> to tensor<3xi8>
  return %0 : tensor<3xi8>
}
func.func @other() {
  call @absent() : () -> ()
  return
}
