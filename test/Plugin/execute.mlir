// Compiled and run with nothing but the tools of LLVM and the plugin.

// RUN: %mlir_opt %s --pass-pipeline='builtin.module(pad-to-llvm)' \
// RUN:   | mlir-runner -e main -entry-point-result=void \
// RUN:     --shared-libs=%llvm_lib_dir/libmlir_runner_utils.so,%llvm_lib_dir/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(pad-to-llvm{path=linalg})' \
// RUN:   | mlir-runner -e main -entry-point-result=void \
// RUN:     --shared-libs=%llvm_lib_dir/libmlir_runner_utils.so,%llvm_lib_dir/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s

func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}

// CHECK:      sizes = [3, 6]
// CHECK:      [3, 2, 1, 2, 3, 2],
// CHECK-NEXT: [6, 5, 4, 5, 6, 5],
// CHECK-NEXT: [3, 2, 1, 2, 3, 2]
func.func @main() {
  %x = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = pad.pad reflect %x low[0, 2] high[1, 1] : tensor<2x3xf32> to tensor<3x6xf32>
  %1 = tensor.cast %0 : tensor<3x6xf32> to tensor<*xf32>
  call @printMemrefF32(%1) : (tensor<*xf32>) -> ()
  return
}
