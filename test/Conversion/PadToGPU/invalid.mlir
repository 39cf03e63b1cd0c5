// What cannot become a kernel.
// RUN: pad-opt %s --split-input-file --convert-pad-to-gpu --verify-diagnostics

func.func @string(%x: memref<4x!pad.string>, %y: memref<6x!pad.string>) {
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to a kernel: elements of type '!pad.string' refer to memory of the host}}
  pad.pad_into edge ins(%x : memref<4x!pad.string>) outs(%y : memref<6x!pad.string>)
    low[1] high[1]
  return
}

// -----

func.func @size(%x: memref<4xi65>, %y: memref<6xi65>) {
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to a kernel: element type 'i65' has no known size in memory}}
  pad.pad_into edge ins(%x : memref<4xi65>) outs(%y : memref<6xi65>) low[1] high[1]
  return
}

// -----

#map = affine_map<(d0) -> (d0 mod 4)>
func.func @layout(%x: memref<4xf32, #map>, %y: memref<6xf32>) {
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to a kernel: layout of 'memref<4xf32, affine_map<(d0) -> (d0 mod 4)>>' has no strides}}
  pad.pad_into edge ins(%x : memref<4xf32, #map>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}

// -----

func.func @border(%y: memref<6x!pad.string>) {
  // expected-error @+1 {{'pad.fill_border' op cannot be lowered to a kernel: elements of type '!pad.string' refer to memory of the host}}
  pad.fill_border edge %y low[1] high[1] : memref<6x!pad.string>
  return
}
