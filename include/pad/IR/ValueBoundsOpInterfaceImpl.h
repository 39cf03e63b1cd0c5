//===- ValueBoundsOpInterfaceImpl.h - Extents of pads -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tells analyses of index values what the extents of pads are.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_VALUEBOUNDSOPINTERFACEIMPL_H
#define PAD_IR_VALUEBOUNDSOPINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;

namespace pad {

/// Attaches the external model of ValueBoundsOpInterface to `pad.pad`. That of
/// `pad.pad_into` is upstream's for destinations, and of `pad.dynamic_pad`
/// nothing is known.
void registerValueBoundsOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace pad
} // namespace mlir

#endif // PAD_IR_VALUEBOUNDSOPINTERFACEIMPL_H
