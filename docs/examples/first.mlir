func.func @main() -> (tensor<2x4xi32> {pad.name = "before"},
                      tensor<4x9xi32> {pad.name = "after"}) {
  %x = arith.constant dense<[[1, 2, 3, 4],
                             [5, 6, 7, 8]]> : tensor<2x4xi32>
  %y = pad.pad reflect %x low[1, 3] high[1, 2]
         : tensor<2x4xi32> to tensor<4x9xi32>
  return %x, %y : tensor<2x4xi32>, tensor<4x9xi32>
}
