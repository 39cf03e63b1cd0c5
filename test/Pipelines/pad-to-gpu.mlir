// REQUIRES: llvm-amdgpu, llvm-nvptx, llvm-spirv
// Host code and kernels in one module, for each target.
// RUN: pad-opt %s --pad-to-gpu | FileCheck %s --check-prefixes=CHECK,NVVM
// RUN: pad-opt %s --pad-to-gpu="target=nvvm chip=sm_90" | FileCheck %s --check-prefixes=CHECK,SM90
// RUN: pad-opt %s --pad-to-gpu=target=rocdl | FileCheck %s --check-prefixes=CHECK,ROCDL
// RUN: pad-opt %s --pad-to-gpu="target=spirv out-params" | FileCheck %s --check-prefixes=CHECK,SPIRV
// RUN: pad-opt %s --pad-to-gpu=host-buffers | FileCheck %s --check-prefix=COPIED
// RUN: pad-opt %s --pad-to-gpu=chip=sm_20 | FileCheck %s --check-prefixes=CHECK,SM20

// All passes have names by which the pipeline can be run again.
// RUN: pad-opt %s --pad-to-gpu --mlir-generate-reproducer=%t -o /dev/null
// RUN: pad-opt %t --run-reproducer -o /dev/null

// A chip is one of the target.
// RUN: not pad-opt %s --pad-to-gpu=chip=foo 2>&1 | FileCheck %s --check-prefix=NOSM
// RUN: not pad-opt %s --pad-to-gpu=chip=sm_10 2>&1 | FileCheck %s --check-prefix=NOSM
// RUN: not pad-opt %s --pad-to-gpu=chip=sm_80x 2>&1 | FileCheck %s --check-prefix=NOSM
// RUN: not pad-opt %s --pad-to-gpu=chip=gfx90a 2>&1 | FileCheck %s --check-prefix=NOSM
// NOSM: error: 'chip' is '{{foo|sm_10|sm_80x|gfx90a}}', expected a chip of NVIDIA such as sm_80, at least sm_20{{$}}
// RUN: not pad-opt %s --pad-to-gpu="target=rocdl chip=gfx1" 2>&1 | FileCheck %s --check-prefix=NOGFX
// RUN: not pad-opt %s --pad-to-gpu="target=rocdl chip=gfx999" 2>&1 | FileCheck %s --check-prefix=NOGFX
// RUN: not pad-opt %s --pad-to-gpu="target=rocdl chip=gfx9-generic" 2>&1 | FileCheck %s --check-prefix=NOGFX
// NOGFX: error: 'chip' is 'gfx{{1|999|9-generic}}', expected a chip of AMD that LLVM knows, such as gfx90a{{$}}
// RUN: not pad-opt %s --pad-to-gpu="target=spirv chip=gfx90a" 2>&1 | FileCheck %s --check-prefix=NOCHIP
// NOCHIP: error: 'chip' is 'gfx90a', expected none for target spirv{{$}}

// CHECK-LABEL: llvm.func @wrap(
// The constant is copied to memory that the kernel can read.
// CHECK:         llvm.call @malloc
// CHECK:         llvm.intr.memcpy
// CHECK:         gpu.launch_func @pad_kernels::@wrap_kernel
// CHECK:         llvm.call @free
// CHECK-LABEL: llvm.func @_mlir_ciface_wrap(

// With host-buffers, the kernel has copies of what is in memory of the host.
// COPIED-LABEL: llvm.func @wrap(
// COPIED:         [[HOST:%.*]] = llvm.mlir.addressof
// COPIED-DAG:     [[FROM:%.*]] = llvm.call @mgpuMemAlloc(
// COPIED-DAG:     [[TO:%.*]] = llvm.call @mgpuMemAlloc(
// COPIED:         llvm.call @mgpuMemcpy(
// COPIED:         gpu.launch_func
// COPIED:         llvm.call @mgpuMemcpy(
// COPIED-DAG:     llvm.call @mgpuMemFree([[FROM]]
// COPIED-DAG:     llvm.call @mgpuMemFree([[TO]]
// COPIED-LABEL: llvm.func @_mlir_ciface_wrap(

// NVVM:  gpu.binary @pad_kernels [#gpu.object<#nvvm.target<chip = "sm_80">
// NVVM-SAME: assembly = "{{.*}}.entry wrap_kernel({{[^{]*}}.maxntid 128{{[^{]*}}.minnctapersm 8
// SM20:  .target sm_20
// SM90:  gpu.binary @pad_kernels [#gpu.object<#nvvm.target<chip = "sm_90">
// SM90-SAME: .target sm_90
// ROCDL: gpu.binary @pad_kernels [#gpu.object<#rocdl.target<chip = "gfx90a">
// ROCDL-SAME: assembly = "
// SPIRV: gpu.binary @pad_kernels [#gpu.object<#xevm.target
// SPIRV-SAME: #gpu.kernel_metadata<"wrap_kernel", !llvm.func<void ({{.*}}ptr<1>
// SPIRV-SAME: bin = "\03\02#\07
func.func @wrap(%l: index) -> tensor<?xf16> {
  %x = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf16>
  %y = pad.pad wrap %x low[%l] high[4] : tensor<3xf16> to tensor<?xf16>
  return %y : tensor<?xf16>
}

// Code of the host keeps the bits of halves, too.
// CHECK-LABEL: llvm.func @splat(
// CHECK:         llvm.store {{.*}} : i16, !llvm.ptr
func.func @splat(%v: bf16) -> tensor<3xbf16> {
  %y = tensor.splat %v : tensor<3xbf16>
  return %y : tensor<3xbf16>
}

// The copy of an argument, which must not change, is a kernel as well: a memcpy by the
// host would move its pages to and fro. With host-buffers, the host copies.
// CHECK-LABEL: llvm.func @border(
// CHECK-NOT:     llvm.intr.memcpy
// CHECK-COUNT-2: gpu.launch_func
// CHECK-NOT:     llvm.intr.memcpy
// CHECK-LABEL: llvm.func @_mlir_ciface_border(
// COPIED-LABEL: llvm.func @border(
// COPIED-COUNT-1: gpu.launch_func
// COPIED:         llvm.intr.memcpy
// COPIED-LABEL: llvm.func @_mlir_ciface_border(
func.func @border(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %y = pad.fill_border reflect %x low[1, 1] high[1, 1] : tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
