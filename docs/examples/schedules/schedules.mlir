// Schedules for operations that read a pad: each tiles the operation, fuses the
// pad into the loops, peels them and vectorizes all parts, so that the interior
// is the vector code of the operation without a boundary, borders shuffle
// vectors in registers, and no padded array is written.
//
//   pad-opt model.mlir \
//     --transform-preload-library=transform-library-paths=schedules.mlir \
//     --transform-interpreter=entry-point=stencil_3x3_32bit
//
// Tiles are as wide as the registers of AVX-512, by the width of the elements of
// the result. Extents may be known at run time only: what is left of rows that
// are no multiple of a tile are masked vectors, or go one element at a time.
//
// Those called stencil_* take any number of stencils in any number of functions. Each
// of the others takes one function, with the one operation that it is named after, or
// linalg.generic where it says so, and pad.pad: `--raise-to-pad` makes that of
// tensor.pad.

module attributes {transform.with_named_sequence} {

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

// Tiles of a pad have all rows of the source: which of them a row shows is
// computed in front of the loop over columns, and the loop over rows is not split.
transform.named_sequence @keep_rows(%func: !transform.any_op {transform.readonly}) {
  %pad = transform.structured.match ops{["pad.pad"]} in %func
    : (!transform.any_op) -> !transform.any_op
  transform.annotate %pad "pad.whole_rows" : !transform.any_op
  transform.yield
}

// Splits the loops over tiles of pads where no tile needs padding, and makes the
// operations in them linalg.generic. What is left at the two ends of rows of
// unknown length is one loop.
transform.named_sequence @peel(%func: !transform.any_op {transform.consumed})
    -> !transform.any_op {
  %peeled = transform.apply_registered_pass "peel-pad-tiles"
    with options = {"peel-borders" = true, "join-borders" = true} to %func
    : (!transform.any_op) -> !transform.any_op
  %generic = transform.apply_registered_pass "linalg-generalize-named-ops"
    to %peeled : (!transform.any_op) -> !transform.any_op
  transform.yield %generic : !transform.any_op
}

// Makes vectors of operations whose windows are unrolled, and reads those of
// pads off their sources. Tiles of fewer than `lanes` elements are masked.
transform.named_sequence @vectorize(
    %func: !transform.any_op {transform.consumed},
    %lanes: !transform.param<i64> {transform.readonly}) {
  transform.apply_patterns to %func {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
    transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
  } : !transform.any_op
  %vectorized = transform.structured.vectorize_children_and_apply_patterns
    %func : (!transform.any_op) -> !transform.any_op
  %partial = transform.structured.match interface{LinalgOp} in %vectorized
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %partial : !transform.any_op {
  ^bb0(%part: !transform.any_op):
    transform.structured.vectorize %part vector_sizes [%lanes]
      : !transform.any_op, !transform.param<i64>
  }
  transform.apply_patterns to %vectorized {
    transform.apply_patterns.vector.lower_masked_transfers
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
    transform.apply_patterns.canonicalization
  } {apply_cse} : !transform.any_op
  // Weights, but no elements of a source, which may be empty.
  %moved = transform.apply_registered_pass "loop-invariant-code-motion"
    to %vectorized : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %moved {
    transform.apply_patterns.pad.fold_partial_tiles
    transform.apply_patterns.canonicalization
  } {apply_cse} : !transform.any_op
  transform.apply_patterns to %moved {
    transform.apply_patterns.pad.fold_into_reads
    transform.apply_patterns.canonicalization
  } {apply_cse} : !transform.any_op
  transform.yield
}

// Splits off the last turn of a loop over tiles where that may be a part of one.
transform.named_sequence @split_rest(%loop: !transform.any_op {transform.readonly})
    -> !transform.any_op {
  %for = transform.cast %loop : !transform.any_op to !transform.op<"scf.for">
  %whole, %rest = transform.loop.peel %for
    : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
  transform.yield %rest : !transform.any_op
}

// The points of a window, the last two loops of an operation of four.
transform.named_sequence @unroll_3x3(%op: !transform.any_op {transform.consumed}) {
  %point, %k, %l = transform.structured.tile_using_for %op
    tile_sizes [0, 0, 1, 1] : (!transform.any_op)
    -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.loop.unroll %l {factor = 3} : !transform.any_op
  transform.loop.unroll %k {factor = 3} : !transform.any_op
  transform.yield
}
transform.named_sequence @unroll_5x5(%op: !transform.any_op {transform.consumed}) {
  %point, %k, %l = transform.structured.tile_using_for %op
    tile_sizes [0, 0, 1, 1] : (!transform.any_op)
    -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.loop.unroll %l {factor = 5} : !transform.any_op
  transform.loop.unroll %k {factor = 5} : !transform.any_op
  transform.yield
}

//===----------------------------------------------------------------------===//
// Stencils: a linalg.generic over rows, columns and a window
//===----------------------------------------------------------------------===//

// The functions that have stencils, in any of the forms in which they are written:
// `linalg.conv_2d` is made a linalg.generic, and `tensor.pad` a pad. None is an error.
transform.named_sequence @find_stencils(%module: !transform.any_op {transform.readonly})
    -> !transform.any_op {
  %all = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %raised = transform.apply_registered_pass "raise-to-pad" to %all
    : (!transform.any_op) -> !transform.any_op
  %convolutions = transform.structured.match ops{["linalg.conv_2d"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %convolutions : !transform.any_op {
  ^bb0(%convolution: !transform.any_op):
    %generic = transform.structured.generalize %convolution
      : (!transform.any_op) -> !transform.any_op
  }
  %stencils = transform.include @match_stencils failures(propagate) (%module)
    : (!transform.any_op) -> !transform.any_op
  %count = transform.num_associations %stencils
    : (!transform.any_op) -> !transform.param<i64>
  %least = transform.param.constant 1 : i64 -> !transform.param<i64>
  transform.match.param.cmpi ge %count, %least : !transform.param<i64>
  %funcs = transform.get_parent_op %stencils {op_name = "func.func", deduplicate}
    : (!transform.any_op) -> !transform.any_op
  transform.yield %funcs : !transform.any_op
}

transform.named_sequence @match_stencils(%root: !transform.any_op {transform.readonly})
    -> !transform.any_op {
  %stencils = transform.structured.match
    attributes {iterator_types = [#linalg.iterator_type<parallel>,
      #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>,
      #linalg.iterator_type<reduction>]} in %root
    : (!transform.any_op) -> !transform.any_op
  transform.yield %stencils : !transform.any_op
}

// The stencils of a function, each with the pad that it reads.
transform.named_sequence @tile_stencils(%func: !transform.any_op {transform.consumed},
    %lanes: !transform.param<i64> {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
  transform.include @keep_rows failures(propagate) (%func)
    : (!transform.any_op) -> ()
  %stencils = transform.include @match_stencils failures(propagate) (%func)
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %stencils : !transform.any_op {
  ^bb0(%stencil: !transform.any_op):
    %tiled, %rows, %columns = transform.structured.fuse %stencil
      tile_sizes [1, %lanes] : (!transform.any_op, !transform.param<i64>)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %rows "pad.peeled" : !transform.any_op
  }
  %peeled, %parts = transform.include @peel_stencils failures(propagate) (%func)
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield %peeled, %parts : !transform.any_op, !transform.any_op
}

transform.named_sequence @peel_stencils(%func: !transform.any_op {transform.consumed})
    -> (!transform.any_op, !transform.any_op) {
  %peeled = transform.include @peel failures(propagate) (%func)
    : (!transform.any_op) -> !transform.any_op
  %parts = transform.include @match_stencils failures(propagate) (%peeled)
    : (!transform.any_op) -> !transform.any_op
  transform.yield %peeled, %parts : !transform.any_op, !transform.any_op
}

transform.named_sequence @stencil_3x3(%module: !transform.any_op {transform.readonly},
    %lanes: !transform.param<i64> {transform.readonly}) {
  %funcs = transform.include @find_stencils failures(propagate) (%module)
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %funcs : !transform.any_op {
  ^bb0(%func: !transform.any_op):
    %peeled, %parts = transform.include @tile_stencils failures(propagate)
      (%func, %lanes) : (!transform.any_op, !transform.param<i64>)
      -> (!transform.any_op, !transform.any_op)
    transform.foreach %parts : !transform.any_op {
    ^bb0(%part: !transform.any_op):
      transform.include @unroll_3x3 failures(propagate) (%part)
        : (!transform.any_op) -> ()
    }
    transform.include @vectorize failures(propagate) (%peeled, %lanes)
      : (!transform.any_op, !transform.param<i64>) -> ()
  }
  transform.yield
}

transform.named_sequence @stencil_3x3_32bit(%module: !transform.any_op {transform.readonly}) {
  %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
  transform.include @stencil_3x3 failures(propagate) (%module, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

transform.named_sequence @stencil_3x3_8bit(%module: !transform.any_op {transform.readonly}) {
  %lanes = transform.param.constant 64 : i64 -> !transform.param<i64>
  transform.include @stencil_3x3 failures(propagate) (%module, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

transform.named_sequence @stencil_5x5(%module: !transform.any_op {transform.readonly},
    %lanes: !transform.param<i64> {transform.readonly}) {
  %funcs = transform.include @find_stencils failures(propagate) (%module)
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %funcs : !transform.any_op {
  ^bb0(%func: !transform.any_op):
    %peeled, %parts = transform.include @tile_stencils failures(propagate)
      (%func, %lanes) : (!transform.any_op, !transform.param<i64>)
      -> (!transform.any_op, !transform.any_op)
    transform.foreach %parts : !transform.any_op {
    ^bb0(%part: !transform.any_op):
      transform.include @unroll_5x5 failures(propagate) (%part)
        : (!transform.any_op) -> ()
    }
    transform.include @vectorize failures(propagate) (%peeled, %lanes)
      : (!transform.any_op, !transform.param<i64>) -> ()
  }
  transform.yield
}

transform.named_sequence @stencil_5x5_32bit(%module: !transform.any_op {transform.readonly}) {
  %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
  transform.include @stencil_5x5 failures(propagate) (%module, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

// Fuses each stencil with the pad that it reads, and with no other stencil.
transform.named_sequence @rows_of_each_stencil(%func: !transform.any_op {transform.consumed}) {
  transform.include @keep_rows failures(propagate) (%func)
    : (!transform.any_op) -> ()
  // The first one first: what it is made into is not fused into the next one.
  %stencils = transform.structured.match ops{["linalg.generic"]} in %func
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %stencils : !transform.any_op {
  ^bb0(%stencil: !transform.any_op):
    %point, %rows, %columns = transform.structured.fuse %stencil
      tile_sizes [1, 16] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %rows "pad.peeled" : !transform.any_op
  }
  %peeled, %parts = transform.include @peel_stencils failures(propagate) (%func)
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.foreach %parts : !transform.any_op {
  ^bb0(%part: !transform.any_op):
    transform.include @unroll_3x3 failures(propagate) (%part)
      : (!transform.any_op) -> ()
  }
  %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
  transform.include @vectorize failures(propagate) (%peeled, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

// A chain of stencils, each of which reads a pad of the one before it, as one loop
// over 16 rows at a time: each but the last computes the rows that the next one
// reads in there, those of its halo again. That loop is not split: where the rows
// of a tile begin and end is computed for each tile. In mode wrap rows above and
// below the image are computed, too, instead of those at its other end.
transform.named_sequence @chain_3x3_32bit(%module: !transform.any_op {transform.readonly}) {
  %func = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  // Stencils of images without elements are gone.
  transform.apply_patterns to %func {
    transform.apply_patterns.pad.bubble_up_pads axes [0]
    transform.apply_patterns.pad.fold_partial_tiles
  } : !transform.any_op
  %return = transform.structured.match ops{["func.return"]} in %func
    : (!transform.any_op) -> !transform.any_op
  %producer = transform.get_producer_of_operand %return[0]
    : (!transform.any_op) -> !transform.any_op
  %last = transform.structured.match ops{["linalg.generic"]} in %producer
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %last : !transform.any_op {
  ^bb0(%stencil: !transform.any_op):
    %tiled, %tiles = transform.structured.fuse %stencil tile_sizes [16] {use_forall}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %tiles "pad.peeled" : !transform.any_op
  }
  transform.apply_patterns to %func {
    transform.apply_patterns.tensor.fold_tensor_empty
  } : !transform.any_op
  transform.include @rows_of_each_stencil failures(propagate) (%func)
    : (!transform.any_op) -> ()
  transform.yield
}

// The same chain with all rows between stencils kept: each array is computed as a
// whole, and no row twice. Takes more memory and fewer operations.
transform.named_sequence @chain_3x3_32bit_kept(%module: !transform.any_op {transform.readonly}) {
  %func = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.include @rows_of_each_stencil failures(propagate) (%func)
    : (!transform.any_op) -> ()
  transform.yield
}

//===----------------------------------------------------------------------===//
// Stencils over slices of a pad that are shifted against each other
//===----------------------------------------------------------------------===//

transform.named_sequence @slices(%module: !transform.any_op {transform.readonly},
    %lanes: !transform.param<i64> {transform.readonly}) {
  %func = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %stencil = transform.structured.match ops{["linalg.generic"]} in %func
    : (!transform.any_op) -> !transform.any_op
  transform.include @keep_rows failures(propagate) (%func)
    : (!transform.any_op) -> ()
  %tiled, %rows, %columns = transform.structured.fuse %stencil
    tile_sizes [1, %lanes] : (!transform.any_op, !transform.param<i64>)
    -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %rows "pad.peeled" : !transform.any_op
  // Slices of slices are slices of the pad, which goes into the loops for each.
  transform.apply_patterns to %func {
    transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
  } : !transform.any_op
  %pad = transform.structured.match ops{["pad.pad"]} in %func
    : (!transform.any_op) -> !transform.any_op
  %tiles, %loop = transform.structured.fuse_into_containing_op %pad into %columns
    : (!transform.any_op, !transform.any_op)
    -> (!transform.any_op, !transform.any_op)
  %peeled = transform.include @peel failures(propagate) (%func)
    : (!transform.any_op) -> !transform.any_op
  transform.include @vectorize failures(propagate) (%peeled, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

transform.named_sequence @slices_32bit(%module: !transform.any_op {transform.readonly}) {
  %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
  transform.include @slices failures(propagate) (%module, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

transform.named_sequence @slices_8bit(%module: !transform.any_op {transform.readonly}) {
  %lanes = transform.param.constant 64 : i64 -> !transform.param<i64>
  transform.include @slices failures(propagate) (%module, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

//===----------------------------------------------------------------------===//
// Convolutions and pooling
//===----------------------------------------------------------------------===//

// Rows of a plane; the window is the last two of six loops.
transform.named_sequence @plane_windows(%op: !transform.any_op {transform.consumed},
    %module: !transform.any_op {transform.readonly}) {
  %func = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.include @keep_rows failures(propagate) (%func)
    : (!transform.any_op) -> ()
  %tiled, %n, %c, %rows, %columns = transform.structured.fuse %op
    tile_sizes [1, 1, 1, 16] : (!transform.any_op)
    -> (!transform.any_op, !transform.any_op, !transform.any_op,
        !transform.any_op, !transform.any_op)
  transform.annotate %rows "pad.peeled" : !transform.any_op
  %peeled = transform.include @peel failures(propagate) (%func)
    : (!transform.any_op) -> !transform.any_op
  %parts = transform.structured.match
    attributes {iterator_types = [#linalg.iterator_type<parallel>,
      #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>,
      #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>,
      #linalg.iterator_type<reduction>]} in %peeled
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %parts : !transform.any_op {
  ^bb0(%part: !transform.any_op):
    %point, %k, %l = transform.structured.tile_using_for %part
      tile_sizes [0, 0, 0, 0, 1, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.loop.unroll %l {factor = 3} : !transform.any_op
    transform.loop.unroll %k {factor = 3} : !transform.any_op
  }
  %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
  transform.include @vectorize failures(propagate) (%peeled, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

transform.named_sequence @pooling_nchw_max(%module: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.pooling_nchw_max"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.include @plane_windows failures(propagate) (%op, %module)
    : (!transform.any_op, !transform.any_op) -> ()
  transform.yield
}

// The sum is divided where it is made.
transform.named_sequence @average_pooling(%module: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.generic"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.include @plane_windows failures(propagate) (%op, %module)
    : (!transform.any_op, !transform.any_op) -> ()
  transform.yield
}

transform.named_sequence @depthwise_conv_2d_nchw_chw(%module: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.depthwise_conv_2d_nchw_chw"]}
    in %module : (!transform.any_op) -> !transform.any_op
  %generic = transform.structured.generalize %op
    : (!transform.any_op) -> !transform.any_op
  // Loops over batch, rows, columns and channels become batch, channels, rows
  // and columns.
  %ordered = transform.structured.interchange %generic
    iterator_interchange = [0, 3, 1, 2, 4, 5]
    : (!transform.any_op) -> !transform.any_op
  transform.include @plane_windows failures(propagate) (%ordered, %module)
    : (!transform.any_op, !transform.any_op) -> ()
  transform.yield
}

// Rows in four registers, so that sums do not wait for each other. What is left of
// rows whose length is no multiple of these is one masked vector of all four.
transform.named_sequence @conv_2d_nchw_fchw(%module: !transform.any_op {transform.readonly}) {
  %func = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %op = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.include @keep_rows failures(propagate) (%func)
    : (!transform.any_op) -> ()
  %tiled, %n, %f, %rows, %columns = transform.structured.fuse %op
    tile_sizes [1, 1, 1, 64] : (!transform.any_op)
    -> (!transform.any_op, !transform.any_op, !transform.any_op,
        !transform.any_op, !transform.any_op)
  transform.annotate %rows "pad.peeled" : !transform.any_op
  %peeled = transform.include @peel failures(propagate) (%func)
    : (!transform.any_op) -> !transform.any_op
  %parts = transform.include @match_convolutions failures(propagate) (%peeled)
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %parts : !transform.any_op {
  ^bb0(%part: !transform.any_op):
    %point, %c, %k, %l = transform.structured.tile_using_for %part
      tile_sizes [0, 0, 0, 0, 1, 1, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op,
          !transform.any_op)
    %whole = transform.structured.match interface{LinalgOp}
      filter_result_type = tensor<1x1x1x64xf32> in %l
      : (!transform.any_op) -> !transform.any_op
    transform.foreach %whole : !transform.any_op {
    ^bb0(%registers: !transform.any_op):
      %register, %tile = transform.structured.tile_using_for %registers
        tile_sizes [0, 0, 0, 16] : (!transform.any_op)
        -> (!transform.any_op, !transform.any_op)
      transform.loop.unroll %tile {factor = 4} : !transform.any_op
    }
    transform.loop.unroll %l {factor = 3} : !transform.any_op
    transform.loop.unroll %k {factor = 3} : !transform.any_op
  }
  %lanes = transform.param.constant 64 : i64 -> !transform.param<i64>
  transform.include @vectorize failures(propagate) (%peeled, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

// Vectors of channels, eight columns at a time.
transform.named_sequence @conv_2d_nhwc_hwcf(%module: !transform.any_op {transform.readonly}) {
  %func = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %op = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.include @keep_rows failures(propagate) (%func)
    : (!transform.any_op) -> ()
  %tiled, %n, %rows, %columns, %f = transform.structured.fuse %op
    tile_sizes [1, 1, 8, 16] : (!transform.any_op)
    -> (!transform.any_op, !transform.any_op, !transform.any_op,
        !transform.any_op, !transform.any_op)
  transform.annotate %rows "pad.peeled" : !transform.any_op
  // Columns that are left at the end of a row, one by one.
  %rest = transform.include @split_rest failures(suppress) (%columns)
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %rest : !transform.any_op {
  ^bb0(%part: !transform.any_op):
    %last = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %part
      : (!transform.any_op) -> !transform.any_op
    %one, %loop = transform.structured.fuse %last tile_sizes [0, 0, 1]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %part "pad.peeled" : !transform.any_op
    transform.annotate %loop "pad.peeled" : !transform.any_op
  }
  %peeled = transform.include @peel failures(propagate) (%func)
    : (!transform.any_op) -> !transform.any_op
  %parts = transform.include @match_convolutions failures(propagate) (%peeled)
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %parts : !transform.any_op {
  ^bb0(%part: !transform.any_op):
    %point, %k, %l, %c = transform.structured.tile_using_for %part
      tile_sizes [0, 0, 0, 0, 1, 1, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op,
          !transform.any_op)
    %column, %tile = transform.structured.tile_using_for %point
      tile_sizes [0, 0, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll %tile {factor = 8} : !transform.any_op
    transform.loop.unroll %l {factor = 3} : !transform.any_op
    transform.loop.unroll %k {factor = 3} : !transform.any_op
  }
  %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
  transform.include @vectorize failures(propagate) (%peeled, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

// A convolution in blocks of 16 channels, eight columns at a time. The pad moves
// past the packing of its result, so that the blocks are padded, which fuses.
transform.named_sequence @packed_convolution(%module: !transform.any_op {transform.readonly}) {
  %func = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %func {
    transform.apply_patterns.pad.move_pads
  } : !transform.any_op
  transform.include @split_packs failures(propagate) (%module)
    : (!transform.any_op) -> ()
  transform.include @keep_rows failures(propagate) (%func)
    : (!transform.any_op) -> ()
  %op = transform.structured.match ops{["linalg.generic"]} in %func
    : (!transform.any_op) -> !transform.any_op
  %tiled, %n, %f, %rows, %columns = transform.structured.fuse %op
    tile_sizes [1, 1, 1, 8] : (!transform.any_op)
    -> (!transform.any_op, !transform.any_op, !transform.any_op,
        !transform.any_op, !transform.any_op)
  transform.annotate %rows "pad.peeled" : !transform.any_op
  %peeled = transform.include @peel failures(propagate) (%func)
    : (!transform.any_op) -> !transform.any_op
  %parts = transform.structured.match
    attributes {iterator_types = [#linalg.iterator_type<parallel>,
      #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>,
      #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>,
      #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>,
      #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}
    in %peeled : (!transform.any_op) -> !transform.any_op
  transform.foreach %parts : !transform.any_op {
  ^bb0(%part: !transform.any_op):
    %point, %c, %k, %l, %d = transform.structured.tile_using_for %part
      tile_sizes [0, 0, 0, 0, 1, 1, 1, 0, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op,
          !transform.any_op, !transform.any_op)
    %column, %tile = transform.structured.tile_using_for %point
      tile_sizes [0, 0, 0, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll %tile {factor = 8} : !transform.any_op
    transform.loop.unroll %l {factor = 3} : !transform.any_op
    transform.loop.unroll %k {factor = 3} : !transform.any_op
  }
  %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
  transform.include @vectorize failures(propagate) (%peeled, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

// Packs element by element, and unpacks the 16 channels of one point at a time, apart
// from what reads the blocks.
transform.named_sequence @split_packs(%module: !transform.any_op {transform.readonly}) {
  %packs = transform.structured.match ops{["linalg.pack"]} in %module
    : (!transform.any_op) -> !transform.op<"linalg.pack">
  transform.structured.lower_pack %packs
    : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  %transposed = transform.structured.match ops{["linalg.transpose"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %transposed : !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %tiled, %loops:5 = transform.structured.tile_using_for %op
      tile_sizes [1, 1, 1, 1, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op,
          !transform.any_op, !transform.any_op, !transform.any_op)
  }
  %unpacks = transform.structured.match ops{["linalg.unpack"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %unpacks : !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %tiled, %loops:4 = transform.structured.tile_using_for %op
      tile_sizes [1, 16, 1, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op,
          !transform.any_op, !transform.any_op)
  }
  transform.yield
}

// Packs and unpacks by slices, for a module that is not vectorized.
transform.named_sequence @lower_packs(%module: !transform.any_op {transform.readonly}) {
  transform.include @split_packs failures(propagate) (%module)
    : (!transform.any_op) -> ()
  %funcs = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %funcs {
    transform.apply_patterns.linalg.decompose_pack_unpack
  } : !transform.any_op
  transform.yield
}

transform.named_sequence @match_convolutions(%root: !transform.any_op {transform.readonly})
    -> !transform.any_op {
  %ops = transform.structured.match
    attributes {iterator_types = [#linalg.iterator_type<parallel>,
      #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>,
      #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>,
      #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>]}
    in %root : (!transform.any_op) -> !transform.any_op
  transform.yield %ops : !transform.any_op
}

//===----------------------------------------------------------------------===//
// A separable blur: a linalg.generic along rows, then one along columns
//===----------------------------------------------------------------------===//

transform.named_sequence @blur(%module: !transform.any_op {transform.readonly}) {
  %func = transform.structured.match ops{["func.func"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %both = transform.structured.match ops{["linalg.generic"]} in %func
    : (!transform.any_op) -> !transform.any_op
  %first, %second = transform.split_handle %both
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.include @keep_rows failures(propagate) (%func)
    : (!transform.any_op) -> ()
  %tiled, %rows, %columns = transform.structured.fuse %second
    tile_sizes [1, 16] : (!transform.any_op)
    -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %rows "pad.peeled" : !transform.any_op
  %peeled = transform.include @peel failures(propagate) (%func)
    : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %peeled {
    transform.apply_patterns.tensor.fold_tensor_empty
    transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
  } : !transform.any_op
  // Of the first one, three rows are summed up at a time, and filled before.
  %fills = transform.structured.match
    attributes {iterator_types = [#linalg.iterator_type<parallel>,
      #linalg.iterator_type<parallel>]} in %peeled
    : (!transform.any_op) -> !transform.any_op
  transform.foreach %fills : !transform.any_op {
  ^bb0(%fill: !transform.any_op):
    %filled, %row = transform.structured.tile_using_for %fill tile_sizes [1]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll %row {factor = 3} : !transform.any_op
  }
  %parts = transform.structured.match
    attributes {iterator_types = [#linalg.iterator_type<parallel>,
      #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}
    in %peeled : (!transform.any_op) -> !transform.any_op
  transform.foreach %parts : !transform.any_op {
  ^bb0(%part: !transform.any_op):
    %point, %row, %k = transform.structured.tile_using_for %part
      tile_sizes [1, 0, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.loop.unroll %k {factor = 3} : !transform.any_op
    transform.loop.unroll %row {factor = 3} : !transform.any_op
  }
  %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
  transform.include @vectorize failures(propagate) (%peeled, %lanes)
    : (!transform.any_op, !transform.param<i64>) -> ()
  transform.yield
}

}
