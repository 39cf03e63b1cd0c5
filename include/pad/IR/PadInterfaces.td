//===- PadInterfaces.td - What pads and adjoints share -----*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_PADINTERFACES_TD
#define PAD_IR_PADINTERFACES_TD

include "mlir/IR/OpBase.td"

def Pad_WindowOpInterface : OpInterface<"PadWindowOpInterface"> {
  let cppNamespace = "::mlir::pad";
  let description = [{
    An op with a mode, axes, and amounts before and after each of these axes.
    Along an axis, the extent of the array that it writes is that of its source
    plus the amounts for a pad, minus the amounts for an adjoint, and the same for
    a border in place.
  }];
  let methods = [
    InterfaceMethod<"The mode, by which positions outside of the array are filled.",
      "::mlir::pad::PadMode", "getMode">,
    InterfaceMethod<"The array that is read.", "::mlir::Value", "getSource">,
    InterfaceMethod<"", "::mlir::OpOperand &", "getSourceMutable">,
    InterfaceMethod<"The dynamic amounts.", "::mlir::OperandRange", "getLow">,
    InterfaceMethod<"", "::mlir::OperandRange", "getHigh">,
    InterfaceMethod<"", "::mlir::MutableOperandRange", "getLowMutable">,
    InterfaceMethod<"", "::mlir::MutableOperandRange", "getHighMutable">,
    InterfaceMethod<"The static amounts; kDynamic stands for a dynamic one.",
      "::llvm::ArrayRef<int64_t>", "getStaticLow">,
    InterfaceMethod<"", "::llvm::ArrayRef<int64_t>", "getStaticHigh">,
    InterfaceMethod<"", "void", "setStaticLow",
      (ins "::llvm::ArrayRef<int64_t>":$amounts)>,
    InterfaceMethod<"", "void", "setStaticHigh",
      (ins "::llvm::ArrayRef<int64_t>":$amounts)>,
    InterfaceMethod<"The axes that the amounts are for, all if absent.",
      "::std::optional<::llvm::ArrayRef<int64_t>>", "getAxes">,
    InterfaceMethod<"", "::mlir::DenseI64ArrayAttr", "getAxesAttr">,
    InterfaceMethod<"", "void", "setAxesAttr",
      (ins "::mlir::DenseI64ArrayAttr":$axes)>,
    InterfaceMethod<"The fill value in constant mode, if it is given.",
      "::mlir::Value", "getValue", (ins), /*methodBody=*/"",
      /*defaultImplementation=*/"return {};">,
    InterfaceMethod<"The type of the array that is written: result or destination.",
      "::mlir::ShapedType", "getWrittenType", (ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        auto into = dyn_cast<DestinationStyleOpInterface>($_op.getOperation());
        return cast<ShapedType>((into ? into.getDpsInitOperand(0)->get()
                                      : Value($_op->getResult(0)))
                                    .getType());
      }]>,
    InterfaceMethod<[{
        The sign with which the op adds an axis's amounts to its extent: 1 for a
        pad, -1 for an adjoint, 0 for a border.
      }], "int64_t", "getChangeSign", (ins), /*methodBody=*/"",
      /*defaultImplementation=*/"return 1;">,
    InterfaceMethod<[{
        Verifies that a source with extents `source` and these amounts can have
        the extents `written`. `emit` is called at most once, and only on
        failure.
      }], "::llvm::LogicalResult", "verifyShape",
      (ins "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emit,
           "::llvm::ArrayRef<int64_t>":$source,
           "::llvm::ArrayRef<int64_t>":$low, "::llvm::ArrayRef<int64_t>":$high,
           "::llvm::ArrayRef<int64_t>":$written), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return verifyPaddedShape(emit, $_op.getMode(), source, low, high,
                                 $_op.getAxes(), written);
      }]>,
  ];
  let extraSharedClassDeclaration = [{
    /// The amounts as written: one entry for each axis named, static entries
    /// as index attributes.
    SmallVector<OpFoldResult> getMixedLow() {
      return getMixedValues($_op.getStaticLow(), $_op.getLow(),
                            $_op->getContext());
    }
    SmallVector<OpFoldResult> getMixedHigh() {
      return getMixedValues($_op.getStaticHigh(), $_op.getHigh(),
                            $_op->getContext());
    }

    /// Rank of the source, which is the rank of what is written.
    int64_t getRank() {
      return cast<ShapedType>($_op.getSource().getType()).getRank();
    }

    /// The axes that `low` and `high` speak of, in their order, each in
    /// [0, rank).
    SmallVector<int64_t> getPaddedAxes() {
      return normalizeAxes($_op.getAxes(), getRank());
    }

    /// The amounts for every axis of the source in order; axes that are not
    /// named have the attribute 0.
    SmallVector<OpFoldResult> getLowPerAxis() {
      return spreadOverAxes(getMixedLow(), getPaddedAxes(), getRank(),
                            $_op->getContext());
    }
    SmallVector<OpFoldResult> getHighPerAxis() {
      return spreadOverAxes(getMixedHigh(), getPaddedAxes(), getRank(),
                            $_op->getContext());
    }

    /// Whether the axis of what is written has the extent that the source and
    /// the amounts give, whatever the program does: either the extent is
    /// computed so, or the verifier has seen it. Otherwise only (C7) says so.
    bool hasComputedExtent(int64_t axis) {
      if ($_op.getWrittenType().isDynamicDim(axis))
        return !isa<DestinationStyleOpInterface>($_op.getOperation());
      return !cast<ShapedType>($_op.getSource().getType())
                  .isDynamicDim(axis) &&
             isa<Attribute>(getLowPerAxis()[axis]) &&
             isa<Attribute>(getHighPerAxis()[axis]);
    }
  }];
}

#endif // PAD_IR_PADINTERFACES_TD
