// RUN: split-file %s %t
// RUN: pad-opt %t/functions.mlir --call-libm | FileCheck %t/functions.mlir
// RUN: pad-opt %t/functions.mlir --pad-to-llvm \
// RUN:   | FileCheck %t/functions.mlir --check-prefix=LLVM
// RUN: pad-opt %t/invalid.mlir --call-libm --split-input-file --verify-diagnostics

//--- functions.mlir
// The wrappers are those of functions of the module.
// LLVM-NOT: _mlir_ciface_{{erf|expm1|log1p}}
// LLVM-NOT: math.

// CHECK-LABEL: func @functions(
// CHECK-DAG: call @acoshf(
// CHECK-DAG: call @asinhf(
// CHECK-DAG: call @atanhf(
// CHECK-DAG: call @cbrtf(
// CHECK-DAG: call @erff(
// CHECK-DAG: call @erfcf(
// CHECK-DAG: call @expm1f(
// CHECK-DAG: call @log1pf(
func.func @functions(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %0 = math.acosh %x : f32
  %1 = math.asinh %x : f32
  %2 = math.atanh %x : f32
  %3 = math.cbrt %x : f32
  %4 = math.erf %x : f32
  %5 = math.erfc %x : f32
  %6 = math.expm1 %x : f32
  %7 = math.log1p %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func @types(
// CHECK: arith.extf {{.*}} : bf16 to f32
// CHECK: call @expm1f(
// CHECK: arith.truncf {{.*}} : f32 to bf16
// CHECK-COUNT-2: call @log1p(
func.func @types(%x: bf16, %y: vector<2xf64>) -> (bf16, vector<2xf64>) {
  %0 = math.expm1 %x : bf16
  %1 = math.log1p %y : vector<2xf64>
  return %0, %1 : bf16, vector<2xf64>
}

// These have code in LLVM.
// CHECK-LABEL: func @negative(
// CHECK: math.exp
// CHECK: math.sqrt
// CHECK: math.floor
// CHECK: math.fma
func.func @negative(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  %1 = math.sqrt %0 : f32
  %2 = math.floor %1 : f32
  %3 = math.fma %2, %1, %0 : f32
  return %3 : f32
}

//--- invalid.mlir
func.func @many(%x: vector<64x64xf32>, %y: vector<4294967296x4294967296xf64>)
    -> (vector<64x64xf32>, vector<4294967296x4294967296xf64>) {
  %0 = math.erf %x : vector<64x64xf32>
  // expected-error @below {{'math.log1p' op of 'vector<4294967296x4294967296xf64>' becomes a call for each element, expected at most 4096, and no scalable vectors}}
  %1 = math.log1p %y : vector<4294967296x4294967296xf64>
  return %0, %1 : vector<64x64xf32>, vector<4294967296x4294967296xf64>
}

// -----

// Upstream's pattern computes four elements of it.
func.func @scalable(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  // expected-error @below {{'math.log1p' op of 'vector<[4]xf32>' becomes a call for each element}}
  %0 = math.log1p %x : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
