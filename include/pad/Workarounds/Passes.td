//===- Passes.td - Workarounds for upstream ----------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_WORKAROUNDS_PASSES_TD
#define PAD_WORKAROUNDS_PASSES_TD

include "mlir/Pass/PassBase.td"

def AliasRegionResultsPass : Pass<"alias-region-results"> {
  let summary = "Alias the results of loops that other blocks use";
  let description = [{
    `--ownership-based-buffer-deallocation` of LLVM 22 replaces each loop and `scf.if`
    that has memrefs as results by one with more results, and looks in other blocks
    for the results of the one that it has erased. Other blocks get an alias, which
    canonicalization takes away.

    ```mlir
      %0 = scf.for ... -> memref<8xf32> {...}
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      return %0 : memref<8xf32>
    // becomes
      %0 = scf.for ... -> memref<8xf32> {...}
      %1 = arith.select %true, %0, %0 : memref<8xf32>
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      return %1 : memref<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numAliased", "aliased", "Number of results with an alias">,
  ];
}

def SoundAllocationLivenessPass
    : Pass<"sound-allocation-liveness", "::mlir::func::FuncOp"> {
  let summary = "Deallocate behind the last use where upstream does so soundly";
  let description = [{
    Runs upstream's `--optimize-allocation-liveness`, but on no function in which a
    terminator has a number that a call on buffers gives. Upstream takes it for a view
    of these buffers and moves their deallocation behind the terminator. Nor does it
    know the views of `memref.transpose` and of casts for views.

    ```mlir
    %a = memref.load %buffer[%c0] : memref<8xf64>
    %b = arith.addf %a, %a : f64
    memref.dealloc %buffer : memref<8xf64>
    // becomes
    %a = memref.load %buffer[%c0] : memref<8xf64>
    memref.dealloc %buffer : memref<8xf64>
    %b = arith.addf %a, %a : f64
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def AnnotateDestinationsPass
    : Pass<"annotate-destinations", "::mlir::func::FuncOp"> {
  let summary = "Say of arguments that are written that nothing else is there";
  let description = [{
    A tensor is a value: the buffer of an argument that is the destination of an op
    is in no other argument. Upstream's bufferization relies on that and does not
    write it down, so `llvm.noalias` does, before. Arguments that are memrefs stay
    as they are.

    ```mlir
    func.func @f(%x: tensor<4xf32>, %y: tensor<6xf32>) -> tensor<6xf32> {
      %r = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<6xf32>) ...
    // becomes
    func.func @f(%x: tensor<4xf32>, %y: tensor<6xf32> {llvm.noalias}) -> tensor<6xf32> {
      %r = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<6xf32>) ...
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [
    Statistic<"numAnnotated", "annotated", "Number of arguments annotated">,
  ];
}

def AnnotateReturnedShardsPass : Pass<"annotate-returned-shards"> {
  let summary = "Annotate the shardings of results for their user, the return";
  let description = [{
    From LLVM 23 on, `--shard-partition` refuses a function that returns a
    `shard.shard` without `annotate_for_users`, which `--sharding-propagation` adds
    for every other user. This pass adds it for `return`.

    ```mlir
    %1 = shard.shard %0 to %s : tensor<8xf32>
    return %1 : tensor<8xf32>
    // becomes
    %1 = shard.shard %0 to %s : tensor<8xf32>
    %2 = shard.shard %1 to %s annotate_for_users : tensor<8xf32>
    return %2 : tensor<8xf32>
    ```
  }];
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

    Elements whose size depends on the target, integers of more than 64 bits such
    as `i96`, are refused in a module without `llvm.data_layout`: the translation
    to LLVM IR takes 12 bytes for one, and x86-64 writes 16.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::LLVM::LLVMDialect",
  ];
  let statistics = [
    Statistic<"numChecked", "checked", "Number of allocations checked">,
  ];
}

def CheckShardingsPass : Pass<"check-shardings"> {
  let summary = "Refuse shardings without offsets that do not divide evenly";
  let description = [{
    `--shard-partition` divides the extents of a tensor by the numbers of shards. If
    these do not divide, it asserts, computes with other extents, or crashes where
    the tensor before had offsets. It fails without a message at constants that are
    no splats. This pass, after `--sharding-propagation`, is an error there.

    ```mlir
    shard.grid @grid(shape = 2)
    func.func @f(%x: tensor<9xf32>) -> tensor<9xf32> {
      %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
      %0 = shard.shard %x to %s : tensor<9xf32>
      return %0 : tensor<9xf32>
    }
    // becomes the error
    // 'shard.shard' op axis 0: extent 9 cannot be divided into 2 shards without
    // sharded_dims_offsets
    ```
  }];
}

def CheckTosaPadsPass : Pass<"check-tosa-pads"> {
  let summary = "Refuse tosa.pad of tensors whose rank is unknown";
  let description = [{
    `--tosa-to-tensor` takes the rank of the tensor that a `tosa.pad` pads from what
    is no rank where the tensor is unranked, and ends in a crash or without memory.
    This pass, after `--tosa-infer-shapes`, is an error there.

    ```mlir
    %0 = tosa.pad %x, %p, %v : (tensor<*xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
    // becomes the error
    // 'tosa.pad' op pads a 'tensor<*xf32>', expected a ranked tensor
    ```
  }];
}

def BitcastsToGlobalsPass
    : Pass<"bitcasts-to-globals", "::mlir::ModuleOp"> {
  let summary = "Create the globals of constants of integers with a sign";
  let description = [{
    There is no `arith.constant` of integers with a sign, so importers write a
    `tensor.bitcast` of a signless constant, which upstream does not bufferize.
    This pass replaces it by a `memref.global` of its type.

    ```mlir
    func.func @f() -> tensor<2xui8> {
      %0 = arith.constant dense<[1, -1]> : tensor<2xi8>
      %1 = tensor.bitcast %0 : tensor<2xi8> to tensor<2xui8>
      return %1 : tensor<2xui8>
    }
    // becomes
    memref.global "private" constant @__constant_2xui8 : memref<2xui8> = dense<[1, 255]> {alignment = 64 : i64}
    func.func @f() -> tensor<2xui8> {
      %0 = memref.get_global @__constant_2xui8 : memref<2xui8>
      %1 = bufferization.to_tensor %0 restrict : memref<2xui8> to tensor<2xui8>
      return %1 : tensor<2xui8>
    }
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::memref::MemRefDialect"];
}

def CallLibmPass : Pass<"call-libm", "::mlir::ModuleOp"> {
  let summary = "Call the C library's functions where upstream has no exact code";
  let description = [{
    `--convert-to-llvm` makes `exp(x) - 1` of `math.expm1` and `log(1 + x)` of
    `math.log1p`, which near 0 have no correct digit, and has no patterns for
    `math.cbrt`, `math.erf`, `math.erfc`, `math.acosh`, `math.asinh` and `math.atanh`.
    This pass converts these operations alone, on `f16`, `bf16`, `f32`, `f64` and
    vectors of them, by the patterns of `--convert-math-to-libm`, which write a call for
    each element: scalable vectors and vectors of more than 4,096 elements are errors.

    ```mlir
    %0 = math.expm1 %x : f32
    // becomes
    %0 = call @expm1f(%x) : (f32) -> f32
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::vector::VectorDialect",
  ];
}

def SoundCanonicalizerPass : Pass<"canonicalize-soundly"> {
  let summary = "Canonicalize without patterns that make programs wrong";
  let description = [{
    Upstream's `--canonicalize` without the patterns that change the results of a
    program or make it invalid, as their names in `pad/Workarounds/Canonicalizer.h`
    tell. The pipelines run it. Three patterns are added. One makes strides of -2^63
    2^63 - 1, as upstream's crash at these. One says which axes of one element are in
    a subview, where LLVM 22, not knowing their strides, takes others or crashes.
    Another is there since LLVM 23 refuses the type that upstream's gives to a subview
    without all axes of its source, some of whose sizes turn out to be one:

    ```mlir
    %c1 = arith.constant 1 : index
    %0 = memref.subview %m[0, 0] [1, %c1] [1, 1] : memref<1x?xf32> to memref<?xf32, strided<[1]>>
    // becomes
    %1 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<1x?xf32> to memref<1xf32, strided<[?]>>
    %0 = memref.cast %1 : memref<1xf32, strided<[?]>> to memref<?xf32, strided<[1]>>
    ```
  }];
}

def CollapseElementwisePass : Pass<"collapse-elementwise"> {
  let summary = "Make one loop of those over axes without gaps";
  let description = [{
    `--convert-linalg-to-loops` makes a loop for each axis, and LLVM makes vectors of
    the innermost one: of 16x7x7 elements without gaps, 112 times of 7. This pass
    collapses the loops of elementwise ops on memrefs as far as all operands have no
    gaps there.

    ```mlir
    linalg.add ins(%x, %y : memref<16x7x7xf32>, memref<16x7x7xf32>)
               outs(%z : memref<16x7x7xf32>)
    // becomes
    %a = memref.collapse_shape %x [[0, 1, 2]] : memref<16x7x7xf32> into memref<784xf32>
    ...
    linalg.generic ... ins(%a, %b : memref<784xf32>, memref<784xf32>)
                       outs(%c : memref<784xf32>)
    ```
  }];
  let dependentDialects = [
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect",
  ];
  let statistics = [
    Statistic<"numCollapsed", "collapsed", "Number of operations with fewer loops">,
  ];
}

def ConstantsToGlobalsPass
    : Pass<"constants-to-globals", "::mlir::ModuleOp"> {
  let summary = "Create the globals of constants before bufferization does";
  let description = [{
    One-shot bufferization creates a `memref.global` for each constant on tensors,
    and visits functions by address: order and names of the globals change from
    run to run. This pass creates them in the order of the constants, by the
    same function. Bufferization finds and uses them.

    ```mlir
    func.func @f() -> tensor<2xf32> {
      %0 = arith.constant dense<1.0> : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    // becomes
    memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<1.0> {alignment = 64 : i64}
    func.func @f() -> tensor<2xf32> {
      %0 = arith.constant dense<1.0> : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def ElementwiseToLinalgPass : Pass<"elementwise-to-linalg"> {
  let summary = "Convert elementwise ops on tensors to linalg, except selects";
  let description = [{
    Upstream's `--convert-elementwise-to-linalg`, except that it keeps an
    `arith.select` of tensors with a scalar condition: the two tensors may have
    different extents at run time, and one loop over both would read beyond the
    end of the smaller one. The canonicalizer creates such selects from
    `scf.if`, and bufferization lowers them. A `builtin.unrealized_conversion_cast`
    of a tensor of integers to integers of another sign, which is not bufferized,
    becomes one of each element.

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

def ExpandUnknownExtentsPass : Pass<"expand-unknown-extents"> {
  let summary = "Expand axes into several unknown extents as views";
  let description = [{
    `--expand-strided-metadata` of LLVM 22 crashes at a `memref.expand_shape` that makes
    several axes of unknown extents of one. This pass writes these as views with
    strides.

    ```mlir
    %0 = memref.expand_shape %x [[0, 1]] output_shape [%n, %m]
        : memref<?xf32> into memref<?x?xf32>
    // becomes
    %base, %offset, %size, %stride = memref.extract_strided_metadata %x
        : memref<?xf32> -> memref<f32>, index, index, index
    %0 = memref.reinterpret_cast %base to offset: [0], sizes: [%n, %m],
        strides: [%m, 1] : memref<f32> to memref<?x?xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect",
  ];
  let statistics = [
    Statistic<"numExpanded", "expanded", "Number of views">,
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

def HideExtremaPass : Pass<"hide-extrema"> {
  let summary = "Hide minima, maxima and selections from upstream's bounds of values";
  let description = [{
    Upstream's bounds of an `arith.select`, and from LLVM 23 on of an `arith.maxsi` or
    `arith.minsi`, compare its operands, for which they ask for the bounds of what
    these are computed from, each several times: the time of bufferization, which
    compares slices by these bounds, is exponential in the number of such ops that an
    extent is made of. Those of type `index` become ops of the dialect `index`, which
    no bounds are known of; after bufferization, `undo` makes them what they were.

    ```mlir
    %0 = arith.maxsi %a, %b : index
    %1 = arith.select %c, %0, %b : index
    // becomes, and with `undo` comes from
    %0 = index.maxs %a, %b
    %2 = index.casts %0 : index to i64
    %3 = index.casts %b : index to i64
    %4 = arith.select %c, %2, %3 : i64
    %1 = index.casts %4 : i64 to index
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::index::IndexDialect",
  ];
  let options = [
    Option<"undo", "undo", "bool", "false",
           "Make the ops of the dialect `index` those of `arith`">,
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

def CarrySumsPass : Pass<"carry-sums"> {
  let summary = "Lower linalg ops that add up to loops that carry the sums";
  let description = [{
    Upstream's loops load and store an element of the result for each term, since
    inputs may be the same memory as results. LLVM keeps the sum in a register, but
    not the stores away. This pass lowers linalg ops on memrefs to loops that carry
    the sum of an element, if the loops that add up are the innermost ones. If a
    loop along rows is inside of these, as `--interchange-reductions` makes it, they
    carry the sums of up to four vectors. Each element is computed in the same order
    as before.

    ```mlir
    linalg.matmul ins(%x, %y : memref<4x5xf32>, memref<5x6xf32>)
                  outs(%z : memref<4x6xf32>)
    // becomes
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %c6 step %c1 {
        %0 = memref.load %z[%i, %j] : memref<4x6xf32>
        %1 = scf.for %k = %c0 to %c5 step %c1 iter_args(%sum = %0) -> (f32) {
          ... // %sum + %x[%i, %k] * %y[%k, %j]
        }
        memref.store %1, %z[%i, %j] : memref<4x6xf32>
      }
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect",
  ];
  let options = [
    Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"0",
           "Vector size in bytes, a power of two from 1 to 128, or 0 for that of "
           "the module's target">,
  ];
  let statistics = [Statistic<"numLowered", "lowered", "Number of ops lowered">];
}

def KeepShortLoopsPass : Pass<"keep-short-loops"> {
  let summary = "Keep LLVM from unrolling loops that it can vectorize";
  let description = [{
    LLVM unrolls loops of few iterations before it makes vectors of loops: of a loop
    of 28 additions it makes 28 additions of single elements. This pass forbids the
    unrolling of innermost loops of a known number of iterations whose stores are of
    different elements, unless they have become loops of vectors. It forbids that of
    the loops around them, too, whose iterations store to different elements: LLVM
    makes 16 copies of the loops over a plane if there are 16 planes.

    ```mlir
    scf.for %i = %c0 to %c28 step %c1 {
      %0 = memref.load %x[%i] : memref<28xf32>
      %1 = arith.addf %0, %0 : f32
      memref.store %1, %y[%i] : memref<28xf32>
    }
    // becomes
    scf.for %i = %c0 to %c28 step %c1 {
      ...
    } {llvm.loop_annotation = #llvm.loop_annotation<
          vectorize = <followupVectorized = <mustProgress = true>>,
          unroll = <disable = true>>}
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [Statistic<"numKept", "kept", "Number of loops kept">];
}

def LowerVectorsPass : Pass<"lower-vectors"> {
  let summary = "Lower transfers and shapes of vectors for the LLVM dialect";
  let description = [{
    Upstream's vectorization creates transfers and vectors of rank 2 and more,
    for which `--convert-to-llvm` has no patterns. This pass lowers
    `vector.transfer_read` and `vector.transfer_write` on memrefs to loads and
    stores of vectors of rank 1, with a mask if they may be out of bounds. It
    lowers `vector.broadcast`, `vector.shape_cast` and `vector.transpose` to
    operations on vectors of rank 1. Vectors of elements whose width is no power
    of two of at least 8 bits are moved lane by lane: LLVM packs them in memory,
    but not the elements of arrays. Vectors of more than 2^20 elements are errors, as
    masks and vectors of several dimensions are lowered element by element.

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
    "::mlir::ub::UBDialect", "::mlir::vector::VectorDialect",
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

    Nor can LLVM select the loads of each seventh bf16, say, that it makes of a loop
    that extends them to f32, for processors with AVX512-BF16. So such an extension
    becomes the shift that it is:

    ```mlir
    %1 = llvm.fpext %0 : bf16 to f32
    // becomes
    %1 = llvm.bitcast %0 : bf16 to i16
    %2 = llvm.zext %1 : i16 to i32
    %3 = llvm.shl %2, %c16 : i32
    %4 = llvm.bitcast %3 : i32 to f32
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [
    Statistic<"numMoves", "moves",
              "Number of operands and results converted to integers">,
  ];
}

def PackFunctionBoundariesPass : Pass<"pack-function-boundaries"> {
  let summary = "Copy buffers with gaps at function boundaries, or returned twice";
  let description = [{
    Replaces three kinds of buffers that functions take or return by copies:

    - A slice that a function returns, or a call passes. With identity layouts at
      function boundaries, `--one-shot-bufferize` casts it to a type whose dynamic
      extents hide the strides. Whoever gets it assumes a contiguous buffer and
      reads wrong elements.
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
    Statistic<"numCopied", "copied", "Number of buffers copied">,
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
    func.func @main(%x: memref<?xf32>,
                    %out: memref<?x4xf32> {llvm.noalias}) {
      %0 = call @rows(%x) : (memref<?xf32>) -> memref<?x4xf32>
      memref.copy %0, %out : memref<?x4xf32> to memref<?x4xf32>
      return
    }
    ```

    If the module itself calls a public function whose results have dynamic
    extents, the calls are redirected to a private copy of the function. An
    allocation that is returned as a type of fewer known extents gets this type, so
    that the out-param takes its place, too.

    A result is other memory than the arguments and the other results, so an
    out-param has `llvm.noalias`. With `runtime-checks`, the program stops if it has
    other extents than the result.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::pad::PadDialect", "::mlir::scf::SCFDialect",
  ];
  let options = [
    Option<"runtimeChecks", "runtime-checks", "bool", /*default=*/"false",
           "Check the extents of out-params at run time">,
  ];
  let statistics = [
    Statistic<"numCopied", "copied", "Number of functions copied">,
  ];
}

def ReadKeptElementsPass : Pass<"read-kept-elements"> {
  let summary = "Make ops read the destinations that they write in part";
  let description = [{
    An op of linalg leaves elements of its destination as they are that are at no
    place of its indexing map, and all of them if a loop that is not in the map makes
    no turn. Upstream asks whether the body reads the element of the destination, and
    else allocates without a copy. This pass makes `linalg.generic` and
    `linalg.reduce` read it, by a select that folds away once there are buffers.

    ```mlir
    #every_other = affine_map<(i) -> (2 * i)>
    %r = linalg.generic {indexing_maps = [#id, #every_other], iterator_types = ["parallel"]}
        ins(%x : tensor<4xf32>) outs(%y : tensor<8xf32>) {
    ^bb0(%a: f32, %old: f32):
      linalg.yield %a : f32
    } -> tensor<8xf32>
    // becomes
    %r = linalg.generic {indexing_maps = [#id, #every_other], iterator_types = ["parallel"]}
        ins(%x : tensor<4xf32>) outs(%y : tensor<8xf32>) {
    ^bb0(%a: f32, %old: f32):
      %s = arith.select %true, %a, %old : f32
      linalg.yield %s : f32
    } -> tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numRead", "read", "Number of destinations that are read">,
  ];
}

def SeparateLoopInitsPass : Pass<"separate-loop-inits"> {
  let summary = "Give what each loop carries an array of its own";
  let description = [{
    CSE makes one `tensor.empty` of two. Upstream's bufferization takes the array of
    that which a loop carries also for the result of an op in the loop, if nothing
    reads this result: what the iterations before have written is lost. So the loop
    gets an empty tensor that nothing else has, just before it: its array does not
    live longer than it has to. Casts of an empty tensor are copied with it.

    ```mlir
    %e = tensor.empty() : tensor<4xi32>
    %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %e) -> (tensor<4xi32>) {
      %f = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
    // becomes
    %e = tensor.empty() : tensor<4xi32>
    %own = tensor.empty() : tensor<4xi32>
    %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %own) -> (tensor<4xi32>) {
      %f = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
    ```

    Nor does bufferization see that two results of `scf.for` may be in one array if
    what it yields may be. One of the two is copied:

    ```mlir
    scf.yield %s, %s : tensor<4xi32>, tensor<4xi32>
    // becomes
    %t = bufferization.alloc_tensor() copy(%s) : tensor<4xi32>
    scf.yield %s, %t : tensor<4xi32>, tensor<4xi32>
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numSeparated", "separated", "Number of arrays that are new">,
  ];
}

def SwitchToIfPass : Pass<"switch-to-if"> {
  let summary = "Replace scf.index_switch with tensors as results by scf.if";
  let description = [{
    Upstream's bufferization sees that the results of `scf.if` may be in the arrays
    of its branches, but not that those of `scf.index_switch` may: an array that is
    still read, such as an input of the caller, was written to.

    ```mlir
    %r = scf.index_switch %k -> tensor<4xf32>
    case 2 {
      scf.yield %a : tensor<4xf32>
    }
    default {
      scf.yield %b : tensor<4xf32>
    }
    // becomes
    %is = arith.cmpi eq, %k, %c2 : index
    %r = scf.if %is -> (tensor<4xf32>) {
      scf.yield %a : tensor<4xf32>
    } else {
      scf.yield %b : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
  let statistics = [
    Statistic<"numReplaced", "replaced", "Number of switches replaced">,
  ];
}

def StripCompileTimesPass : Pass<"strip-compile-times"> {
  let summary = "Remove the times from the objects of compiled kernels";
  let description = [{
    `--gpu-module-to-binary` writes into the properties of each object how many
    milliseconds its compilation took. This pass removes them.

    ```mlir
    gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {
      LLVMIRToISATimeInMs = 5 : i64, O = 2 : i32}, assembly = "...">]
    // becomes
    gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {
      O = 2 : i32}, assembly = "...">]
    ```
  }];
  let dependentDialects = ["::mlir::gpu::GPUDialect"];
}

#endif // PAD_WORKAROUNDS_PASSES_TD
