//===- PadTransformOps.td - Transform operations for pads --*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TRANSFORMOPS_PADTRANSFORMOPS_TD
#define PAD_TRANSFORMOPS_PADTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// The options of --convert-pad-to-scf, with their ranges; one that is left out
// has its default.
defvar Pad_ToSCFOptions = (ins
  OptionalAttr<I64Attr>:$vector_bytes,
  OptionalAttr<I64Attr>:$nontemporal_bytes,
  OptionalAttr<I64Attr>:$nontemporal_run_bytes,
  OptionalAttr<BoolAttr>:$parallel,
  OptionalAttr<I64Attr>:$parallel_bytes,
  OptionalAttr<I64Attr>:$parallel_chunk_bytes);

//===----------------------------------------------------------------------===//
// Pattern sets
//===----------------------------------------------------------------------===//

class Pad_ApplyPatternsOp<string mnemonic> : Op<Transform_Dialect,
    "apply_patterns.pad." # mnemonic,
    [DeclareOpInterfaceMethods<PatternDescriptorOpInterface>]> {
  let assemblyFormat = "attr-dict";
}

def ApplyRaiseToPadPatternsOp : Pad_ApplyPatternsOp<"raise"> {
  let description = [{
    Converts `tensor.pad`, `tosa.pad` and slices inserted into a filled tensor to
    `pad.pad`, as `--raise-to-pad` does.
  }];
}

def ApplyPadToTensorPatternsOp : Pad_ApplyPatternsOp<"to_tensor"> {
  let description = [{
    Converts `pad.pad` in constant mode to `tensor.pad`, as
    `--convert-pad-to-tensor` does. With `assume_non_negative`, dynamic amounts
    are assumed not to be negative.
  }];
  let arguments = (ins UnitAttr:$assume_non_negative);
  let assemblyFormat = "(`assume_non_negative` $assume_non_negative^)? attr-dict";
}

def ApplyLowerDynamicPadPatternsOp : Pad_ApplyPatternsOp<"lower_dynamic_pad"> {
  let description = [{
    Converts `pad.dynamic_pad` to `pad.pad`, as `--lower-dynamic-pad` does.
  }];
}

def ApplyPadToDestinationStylePatternsOp
    : Pad_ApplyPatternsOp<"to_destination_style"> {
  let description = [{
    Converts `pad.pad` and `pad.adjoint` to `pad.pad_into` and `pad.adjoint_into`
    with an empty tensor as destination, as `--convert-pad-to-destination-style`
    does.
  }];
}

def ApplyPadToLinalgPatternsOp : Pad_ApplyPatternsOp<"to_linalg"> {
  let description = [{
    Lowers pads and adjoints on tensors to linalg and tensor operations, as
    `--convert-pad-to-linalg` does.
  }];
}

def ApplyFoldPadIntoReadsPatternsOp
    : Pad_ApplyPatternsOp<"fold_into_reads"> {
  let description = [{
    Replaces a vector read of a `pad.pad` by a vector read of its source, so that
    the pad needs no memory.

    If the positions, the amounts and the extents along padded axes are constants,
    as in the peeled parts of a tiled loop, a `vector.shuffle` of the read vector
    mirrors, repeats or fills the border. If an extent is dynamic, but the number
    of lanes that show each border has a known bound, the source is read with a
    mask; the elements of the border are broadcast and selected by masks.

    ```mlir
    %0 = pad.pad reflect %x low[1] high[0] : tensor<17xf32> to tensor<18xf32>
    %1 = vector.transfer_read %0[%c0], %p : tensor<18xf32>, vector<16xf32>
    // becomes
    %2 = vector.transfer_read %x[%c0], %p : tensor<17xf32>, vector<16xf32>
    %1 = vector.shuffle %2, %2 [1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    ```
  }];
}

def ApplyFoldPartialTilesPatternsOp
    : Pad_ApplyPatternsOp<"fold_partial_tiles"> {
  let description = [{
    Simplifies the partial tiles that upstream's masked vectorization creates at
    the ends of rows of dynamic length. Folds slices of whole tensors, reads of
    masked vectors that were just written, bounds of masks beyond their number of
    lanes, induction variables of loops with one iteration, and linalg operations
    whose results have no elements. Marks transfers of whole vectors `in_bounds` if
    they are known to be. Expects the masks that
    `transform.apply_patterns.vector.lower_masked_transfers` creates.
  }];
}

def ApplyMovePadsPatternsOp : Pad_ApplyPatternsOp<"move_pads"> {
  let description = [{
    Moves pads to where fewer elements are written, as `--fuse-pad` does first:
    from a concatenation to its operands if the pad cannot be fused, after a
    transposition, a `linalg.pack` or a `linalg.unpack` if the pad adds elements,
    and after a reshape if that moves the pad next to a consumer.
  }];
}

