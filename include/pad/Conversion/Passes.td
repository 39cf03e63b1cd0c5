//===- Passes.td - Conversions out of the pad dialect ------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_PASSES_TD
#define PAD_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertPadToLinalgPass : Pass<"convert-pad-to-linalg"> {
  let summary = "Lower pads on tensors to linalg and tensor operations";
  let description = [{
    A pad in constant mode becomes fills of its borders and a copy of the
    source:

    ```mlir
    %0 = pad.pad constant %x low[0] high[3] value(%v)
           : tensor<4xf32> to tensor<7xf32>
    // becomes
    %e = tensor.empty() : tensor<7xf32>
    %s = tensor.extract_slice %e[4] [3] [1] : tensor<7xf32> to tensor<3xf32>
    %f = linalg.fill ins(%v : f32) outs(%s : tensor<3xf32>) -> tensor<3xf32>
    %g = tensor.insert_slice %f into %e[4] [3] [1]
           : tensor<3xf32> into tensor<7xf32>
    %t = tensor.extract_slice %g[0] [4] [1] : tensor<7xf32> to tensor<4xf32>
    %c = linalg.copy ins(%x : tensor<4xf32>) outs(%t : tensor<4xf32>)
           -> tensor<4xf32>
    %0 = tensor.insert_slice %c into %g[0] [4] [1]
           : tensor<4xf32> into tensor<7xf32>
    ```

    In the other modes, a border of one element becomes a copy, and a wider one a
    `linalg.generic` that computes the source index of each element by the index
    map of the mode and reads the element there. Here, the border after the
    source is a `linalg.generic`:

    ```mlir
    %0 = pad.pad wrap %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
    // becomes
    %s = tensor.extract_slice %e[5] [2] [1] : tensor<7xf32> to tensor<2xf32>
    %f = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>],
                         iterator_types = ["parallel"]}
           outs(%s : tensor<2xf32>) {
    ^bb0(%out: f32):
      %o = linalg.index 0 : index
      %i = arith.addi %o, %c4 : index
      ... // %m = %i floormod 4
      %v = tensor.extract %x[%m] : tensor<4xf32>
      linalg.yield %v : f32
    } -> tensor<2xf32>
    %g = tensor.insert_slice %f into %e[5] [2] [1]
           : tensor<2xf32> into tensor<7xf32>
    ```

    With `--remarks-filter=pad`, a remark describes the lowering of each pad. If
    the source may be empty at run time, an `scf.if` chooses between a fill and
    the operations above.

    The elements of a `pad.adjoint` that are the sum of one element are copied as
    a block. A `linalg.generic` computes the others; its body adds up the elements
    of the source in `scf.for` loops.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of pads lowered">,
  ];
}

// The options that the lowerings to loops share; verifyOptions checks ranges.
class Pad_VersionOptions<list<Option> stores> {
  list<Option> options = !listconcat([
    Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"0",
           "Vector size in bytes, a power of two from 1 to 128, or 0 for that "
           "of the module's target">,
  ], stores, [
    Option<"parallel", "parallel", "bool", /*default=*/"false",
           "Split large results into chunks that an scf.parallel writes">,
    Option<"parallelBytes", "parallel-bytes", "int64_t", /*default=*/"8388608",
           "Minimum size in bytes of a result that is split, at least 0">,
  ]);
}
class Pad_LoopOptions<list<Option> stores> {
  list<Option> options = !listconcat(Pad_VersionOptions<stores>.options, [
    Option<"parallelChunkBytes", "parallel-chunk-bytes", "int64_t",
           /*default=*/"262144", "Size in bytes of a chunk, at least 1">,
  ]);
}
defvar Pad_NontemporalOptions = [
  Option<"nontemporalBytes", "nontemporal-bytes", "int64_t",
         /*default=*/"16777216",
         "Minimum size in bytes of a result that is written with non-temporal "
         "stores, at least 0; 0 disables them">,
  Option<"nontemporalRunBytes", "nontemporal-run-bytes", "int64_t",
         /*default=*/"192",
         "Minimum bytes of contiguous copy or fill in each row for "
         "non-temporal stores, at least 0">,
];

