// RUN: pad-opt %s -split-input-file -verify-diagnostics

// expected-error @below {{facts have both 'rows' and 'elements'}}
#facts = #pad.facts<fits|rows|elements>

// -----

// expected-error @below {{facts have 'rows', expected 'fits' with it}}
#facts = #pad.facts<rows>

// -----

// expected-error @below {{facts have 'past_caches|chunk', expected 'rows' with it}}
#facts = #pad.facts<fits|past_caches|chunk>

// -----

// expected-error @below {{facts have 'past_caches', expected 'within_reach' or 'few_borders' with it}}
#facts = #pad.facts<fits|rows|past_caches>

// -----

// expected-error @below {{facts have 'unit_borders', expected 'disjoint_borders|disjoint_row_borders' with it}}
#facts = #pad.facts<fits|rows|disjoint_borders|unit_borders>

// -----

func.func @attribute(%x: memref<4xf32>, %y: memref<6xf32>) {
  // expected-error @below {{attribute 'pad.facts' is 1 : i64, expected #pad.facts<...>}}
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1] {pad.facts = 1}
  return
}

// -----

func.func @tensor(%x: tensor<4xf32>) -> tensor<6xf32> {
  // expected-error @below {{has attribute 'pad.facts', expected a pad.pad_into or a pad.adjoint_into on memrefs}}
  %0 = pad.pad edge %x low[1] high[1] {pad.facts = #pad.facts<fits>} : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @vector_bytes(%g: memref<6xf32>, %y: memref<4xf32>) {
  // expected-error @below {{attribute 'pad.vector_bytes' is 3 : i64, expected a power of two from 1 to 128 as i64}}
  pad.adjoint_into edge ins(%g : memref<6xf32>) outs(%y : memref<4xf32>) low[1] high[1] {pad.facts = #pad.facts<elements>, pad.vector_bytes = 3}
  return
}

// -----

func.func @vector_bytes_of_no_vector(%g: memref<6xf32>, %y: memref<4xf32>) {
  // expected-error @below {{attribute 'pad.vector_bytes' is 256 : i64, expected a power of two from 1 to 128 as i64}}
  pad.adjoint_into edge ins(%g : memref<6xf32>) outs(%y : memref<4xf32>) low[1] high[1] {pad.facts = #pad.facts<elements>, pad.vector_bytes = 256}
  return
}