def ApplyBubbleUpPadsPatternsOp : Pad_ApplyPatternsOp<"bubble_up_pads"> {
  let description = [{
    Moves a pad in mode `wrap` from the result of a linalg operation to its
    operands: the operation then computes the border itself, with the same bits. A
    chain of stencils recomputes its halos, and no stencil reads rows at the other
    end of the array before it, so that the chain can be fused tile by tile.

    ```mlir
    %0 = pad.pad wrap %x low[1, 1] high[1, 1] : tensor<64x64xf32> to tensor<66x66xf32>
    %1 = linalg.conv_2d ins(%0, %w : tensor<66x66xf32>, tensor<3x3xf32>)
                        outs(%y : tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = pad.pad wrap %1 low[1, 1] high[1, 1] : tensor<64x64xf32> to tensor<66x66xf32>
    // becomes, with axes [0]
    %0 = pad.pad wrap %x low[2, 1] high[2, 1] : tensor<64x64xf32> to tensor<68x66xf32>
    %1 = linalg.conv_2d ins(%0, %w : tensor<68x66xf32>, tensor<3x3xf32>)
                        outs(%z : tensor<66x64xf32>) -> tensor<66x64xf32>
    %2 = pad.pad wrap %1 low[1] high[1] axes [1] : tensor<66x64xf32> to tensor<66x66xf32>
    ```

    Pads move along `axes`, or along all axes if absent; a negative axis counts from
    the back, and an axis that a pad does not have is ignored. Choose the axes that
    are tiled. A pad moves along an axis if

    - extents and amounts along it are static, and no amount is negative;
    - the axis is a parallel loop of the operation, and its body does not use the
      index;
    - the offsets at which the operation reads operands along the axis, relative to
      that loop's index, are constants or indices of other loops;
    - the operands have the result's extent as period: arrays with that extent, pads
      in mode `wrap` of such arrays, and operations on such operands;
    - the operation has no other users.
  }];
  let arguments = (ins OptionalAttr<DenseI64ArrayAttr>:$axes);
  let assemblyFormat = "(`axes` $axes^)? attr-dict";
}

def ApplyPadToSCFPatternsOp : Pad_ApplyPatternsOp<"to_scf"> {
  let description = [{
    Lowers `pad.pad_into`, `pad.fill_border` and `pad.adjoint_into` on memrefs to
    loops over rows, as `--convert-pad-to-scf` and `--convert-adjoint-to-scf` do.
    The attributes are the options of these passes, with the defaults of
    `--convert-pad-to-scf`.
  }];
  let arguments = Pad_ToSCFOptions;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Operations on a matched pad
//===----------------------------------------------------------------------===//

class Pad_LowerOp<string mnemonic> : Op<Transform_Dialect, "pad." # mnemonic, [
    FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface,
    TransformOpInterface, TransformEachOpTrait,
    ReportTrackingListenerFailuresOpTrait]> {
  code declaration = [{
    ::mlir::DiagnosedSilenceableFailure applyToOne(
        ::mlir::transform::TransformRewriter &rewriter,
        ::mlir::Operation *target,
        ::mlir::transform::ApplyToEachResultList &results,
        ::mlir::transform::TransformState &state);
  }];
  let extraClassDeclaration = declaration;
}

class Pad_LowerTensorOp<string mnemonic> : Pad_LowerOp<mnemonic> {
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$lowered);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

def PadLowerToLinalgOp : Pad_LowerTensorOp<"lower_to_linalg"> {
  let summary = "lower the pads of a handle to linalg";
  let description = [{
    Lowers each `pad.pad`, `pad.adjoint`, `pad.pad_into` and `pad.adjoint_into`
    on tensors of the handle to linalg and tensor operations, as
    `--convert-pad-to-linalg` does.

    ```mlir
    %lowered = transform.pad.lower_to_linalg %pad
      : (!transform.any_op) -> !transform.any_op
    ```

    Consumes the handle and returns a handle to the operations whose results
    replace the pads. Fails silenceably if an operation is not such a pad.
  }];
}

def PadToDestinationStyleOp : Pad_LowerTensorOp<"to_destination_style"> {
  let summary = "convert the pads of a handle to destination-passing style";
  let description = [{
    Converts each `pad.pad` or `pad.adjoint` of the handle to a `pad.pad_into` or
    `pad.adjoint_into` with an empty tensor as destination, as
    `--convert-pad-to-destination-style` does.

    ```mlir
    %into = transform.pad.to_destination_style %pad
      : (!transform.any_op) -> !transform.any_op
    ```

    Consumes the handle and returns a handle to the new ops. Fails silenceably if
    an operation is neither a `pad.pad` nor a `pad.adjoint`.
  }];
}

def PadLowerToSCFOp : Pad_LowerOp<"lower_to_scf"> {
  let summary = "lower the pads of a handle to loops";
  let description = [{
    Lowers each `pad.pad_into`, `pad.fill_border` or `pad.adjoint_into` on memrefs
    of the handle to loops over rows, as `--convert-pad-to-scf` and
    `--convert-adjoint-to-scf` do. The attributes are the options of these passes,
    with the defaults of `--convert-pad-to-scf`. An adjoint that adds nothing
    becomes a `pad.pad_into`.

    ```mlir
    transform.pad.lower_to_scf %pad {vector_bytes = 64} : !transform.any_op
    ```

    Consumes the handle. Fails silenceably if an operation is not such a pad.
  }];
  let arguments = !con((ins TransformHandleTypeInterface:$target),
                       Pad_ToSCFOptions);
  let assemblyFormat = "$target attr-dict `:` type($target)";
  let hasVerifier = 1;
}

#endif // PAD_TRANSFORMOPS_PADTRANSFORMOPS_TD
