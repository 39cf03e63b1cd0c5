// Every lowering to loops or kernels refuses an overlap that is known, and no
// pass in front of it hides one.

// RUN: pad-opt %s --split-input-file --verify-diagnostics --convert-adjoint-to-scf --convert-pad-to-scf
// RUN: pad-opt %s --split-input-file --verify-diagnostics --convert-pad-to-gpu
// RUN: pad-opt %s --split-input-file --verify-diagnostics --convert-pad-to-gpu=host-buffers
// RUN: pad-opt %s --split-input-file --verify-diagnostics --outline-pads=min-pads=1 --convert-adjoint-to-scf --convert-pad-to-scf
// RUN: pad-opt %s --split-input-file --verify-diagnostics --pad-to-scf=outline-pads=1
// RUN: pad-opt %s --split-input-file --verify-diagnostics --pad-to-llvm=outline-pads=1
// RUN: pad-opt %s --split-input-file --verify-diagnostics --pad-to-llvm='path=linalg outline-pads=1'
// RUN: %if llvm-spirv %{ pad-opt %s --split-input-file --verify-diagnostics --pad-to-gpu=target=spirv %}

func.func @negative_edge_dynamic_f32_subview_of_destination(%m: memref<?xf32>, %n: index, %l: index, %h: index) {
  %x = memref.subview %m[3] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: 3>>
  // expected-error @+1 {{source and destination overlap, and the source is not known to be the inside of the destination}}
  pad.pad_into edge ins(%x : memref<?xf32, strided<[1], offset: 3>>) outs(%m : memref<?xf32>) low[%l] high[%h]
  return
}

// -----

func.func @negative_edge_dynamic_f32_subview_of_source(%m: memref<?xf32>, %n: index, %l: index, %h: index) {
  %y = memref.subview %m[3] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: 3>>
  // expected-error @+1 {{source and destination overlap}}
  pad.pad_into edge ins(%m : memref<?xf32>) outs(%y : memref<?xf32, strided<[1], offset: 3>>) low[%l] high[%h]
  return
}

// -----

func.func @negative_edge_dynamic_f32_cast_of_destination(%m: memref<4x8xf32>, %l: index, %h: index) {
  %x = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  // expected-error @+1 {{source and destination overlap}}
  pad.pad_into edge ins(%x : memref<?x?xf32>) outs(%m : memref<4x8xf32>) low[%l, 1] high[%h, 1]
  return
}

// -----

func.func @negative_wrap_static_f32_subview_of_cast(%m: memref<?xf32>, %n: index, %l: index, %h: index) {
  %d = memref.cast %m : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %x = memref.subview %d[3] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  // expected-error @+1 {{source and destination overlap}}
  pad.pad_into wrap ins(%x : memref<?xf32, strided<[1], offset: ?>>) outs(%m : memref<?xf32>) low[%l] high[%h]
  return
}

// -----

func.func @negative_edge_static_f32_reshapes(%m: memref<4x8xf32>) {
  %x = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %y = memref.expand_shape %x [[0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
  // expected-error @+1 {{source and destination overlap}}
  pad.pad_into edge ins(%m : memref<4x8xf32>) outs(%y : memref<8x4xf32>) low[2, -2] high[2, -2]
  return
}

// -----

// 12 elements from 4 on, of which those from 8 on are the source.
func.func @negative_reflect_static_f32_subviews_of_subviews(%m: memref<2x40xf32>) {
  %a = memref.subview %m[1, 2] [1, 30] [1, 1] : memref<2x40xf32> to memref<30xf32, strided<[1], offset: 42>>
  %y = memref.subview %a[2] [12] [1] : memref<30xf32, strided<[1], offset: 42>> to memref<12xf32, strided<[1], offset: 44>>
  %x = memref.subview %m[1, 8] [1, 10] [1, 1] : memref<2x40xf32> to memref<10xf32, strided<[1], offset: 48>>
  // expected-error @+1 {{source and destination overlap}}
  pad.pad_into reflect ins(%x : memref<10xf32, strided<[1], offset: 48>>) outs(%y : memref<12xf32, strided<[1], offset: 44>>) low[1] high[1]
  return
}

// -----

func.func @negative_reflect_adjoint_static_f32_subview(%m: memref<10xf32>) {
  %y = memref.subview %m[1] [8] [1] : memref<10xf32> to memref<8xf32, strided<[1], offset: 1>>
  // expected-error @+1 {{source and destination overlap}}
  pad.adjoint_into reflect ins(%m : memref<10xf32>) outs(%y : memref<8xf32, strided<[1], offset: 1>>) low[1] high[1]
  return
}

// -----

// An adjoint that is a copy.
func.func @negative_constant_adjoint_dynamic_f32_subview(%m: memref<?xf32>, %n: index, %l: index, %h: index) {
  %y = memref.subview %m[%l] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  // expected-error @+1 {{source and destination overlap}}
  pad.adjoint_into constant ins(%m : memref<?xf32>) outs(%y : memref<?xf32, strided<[1], offset: ?>>) low[%l] high[%h]
  return
}

// -----

// Elements at odd and at even indices.
func.func @edge_static_f32_interleaved(%m: memref<20xf32>) {
  %x = memref.subview %m[0] [8] [2] : memref<20xf32> to memref<8xf32, strided<[2]>>
  %y = memref.subview %m[1] [10] [2] : memref<20xf32> to memref<10xf32, strided<[2], offset: 1>>
  pad.pad_into edge ins(%x : memref<8xf32, strided<[2]>>) outs(%y : memref<10xf32, strided<[2], offset: 1>>) low[1] high[1]
  return
}

// -----

// Disjoint parts of one array, known and not.
func.func @edge_dynamic_f32_disjoint(%m: memref<40xf32>, %o: index, %n: index, %l: index) {
  %x = memref.subview %m[0] [8] [1] : memref<40xf32> to memref<8xf32, strided<[1]>>
  %y = memref.subview %m[8] [10] [1] : memref<40xf32> to memref<10xf32, strided<[1], offset: 8>>
  pad.pad_into edge ins(%x : memref<8xf32, strided<[1]>>) outs(%y : memref<10xf32, strided<[1], offset: 8>>) low[1] high[1]
  %z = memref.subview %m[%o] [%n] [1] : memref<40xf32> to memref<?xf32, strided<[1], offset: ?>>
  pad.pad_into edge ins(%x : memref<8xf32, strided<[1]>>) outs(%z : memref<?xf32, strided<[1], offset: ?>>) low[%l] high[1]
  pad.adjoint_into edge ins(%y : memref<10xf32, strided<[1], offset: 8>>) outs(%x : memref<8xf32, strided<[1]>>) low[1] high[1]
  %r = memref.reinterpret_cast %x to offset: [20], sizes: [10], strides: [1] : memref<8xf32, strided<[1]>> to memref<10xf32, strided<[1], offset: 20>>
  pad.pad_into edge ins(%x : memref<8xf32, strided<[1]>>) outs(%r : memref<10xf32, strided<[1], offset: 20>>) low[1] high[1]
  return
}

// -----

// The inside of the destination.
func.func @wrap_dynamic_f32_inside(%m: memref<?xf32>, %l: index, %h: index) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %s = arith.subi %d, %l : index
  %n = arith.subi %s, %h : index
  %x = memref.subview %m[%l] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  pad.pad_into wrap ins(%x : memref<?xf32, strided<[1], offset: ?>>) outs(%m : memref<?xf32>) low[%l] high[%h]
  return
}