def VersionPadsPass : Pass<"version-pads"> {
  let summary = "Copy pads on memrefs for the facts that may hold at run time";
  let description = [{
    The first stage of `--convert-pad-to-scf`. It decides how each `pad.pad_into`
    and `pad.fill_border` on memrefs is written, and says so in the IR: each pad
    becomes copies whose attribute `pad.facts` lists what is known of the pad
    there and what was decided. A fact that types decide needs no branch; for any
    other there is an `scf.if`.

    A pad that is written in rows is on views of flat arrays: axes that are not
    padded are merged with their neighbours, and the last axis is the elements in
    one position of the row.

    ```mlir
    pad.pad_into edge ins(%x : memref<?x8xf32>) outs(%y : memref<?x10xf32>)
      low[0, 1] high[0, 1]
    // becomes
    scf.if %fits { // the extents are equal, and not 0
      %s = memref.reinterpret_cast %flat_x to offset: [0],
             sizes: [%n, 8, 1], strides: [8, 1, 1] : ...
      %r = memref.reinterpret_cast %flat_y to offset: [0],
             sizes: [%n, 10, 1], strides: [10, 1, 1] : ...
      pad.pad_into edge ins(%s : memref<?x8x1xf32, strided<[8, 1, 1]>>)
        outs(%r : memref<?x10x1xf32, strided<[10, 1, 1]>>)
        low[0, 1, 0] high[0, 1, 0] {pad.facts = #pad.facts<fits|within_reach|...>}
    } else {
      pad.pad_into edge ins(%x : memref<?x8xf32>) outs(%y : memref<?x10xf32>)
        low[0, 1] high[0, 1] {pad.facts = #pad.facts<elements>}
    }
    ```

    Facts that a pad already has are not tested. A pad in a kernel (`gpu.launch`,
    `gpu.func`) has the fact `elements` alone.
  }];
  let options = Pad_VersionOptions<Pad_NontemporalOptions>.options;
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::pad::PadDialect", "::mlir::scf::SCFDialect",
  ];
  let statistics = [
    Statistic<"numVersioned", "versioned", "Number of pads versioned">,
  ];
}

def ConvertPadToSCFPass : Pass<"convert-pad-to-scf"> {
  let summary = "Lower pads on memrefs to loops over rows";
  let description = [{
    Lowers `pad.pad_into` on memrefs to `scf` loops that write each row of the
    destination once. The index maps of the outer axes are evaluated once for
    each row. The interior of a row is copied as a block, and its borders are
    filled, reversed or repeated.

    ```mlir
    pad.pad_into constant ins(%x : memref<8x4xf32>) outs(%y : memref<8x7xf32>)
      low[0, 1] high[0, 2] value(%v)
    // becomes, with %flat_x and %flat_y the buffers as memref<?xf32>
    memref.store %v, %flat_y[%c0] : memref<?xf32>
    scf.for %row = %c0 to %c7 step %c1 {
      ... // offsets %s = 4 * %row and %d = 7 * %row
      %inside = vector.load %flat_x[%s] : memref<?xf32>, vector<4xf32>
      vector.store %inside, %flat_y[%d1] : memref<?xf32>, vector<4xf32>
      %gap = vector.broadcast %v : f32 to vector<2xf32>
      ... // three elements after the row and before the next, as two vectors
    }
    ... // the last row, with two elements after it
    ```

    Axes that are not padded are merged with their neighbours. Copies and fills of
    a static size become straight-line code or a loop of vectors. Special cases
    have code of their own; cases that are not known at compile time are tested
    once, in front of the loops:

    - extents that contradict the amounts, an empty source, or an innermost stride
      other than 1: a loop over elements that stays within the bounds of both
      arrays;
    - a source that is transposed, or a slice with a step of 2 to 4 along its last
      axis: blocks that are loaded and stored as vectors and shuffled in registers,
      and then the border as of `pad.fill_border`;
    - amounts beyond the mode's first reflection or repetition: rows that are built
      from one period and doubled;
    - an innermost axis that is not padded: rows of blocks;
    - short rows without gaps: whole vectors, with the borders blended into the
      first and the last one. The vector of a row shorter than a vector extends
      beyond the end of the row, and later rows overwrite the excess;
    - a large result whose rows have long copies or fills: non-temporal stores of
      whole cache lines. The cache line in which one row ends and the next begins
      is assembled on the stack.

    ```mlir
    %line = memref.alloca() {alignment = 64 : i64, pad.line} : memref<48xf32>
    ... // the end of a row and its border lie in %line; the next row:
    %head = vector.load %flat_x[%s] : memref<?xf32>, vector<8xf32>
    vector.store %head, %line[%place] : memref<48xf32>, vector<8xf32>
    ... // one more fills %line, which is stored; then whole lines:
    scf.for %k = %begin to %end step %c16 {
      %a = vector.load %flat_x[%sk] : memref<?xf32>, vector<8xf32>
      vector.store %a, %flat_y[%dk] {alignment = 32 : i64, nontemporal = true}
        : memref<?xf32>, vector<8xf32>
      ... // and the other half of the line
    }
    ... // the rest of the row, to %line; after the last row:
    llvm.fence seq_cst
    ```

    With `parallel`, large results are divided into chunks for threads. A chunk of
    a pad is a pad of the same source and is lowered like one. Threads write only
    to their own chunks.

    ```mlir
    scf.parallel (%plane) = (%c0) to (%c512) step (%c19) {
      %left = arith.subi %c512, %plane : index
      %planes = arith.minsi %left, %c19 : index
      ... // %planes planes from %plane on
      llvm.fence seq_cst // if the stores were non-temporal
    }
    ```

    With `--remarks-filter=pad`, a remark lists the cases for which a pad has code,
    and the unknown extents, strides or amounts that made them necessary.

    For a `pad.fill_border`, the border rows along the outer axes are written as
    pads of the inside. In the rows of the inside only the borders are written,
    both in one iteration of the loop:

    ```mlir
    pad.fill_border wrap %m low[1, 2] high[1, 2] : memref<34x68xf32>
    // becomes, with %flat_m the buffer as memref<?xf32>
    ... // row 0, from row 32, and row 33, from row 1
    scf.for %row = %c0 to %c32 step %c1 {
      ... // the offset %o = 68 * %row + 68
      ... // two elements from %o + 64 to %o, and two from %o + 2 to %o + 66
    }
    ```

    An annotation of the loops keeps LLVM from unrolling and vectorizing them
    again; see `--attach-loop-annotations`.
  }];
  let options = !listconcat(Pad_LoopOptions<Pad_NontemporalOptions>.options, [
    ListOption<"disabledPatterns", "disable-patterns", "std::string",
               "Labels of patterns that are not applied: chunks, past-caches, "
               "in-place, constant-shuffles, permuted-blocks, short-rows, "
               "three-runs, run-by-run, blocks, elements">,
  ]);
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of pads lowered">,
  ];
}

