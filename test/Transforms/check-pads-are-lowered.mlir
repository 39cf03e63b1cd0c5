// RUN: pad-opt %s --split-input-file --verify-diagnostics --check-pads-are-lowered=to-llvm
// RUN: pad-opt %s --split-input-file --verify-diagnostics --pad-to-llvm
// RUN: pad-opt %s --split-input-file --verify-diagnostics --pad-to-llvm=path=linalg

module {
  module @inner {
    func.func @edge_static_f32_nested(%x: tensor<4xf32>) -> tensor<6xf32> {
      // expected-error @+1 {{'pad.pad' op is on tensors in a 'func.func' that is not bufferized, expected a 'func.func' of the module that the pipeline runs on}}
      %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
      return %0 : tensor<6xf32>
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @inner {
    gpu.func @edge_static_f32_gpu(%x: tensor<4xf32>) -> tensor<6xf32> {
      // expected-error @+1 {{'pad.pad' op is on tensors in a 'gpu.func' that is not bufferized}}
      %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
      gpu.return %0 : tensor<6xf32>
    }
  }
}

// -----

func.func @edge_static_f32_tiled_layout(%x: memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 4, d1 mod 4)>>, %y: memref<6x10xf32>) {
  // expected-error @+1 {{'pad.pad_into' op has an operand of type 'memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 4, d1 mod 4)>>', expected a strided layout}}
  pad.pad_into edge ins(%x : memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 4, d1 mod 4)>>) outs(%y : memref<6x10xf32>) low[1, 1] high[1, 1]
  return
}

// -----

func.func @edge_static_f32_deallocated(%x: memref<4xf32>, %y: memref<8xf32>) {
  %t = memref.alloc() : memref<6xf32>
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%t : memref<6xf32>) low[1] high[1]
  pad.pad_into wrap ins(%t : memref<6xf32>) outs(%y : memref<8xf32>) low[1] high[1]
  // expected-error @+1 {{'memref.dealloc' op is of a function whose buffers the pipeline deallocates; leave it out, or give it and the op that allocates the attribute 'bufferization.manual_deallocation'}}
  memref.dealloc %t : memref<6xf32>
  return
}

// -----

func.func @edge_static_f32_manually_deallocated(%x: memref<4xf32>, %y: memref<8xf32>) {
  %t = memref.alloc() {bufferization.manual_deallocation} : memref<6xf32>
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%t : memref<6xf32>) low[1] high[1]
  pad.pad_into wrap ins(%t : memref<6xf32>) outs(%y : memref<8xf32>) low[1] high[1]
  memref.dealloc %t {bufferization.manual_deallocation} : memref<6xf32>
  return
}

// -----

// Those on memrefs are lowered everywhere.
module {
  module @inner {
    func.func @edge_static_f32_memrefs(%x: memref<4xf32>, %y: memref<6xf32>) {
      pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1]
      return
    }
  }
}

// -----

func.func @edge_static_tf32(%x: tensor<4xcomplex<tf32>>) -> tensor<6xcomplex<tf32>> {
  // expected-error @+1 {{'pad.pad' op has a value of type 'tensor<4xcomplex<tf32>>', which has no counterpart in the LLVM dialect}}
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xcomplex<tf32>> to tensor<6xcomplex<tf32>>
  return %0 : tensor<6xcomplex<tf32>>
}

// -----

// Upstream's conversion crashes on these.
// expected-error @+1 {{'func.func' op has a value of type 'memref<4xcomplex<tf32>>', which has no counterpart in the LLVM dialect}}
func.func @lowered_tf32(%x: memref<4xcomplex<tf32>>) {
  return
}

// -----

// expected-error @+1 {{'func.func' op has a value of type 'complex<tf32>', which has no counterpart in the LLVM dialect}}
func.func private @declared_tf32() -> complex<tf32>
