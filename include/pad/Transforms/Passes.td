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
  let summary = "Turn pads on values into pads into destinations";
  let description = [{
    Gives each `pad.pad` an empty tensor to write into, so that one-shot
    bufferization can choose its buffer:

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
  let summary = "Turn amounts and axes that are tensors into dynamic amounts";
  let description = [{
    Reads amounts and axes out of their tensors and makes a `pad.pad` of all
    axes from them. The conversions to linalg and to destinations do the same.

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

def ElementwiseToLinalgPass : Pass<"elementwise-to-linalg"> {
  let summary = "Convert elementwise ops on tensors, not selects of tensors";
  let description = [{
    Converts elementwise operations on tensors as upstream's
    `--convert-elementwise-to-linalg` does. That also takes an `arith.select` with
    a scalar condition for one, as which the canonicalizer writes an `scf.if` that
    yields one of two tensors. Their extents may differ at run time, and the loops
    of one operation would read beyond the end of the smaller one. Such a select
    stays; bufferization knows it.

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
  let summary = "Load and store by one index where a stride may be negative";
  let description = [{
    Upstream lowers `memref.load` and `memref.store` by products of indices and
    strides that are undefined where they are negative (`nuw`), and LLVM then
    makes wrong code from `-O1` on. Where a stride is negative, or is not known
    and comes from no slice with positive steps, this pass loads and stores by one
    index of a view of rank 1 that begins at the lowest element of the buffer.

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
  let summary = "Hand the annotations of loops on to LLVM's branches";
  let description = [{
    The conversions of `scf.for` to branches hand the attribute
    `llvm.loop_annotation` on as a discardable one, which the translation to LLVM
    IR passes over. This pass makes it the branch's own.

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
  let summary = "Assert that buffers are not too large to address";
  let description = [{
    The bytes of a `memref.alloc` are a product of its extents that wraps if it is
    too large, and then less is allocated than is written. This pass asserts that
    no product of extents that are known at run time does.

    ```mlir
    %0 = memref.alloc(%n, %m) : memref<?x?xf32>
    // becomes
    %low, %high = arith.mului_extended %c4, %n : index
    %low_0, %high_1 = arith.mului_extended %low, %m : index
    ...
    cf.assert %fits, "buffer is too large to address"
    %0 = memref.alloc(%n, %m) : memref<?x?xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
  ];
  let statistics = [
    Statistic<"numChecked", "checked", "Number of buffers that are checked">,
  ];
}

def CheckPadsAreLoweredPass
    : Pass<"check-pads-are-lowered", "::mlir::ModuleOp"> {
  let summary = "Refuse pads that the pipelines would leave as they are";
  let description = [{
    Bufferization goes through the `func.func` operations of a module. This pass
    emits an error on the first pad on tensors that is in another function, as a
    `gpu.func`, or in a module of that module:

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

def InlineAllocaScopesPass : Pass<"inline-alloca-scopes"> {
  let summary = "Inline the scopes of iterations that threads do";
  let description = [{
    `--convert-scf-to-openmp` puts the body of each parallel loop into a scope,
    which cannot hold the branches that `scf` becomes. Upstream's canonicalization
    inlines a scope only if it knows the memory effects of all that is in it, and
    those of `llvm.fence` are not known. This pass inlines each that has no
    `alloca` in it. One of a known size is moved out of it, to the beginning of
    the `omp.parallel` around it, since a thread does one iteration after the
    other.

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
  let summary = "Copy results that may have gaps or are another result too";
  let description = [{
    `--one-shot-bufferize` with identity layouts at function boundaries casts a
    slice that is returned to the type of the result, where that type has unknown
    extents and so unknown strides. The caller, who was promised an array without
    gaps, reads the wrong elements. This pass returns a copy. So it does of a
    buffer that is returned before: bufferization may have found that two tensors
    are equal, and `--buffer-results-to-out-params` crashes on one for two results.
    That pass also takes one argument for what different returns of a function
    hand back, and writes there what none of them has reached yet; with
    `out-params` each of several returns of a public function hands back copies.

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
           "Results of public functions are to become arguments">,
  ];
  let statistics = [
    Statistic<"numCopied", "copied", "Number of results that are copies">,
  ];
}

def PublicResultsToOutParamsPass
    : Pass<"public-results-to-out-params", "::mlir::ModuleOp"> {
  let summary = "Make the results of public functions trailing arguments";
  let description = [{
    Runs upstream's `--buffer-results-to-out-params` on the public functions.
    Private ones keep their results: upstream refuses to allocate these at a call
    where the extents are unknown.

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

    Where the module itself uses a public function with results of unknown
    extents, it gets to use a private copy.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numCopied", "copied", "Number of functions that are copied">,
  ];
}

def OutlinePadsPass : Pass<"outline-pads", "::mlir::ModuleOp"> {
  let summary = "Share a function among pads on memrefs of one kind";
  let description = [{
    The loops for a pad whose rows have a size that is not known are long. This
    pass moves such a pad into a private function of the module if there are
    `min-pads` of its kind, and all of them call it: the code of a module grows
    with its kinds of pads, not with its pads.

    Pads are of one kind if they have the mode, the rank, the element type, the
    memory spaces and the extents inside of the rows in common, the amounts that
    are known to be 0, and whether there is a value. All else is an argument.

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

    Pads in an `scf.parallel` or `scf.forall` stay where they are, as those in
    nested modules.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
  ];
  let options = [
    Option<"minPads", "min-pads", "int64_t", /*default=*/"2",
           "Pads of one kind from which on they share a function, at least 1">,
  ];
  let statistics = [
    Statistic<"numFunctions", "functions", "Number of functions made">,
    Statistic<"numOutlined", "outlined", "Number of pads that became calls">,
  ];
}

def MoveHalvesAsIntegersPass : Pass<"move-halves-as-integers"> {
  let summary = "Keep the bits of 16-bit floats that are only moved";
  let description = [{
    Where a target has no registers for bf16 or f16, LLVM holds such a number as
    f32 from one basic block to the next, and rounds it where it is stored: NaNs
    become quiet ones and, with the instructions that some machines have for it,
    subnormal numbers zeros. This pass makes loads, stores, selections and
    branches move integers instead, so that a number that nothing computes with
    keeps its bits.

    ```mlir
    %0 = llvm.load %p : !llvm.ptr -> bf16
    llvm.store %0, %q : bf16, !llvm.ptr
    // becomes
    %0 = llvm.load %p : !llvm.ptr -> i16
    llvm.store %0, %q : i16, !llvm.ptr
    ```

    Between the two there are casts until the canonicalizer has run.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [
    Statistic<"numMoves", "moves",
              "Number of operands and results that become integers">,
  ];
}

#endif // PAD_TRANSFORMS_PASSES_TD
