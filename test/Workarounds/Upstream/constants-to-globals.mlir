// REQUIRES: llvm-22
// The order and the names of constants differ from run to run.
// LLVM 23 visits functions in an order of theirs.
// RUN: mlir-opt %s --one-shot-bufferize=bufferize-function-boundaries > %t.1
// RUN: mlir-opt %s --one-shot-bufferize=bufferize-function-boundaries > %t.2
// RUN: mlir-opt %s --one-shot-bufferize=bufferize-function-boundaries > %t.3
// RUN: cat %t.1 %t.1 > %t.same
// RUN: cat %t.2 %t.3 | not diff - %t.same
func.func @a() -> tensor<1xi8> {
  %0 = arith.constant dense<0> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @b() -> tensor<1xi8> {
  %0 = arith.constant dense<1> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @c() -> tensor<1xi8> {
  %0 = arith.constant dense<2> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @d() -> tensor<1xi8> {
  %0 = arith.constant dense<3> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @e() -> tensor<1xi8> {
  %0 = arith.constant dense<4> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @f() -> tensor<1xi8> {
  %0 = arith.constant dense<5> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @g() -> tensor<1xi8> {
  %0 = arith.constant dense<6> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @h() -> tensor<1xi8> {
  %0 = arith.constant dense<7> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
