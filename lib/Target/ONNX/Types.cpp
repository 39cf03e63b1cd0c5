//===- Types.cpp - Element types and shapes of ONNX -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Types.h"
#include "../Utils/FoldingBuilder.h"
#include "mlir/IR/Builders.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

/// The signless or unsigned integer of `width` bits.
template <unsigned width>
static Type getSignless(Builder &builder) {
  return builder.getIntegerType(width);
}
template <unsigned width>
static Type getUnsigned(Builder &builder) {
  return builder.getIntegerType(width, /*isSigned=*/false);
}

template <typename FloatTy>
static Type getFloat(Builder &builder) {
  return FloatTy::get(builder.getContext());
}
template <typename FloatTy>
static Type getComplex(Builder &builder) {
  return ComplexType::get(FloatTy::get(builder.getContext()));
}

static Type getString(Builder &builder) {
  return StringType::get(builder.getContext());
}

// Numbers and fields follow TensorProto in onnx.proto3, versions the type
// constraint T of Pad.
static const ElementType kElementTypes[] = {
    {1, "float", DataField::Float, 1, getFloat<Float32Type>},
    {2, "uint8", DataField::Int32, 11, getUnsigned<8>},
    {3, "int8", DataField::Int32, 11, getSignless<8>},
    {4, "uint16", DataField::Int32, 11, getUnsigned<16>},
    {5, "int16", DataField::Int32, 11, getSignless<16>},
    {6, "int32", DataField::Int32, 11, getSignless<32>},
    {7, "int64", DataField::Int64, 11, getSignless<64>},
    {8, "string", DataField::String, 13, getString},
    {9, "bool", DataField::Int32, 13, getSignless<1>},
    {10, "float16", DataField::Int32, 1, getFloat<Float16Type>},
    {11, "double", DataField::Double, 1, getFloat<Float64Type>},
    {12, "uint32", DataField::UInt64, 11, getUnsigned<32>},
    {13, "uint64", DataField::UInt64, 11, getUnsigned<64>},
    {14, "complex64", DataField::Float, 13, getComplex<Float32Type>},
    {15, "complex128", DataField::Double, 13, getComplex<Float64Type>},
    {16, "bfloat16", DataField::Int32, 13, getFloat<BFloat16Type>},
    {17, "float8e4m3fn", DataField::Int32, 21, getFloat<Float8E4M3FNType>},
    {18, "float8e4m3fnuz", DataField::Int32, 21, getFloat<Float8E4M3FNUZType>},
    {19, "float8e5m2", DataField::Int32, 21, getFloat<Float8E5M2Type>},
    {20, "float8e5m2fnuz", DataField::Int32, 21, getFloat<Float8E5M2FNUZType>},
    {21, "uint4", DataField::Int32, 21, getUnsigned<4>},
    {22, "int4", DataField::Int32, 21, getSignless<4>},
    {23, "float4e2m1", DataField::Int32, 23, getFloat<Float4E2M1FNType>},
    {24, "float8e8m0", DataField::Int32, 24, getFloat<Float8E8M0FNUType>},
    {25, "uint2", DataField::Int32, 25, getUnsigned<2>},
    {26, "int2", DataField::Int32, 25, getSignless<2>},
};

FailureOr<const ElementType *> onnx_import::getElementType(int64_t number,
                                                           EmitFn emitError) {
  for (const ElementType &type : kElementTypes)
    if (type.number == number)
      return &type;
  emitError() << "element type number " << number
              << " is unknown, expected one in [1, "
              << std::end(kElementTypes)[-1].number << "]";
  return failure();
}

FailureOr<const ElementType *> onnx_import::getElementType(StringRef name,
                                                           EmitFn emitError) {
  for (const ElementType &type : kElementTypes)
    if (type.name.equals_insensitive(name))
      return &type;
  emitError() << "element type '" << name << "' is unknown";
  return failure();
}

const ElementType *onnx_import::findElementType(Type type) {
  Builder builder(type.getContext());
  for (const ElementType &candidate : kElementTypes)
    if (type && candidate.convert(builder) == type)
      return &candidate;
  return nullptr;
}

FailureOr<SmallVector<int64_t>>
onnx_import::convertDims(ArrayRef<std::optional<int64_t>> dims,
                         EmitFn emitError) {
  SmallVector<int64_t> shape;
  for (std::optional<int64_t> dim : dims) {
    if (dim && *dim < 0) {
      emitError() << "axis " << shape.size() << " has the extent " << *dim
                  << ", expected 0 or more";
      return failure();
    }
    shape.push_back(dim.value_or(ShapedType::kDynamic));
  }
  if (isReasonableShape(shape))
    return shape;
  emitError() << "shape of " << shape.size()
              << " axes is out of range, expected at most " << kMaxRank
              << " axes and fewer than 2^63 elements";
  return failure();
}

FailureOr<RankedTensorType>
onnx_import::convertTensorType(const onnx::TypeProto &type,
                               MLIRContext *context, EmitFn emitError) {
  if (!type.has_tensor_type()) {
    emitError() << "type is not that of a dense tensor, expected one";
    return failure();
  }
  FailureOr<const ElementType *> element =
      getElementType(type.tensor_type().elem_type(), emitError);
  if (failed(element))
    return failure();
  if (!type.tensor_type().has_shape())
    return RankedTensorType();
  auto dims = llvm::map_to_vector(
      type.tensor_type().shape().dim(), [](const auto &dim) {
        return dim.has_dim_value() ? std::optional<int64_t>(dim.dim_value())
                                   : std::nullopt;
      });
  FailureOr<SmallVector<int64_t>> shape = convertDims(dims, emitError);
  if (failed(shape))
    return failure();
  Builder builder(context);
  return RankedTensorType::get(*shape, (*element)->convert(builder));
}
