//===- Passes.td - Transforms of the pad dialect -----------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TRANSFORMS_PASSES_TD
#define PAD_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertPadToDestinationStylePass
    : Pass<"convert-pad-to-destination-style"> {
  let summary = "Convert pad.pad to pad.pad_into of an empty tensor";
  let description = [{
    Converts each `pad.pad` to a `pad.pad_into` whose destination is a
    `tensor.empty`. One-shot bufferization then chooses the buffer:

    ```mlir
    %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
    // becomes
    %e = tensor.empty() : tensor<7xf32>
    %0 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%e : tensor<7xf32>)
           low[1] high[2] -> tensor<7xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numConverted", "converted", "Number of pads converted">,
  ];
}

def LowerDynamicPadPass : Pass<"lower-dynamic-pad"> {
  let summary = "Convert pad.dynamic_pad to pad.pad";
  let description = [{
    Extracts the amounts and axes from their tensors, and creates a `pad.pad`
    with dynamic amounts for all axes. `--convert-pad-to-linalg` and
    `--convert-pad-to-destination-style` do the same.

    ```mlir
    %0 = pad.dynamic_pad wrap %x pads(%p)
           : tensor<?xf16>, tensor<2xi64> to tensor<?xf16>
    // becomes
    %l = tensor.extract %p[%c0] : tensor<2xi64>
    %low = arith.index_cast %l : i64 to index
    %h = tensor.extract %p[%c1] : tensor<2xi64>
    %high = arith.index_cast %h : i64 to index
    %0 = pad.pad wrap %x low[%low] high[%high] : tensor<?xf16> to tensor<?xf16>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of pads lowered">,
  ];
}

def LowerFillBorderPass : Pass<"lower-fill-border"> {
  let summary = "Convert pad.fill_border to pad.pad_into of its faces";
  let description = [{
    Along each axis, a border has two faces, one before the inside and one after
    it. A face has the extents of the inside along earlier axes and those of the
    array along later axes. It is a slice of the padded inside, and so a pad of
    the inside: each face becomes a `pad.pad_into` its part of the array.
    `--convert-pad-to-linalg` does the same on tensors, and
    `--convert-pad-to-scf` on memrefs.

    ```mlir
    pad.fill_border edge %m low[1] high[2] : memref<7xf32>
    // becomes
    %inside = memref.subview %m[1] [4] [1]
      : memref<7xf32> to memref<4xf32, strided<[1], offset: 1>>
    %before = memref.subview %m[0] [1] [1]
      : memref<7xf32> to memref<1xf32, strided<[1]>>
    pad.pad_into edge ins(%inside : memref<4xf32, strided<[1], offset: 1>>)
      outs(%before : memref<1xf32, strided<[1]>>) low[1] high[-4]
    %after = memref.subview %m[5] [2] [1]
      : memref<7xf32> to memref<2xf32, strided<[1], offset: 5>>
    pad.pad_into edge ins(%inside : memref<4xf32, strided<[1], offset: 1>>)
      outs(%after : memref<2xf32, strided<[1], offset: 5>>) low[-4] high[2]
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of borders lowered">,
  ];
}

def ElementwiseToLinalgPass : Pass<"elementwise-to-linalg"> {
  let summary = "Convert elementwise ops on tensors to linalg, except selects";
  let description = [{
    Upstream's `--convert-elementwise-to-linalg`, except that it keeps an
    `arith.select` of tensors with a scalar condition: the two tensors may have
    different extents at run time, and one loop over both would read beyond the
    end of the smaller one. The canonicalizer creates such selects from
    `scf.if`, and bufferization lowers them.

    ```mlir
    %0 = arith.addf %x, %y : tensor<?xf32>
    %1 = arith.select %b, %0, %z : tensor<?xf32>
    // becomes
    %0 = linalg.generic ... ins(%x, %y : tensor<?xf32>, tensor<?xf32>)
           outs(%x : tensor<?xf32>) { ... }
    %1 = arith.select %b, %0, %z : tensor<?xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect",
    "::mlir::tensor::TensorDialect",
  ];
}

def FlattenNegativeStridesPass : Pass<"flatten-negative-strides"> {
  let summary = "Linearize indices of loads and stores with negative strides";
  let description = [{
    Upstream lowers the indices of `memref.load` and `memref.store` to
    multiplications marked `nuw`. With a negative stride the product is poison,
    and LLVM miscompiles the access from `-O1` on. If a stride is or may be
    negative, this pass replaces the indices by one linear index into a view of
    rank 1 that begins at the lowest element of the buffer.

    ```mlir
    %0 = memref.load %x[%i] : memref<4xf32, strided<[-1], offset: 3>>
    // becomes
    %flat = memref.reinterpret_cast %x to offset: [0], sizes: [4], strides: [1]
      : memref<4xf32, strided<[-1], offset: 3>>
        to memref<?xf32, strided<[1], offset: ?>>
    %1 = arith.muli %i, %c-1 : index
    %2 = arith.addi %1, %c3 : index
    %0 = memref.load %flat[%2] : memref<?xf32, strided<[1], offset: ?>>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
  ];
  let statistics = [
    Statistic<"numFlattened", "flattened", "Number of loads and stores changed">,
  ];
}

def AttachLoopAnnotationsPass : Pass<"attach-loop-annotations"> {
  let summary = "Attach llvm.loop_annotation to the branches of lowered loops";
  let description = [{
    Lowering an `scf.for` to branches copies its discardable attribute
    `llvm.loop_annotation` to the branch, where the translation to LLVM IR
    ignores it. This pass converts it to the property `loop_annotation` of
    `llvm.br`.

    ```mlir
    llvm.br ^bb1(%0 : i64) {llvm.loop_annotation = #annotation}
    // becomes
    llvm.br ^bb1(%0 : i64) {loop_annotation = #annotation}
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [
    Statistic<"numAttached", "attached", "Number of branches annotated">,
  ];
}

def CheckAllocationSizesPass : Pass<"check-allocation-sizes"> {
  let summary = "Assert that the sizes of allocations do not overflow";
  let description = [{
    If the size in bytes of a `memref.alloc` overflows, the buffer is smaller
    than what is written to it. This pass inserts an assertion that the size does
    not overflow before each allocation with dynamic extents. The message has the
    type of the buffer and the location of the op.

    ```mlir
    %0 = memref.alloc(%n, %m) : memref<?x?xf32>
    // becomes
    %low, %high = arith.mului_extended %c4, %n : index
    %low_0, %high_1 = arith.mului_extended %low, %m : index
    ...
    cf.assert %fits, "buffer of type memref<?x?xf32> is too large to address"
    %0 = memref.alloc(%n, %m) : memref<?x?xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
  ];
  let statistics = [
    Statistic<"numChecked", "checked", "Number of allocations checked">,
  ];
}

def CheckPadsAreLoweredPass
    : Pass<"check-pads-are-lowered", "::mlir::ModuleOp"> {
  let summary = "Report pads that the pipelines would not lower";
  let description = [{
    Bufferization processes only the `func.func` operations of a module. This
    pass emits an error for the first pad on tensors in a function of another
    kind, such as a `gpu.func`, or in a nested module:

    ```mlir
    gpu.func @f(%x: tensor<4xf32>) -> tensor<6xf32> {
      %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
    // becomes
    // error: 'pad.pad' op is on tensors in a 'gpu.func' that is not bufferized
    ```
  }];
  let options = [
    Option<"toLLVM", "to-llvm", "bool", /*default=*/"false",
           "Refuse element types without a counterpart in the LLVM dialect: tf32">,
  ];
}

def LowerVectorsPass : Pass<"lower-vectors"> {
  let summary = "Lower transfers and shapes of vectors for the LLVM dialect";
  let description = [{
    Upstream's vectorization creates transfers and vectors of rank 2 and more,
    for which `--convert-to-llvm` has no patterns. This pass lowers
    `vector.transfer_read` and `vector.transfer_write` on memrefs to loads and
    stores of vectors of rank 1, with a mask if they may be out of bounds. It
    lowers `vector.broadcast`, `vector.shape_cast` and `vector.transpose` to
    operations on vectors of rank 1.

    ```mlir
    %0 = vector.transfer_read %x[%i, %j], %p {in_bounds = [true]}
      : memref<8x32xf32>, vector<16xf32>
    // becomes
    %0 = vector.load %x[%i, %j] : memref<8x32xf32>, vector<16xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect",
  ];
}

def InlineAllocaScopesPass : Pass<"inline-alloca-scopes"> {
  let summary = "Inline memref.alloca_scope in the bodies of parallel loops";
  let description = [{
    `--convert-scf-to-openmp` wraps the body of each parallel loop in a
    `memref.alloca_scope`. Its single block cannot hold the branches that `scf`
    is lowered to. Upstream's canonicalization inlines a scope only if the
    memory effects of its operations are known; those of `llvm.fence` are not.
    This pass inlines every scope without a `memref.alloca`. It first moves
    allocas of static size to the beginning of the surrounding `omp.parallel`:
    a thread executes its iterations one after the other, so they can share the
    memory.

    ```mlir
    memref.alloca_scope {
      %0 = memref.load %x[%i] : memref<?xf32>
      memref.store %0, %y[%i] : memref<?xf32>
      llvm.fence seq_cst
    }
    // becomes
    %0 = memref.load %x[%i] : memref<?xf32>
    memref.store %0, %y[%i] : memref<?xf32>
    llvm.fence seq_cst
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numInlined", "inlined", "Number of scopes inlined">,
  ];
}

def PackResultsPass : Pass<"pack-results"> {
  let summary = "Copy returned buffers that are strided or returned twice";
  let description = [{
    Replaces three kinds of returned buffers by copies:

    - A slice. With identity layouts at function boundaries,
      `--one-shot-bufferize` casts it to a type whose dynamic extents hide the
      strides. The caller assumes a contiguous buffer and reads wrong elements.
    - A buffer that is also an earlier result of the same return.
      `--buffer-results-to-out-params` crashes on it.
    - With `out-params`, every result of a public function with several returns.
      With `--buffer-results-to-out-params` each of them would be written to the
      out-param before it is known which return is reached.

    ```mlir
    %0 = memref.cast %slice : memref<3x2xf32, strided<[6, 1]>> to memref<3x?xf32>
    return %0 : memref<3x?xf32>
    // becomes
    %c1 = arith.constant 1 : index
    %d = memref.dim %slice, %c1 : memref<3x2xf32, strided<[6, 1]>>
    %0 = memref.alloc(%d) : memref<3x?xf32>
    memref.copy %slice, %0 : memref<3x2xf32, strided<[6, 1]>> to memref<3x?xf32>
    return %0 : memref<3x?xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
  ];
  let options = [
    Option<"outParams", "out-params", "bool", /*default=*/"false",
           "Prepare for --public-results-to-out-params">,
  ];
  let statistics = [
    Statistic<"numCopied", "copied", "Number of results copied">,
  ];
}

def PublicResultsToOutParamsPass
    : Pass<"public-results-to-out-params", "::mlir::ModuleOp"> {
  let summary = "Convert the results of public functions to out-params";
  let description = [{
    Runs upstream's `--buffer-results-to-out-params` on the public functions
    only: it fails on calls of functions whose results have dynamic extents.

    ```mlir
    func.func private @rows(%x: memref<?xf32>) -> memref<?x4xf32>
    func.func @main(%x: memref<?xf32>) -> memref<?x4xf32> {
      %0 = call @rows(%x) : (memref<?xf32>) -> memref<?x4xf32>
      return %0 : memref<?x4xf32>
    }
    // becomes
    func.func private @rows(%x: memref<?xf32>) -> memref<?x4xf32>
    func.func @main(%x: memref<?xf32>, %out: memref<?x4xf32>) {
      %0 = call @rows(%x) : (memref<?xf32>) -> memref<?x4xf32>
      memref.copy %0, %out : memref<?x4xf32> to memref<?x4xf32>
      return
    }
    ```

    If the module itself calls a public function whose results have dynamic
    extents, the calls are redirected to a private copy of the function.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numCopied", "copied", "Number of functions copied">,
  ];
}

def OutlinePadsPass : Pass<"outline-pads", "::mlir::ModuleOp"> {
  let summary = "Outline pads of the same kind into a shared function";
  let description = [{
    A pad whose rows have a dynamic size is lowered to much code. If a module
    has at least `min-pads` such pads of the same kind, this pass replaces them
    by calls of one private function, so that the size of the code grows with
    the number of kinds and not with the number of pads.

    Pads are of the same kind if they agree in mode, rank, element type, memory
    spaces, the static extents within a row, which amounts are statically 0, and
    whether there is a value. Everything else is an argument.

    ```mlir
    pad.pad_into reflect ins(%a : memref<?x8xf32>) outs(%b : memref<?x10xf32>)
      low[%l, 1] high[0, %h]
    pad.pad_into reflect ins(%c : memref<3x?xf32>) outs(%d : memref<?x?xf32>)
      low[2, %m] high[0, 2]
    // becomes
    func.call @pad_reflect(%a_cast, %b_cast, %l, %c1, %h)
      : (memref<?x?xf32>, memref<?x?xf32>, index, index, index) -> ()
    func.call @pad_reflect(%c_cast, %d, %c2, %m, %c2)
      : (memref<?x?xf32>, memref<?x?xf32>, index, index, index) -> ()
    // ...
    func.func private @pad_reflect(%source: memref<?x?xf32>,
                                   %init: memref<?x?xf32>, %low0: index,
                                   %low1: index, %high1: index)
        attributes {llvm.linkage = #llvm.linkage<internal>} {
      pad.pad_into reflect ins(%source : memref<?x?xf32>)
        outs(%init : memref<?x?xf32>) low[%low0, %low1] high[0, %high1]
      return
    }
    ```

    Pads in an `scf.parallel` or `scf.forall` and pads in nested modules are not
    outlined.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
  ];
  let options = [
    Option<"minPads", "min-pads", "int64_t", /*default=*/"2",
           "Minimum number of pads of a kind to outline, at least 1">,
  ];
  let statistics = [
    Statistic<"numFunctions", "functions", "Number of functions created">,
    Statistic<"numOutlined", "outlined", "Number of pads outlined">,
  ];
}

def MoveHalvesAsIntegersPass : Pass<"move-halves-as-integers"> {
  let summary = "Move f16 and bf16 values as i16 to preserve their bits";
  let description = [{
    On targets without registers for bf16 or f16, LLVM passes such a value as
    f32 between basic blocks and rounds it when it is stored. That quiets
    NaNs and, with the conversion instructions of some processors, flushes
    subnormal numbers to zero. This pass converts loads, stores, selects and
    branches that only move a value to i16.

    ```mlir
    %0 = llvm.load %p : !llvm.ptr -> bf16
    llvm.store %0, %q : bf16, !llvm.ptr
    // becomes
    %0 = llvm.load %p : !llvm.ptr -> i16
    llvm.store %0, %q : i16, !llvm.ptr
    ```

    `llvm.bitcast`s remain between the two until the canonicalizer runs.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [
    Statistic<"numMoves", "moves",
              "Number of operands and results converted to integers">,
  ];
}

#endif // PAD_TRANSFORMS_PASSES_TD
