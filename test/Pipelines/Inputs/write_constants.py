"""Prints a module of functions, each with constants of its own."""

for function in range(8):
    print(f"""
func.func @f{function}(%x: tensor<4xf32>, %i: index) -> (tensor<6xf32>, tensor<4xf32>) {{
  %c = arith.constant dense<[{function}.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %d = arith.constant dense<[{function}.5, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %s = arith.addf %x, %c : tensor<4xf32>
  %p = pad.pad reflect %s low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %p, %d : tensor<6xf32>, tensor<4xf32>
}}""")
