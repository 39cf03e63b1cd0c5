// Pads a picture of any size by 24 pixels above and below and 32 left and right,
// in each mode. The colours of a pixel, the last axis, are left alone.
func.func @main(%picture: tensor<?x?x?xui8> {pad.name = "picture"})
    -> (tensor<?x?x?xui8> {pad.name = "constant"},
        tensor<?x?x?xui8> {pad.name = "edge"},
        tensor<?x?x?xui8> {pad.name = "reflect"},
        tensor<?x?x?xui8> {pad.name = "symmetric"},
        tensor<?x?x?xui8> {pad.name = "wrap"}) {
  %constant = pad.pad constant %picture low[24, 32] high[24, 32] axes [0, 1]
    : tensor<?x?x?xui8> to tensor<?x?x?xui8>
  %edge = pad.pad edge %picture low[24, 32] high[24, 32] axes [0, 1]
    : tensor<?x?x?xui8> to tensor<?x?x?xui8>
  %reflect = pad.pad reflect %picture low[24, 32] high[24, 32] axes [0, 1]
    : tensor<?x?x?xui8> to tensor<?x?x?xui8>
  %symmetric = pad.pad symmetric %picture low[24, 32] high[24, 32] axes [0, 1]
    : tensor<?x?x?xui8> to tensor<?x?x?xui8>
  %wrap = pad.pad wrap %picture low[24, 32] high[24, 32] axes [0, 1]
    : tensor<?x?x?xui8> to tensor<?x?x?xui8>
  return %constant, %edge, %reflect, %symmetric, %wrap
    : tensor<?x?x?xui8>, tensor<?x?x?xui8>, tensor<?x?x?xui8>,
      tensor<?x?x?xui8>, tensor<?x?x?xui8>
}