def ConvertPadToGPUPass : Pass<"convert-pad-to-gpu"> {
  let summary = "Lower pads and their gradients on memrefs to GPU kernels";
  let description = [{
    Lowers pads and borders on memrefs to `gpu.launch`. Threads lie along the rows
    of the destination. Each thread writes aligned vectors of 16 bytes. In the
    interior of a row it also reads aligned vectors of 16 bytes, for any amounts:
    if the source is not aligned with the destination, it shifts the 16 bytes out
    of two vectors. The index maps of the outer axes are evaluated once for a row.

    ```mlir
    pad.pad_into reflect ins(%x : memref<64x1022xf32>)
      outs(%y : memref<66x1026xf32>) low[1, 2] high[1, 2]
    // becomes, with %flat_x and %flat_y the buffers as memref<?xf32>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c66, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
      scf.for %row = ... {
        ... // offsets of the rows of %flat_x and %flat_y
        scf.for %step = ... { // vectors inside
          %low = vector.load %flat_x[%s] {alignment = 16 : i64}
                   : memref<?xf32>, vector<4xf32>
          ... // the vector after it, and the shift
          vector.store %shifted, %flat_y[%d] {alignment = 16 : i64}
            : memref<?xf32>, vector<4xf32>
        }
        scf.for %step = ... { // the other vectors
          ... // four elements, each from its source index
        }
      }
      gpu.terminator
    }
    ```

    Rows of up to 160 bytes without a gap are written as one array, in vectors that
    may cross the ends of rows.

    The arithmetic of the index maps has 32 bits. Special cases have kernels of
    their own; cases that are not known at compile time are tested once, in front
    of the launches:

    - extents that contradict the amounts, an empty source, or an innermost stride
      other than 1: a kernel that writes element by element, and stays within the
      bounds of both arrays;
    - more than 2^29 rows, or elements in a row: the same kernel with 64-bit indices;
    - amounts beyond the mode's first reflection or repetition: a kernel that takes
      a remainder for each element of a border.

    Facts in the attribute `pad.facts` of a pad (`fits`, `within_reach`,
    `small_indices`) are not tested. A remark prints the facts of each kernel.

    Kernels do not divide by run-time values that all threads share: the host
    computes reciprocals, and threads multiply by them.

    `pad.fill_border` becomes one launch for all of its faces. A face is the same
    pad with other amounts and extents, which threads select by its number:

    ```mlir
    pad.fill_border reflect %y low[1, 2] high[1, 2] : memref<66x1026xf32>
    // becomes, with the four faces along y
    gpu.launch blocks(...) threads(...) {
      scf.for %face = ... {
        ... // begin and extent of the face along each axis
        scf.for %row = ... {
          scf.for %step = ... // as above, over the rows of the face
        }
      }
      gpu.terminator
    }
    ```

    `pad.adjoint_into` becomes kernels that gather: each element of the destination
    is written once, as the sum that `pad.adjoint` defines. Sums of one element are
    copied in vectors, and whole rows are added in vectors; other elements in the
    border of a row are added one by one. If the borders of each axis lie within
    the mode's first reflection or repetition and share no element, the kernels do
    not divide. In constant mode, the adjoint is a pad by the negated amounts.

    Both buffers have to be memory that the device can access; memory spaces are
    kept. With `host-buffers` they are host memory, in no other memory space:
    `gpu.alloc` allocates copies on the device, and `gpu.memcpy` copies the source
    there and the destination back.
    Upstream lowers these ops only after `--gpu-async-region` has made them
    asynchronous.

    Ops that are already in a kernel, and adjoints of elements that kernels cannot
    add, such as 128-bit integers, are not lowered: `--convert-adjoint-to-scf` and
    `--convert-pad-to-scf` lower them, in a kernel to loops of its thread.

    Two upstream passes come next: `--gpu-launch-sink-index-computations` makes
    constants known in kernels, and `--gpu-kernel-outlining` moves all kernels into
    one module `@pad_kernels`.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
    "::mlir::gpu::GPUDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
  ];
  let options = [
    Option<"hostBuffers", "host-buffers", "bool", /*default=*/"false",
           "Buffers are host memory: kernels get copies on the device">,
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of pads and adjoints lowered">,
  ];
}

def ConvertLinalgToGPUPass : Pass<"convert-linalg-to-gpu"> {
  let summary = "Lower linalg ops on memrefs to GPU kernels";
  let description = [{
    Lowers ops of linalg on memrefs to `gpu.launch`, so that what computes the source
    of a pad runs where the pad does. A thread computes an element of the destination
    at a time, its sums in the order of the op:

    ```mlir
    linalg.generic {... iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<4x8xf32>) outs(%y : memref<4x8xf32>) { ... }
    // becomes
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
      scf.for %step = %tx to %c32 step %c16 {
        ... // %i, %j = %step / 8, %step mod 8
        %a = memref.load %x[%i, %j] : memref<4x8xf32>
        ...
        memref.store %b, %y[%i, %j] : memref<4x8xf32>
      }
      gpu.terminator
    }
    ```

    Some ops are left to the host:

    - ops whose body has more than arithmetic on numbers of 8 to 64 bits: devices
      compute those of `math` by libraries of their own;
    - ops on memory of the stack, or without a parallel loop;
    - sums into fewer than 1,024 elements.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::gpu::GPUDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of ops lowered">,
  ];
}

def CopyGlobalsPass : Pass<"copy-globals", "::mlir::func::FuncOp"> {
  let summary = "Copy constants to memory that functions allocate";
  let description = [{
    Constants lie in memory of the host alone. A function that reads one, and
    returns none, allocates an array, copies the constant there first, and frees the
    array behind:

    ```mlir
    %0 = memref.get_global @c : memref<4xf32>
    // becomes
    %0 = memref.get_global @c : memref<4xf32>
    %1 = memref.alloc() : memref<4xf32>
    memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
    // ...
    memref.dealloc %1 : memref<4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def SetLaunchBoundsPass : Pass<"set-launch-bounds", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Set how many threads the blocks of pads have";
  let description = [{
    Sets the attributes of NVVM for the most threads of a block, and the least
    blocks that a multiprocessor is to hold, of the kernels of
    `--convert-pad-to-gpu` whose sizes the host computes. Without, `ptxas` saves
    registers at the cost of the order of loads: on an H200, pads of unknown extents
    take up to a fifth longer.

    ```mlir
    gpu.func @kernel(%x: memref<?xf32>) kernel { ... }
    // becomes
    gpu.func @kernel(%x: memref<?xf32>) kernel
        attributes {nvvm.maxntid = array<i32: 128>, nvvm.minctasm = 8 : i32} { ... }
    ```
  }];
  let dependentDialects = ["::mlir::NVVM::NVVMDialect"];
}

def ConvertKernelsToSPIRVPass
    : Pass<"convert-kernels-to-spirv", "::mlir::ModuleOp"> {
  let summary = "Compile GPU modules to SPIR-V with LLVM's backend";
  let description = [{
    Compiles each `gpu.module` of functions in the LLVM dialect, as created by
    `--convert-gpu-to-llvm-spv`, to a `gpu.binary` of the same name with SPIR-V for
    OpenCL. For NVPTX and AMDGPU, upstream has `--gpu-module-to-binary`.

    ```mlir
    gpu.module @kernels {
      llvm.func spir_kernelcc @f(%x: !llvm.ptr<1>) attributes {gpu.kernel} {
        llvm.return
      }
    }
    // becomes
    gpu.binary @kernels [#gpu.object<#xevm.target,
      kernels = <[#gpu.kernel_metadata<"f", !llvm.func<void (ptr<1>)>>]>,
      bin = "\03\02#\07...">]
    ```
  }];
  let dependentDialects = [
    "::mlir::gpu::GPUDialect", "::mlir::xevm::XeVMDialect",
  ];
}

defvar Pad_StagedOptions = [
  Option<"nontemporalBytes", "nontemporal-bytes", "int64_t",
         /*default=*/"16777216",
         "Minimum size in bytes of a result that is written with non-temporal "
         "stores, at least 0; 0 disables them">,
];

def VersionAdjointsPass : Pass<"version-adjoints"> {
  let summary = "Copy gradients of pads on memrefs for the facts that may hold";
  let description = [{
    The first stage of `--convert-adjoint-to-scf`. It decides how each
    `pad.adjoint_into` on memrefs is computed, and says so in the IR: the adjoint
    becomes copies whose attribute `pad.facts` lists what holds there and what was
    decided. A fact that types decide needs no branch; for any other there is an
    `scf.if`.

    An adjoint that is computed in rows is on views of flat arrays: axes that are
    not padded are merged with their neighbours, and the last axis is the numbers
    in one position of the row.

    ```mlir
    pad.adjoint_into edge ins(%g : memref<?x?xf32>) outs(%y : memref<?x?xf32>)
      low[1, 1] high[1, 1]
    // becomes
    scf.if %is_unit { // one position on each side, and rows of 4 elements or more
      pad.adjoint_into edge ins(%s : memref<?x?x1xf32, strided<[?, 1, 1]>>)
        outs(%r : memref<?x?x1xf32, strided<[?, 1, 1]>>) low[1, 1, 0] high[1, 1, 0]
        {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders|unit_borders>}
    } else {
      scf.if %is_disjoint { // no element is in two borders
        pad.adjoint_into edge ins(...) outs(...) low[1, 1, 0] high[%h0, %h1, 0]
          {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders>}
      } else {
        scf.if %is_far { // the row alone is padded
          pad.adjoint_into edge ins(...) outs(...) low[0, 1, 0] high[0, %h1, 0]
            {pad.facts = #pad.facts<fits|rows|disjoint_borders>}
        } else {
          pad.adjoint_into edge ins(%g : memref<?x?xf32>)
            outs(%y : memref<?x?xf32>) low[1, 1] high[1, 1]
            {pad.facts = #pad.facts<elements>}
        }
      }
    }
    ```

    Facts that an adjoint already has are not tested. If nothing is added, as in
    constant mode, the op becomes a `pad.pad_into` by the negated amounts.

    Rows lie in arrays without gaps. A source with gaps between its elements, as a
    slice has, is copied to memory without gaps first. A result with gaps is
    computed in such memory and copied from it. If strides are not known, a branch
    decides. In other memory spaces than the host's, such an adjoint is computed
    element by element, and in kernels each one is.
  }];
  let options = Pad_VersionOptions<Pad_StagedOptions>.options;
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::pad::PadDialect", "::mlir::scf::SCFDialect",
  ];
  let statistics = [
    Statistic<"numVersioned", "versioned", "Number of adjoints versioned">,
  ];
}

def ConvertAdjointToSCFPass : Pass<"convert-adjoint-to-scf"> {
  let summary = "Lower gradients of pads on memrefs to loops";
  let description = [{
    Lowers `pad.adjoint_into` on memrefs to `scf` loops that gather: each element
    of the destination is written once, as the sum that `pad.adjoint` defines, in
    the order that it defines. If nothing is added, as in constant mode, the op
    becomes a `pad.pad_into` by the negated amounts.

    ```mlir
    pad.adjoint_into edge ins(%g : memref<7xf32>) outs(%y : memref<4xf32>)
      low[1] high[2]
    // becomes
    scf.for %e = %c0 to %c4 step %c1 {
      ... // positions [%begin, %end) before the source, at it and after it
      %sum:2 = scf.for %o = %begin to %end step %c1
          iter_args(%s = %zero, %any = %false) -> (f32, i1) {
        %term = memref.load %g[%o] : memref<7xf32>
        %added = arith.addf %s, %term : f32
        %next = arith.select %any, %added, %term : f32
        scf.yield %next, %true : f32, i1
      }
      memref.store %sum#0, %y[%e] : memref<4xf32>
    }
    ```

    These loops are correct for all extents and amounts. First,
    `--version-adjoints` makes copies of the adjoint for the facts that may hold.
    If the borders of an axis lie within the mode's first reflection or repetition
    and share no element, and the layouts are the identity, rows are computed in
    vectors instead: the interior
    of a row is copied, and the border is added to it. With static extents and
    amounts, vectors of the border are shuffled into place and added:

    ```mlir
    pad.adjoint_into reflect ins(%g : memref<18xf32>)
      outs(%y : memref<16xf32>) low[1] high[1]
    // becomes, with %flat_g and %flat_y the buffers as memref<?xf32>
    %own = vector.load %flat_g[%c1] : memref<?xf32>, vector<8xf32>
    %line = vector.load %flat_g[%c0] : memref<?xf32>, vector<8xf32>
    %border = vector.shuffle %line, %line [-1, 0, -1, -1, -1, -1, -1, -1]
      : vector<8xf32>, vector<8xf32>
    %sum = arith.addf %own, %border : vector<8xf32>
    %first = vector.shuffle %own, %sum [0, 9, 2, 3, 4, 5, 6, 7]
      : vector<8xf32>, vector<8xf32>
    vector.store %first, %flat_y[%c0] : memref<?xf32>, vector<8xf32>
    ... // the other half, with the other border
    ```

    With dynamic ones, the sums overwrite elements of the copy, or rows with one
    position on each side are written as a few vectors. A row of the result
    may be the sum of several rows of the source: a few static rows are added in
    registers, and others in memory. A large static result is written with
    non-temporal stores, in parts of a few kilobytes if the rows do not fill cache
    lines. With `--remarks-filter=pad`, a remark for each copy gives its facts and
    the loops that it becomes.
  }];
  let options = Pad_LoopOptions<Pad_StagedOptions>.options;
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of adjoints lowered">,
  ];
}

def RaiseToPadPass : Pass<"raise-to-pad"> {
  let summary = "Raise tensor.pad, tosa.pad and idioms of front ends to pads";
  let description = [{
    Recognizes padding that is expressed in upstream operations, and replaces it
    by `pad.pad`.

    - A `tensor.pad` whose body does not use its indices becomes a pad in constant
      mode:

      ```mlir
      %0 = tensor.pad %x low[1] high[%h] {
      ^bb0(%i: index):
        tensor.yield %v : f32
      } : tensor<4xf32> to tensor<?xf32>
      // becomes
      %0 = pad.pad constant %x low[1] high[%h] value(%v)
             : tensor<4xf32> to tensor<?xf32>
      ```

      If the body extracts an element of the source, the pad gets the mode that
      has the same index map. A `tensor.pad nofold` is raised only if it has a
      static amount other than 0.

      ```mlir
      %0 = tensor.pad %x low[%l] high[0] {
      ^bb0(%i: index):
        %j = arith.subi %l, %i : index
        %e = tensor.extract %x[%j] : tensor<?xf32>
        tensor.yield %e : f32
      } : tensor<?xf32> to tensor<?xf32>
      // becomes
      %0 = pad.pad reflect %x low[%l] high[0] : tensor<?xf32> to tensor<?xf32>
      ```

    - A `tosa.pad` with constant amounts becomes a pad in constant mode.

    - A `tensor.insert_slice` with unit strides into a uniform tensor
      (`linalg.fill`, `tensor.splat`, a splat constant) becomes a pad in constant
      mode. If the destination of the fill is not a `tensor.empty`, the pad is a
      `pad.pad_into` that destination:

      ```mlir
      %f = linalg.fill ins(%v : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
      %0 = tensor.insert_slice %x into %f[1] [4] [1]
             : tensor<4xf32> into tensor<7xf32>
      // becomes, if %e is a tensor.empty
      %0 = pad.pad constant %x low[1] high[2] value(%v)
             : tensor<4xf32> to tensor<7xf32>
      ```

    - A concatenation of slices of a tensor that is a padded copy of the tensor,
      as front ends write the other modes, becomes a pad in the mode with the same
      index map:

      ```mlir
      %s = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %0 = tensor.concat dim(0) %s, %s, %x
             : (tensor<1xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<6xf32>
      // becomes
      %0 = pad.pad edge %x low[2] high[0] : tensor<4xf32> to tensor<6xf32>
      ```

    - Any other result whose elements all are, along each axis, those that a mode
      reads of one tensor, and one value around them, becomes that pad. A roll is
      a `wrap` pad that crops on the other side. A result that needs two modes
      becomes two pads:

      ```mlir
      %a = tensor.extract_slice %x[6] [3] [1] : tensor<9xf32> to tensor<3xf32>
      %b = tensor.extract_slice %x[0] [6] [1] : tensor<9xf32> to tensor<6xf32>
      %0 = tensor.concat dim(0) %a, %b
             : (tensor<3xf32>, tensor<6xf32>) -> tensor<9xf32>
      // becomes
      %0 = pad.pad wrap %x low[3] high[-3] : tensor<9xf32> to tensor<9xf32>
      ```

      Elements are followed through slices, insertions, concatenations, casts,
      reshapes, transpositions, splats, `tensor.generate`, bodies of `linalg`
      operations and of `tensor.pad`, `scf.if` and `arith.select`, calls of
      functions in the module, and the operations of `tosa` that move elements.
      Indices may be computed by `arith`, `affine`, `math.absi`, comparisons and
      branches, in the body or in tensors of integers, and constant tensors are
      looked up. Along dynamic axes, equality is proved by integer arithmetic.
      What depends on other values of the program is left as it is. Three facts
      are taken for granted: indices that depend on run-time values are in
      bounds; integers of 32 bits that are computed of extents alone, and of 64
      of run-time values below 2^48, do not overflow; and elements that no
      operation writes, if run-time values are so, may be any. A body that
      stores or asserts something is left.

    - A sum of slices of one tensor, reversed, summed up, or padded with zeros, as
      gradients of pads are written, becomes a `pad.adjoint` if it has the same
      terms. Floats are added in the same order, so more than two to an element
      are left; 0.0 is added to them as before, which makes 0.0 of -0.0:

      ```mlir
      %0 = tensor.extract_slice %g[0] [6] [1] : tensor<8xi32> to tensor<6xi32>
      %1 = tensor.extract_slice %g[6] [2] [1] : tensor<8xi32> to tensor<2xi32>
      %2 = tensor.pad %1 low[0] high[4] { ... } : tensor<2xi32> to tensor<6xi32>
      %3 = linalg.generic ... ins(%0, %2 : tensor<6xi32>, tensor<6xi32>) {
      ^bb0(%a: i32, %b: i32, %out: i32):
        %sum = arith.addi %a, %b : i32
        linalg.yield %sum : i32
      } -> tensor<6xi32>
      // becomes
      %3 = pad.adjoint wrap %g low[0] high[2] : tensor<8xi32> to tensor<6xi32>
      ```

    - A pad of a slice at offset `low` of an array, to the extents of that array,
      becomes a `pad.fill_border`. So does a chain of `tensor.insert_slice` of
      slices of a tensor into the same tensor. On memrefs, canonicalization does
      the same with a `pad.pad_into` whose source is the inside of its destination:

      ```mlir
      %s = memref.subview %m[1] [4] [1]
        : memref<7xf32> to memref<4xf32, strided<[1], offset: 1>>
      pad.pad_into edge ins(%s : memref<4xf32, strided<[1], offset: 1>>)
        outs(%m : memref<7xf32>) low[1] high[2]
      // becomes
      pad.fill_border edge %m low[1] high[2] : memref<7xf32>
      ```

    - A pad of signless integers between a `builtin.unrealized_conversion_cast` of
      its source from integers with a sign, and one back, is a pad of these.

    The search takes at most 2^22 steps for an operation and 2^25 for a module,
    which is about a second. A pad, a concatenation, an insertion or a gather
    that is left gets a missed-optimization remark with the reason
    (`--remarks-filter=pad`).
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::pad::PadDialect", "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numRaised", "raised", "Number of pads raised">,
  ];
}

def ConvertPadToTensorPass : Pass<"convert-pad-to-tensor"> {
  let summary = "Convert pads in constant mode to tensor.pad";
  let description = [{
    The inverse of `--raise-to-pad`, for pipelines that work on `tensor.pad`:

    ```mlir
    %0 = pad.pad constant %x low[1] high[%h] value(%v)
           : tensor<4xf32> to tensor<?xf32>
    // becomes, if %h is known not to be negative
    %0 = tensor.pad %x low[1] high[%h] {
    ^bb0(%i: index):
      tensor.yield %v : f32
    } : tensor<4xf32> to tensor<?xf32>
    ```

    `tensor.pad` does not crop. A pad with an amount that is or may be negative
    becomes a `tensor.extract_slice` of the visible part of the source and a
    `tensor.pad` with amounts clamped to 0:

    ```mlir
    %0 = pad.pad constant %x low[-1] high[2] value(%v)
           : tensor<4xf32> to tensor<5xf32>
    // becomes
    %s = tensor.extract_slice %x[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %0 = tensor.pad %s low[0] high[2] {
    ^bb0(%i: index):
      tensor.yield %v : f32
    } : tensor<3xf32> to tensor<5xf32>
    ```

    With `assume-non-negative`, dynamic amounts are assumed not to be negative.
    This holds for pads that were raised from `tensor.pad`.

    Pads in other modes are not converted, and get a missed-optimization remark
    (`--remarks-filter=pad`). Run `--lower-dynamic-pad` first to convert
    `pad.dynamic_pad`, too.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
    "::mlir::tensor::TensorDialect",
  ];
  let options = [
    Option<"assumeNonNegative", "assume-non-negative", "bool",
           /*default=*/"false", "Assume that dynamic amounts are not negative">,
  ];
  let statistics = [
    Statistic<"numConverted", "converted", "Number of pads converted">,
  ];
}

def ConvertCopyToPadPass : Pass<"convert-copy-to-pad"> {
  let summary = "Convert strided copies of memrefs to pads by nothing";
  let description = [{
    If one of the buffers of a `memref.copy` is not contiguous, upstream lowers it
    to a call of its runtime library, which copies element by element. A pad by 0
    on all sides is the same copy, and `--convert-pad-to-scf` lowers it to copies
    of rows:

    ```mlir
    memref.copy %x, %y : memref<8x4xf32> to memref<8x4xf32, strided<[6, 1]>>
    // becomes
    pad.pad_into edge ins(%x : memref<8x4xf32>)
      outs(%y : memref<8x4xf32, strided<[6, 1]>>) low[0, 0] high[0, 0]
    ```

    `linalg.copy` is converted as well, and `linalg.transpose`, to the pad of a
    `memref.transpose`. A `memref.copy` with identity layouts is not converted: it
    becomes a memcpy. With `contiguous` it is; `--pad-to-gpu` does so, as a memcpy by
    the host moves the pages of an array to its memory and the next kernel moves them
    back. A copy of elements to their own place is erased, and one whose
    source is known to overlap its destination is left.

    A copy to every few elements of an array that a `linalg.fill` has just filled
    is interior padding. A row of it, and what is between it and the next one, is
    the pad of `4x1` elements to `9x2`, and what is before and behind the rows of a
    plane is filled. Rows that lie more than 2 KB apart are pads to `4x2`, and their
    plane is filled before. `--pad-to-gpu` turns this off, as a kernel copies all
    planes.
  }];
  let options = [
    Option<"fillPlanes", "fill-planes", "bool", /*default=*/"true",
           "Write interior padding as pads of each element">,
    Option<"contiguous", "contiguous", "bool", /*default=*/"false",
           "Convert copies of contiguous buffers, too">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::memref::MemRefDialect", "::mlir::pad::PadDialect",
    "::mlir::scf::SCFDialect",
  ];
  let statistics = [
    Statistic<"numConverted", "converted", "Number of copies converted">,
  ];
}

#endif // PAD_CONVERSION_PASSES_TD
