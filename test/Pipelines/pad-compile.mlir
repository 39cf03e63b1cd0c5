// What a front end writes to compiled loops without the padded array, and each of
// the steps off.

// RUN: pad-opt %s --pad-compile | FileCheck %s --check-prefix=LLVM
// LLVM: llvm.func @_mlir_ciface_shift(
// LLVM-NOT: llvm.func {{.*}}@rows
// LLVM-NOT: func.func

// The steps, in this order.
// RUN: pad-opt %s --pad-compile --dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s --check-prefix=STEPS
// STEPS:      raise-to-pad,
// STEPS-NEXT: inline{
// STEPS-NEXT: symbol-dce,
// STEPS-NEXT: func.func(
// STEPS-NEXT:   tosa-optional-decompositions,
// STEPS:        tosa-to-linalg-named
// STEPS:        tosa-to-linalg{
// STEPS:        tosa-to-tensor
// STEPS-NEXT: ),
// STEPS-NEXT: raise-to-pad,
// STEPS-NEXT: check-pads-are-lowered
// STEPS-NEXT: canonicalize-soundly
// STEPS-NEXT: resolve-ranked-shaped-type-result-dims
// STEPS-NEXT: canonicalize
// STEPS:      fuse-elementwise,
// STEPS-NEXT: canonicalize
// STEPS:      fuse-pad{
// STEPS-NEXT: interchange-reductions
// STEPS:      one-shot-bufferize
// STEPS:      convert-pad-to-scf
// RUN: pad-opt %s --pad-compile=runtime-checks --dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s --check-prefix=CHECKS
// CHECKS:      check-pads-are-lowered
// CHECKS-NEXT: generate-runtime-verification
// CHECKS-NEXT: canonicalize-soundly
// CHECKS-NEXT: resolve-ranked-shaped-type-result-dims
// CHECKS-NEXT: canonicalize
// RUN: echo 'module {}' | pad-opt --pad-compile='raise=0 inline=0 tosa=0 fuse-elementwise=0 fuse-pads=0 interchange-reductions=0' --dump-pass-pipeline -o /dev/null 2> %t.off
// RUN: echo 'module {}' | pad-opt --pad-to-llvm --dump-pass-pipeline -o /dev/null 2> %t.none
// RUN: diff %t.off %t.none
// RUN: FileCheck %s --check-prefix=OFF --implicit-check-not=raise-to-pad --implicit-check-not=inline{ --implicit-check-not=tosa --implicit-check-not=fuse- --implicit-check-not=interchange < %t.off
// OFF: one-shot-bufferize

// A shift: upstream's folder takes it for its source. It is raised first.
func.func @shift(%x: tensor<6xi32>) -> tensor<6xi32> {
  %c = arith.constant 0 : i32
  %y = tensor.pad %x low[1] high[-1] {
  ^bb0(%i: index):
    tensor.yield %c : i32
  } : tensor<6xi32> to tensor<6xi32>
  return %y : tensor<6xi32>
}

// A pad that is cut into functions.
func.func private @rows(%x: tensor<4x6xf32>) -> (tensor<1x6xf32>, tensor<1x6xf32>) {
  %a = tensor.extract_slice %x[3, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
  %b = tensor.extract_slice %x[0, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
  return %a, %b : tensor<1x6xf32>, tensor<1x6xf32>
}
func.func @wrap(%x: tensor<4x6xf32>) -> tensor<6x6xf32> {
  %a, %b = call @rows(%x) : (tensor<4x6xf32>) -> (tensor<1x6xf32>, tensor<1x6xf32>)
  %y = tensor.concat dim(0) %a, %x, %b : (tensor<1x6xf32>, tensor<4x6xf32>, tensor<1x6xf32>) -> tensor<6x6xf32>
  return %y : tensor<6x6xf32>
}

// Of TOSA, also the pad in a pooling.
func.func @pool(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %y = tosa.max_pool2d %x {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return %y : tensor<1x4x4x2xf32>
}
