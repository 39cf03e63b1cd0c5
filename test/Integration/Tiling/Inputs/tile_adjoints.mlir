module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %adjoints = transform.structured.match ops{["pad.adjoint"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %adjoints : !transform.any_op {
    ^bb0(%adjoint: !transform.any_op):
      %tile, %loops:2 = transform.structured.tile_using_for %adjoint tile_sizes [3, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    }
    transform.yield
  }
}
