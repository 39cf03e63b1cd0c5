// The result is 0 for all x less than 2^-24, and there is no pattern for erf.
// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s

// CHECK-LABEL: @expm1(
// CHECK: %[[EXP:.*]] = llvm.intr.exp(
// CHECK: llvm.fsub %[[EXP]],
func.func @expm1(%x: f32) -> f32 {
  %0 = math.expm1 %x : f32
  return %0 : f32
}

// CHECK-LABEL: @log1p(
// CHECK: %[[SUM:.*]] = llvm.fadd
// CHECK: llvm.intr.log(%[[SUM]])
func.func @log1p(%x: f32) -> f32 {
  %0 = math.log1p %x : f32
  return %0 : f32
}

// CHECK-LABEL: @erf(
// CHECK: math.erf
func.func @erf(%x: f32) -> f32 {
  %0 = math.erf %x : f32
  return %0 : f32
}
