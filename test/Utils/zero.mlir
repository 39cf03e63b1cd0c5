// RUN: pad-opt --pad-to-llvm=path=scf %s | FileCheck %s
// RUN: pad-opt --pad-to-llvm=path=linalg %s | FileCheck %s

// The zero of a type that `arith.constant` has no scalars of reaches the LLVM
// dialect both ways.

// CHECK-LABEL: llvm.func @constant_static_ui8_no_value(
// CHECK-NOT:     arith.
// CHECK-NOT:     unrealized_conversion_cast
// CHECK:         llvm.return
func.func @constant_static_ui8_no_value(%x: tensor<4xui8>) -> tensor<7xui8> {
  %0 = pad.pad constant %x low[1] high[2] : tensor<4xui8> to tensor<7xui8>
  return %0 : tensor<7xui8>
}

// CHECK-LABEL: llvm.func @constant_dynamic_si16_no_value(
// CHECK-NOT:     arith.
// CHECK-NOT:     unrealized_conversion_cast
// CHECK:         llvm.return
func.func @constant_dynamic_si16_no_value(%x: tensor<?x3xsi16>) -> tensor<?x3xsi16> {
  %0 = pad.pad constant %x low[1] high[2] axes [0] : tensor<?x3xsi16> to tensor<?x3xsi16>
  return %0 : tensor<?x3xsi16>
}

// CHECK-LABEL: llvm.func @constant_dynamic_string_no_value(
// CHECK-NOT:     pad.
// CHECK-NOT:     unrealized_conversion_cast
// CHECK:         llvm.mlir.zero : !llvm.ptr
// CHECK:         llvm.return
func.func @constant_dynamic_string_no_value(%x: tensor<?x!pad.string>) -> tensor<?x!pad.string> {
  %0 = pad.pad constant %x low[1] high[2] : tensor<?x!pad.string> to tensor<?x!pad.string>
  return %0 : tensor<?x!pad.string>
}
