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
    Turns `tensor.pad`, `tosa.pad` and a slice inserted into a filled tensor into
    `pad.pad`, as `--raise-to-pad` does.
  }];
}

def ApplyPadToTensorPatternsOp : Pad_ApplyPatternsOp<"to_tensor"> {
  let description = [{
    Turns `pad.pad` in constant mode into `tensor.pad`, as
    `--convert-pad-to-tensor` does. With `assume_non_negative`, dynamic amounts
    do not crop.
  }];
  let arguments = (ins UnitAttr:$assume_non_negative);
  let assemblyFormat = "(`assume_non_negative` $assume_non_negative^)? attr-dict";
}

def ApplyLowerDynamicPadPatternsOp : Pad_ApplyPatternsOp<"lower_dynamic_pad"> {
  let description = [{
    Turns `pad.dynamic_pad` into `pad.pad`, as `--lower-dynamic-pad` does.
  }];
}

def ApplyPadToDestinationStylePatternsOp
    : Pad_ApplyPatternsOp<"to_destination_style"> {
  let description = [{
    Turns `pad.pad` and `pad.adjoint` into `pad.pad_into` and `pad.adjoint_into`
    an empty tensor, as `--convert-pad-to-destination-style` does.
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
    Reads vectors of a `pad.pad` off its source, where their positions, the
    amounts and the extents along padded axes are constants, as they are in the
    peeled parts of a tiled loop. What the pad mirrors, repeats or fills is a
    `vector.shuffle`, and the pad needs no memory. Where an extent is not known,
    but at most how many lanes of each border are shown, the source is read by a
    mask, and the elements of the border are broadcast and chosen by masks. These
    have numbers of lanes that differ by constants, apart from what they share.

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
    Folds what upstream's masked vectorization leaves of the partial tiles at the
    ends of rows of unknown length: slices that are whole, masked vectors that are
    written and read again, bounds of masks beyond their lanes, and induction
    variables of loops of one turn. Whole vectors that loops write are marked
    `in_bounds` where that is known. Masks are those of
    `transform.apply_patterns.vector.lower_masked_transfers`.
  }];
}

def ApplyMovePadsPatternsOp : Pad_ApplyPatternsOp<"move_pads"> {
  let description = [{
    Moves pads to where fewer elements are written, as `--fuse-pad` does first:
    from a concatenation to its operands if they cannot be fused, after a
    transposition, a `linalg.pack` or a `linalg.unpack` if they add elements, and
    after a reshape if that moves them next to a consumer.
  }];
}

def ApplyBubbleUpPadsPatternsOp : Pad_ApplyPatternsOp<"bubble_up_pads"> {
  let description = [{
    Moves a pad in mode `wrap` before the linalg operation of which it pads the
    result: the operation computes the border, from a pad of its operands, and
    computes the same bits. In a chain of stencils halos are computed again then,
    and no stencil reads rows at the other end of the array before it, so that
    the chain can be fused tile by tile.

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

    `axes` are those along which pads move, all if absent; a negative one counts
    from the back, and one that a pad does not have is left out. Choose the axes
    that are tiled. Along such an axis extents and amounts are static and nothing is
    cropped; the axis is a parallel loop of the operation, on which its body does
    not depend; and what the operation reads along it is at constant distances or
    at those of other loops, of operands that have the period: pads in mode `wrap` of
    arrays with the extent of the result, arrays with that extent, and operations of
    such operands. Operations with other users are not computed again.
  }];
  let arguments = (ins OptionalAttr<DenseI64ArrayAttr>:$axes);
  let assemblyFormat = "(`axes` $axes^)? attr-dict";
}

def ApplyPadToSCFPatternsOp : Pad_ApplyPatternsOp<"to_scf"> {
  let description = [{
    Lowers `pad.pad_into`, `pad.fill_border` and `pad.adjoint_into` on memrefs to
    loops over rows, as `--convert-pad-to-scf` and `--convert-adjoint-to-scf` do;
    the attributes are their options, with the defaults of the former.
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

    Consumes the handle and returns one to the operations whose results take the
    place of the pads. A silenceable failure if an operation is not such a pad.
  }];
}

def PadToDestinationStyleOp : Pad_LowerTensorOp<"to_destination_style"> {
  let summary = "give the pads of a handle a destination";
  let description = [{
    Turns each `pad.pad` or `pad.adjoint` of the handle into a `pad.pad_into` or
    `pad.adjoint_into` an empty tensor, as `--convert-pad-to-destination-style`
    does.

    ```mlir
    %into = transform.pad.to_destination_style %pad
      : (!transform.any_op) -> !transform.any_op
    ```

    Consumes the handle and returns one to what writes the empty tensors. A
    silenceable failure if an operation is neither a `pad.pad` nor a
    `pad.adjoint`.
  }];
}

def PadLowerToSCFOp : Pad_LowerOp<"lower_to_scf"> {
  let summary = "lower the pads of a handle to loops";
  let description = [{
    Lowers each `pad.pad_into`, `pad.fill_border` or `pad.adjoint_into` on memrefs
    of the handle to loops over rows, as `--convert-pad-to-scf` and
    `--convert-adjoint-to-scf` do; the attributes are their options, with the
    defaults of the former. An adjoint that adds nothing becomes a
    `pad.pad_into`.

    ```mlir
    transform.pad.lower_to_scf %pad {vector_bytes = 64} : !transform.any_op
    ```

    Consumes the handle. A silenceable failure if an operation is not such a pad.
  }];
  let arguments = !con((ins TransformHandleTypeInterface:$target),
                       Pad_ToSCFOptions);
  let assemblyFormat = "$target attr-dict `:` type($target)";
  let hasVerifier = 1;
}

#endif // PAD_TRANSFORMOPS_PADTRANSFORMOPS_TD
