//===- StableHLODialect.h - Operations that are read ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_STABLEHLO_STABLEHLODIALECT_H
#define PAD_LIB_TARGET_STABLEHLO_STABLEHLODIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "StableHLODialect.h.inc"
#include "StableHLOEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "StableHLOAttributes.h.inc"

#define GET_OP_CLASSES
#include "StableHLOOps.h.inc"

namespace mlir::pad::stablehlo_import {

// Parts of the text of operations, in the forms that StableHLO prints.

/// `[0, 1]`.
ParseResult parseNumbers(AsmParser &parser, SmallVectorImpl<int64_t> &numbers);

/// `<offset_dims = [0], ..., index_vector_dim = 1>`: fields that are lists, and
/// one that is a number; each may be left out.
ParseResult
parseFields(AsmParser &parser,
            ArrayRef<std::pair<StringRef, SmallVector<int64_t> *>> lists,
            StringRef numberName = "", int64_t *number = nullptr);

/// `batching_dims = [0] x [0], contracting_dims = [2] x [1],
/// precision = [DEFAULT, HIGH]`; the first and the last may be left out.
ParseResult parseDot(OpAsmParser &parser, DotAttr &numbers,
                     ArrayAttr &precisions);
void printDot(OpAsmPrinter &printer, Operation *op, DotAttr numbers,
              ArrayAttr precisions);

/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`: the axes of the image, of the
/// kernel and of the result.
ParseResult parseConv(AsmParser &parser, ConvAttr &numbers);
void printConv(AsmPrinter &printer, Operation *op, ConvAttr numbers);

/// `stride = [1, 2], pad = [[1, 1], [0, 2]], lhs_dilate = [1, 1],
/// rhs_dilate = [1, 1], reverse = [false, false]`; each may be left out.
ParseResult parseWindow(OpAsmParser &parser, DenseI64ArrayAttr &strides,
                        DenseIntElementsAttr &padding,
                        DenseI64ArrayAttr &imageDilation,
                        DenseI64ArrayAttr &kernelDilation,
                        DenseBoolArrayAttr &reversal);
void printWindow(OpAsmPrinter &printer, Operation *op,
                 DenseI64ArrayAttr strides, DenseIntElementsAttr padding,
                 DenseI64ArrayAttr imageDilation,
                 DenseI64ArrayAttr kernelDilation, DenseBoolArrayAttr reversal);

} // namespace mlir::pad::stablehlo_import

#endif // PAD_LIB_TARGET_STABLEHLO_STABLEHLODIALECT_H
