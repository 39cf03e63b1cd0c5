// Heat that spreads on a torus: 1000 steps of a stencil of five points over an
// array with a halo of one element. The halo is refreshed in place; there are two
// arrays, and a turn of the loop makes a step from each to the other. Nothing is
// allocated in the loop, and nothing is copied but the halos.

#here = affine_map<(i, j) -> (i, j)>
#stencil = {
  indexing_maps = [#here, #here, #here, #here, #here, #here],
  iterator_types = ["parallel", "parallel"]}

func.func @main(%a: tensor<34x66xf64> {pad.name = "heat"})
    -> (tensor<34x66xf64> {pad.name = "spread"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant 500 : index
  %eighth = arith.constant 0.125 : f64
  %half = arith.constant 0.5 : f64
  %empty = tensor.empty() : tensor<34x66xf64>
  %r:2 = scf.for %turn = %c0 to %turns step %c1
      iter_args(%x = %a, %y = %empty) -> (tensor<34x66xf64>, tensor<34x66xf64>) {
    // The inside of %x, and what is above, below, left and right of it.
    // docs: begin halo
    %xf = pad.fill_border wrap %x low[1, 1] high[1, 1] : tensor<34x66xf64>
    // docs: end halo
    %xc = tensor.extract_slice %xf[1, 1] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %xu = tensor.extract_slice %xf[0, 1] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %xd = tensor.extract_slice %xf[2, 1] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %xl = tensor.extract_slice %xf[1, 0] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %xs = tensor.extract_slice %xf[1, 2] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %yi = tensor.extract_slice %y[1, 1] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %ys2 = linalg.generic #stencil
             ins(%xc, %xu, %xd, %xl, %xs : tensor<32x64xf64>,
                 tensor<32x64xf64>, tensor<32x64xf64>, tensor<32x64xf64>,
                 tensor<32x64xf64>)
             outs(%yi : tensor<32x64xf64>) {
    ^bb0(%c: f64, %u: f64, %d: f64, %l: f64, %s: f64, %out: f64):
      %0 = arith.addf %u, %d : f64
      %1 = arith.addf %l, %s : f64
      %2 = arith.addf %0, %1 : f64
      %3 = arith.mulf %2, %eighth : f64
      %4 = arith.mulf %c, %half : f64
      %5 = arith.addf %3, %4 : f64
      linalg.yield %5 : f64
    } -> tensor<32x64xf64>
    %yn = tensor.insert_slice %ys2 into %y[1, 1] [32, 64] [1, 1]
            : tensor<32x64xf64> into tensor<34x66xf64>
    // And back.
    %yf = pad.fill_border wrap %yn low[1, 1] high[1, 1] : tensor<34x66xf64>
    %yc = tensor.extract_slice %yf[1, 1] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %yu = tensor.extract_slice %yf[0, 1] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %yd = tensor.extract_slice %yf[2, 1] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %yl = tensor.extract_slice %yf[1, 0] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %ys = tensor.extract_slice %yf[1, 2] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %xi = tensor.extract_slice %xf[1, 1] [32, 64] [1, 1]
            : tensor<34x66xf64> to tensor<32x64xf64>
    %xs2 = linalg.generic #stencil
             ins(%yc, %yu, %yd, %yl, %ys : tensor<32x64xf64>,
                 tensor<32x64xf64>, tensor<32x64xf64>, tensor<32x64xf64>,
                 tensor<32x64xf64>)
             outs(%xi : tensor<32x64xf64>) {
    ^bb0(%c: f64, %u: f64, %d: f64, %l: f64, %s: f64, %out: f64):
      %0 = arith.addf %u, %d : f64
      %1 = arith.addf %l, %s : f64
      %2 = arith.addf %0, %1 : f64
      %3 = arith.mulf %2, %eighth : f64
      %4 = arith.mulf %c, %half : f64
      %5 = arith.addf %3, %4 : f64
      linalg.yield %5 : f64
    } -> tensor<32x64xf64>
    %xn2 = tensor.insert_slice %xs2 into %xf[1, 1] [32, 64] [1, 1]
            : tensor<32x64xf64> into tensor<34x66xf64>
    scf.yield %xn2, %yf : tensor<34x66xf64>, tensor<34x66xf64>
  }
  // The halo of the result.
  %filled = pad.fill_border wrap %r#0 low[1, 1] high[1, 1] : tensor<34x66xf64>
  return %filled : tensor<34x66xf64>
}
