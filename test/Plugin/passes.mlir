// The passes and pipelines of pad in a stock mlir-opt. A pipeline that names a
// pass which is not there fails, so each of these lines fails without a plugin.

// RUN: %mlir_opt %s --pass-pipeline='builtin.module(convert-pad-to-linalg)' \
// RUN:   | FileCheck %s --check-prefix=LINALG
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(func.func(convert-pad-to-destination-style))' \
// RUN:   | FileCheck %s --check-prefix=INTO
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(pad-to-scf{out-params})' \
// RUN:   | FileCheck %s --check-prefix=SCF
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(pad-to-llvm)' \
// RUN:   | FileCheck %s --check-prefix=LLVM
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(pad-to-llvm{path=linalg})' \
// RUN:   | FileCheck %s --check-prefix=LLVM

// RUN: mlir-opt --load-dialect-plugin=%plugin %s --emit-bytecode \
// RUN:   | mlir-opt --load-dialect-plugin=%plugin \
// RUN:   | FileCheck %s --check-prefix=DIALECT
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=WITHOUT

// WITHOUT: Dialect `pad' not found

// DIALECT-LABEL: func.func @reflect_static_f32_both_sides
// DIALECT:         pad.pad reflect

// LINALG-LABEL:  func.func @reflect_static_f32_both_sides
// LINALG-NOT:      pad.
// LINALG:          linalg.generic

// INTO-LABEL:    func.func @reflect_static_f32_both_sides
// INTO:            pad.pad_into reflect

// SCF-LABEL:     func.func @reflect_static_f32_both_sides
// SCF-SAME:        memref<4xf32>, %{{.*}}: memref<9xf32>
// SCF-NOT:         pad.
// SCF-NOT:         memref.alloc

// LLVM-LABEL:    llvm.func @reflect_static_f32_both_sides
// LLVM-NOT:        pad.
// LLVM:          llvm.func @_mlir_ciface_reflect_static_f32_both_sides
func.func @reflect_static_f32_both_sides(%x: tensor<4xf32>) -> tensor<9xf32> {
  %0 = pad.pad reflect %x low[2] high[3] : tensor<4xf32> to tensor<9xf32>
  return %0 : tensor<9xf32>
}
