// A 3x3 convolution of an image that is reflected at its border, and what
// training it needs: the gradients with respect to image and weights, of a number
// whose gradient with respect to the result of the convolution is %dy. The only
// gradient that is special to padding is pad.adjoint.

#dpadded = affine_map<(n, c, h, w, f, i, j) -> (n, c, h, w)>
#seen = affine_map<(n, c, h, w, f, i, j) -> (n, f, h + i, w + j)>
#turned = affine_map<(n, c, h, w, f, i, j) -> (f, c, i, j)>

#dimage = affine_map<(f, c, i, j, n, h, w) -> (n, c, h + i, w + j)>
#dresult = affine_map<(f, c, i, j, n, h, w) -> (n, f, h, w)>
#dweights = affine_map<(f, c, i, j, n, h, w) -> (f, c, i, j)>

func.func @main(%x: tensor<1x2x6x7xf32>, %k: tensor<3x2x3x3xf32>,
                %dy: tensor<1x3x6x7xf32>)
    -> (tensor<1x3x6x7xf32> {pad.name = "y"},
        tensor<1x2x6x7xf32> {pad.name = "dx"},
        tensor<3x2x3x3xf32> {pad.name = "dk"}) {
  %zero = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index

  // Forward.
  %p = pad.pad reflect %x low[1, 1] high[1, 1] axes [2, 3]
         : tensor<1x2x6x7xf32> to tensor<1x2x8x9xf32>
  %y_empty = tensor.empty() : tensor<1x3x6x7xf32>
  %y_zero = linalg.fill ins(%zero : f32) outs(%y_empty : tensor<1x3x6x7xf32>)
              -> tensor<1x3x6x7xf32>
  %y = linalg.conv_2d_nchw_fchw
         ins(%p, %k : tensor<1x2x8x9xf32>, tensor<3x2x3x3xf32>)
         outs(%y_zero : tensor<1x3x6x7xf32>) -> tensor<1x3x6x7xf32>

  // Backward through the convolution, to the weights and to its padded image.
  %dk_empty = tensor.empty() : tensor<3x2x3x3xf32>
  %dk_zero = linalg.fill ins(%zero : f32) outs(%dk_empty : tensor<3x2x3x3xf32>)
               -> tensor<3x2x3x3xf32>
  %dk = linalg.generic {
          indexing_maps = [#dimage, #dresult, #dweights],
          iterator_types = ["parallel", "parallel", "parallel", "parallel",
                            "reduction", "reduction", "reduction"]}
          ins(%p, %dy : tensor<1x2x8x9xf32>, tensor<1x3x6x7xf32>)
          outs(%dk_zero : tensor<3x2x3x3xf32>) {
  ^bb0(%a: f32, %b: f32, %sum: f32):
    %product = arith.mulf %a, %b : f32
    %next = arith.addf %sum, %product : f32
    linalg.yield %next : f32
  } -> tensor<3x2x3x3xf32>

  %t_empty = tensor.empty() : tensor<3x2x3x3xf32>
  %t = linalg.generic {
         indexing_maps = [affine_map<(f, c, i, j) -> (f, c, i, j)>],
         iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
         outs(%t_empty : tensor<3x2x3x3xf32>) {
  ^bb0(%out: f32):
    %f = linalg.index 0 : index
    %c = linalg.index 1 : index
    %i = linalg.index 2 : index
    %j = linalg.index 3 : index
    %i_turned = arith.subi %c2, %i : index
    %j_turned = arith.subi %c2, %j : index
    %weight = tensor.extract %k[%f, %c, %i_turned, %j_turned]
                : tensor<3x2x3x3xf32>
    linalg.yield %weight : f32
  } -> tensor<3x2x3x3xf32>
  %q = pad.pad constant %dy low[2, 2] high[2, 2] axes [2, 3]
         : tensor<1x3x6x7xf32> to tensor<1x3x10x11xf32>
  %dp_empty = tensor.empty() : tensor<1x2x8x9xf32>
  %dp_zero = linalg.fill ins(%zero : f32) outs(%dp_empty : tensor<1x2x8x9xf32>)
               -> tensor<1x2x8x9xf32>
  %dp = linalg.generic {
          indexing_maps = [#seen, #turned, #dpadded],
          iterator_types = ["parallel", "parallel", "parallel", "parallel",
                            "reduction", "reduction", "reduction"]}
          ins(%q, %t : tensor<1x3x10x11xf32>, tensor<3x2x3x3xf32>)
          outs(%dp_zero : tensor<1x2x8x9xf32>) {
  ^bb0(%a: f32, %b: f32, %sum: f32):
    %product = arith.mulf %a, %b : f32
    %next = arith.addf %sum, %product : f32
    linalg.yield %next : f32
  } -> tensor<1x2x8x9xf32>

  // docs: begin backward
  // Backward through the pad: what it spread out is added up again.
  %dx = pad.adjoint reflect %dp low[1, 1] high[1, 1] axes [2, 3]
          : tensor<1x2x8x9xf32> to tensor<1x2x6x7xf32>
  // docs: end backward
  return %y, %dx, %dk
    : tensor<1x3x6x7xf32>, tensor<1x2x6x7xf32>, tensor<3x2x3x3xf32>
}
