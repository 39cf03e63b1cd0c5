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

def ComputeIntoPadsPass : Pass<"compute-into-pads"> {
  let summary = "Compute the sources of pads inside of their results";
  let description = [{
    A padded array is its inside and its border. If ops with a destination
    compute the source of a pad, this pass gives them a slice of the result as
    their destination, and the pad becomes a `pad.fill_border`. One-shot
    bufferization then allocates one array, and nothing is copied:

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %s = linalg.add ins(%x, %y : tensor<4xf32>, tensor<4xf32>)
                    outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %0 = pad.pad edge %s low[1] high[2] : tensor<4xf32> to tensor<7xf32>
    // becomes
    %a = bufferization.alloc_tensor() : tensor<7xf32>
    %t = tensor.extract_slice %a[1] [4] [1] : tensor<7xf32> to tensor<4xf32>
    %s = linalg.add ins(%x, %y : tensor<4xf32>, tensor<4xf32>)
                    outs(%t : tensor<4xf32>) -> tensor<4xf32>
    %b = tensor.insert_slice %s into %a[1] [4] [1] : tensor<4xf32> into tensor<7xf32>
    %0 = pad.fill_border edge %b low[1] high[2] : tensor<7xf32>
    ```

    Such ops are those of linalg, `scf.for` and `scf.forall`,
    `tensor.insert_slice`, `tensor.concat`, pads and adjoints, and chains of
    these. A sum with an adjoint is added up in the array of the adjoint. Each
    part of a concatenation is computed in its place, or copied there, also
    without a pad. Other ops that read the source read the inside of the result.
    What a `tensor.insert_slice` inserts is computed in its place, too. Ops that
    share a `linalg.fill` as their destination get one each.

    If the source is inserted, with any steps, into an array of the fill value, as
    interior padding is written, it is inserted into a larger one, and there is no
    border. Amounts may then be negative or not known.

    A pad is left alone in three cases, which a remark reports
    (`--remarks-filter=pad`):

    - An amount is negative or not a constant, or the extents of the result may
      differ from the sum of extent and amounts.
    - Nothing of the kind computes the source in the block of the pad.
    - Another user needs the source in a buffer of its own: to return it, to
      update it, or to pass it to a function or another block.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numFilled", "filled", "Number of pads that fill a border">,
    Statistic<"numLeft", "left",
              "Number of pads of computed tensors left alone">,
  ];
}

def ComputePaddedRowsPass : Pass<"compute-padded-rows"> {
  let summary = "Write rows of elementwise ops and transpositions with their border";
  let description = [{
    If an elementwise linalg op on memrefs writes the inside of an array whose border
    is filled next, this pass makes loops over the rows of the inside, with the ends
    of each. The ends are lanes of the vectors next to them, so that a row is written
    once, while it is in the nearest cache:

    ```mlir
    linalg.add ins(%x, %y : memref<8x56xf32>, memref<8x56xf32>)
               outs(%inside : memref<8x56xf32, strided<[58, 1], offset: 1>>)
    pad.fill_border reflect %array low[1] high[1] axes [1] : memref<8x58xf32>
    // becomes, with vectors of 8 elements
    scf.for %i = %c0 to %c8 step %c1 {
      %first = ... // %x[%i, 0] + %y[%i, 0], and the seven behind it
      %last = ...  // from 48 on
      %begin = vector.shuffle %first, %last [1, 0, 1, 2, 3, 4, 5, 6]
      vector.store %begin, %array[%i, %c0]
      ... // %x[%i, 7] + %y[%i, 7] at %array[%i, 8], and so on
      %end = vector.shuffle %first, %last [9, 10, 11, 12, 13, 14, 15, 14]
      vector.store %end, %array[%i, %c50]
    }
    ```

    Stores ascend, and there are no more of them than vectors in the row. A
    `pad.fill_border` of the other axes follows each plane, the axes from the first
    padded one on, or if the extents of planes are not known all of them.

    Rows have a vector to 256 elements, bodies are of `arith`, `math.absf`,
    `math.absi` and `math.copysign`, inputs have the
    neighbours of a row side by side and are known to be other memory than the
    array, and amounts of rows are known and less than a vector. Whether a row is
    so long, and within the mode's first reflection or repetition, is tested where
    types leave it open. Other ops stay as they are.

    A transposition in front of the border, a `pad.pad_into` by nothing of a
    `memref.transpose`, becomes a pad of the rows of the inside, whose blocks are then
    transposed with what the border shows.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
  ];
  let options = [
    Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"0",
           "Vector size in bytes, a power of two from 1 to 128, or 0 for that of "
           "the module's target">,
  ];
  let statistics = [
    Statistic<"numComputed", "computed", "Number of ops and borders">,
  ];
}

def FillBordersInLoopsPass : Pass<"fill-borders-in-loops"> {
  let summary = "Fill the borders of planes in the loop that writes the planes";
  let description = [{
    Moves a `pad.fill_border` on a memref into the loop in front of it, if that writes
    the inside of the array plane by plane. The border of a plane is then filled
    while the plane is in the nearest cache:

    ```mlir
    %inside = memref.subview %array[0, 1, 1] [16, 28, 28] [1, 1, 1] : ...
    scf.for %i = %c0 to %c16 step %c1 {
      %plane = memref.subview %inside[%i, 0, 0] [1, 28, 28] [1, 1, 1] : ...
      linalg.generic ... outs(%plane)
    }
    pad.fill_border edge %array low[1, 1] high[1, 1] axes [1, 2]
      : memref<16x30x30xf32>
    // becomes
    scf.for %i = %c0 to %c16 step %c1 {
      %whole = memref.subview %array[%i, 0, 0] [1, 30, 30] [1, 1, 1] : ...
      %plane = memref.subview %whole[0, 1, 1] [1, 28, 28] [1, 1, 1] : ...
      linalg.generic ... outs(%plane)
      pad.fill_border edge %whole low[1, 1] high[1, 1] axes [1, 2]
        : memref<1x30x30xf32, strided<[900, 30, 1], offset: ?>>
    }
    ```

    The loop has all planes, in any axis without a border, and uses the array by this
    view alone; other buffers in it are known to be other memory, and it calls no
    function.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numMoved", "moved", "Number of borders moved into loops">,
  ];
}

def InterleavePartsPass : Pass<"interleave-parts"> {
  let summary = "Write the parts of an array plane by plane";
  let description = [{
    Merges the loops of pads on memrefs that write parts of one array one after the
    other, such as the frames of a cache and new ones. The array is then written in the
    order of its elements:

    ```mlir
    %0 = memref.subview %array[0, 0, 0] [64, 2, 4096] [1, 1, 1] : ...
    pad.pad_into edge ins(%x : memref<64x2x4094xf32>) outs(%0 : ...) low[0, 0, 1] high[0, 0, 1]
    %1 = memref.subview %array[0, 2, 0] [64, 4, 4096] [1, 1, 1] : ...
    pad.pad_into edge ins(%y : memref<64x4x4094xf32>) outs(%1 : ...) low[0, 0, 1] high[0, 0, 1]
    // becomes
    scf.for %i = %c0 to %c64 step %c1 {
      %x_i = memref.subview %x[%i, 0, 0] [1, 2, 4094] [1, 1, 1] : ...
      %0 = memref.subview %array[%i, 0, 0] [1, 2, 4096] [1, 1, 1] : ...
      pad.pad_into edge ins(%x_i : ...) outs(%0 : ...) low[0, 0, 1] high[0, 0, 1]
      %y_i = memref.subview %y[%i, 0, 0] [1, 4, 4094] [1, 1, 1] : ...
      %1 = memref.subview %array[%i, 2, 0] [1, 4, 4096] [1, 1, 1] : ...
      pad.pad_into edge ins(%y_i : ...) outs(%1 : ...) low[0, 0, 1] high[0, 0, 1]
    }
    ```

    A plane has 32 KB or more. If that is not known, it is tested: the step of the loop
    is then one plane or all of them. The axes of the loops are not padded and have the
    same extents in all parts; the sources are known to be other memory than the array.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect",
  ];
  let statistics = [
    Statistic<"numInterleaved", "interleaved", "Number of pads interleaved">,
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
    Several axes whose amounts are not known share one pad, in a loop over their
    faces.
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
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of borders lowered">,
  ];
}

def CheckArgumentsPass : Pass<"check-arguments", "::mlir::ModuleOp"> {
  let summary = "Check the layout of memref arguments at run time";
  let description = [{
    A caller describes an array by its extents, strides and an offset. Compiled
    code uses those that the type of the argument leaves open, and relies on the
    others: an argument of type `memref<?x4xf32>` is dense and its second extent
    is 4. This pass has the public functions check that; the program stops with
    a message if it is not so. Strides of axes of one element are not checked.

    ```mlir
    func.func @main(%x: memref<?x4xf32>) {
      use(%x)
    // becomes
    func.func @main(%x: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
      %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %x
      ...
      pad.report "function 'main': argument 0 axis 1: extent ", %sizes#1,
        ", expected 4"
      ...
      cf.assert %matches,
        "function 'main': argument 0 axis 1: extent ?, expected 4"
      %0 = memref.cast %x : memref<?x?xf32, strided<[?, ?], offset: ?>>
        to memref<?x4xf32>
      use(%0)
    ```

    If the module itself calls such a function, the calls are redirected to a
    private copy of the function without checks.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::memref::MemRefDialect", "::mlir::pad::PadDialect",
    "::mlir::scf::SCFDialect",
  ];
  let statistics = [
    Statistic<"numChecked", "checked", "Number of arguments checked">,
  ];
}

def CheckPadsAreLoweredPass
    : Pass<"check-pads-are-lowered", "::mlir::ModuleOp"> {
  let summary = "Report what the pipelines would not lower";
  let description = [{
    Bufferization processes only the `func.func` operations of a module. This
    pass emits an error for the first pad on tensors in a function of another
    kind, such as a `gpu.func`, or in a nested module, for a pad on memrefs whose
    layout has no strides, and for a `memref.dealloc` without the attribute
    `bufferization.manual_deallocation`, which upstream's deallocation refuses:

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

def LowerPacksPass : Pass<"lower-packs"> {
  let summary = "Lower linalg.pack and linalg.unpack to pads and transpositions";
  let description = [{
    Upstream has functions for that, but no pass. The pad is a `pad.pad`, into whose
    result its source is computed, and the transposition is shuffled in registers.

    ```mlir
    %0 = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [1]
           inner_tiles = [8] into %e : tensor<2x9xf32> -> tensor<2x2x8xf32>
    // becomes
    %p = pad.pad constant %x low[0, 0] high[0, 7] value(%v)
           : tensor<2x9xf32> to tensor<2x16xf32>
    %t = tensor.expand_shape %p [[0], [1, 2]] output_shape [2, 2, 8]
           : tensor<2x16xf32> into tensor<2x2x8xf32>
    %0 = linalg.transpose ins(%t : tensor<2x2x8xf32>)
           outs(%e : tensor<2x2x8xf32>) permutation = [0, 1, 2]
    ```

    Tiles of unknown extents stay, until LLVM 23.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::pad::PadDialect",
    "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of packs and unpacks lowered">,
  ];
}

def OutlinePadsPass : Pass<"outline-pads", "::mlir::ModuleOp"> {
  let summary = "Outline pads of the same kind into a shared function";
  let description = [{
    A pad, or a border in place, whose rows have a dynamic size is lowered to much
    code. If a module has at least `min-pads` such pads of the same kind, or
    borders, this pass replaces them by calls of one private function, so that the
    size of the code grows with the number of kinds and not with the number of pads.

    Pads are of the same kind if they agree in mode, rank, element type, memory
    spaces, the static extents within a row, which amounts are statically 0, and
    whether there is a value. The function has the amounts that are the same
    constant in all of its pads; everything else is an argument.

    ```mlir
    pad.pad_into reflect ins(%a : memref<?x8xf32>) outs(%b : memref<?x10xf32>)
      low[%l, 1] high[0, %h]
    pad.pad_into reflect ins(%c : memref<3x?xf32>) outs(%d : memref<?x?xf32>)
      low[2, 1] high[0, 2]
    // becomes
    func.call @pad_reflect(%a_cast, %b_cast, %l, %h)
      : (memref<?x?xf32>, memref<?x?xf32>, index, index) -> ()
    func.call @pad_reflect(%c_cast, %d, %c2, %c2)
      : (memref<?x?xf32>, memref<?x?xf32>, index, index) -> ()
    // ...
    func.func private @pad_reflect(%source: memref<?x?xf32>,
                                   %init: memref<?x?xf32>, %low0: index,
                                   %high1: index)
        attributes {llvm.linkage = #llvm.linkage<internal>} {
      pad.pad_into reflect ins(%source : memref<?x?xf32>)
        outs(%init : memref<?x?xf32>) low[%low0, 1] high[0, %high1]
      return
    }
    ```

    Pads in an `scf.parallel` or `scf.forall`, in kernels and in nested modules, and
    pads whose source and destination are views of one array are not outlined.
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

def OutlineRegionsPass : Pass<"outline-regions", "::mlir::ModuleOp"> {
  let summary = "Make functions of loops that need all registers";
  let description = [{
    `--convert-pad-to-scf` builds some loops in an `scf.execute_region` with the
    attribute `pad.outlined`. A dynamic pad has loops for many cases, and in a
    function of that size LLVM may keep registers for values that a loop does not
    use, and load those that it does from memory. This pass makes each such region
    a private function, which is not inlined, of the values that it uses:

    ```mlir
    scf.execute_region no_inline {
      scf.for %k = %begin to %end step %step {
        // ...
      }
      scf.yield
    } {pad.outlined = "pad_permuted_blocks"}
    // becomes
    func.call @pad_permuted_blocks(%begin, %end, %step)
      : (index, index, index) -> ()
    ```

    A region that is left is lowered where it stands, as those outside of a
    `func.func` or in nested modules.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect",
  ];
  let statistics = [
    Statistic<"numOutlined", "outlined", "Number of regions outlined">,
  ];
}

#endif // PAD_TRANSFORMS_PASSES_TD
