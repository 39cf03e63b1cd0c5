//===- ValueBoundsOpInterfaceImpl.h - Extents of pads -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives analyses of index values the extents of pads.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_VALUEBOUNDSOPINTERFACEIMPL_H
#define PAD_IR_VALUEBOUNDSOPINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;

namespace pad {

/// Attaches the external model of ValueBoundsOpInterface to `pad.pad`.
/// `pad.pad_into` has upstream's model for destinations; the extents of
/// `pad.dynamic_pad` are unknown.
void registerValueBoundsOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace pad
} // namespace mlir

#endif // PAD_IR_VALUEBOUNDSOPINTERFACEIMPL_H
