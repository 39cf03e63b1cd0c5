//===- PadEnums.td - Padding modes and facts ---------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_PADENUMS_TD
#define PAD_IR_PADENUMS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "pad/IR/PadBase.td"

def Pad_ModeConstant : I32EnumAttrCase<"Constant", 0, "constant">;
def Pad_ModeEdge : I32EnumAttrCase<"Edge", 1, "edge">;
def Pad_ModeReflect : I32EnumAttrCase<"Reflect", 2, "reflect">;
def Pad_ModeSymmetric : I32EnumAttrCase<"Symmetric", 3, "symmetric">;
def Pad_ModeWrap : I32EnumAttrCase<"Wrap", 4, "wrap">;

def Pad_PadMode : I32EnumAttr<"PadMode",
    "how a pad extends its source beyond the ends of an axis",
    [Pad_ModeConstant, Pad_ModeEdge, Pad_ModeReflect, Pad_ModeSymmetric,
     Pad_ModeWrap]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::pad";
}

def Pad_PadModeAttr : EnumAttr<Pad_Dialect, Pad_PadMode, "mode"> {
  // Upstream's parser of enums emits two errors, with names of C++.
  let assemblyFormat = "custom<PadMode>($value)";
}

def Pad_FactFits : I32BitEnumAttrCaseBit<"Fits", 0, "fits">;
def Pad_FactWithinReach : I32BitEnumAttrCaseBit<"WithinReach", 1,
                                                "within_reach">;
def Pad_FactRowWithinReach : I32BitEnumAttrCaseBit<"RowWithinReach", 2,
                                                   "row_within_reach">;
def Pad_FactInPlace : I32BitEnumAttrCaseBit<"InPlace", 3, "in_place">;
def Pad_FactBorder : I32BitEnumAttrCaseBit<"Border", 4, "border">;
def Pad_FactElements : I32BitEnumAttrCaseBit<"Elements", 5, "elements">;
def Pad_FactRows : I32BitEnumAttrCaseBit<"Rows", 6, "rows">;
def Pad_FactDenseSource : I32BitEnumAttrCaseBit<"DenseSource", 7,
                                                "dense_source">;
def Pad_FactDenseResult : I32BitEnumAttrCaseBit<"DenseResult", 8,
                                                "dense_result">;
def Pad_FactPastCaches : I32BitEnumAttrCaseBit<"PastCaches", 9, "past_caches">;
def Pad_FactInChunks : I32BitEnumAttrCaseBit<"InChunks", 10, "in_chunks">;
def Pad_FactChunk : I32BitEnumAttrCaseBit<"Chunk", 11, "chunk">;
def Pad_FactDisjointBorders : I32BitEnumAttrCaseBit<"DisjointBorders", 12,
                                                    "disjoint_borders">;
def Pad_FactDisjointRowBorders : I32BitEnumAttrCaseBit<
    "DisjointRowBorders", 13, "disjoint_row_borders">;
def Pad_FactUnitBorders : I32BitEnumAttrCaseBit<"UnitBorders", 14,
                                                "unit_borders">;
def Pad_FactFewBorders : I32BitEnumAttrCaseBit<"FewBorders", 15,
                                               "few_borders">;
def Pad_FactWholeLines : I32BitEnumAttrCaseBit<"WholeLines", 16,
                                               "whole_lines">;
def Pad_FactSmallIndices
    : I32BitEnumAttrCaseBit<"SmallIndices", 17, "small_indices">;
def Pad_FactVectorsCrossRows
    : I32BitEnumAttrCaseBit<"VectorsCrossRows", 18, "vectors_cross_rows">;
def Pad_FactLanePermutations
    : I32BitEnumAttrCaseBit<"LanePermutations", 19, "lane_permutations">;

def Pad_Facts : I32BitEnumAttr<"Facts",
    "what is known of a pad and decided about it",
    [Pad_FactFits, Pad_FactWithinReach, Pad_FactRowWithinReach,
     Pad_FactInPlace, Pad_FactBorder, Pad_FactElements, Pad_FactRows,
     Pad_FactDenseSource, Pad_FactDenseResult, Pad_FactPastCaches,
     Pad_FactInChunks, Pad_FactChunk, Pad_FactDisjointBorders,
     Pad_FactDisjointRowBorders, Pad_FactUnitBorders, Pad_FactFewBorders,
     Pad_FactWholeLines, Pad_FactSmallIndices, Pad_FactVectorsCrossRows,
     Pad_FactLanePermutations]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::pad";
  let printBitEnumPrimaryGroups = 0;
}

def Pad_FactsAttr : AttrDef<Pad_Dialect, "Facts"> {
  let mnemonic = "facts";
  let summary = "what is known of a pad on memrefs and decided about it";
  let description = [{
    The attribute `pad.facts` of a `pad.pad_into` or `pad.adjoint_into` on memrefs.
    `--version-pads` and `--version-adjoints` write it, and `--convert-pad-to-scf`
    and `--convert-adjoint-to-scf` choose the loops by it. Whoever knows a fact may
    write it before: no test is then built for it. The remarks of
    `--convert-pad-to-gpu` print the facts of each kernel.

    | fact | what holds |
    |-|-|
    | `fits` | extents fit the amounts, none is 0, the stride of the last axis is 1 and no stride is negative |
    | `within_reach` | no border is wider than the reach of the mode |
    | `row_within_reach` | no border of a row is |
    | `in_place` | the source is the inside of the destination: only the border is written, by loops that of rows |
    | `border` | the destination is part of a border, and read soon |
    | `disjoint_borders` | of an adjoint: along each axis outside of the row, borders are within reach, show no element twice, and show only elements that are shown in place, too |
    | `disjoint_row_borders` | the same along the row |
    | `dense_source`, `dense_result` | the stride of each axis of the source, or of the destination, is the product of the extents of its inner axes; of a pad also where the axis has one position |
    | `small_indices` | integers of 32 bits hold all indices of a kernel but the offsets in arrays |
    | `lane_permutations` | the target permutes the bytes of a vector of 64 by indices in another one (AVX-512 VBMI) |

    The others are decisions. With one of the first two, a pad is versioned:

    | fact | what is decided |
    |-|-|
    | `elements` | written element by element |
    | `rows` | written in rows; both operands are `memref.reinterpret_cast`s, with the elements of one position of the row as their last axis |
    | `past_caches` | rows, in non-temporal stores of whole lines |
    | `in_chunks` | rows, to be divided into chunks for threads |
    | `chunk` | rows of such a chunk, which may be parts of rows |
    | `unit_borders` | rows of an adjoint, in planes: rows and planes have one position on each side, and no other axis has a border |
    | `few_borders` | rows of an adjoint whose borders outside of the row are few and known: each row of these is written out |
    | `whole_lines` | rows of an adjoint that begin and end with a line of the caches |
    | `vectors_cross_rows` | rows, in a kernel whose vectors begin in one row and end in another |
  }];
  let parameters = (ins EnumParameter<Pad_Facts>:$value);
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
}

#endif // PAD_IR_PADENUMS_TD
