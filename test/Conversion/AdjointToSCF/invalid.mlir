// RUN: pad-opt %s --convert-adjoint-to-scf -split-input-file -verify-diagnostics
// RUN: not pad-opt %s --convert-adjoint-to-scf=vector-bytes=24 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: 'vector-bytes' is 24, expected 0 or a power of two from 1 to 128

// It has neither a sign nor a zero.
func.func @no_addition(%g: memref<4xf8E8M0FNU>, %y: memref<3xf8E8M0FNU>) {
  // expected-error @+1 {{'pad.adjoint_into' op cannot be lowered to loops: element type 'f8E8M0FNU' has no addition}}
  pad.adjoint_into edge ins(%g : memref<4xf8E8M0FNU>) outs(%y : memref<3xf8E8M0FNU>) low[1] high[0]
  return
}

// -----

// Facts that a version's type or vectors do not have. Nothing is built.
func.func @planes_of_a_row(%g: memref<12xf32>, %y: memref<10xf32>) {
  %s = memref.reinterpret_cast %g to offset: [0], sizes: [12, 1], strides: [1, 1] : memref<12xf32> to memref<12x1xf32, strided<[1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [10, 1], strides: [1, 1] : memref<10xf32> to memref<10x1xf32, strided<[1, 1]>>
  // expected-error @+1 {{the facts 'unit_borders' and 'in_chunks' demand an axis outside of the row}}
  pad.adjoint_into reflect ins(%s : memref<12x1xf32, strided<[1, 1]>>) outs(%r : memref<10x1xf32, strided<[1, 1]>>) low[1, 0] high[1, 0] {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders|unit_borders>}
  return
}

// -----

// Facts that a version's type or vectors do not have. Nothing is built.
func.func @chunks_of_a_row(%g: memref<12xf32>, %y: memref<10xf32>) {
  %s = memref.reinterpret_cast %g to offset: [0], sizes: [12, 1], strides: [1, 1] : memref<12xf32> to memref<12x1xf32, strided<[1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [10, 1], strides: [1, 1] : memref<10xf32> to memref<10x1xf32, strided<[1, 1]>>
  // expected-error @+1 {{the facts 'unit_borders' and 'in_chunks' demand an axis outside of the row}}
  pad.adjoint_into reflect ins(%s : memref<12x1xf32, strided<[1, 1]>>) outs(%r : memref<10x1xf32, strided<[1, 1]>>) low[1, 0] high[1, 0] {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders|in_chunks>}
  return
}

// -----

// Facts that a version's type or vectors do not have. Nothing is built.
func.func @unknown_borders(%g: memref<12xf32>, %y: memref<10xf32>) {
  %s = memref.reinterpret_cast %g to offset: [0], sizes: [12, 1], strides: [1, 1] : memref<12xf32> to memref<12x1xf32, strided<[1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [10, 1], strides: [1, 1] : memref<10xf32> to memref<10x1xf32, strided<[1, 1]>>
  // expected-error @+1 {{the fact 'rows' demands 'disjoint_borders' or 'few_borders'}}
  pad.adjoint_into reflect ins(%s : memref<12x1xf32, strided<[1, 1]>>) outs(%r : memref<10x1xf32, strided<[1, 1]>>) low[1, 0] high[1, 0] {pad.facts = #pad.facts<fits|rows|disjoint_row_borders>}
  return
}

// -----

// Facts that a version's type or vectors do not have. Nothing is built.
func.func @no_whole_lines(%g: memref<12xf32>, %y: memref<10xf32>) {
  %s = memref.reinterpret_cast %g to offset: [0], sizes: [12, 1], strides: [1, 1] : memref<12xf32> to memref<12x1xf32, strided<[1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [10, 1], strides: [1, 1] : memref<10xf32> to memref<10x1xf32, strided<[1, 1]>>
  // expected-error @+1 {{the fact 'whole_lines' demands rows of whole lines, of known extents}}
  pad.adjoint_into reflect ins(%s : memref<12x1xf32, strided<[1, 1]>>) outs(%r : memref<10x1xf32, strided<[1, 1]>>) low[1, 0] high[1, 0] {pad.facts = #pad.facts<fits|rows|past_caches|few_borders|whole_lines>}
  return
}

// -----

// Facts that a version's type or vectors do not have. Nothing is built.
func.func @nothing_to_put_together(%g: memref<12xf32>, %y: memref<10xf32>) {
  %s = memref.reinterpret_cast %g to offset: [0], sizes: [12, 1], strides: [1, 1] : memref<12xf32> to memref<12x1xf32, strided<[1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [10, 1], strides: [1, 1] : memref<10xf32> to memref<10x1xf32, strided<[1, 1]>>
  // expected-error @+1 {{the fact 'past_caches' demands an axis whose elements fit the caches}}
  pad.adjoint_into reflect ins(%s : memref<12x1xf32, strided<[1, 1]>>) outs(%r : memref<10x1xf32, strided<[1, 1]>>) low[1, 0] high[1, 0] {pad.facts = #pad.facts<fits|rows|past_caches|few_borders>}
  return
}

// -----

func.func @unknown_number_of_borders(%g: memref<?xf32>, %y: memref<?xf32>, %a: index, %b : index, %c : index) {
  %s = memref.reinterpret_cast %g to offset: [0], sizes: [%a, %b, 1], strides: [%b, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%a, %c, 1], strides: [%c, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  // expected-error @+1 {{the fact 'few_borders' demands few borders, of known extents}}
  pad.adjoint_into reflect ins(%s : memref<?x?x1xf32, strided<[?, 1, 1]>>) outs(%r : memref<?x?x1xf32, strided<[?, 1, 1]>>) low[%a, 1, 0] high[%a, 1, 0] {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders|few_borders>}
  return
}

// -----

func.func @positions_of_two(%g: memref<?xf32>, %y: memref<?xf32>, %a: index, %b : index, %c : index) {
  %s = memref.reinterpret_cast %g to offset: [0], sizes: [%a, %b, 2], strides: [%b, 2, 1] : memref<?xf32> to memref<?x?x2xf32, strided<[?, 2, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%a, %c, 2], strides: [%c, 2, 1] : memref<?xf32> to memref<?x?x2xf32, strided<[?, 2, 1]>>
  // expected-error @+1 {{positions of several elements demand 'disjoint_row_borders'}}
  pad.adjoint_into reflect ins(%s : memref<?x?x2xf32, strided<[?, 2, 1]>>) outs(%r : memref<?x?x2xf32, strided<[?, 2, 1]>>) low[%a, 1, 0] high[%a, 1, 0] {pad.facts = #pad.facts<fits|rows|disjoint_borders>}
  return
}

// -----

func.func @planes_of_scalars(%g: memref<?xf32>, %y: memref<?xf32>, %a: index, %b : index, %c : index) {
  %s = memref.reinterpret_cast %g to offset: [0], sizes: [%a, %b, 1], strides: [%b, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%a, %c, 1], strides: [%c, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  // expected-error @+1 {{the fact 'unit_borders' demands vectors of 4 elements or more}}
  pad.adjoint_into reflect ins(%s : memref<?x?x1xf32, strided<[?, 1, 1]>>) outs(%r : memref<?x?x1xf32, strided<[?, 1, 1]>>) low[%a, 1, 0] high[%a, 1, 0] {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders|unit_borders>, pad.vector_bytes = 8}
  return
}
