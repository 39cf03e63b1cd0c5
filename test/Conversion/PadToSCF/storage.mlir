// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse | FileCheck %s

// Elements without vectors of their own are moved as the integers they occupy.

// CHECK-LABEL: func @constant_static_i1_as_i8(
// CHECK-SAME: %[[V:[a-z0-9]+]]: i1)
// CHECK: builtin.unrealized_conversion_cast %{{.*}} : memref<?xi1> to memref<?xi8>
// CHECK: arith.extui %[[V]] : i1 to i8
// CHECK: vector.load {{.*}} vector<8xi8>
func.func @constant_static_i1_as_i8(%x: memref<9xi1>, %y: memref<11xi1>, %v: i1) {
  pad.pad_into constant ins(%x : memref<9xi1>) outs(%y : memref<11xi1>) low[1] high[1] value(%v)
  return
}

// CHECK-LABEL: func @reflect_static_complex_f32_as_pixels(
// CHECK: vector.shuffle {{.*}} [4, 5, 2, 3, 0, 1, 2, 3] : vector<8xf32>
func.func @reflect_static_complex_f32_as_pixels(%x: memref<9xcomplex<f32>>, %y: memref<13xcomplex<f32>>) {
  pad.pad_into reflect ins(%x : memref<9xcomplex<f32>>) outs(%y : memref<13xcomplex<f32>>) low[2] high[2]
  return
}

// CHECK-LABEL: func @constant_static_complex_f64_value(
// CHECK-SAME: %[[V:[a-z0-9]+]]: complex<f64>)
// CHECK-DAG: %[[RE:.*]] = complex.re %[[V]]
// CHECK-DAG: %[[IM:.*]] = complex.im %[[V]]
// CHECK: vector.from_elements %[[RE]], %[[IM]] : vector<2xf64>
func.func @constant_static_complex_f64_value(%x: memref<9xcomplex<f64>>, %y: memref<10xcomplex<f64>>, %v: complex<f64>) {
  pad.pad_into constant ins(%x : memref<9xcomplex<f64>>) outs(%y : memref<10xcomplex<f64>>) low[1] high[0] value(%v)
  return
}

// CHECK-LABEL: func @constant_static_f8_value(
// CHECK-SAME: %[[V:[a-z0-9]+]]: f8E4M3FN)
// CHECK: arith.bitcast %[[V]] : f8E4M3FN to i8
func.func @constant_static_f8_value(%x: memref<9xf8E4M3FN>, %y: memref<10xf8E4M3FN>, %v: f8E4M3FN) {
  pad.pad_into constant ins(%x : memref<9xf8E4M3FN>) outs(%y : memref<10xf8E4M3FN>) low[1] high[0] value(%v)
  return
}

// CHECK-LABEL: func @wrap_static_ui16_as_i16(
// CHECK: builtin.unrealized_conversion_cast %{{.*}} to memref<?xi16>
// CHECK: vector.load {{.*}} vector<8xi16>
func.func @wrap_static_ui16_as_i16(%x: memref<9xui16>, %y: memref<11xui16>) {
  pad.pad_into wrap ins(%x : memref<9xui16>) outs(%y : memref<11xui16>) low[1] high[1]
  return
}

// References have vectors of their own.
// CHECK-LABEL: func @constant_static_string_as_it_is(
// CHECK-SAME: %[[V:[a-z0-9]+]]: !pad.string)
// CHECK: vector.broadcast %[[V]] : !pad.string to vector<4x!pad.string>
// CHECK-NOT: unrealized_conversion_cast
// CHECK: vector.load {{.*}} vector<4x!pad.string>
func.func @constant_static_string_as_it_is(%x: memref<9x!pad.string>, %y: memref<11x!pad.string>, %v: !pad.string) {
  pad.pad_into constant ins(%x : memref<9x!pad.string>) outs(%y : memref<11x!pad.string>) low[1] high[1] value(%v)
  return
}

// 16-bit floats too: LLVM would round some of them in registers.
// CHECK-LABEL: func @edge_static_bf16_as_i16(
// CHECK: vector.load {{.*}} memref<?xi16>
// CHECK-NOT: xbf16>{{$}}
// CHECK: return
func.func @edge_static_bf16_as_i16(%x: memref<9xbf16>, %y: memref<11xbf16>) {
  pad.pad_into edge ins(%x : memref<9xbf16>) outs(%y : memref<11xbf16>) low[1] high[1]
  return
}

// Also one by one.
// CHECK-LABEL: func @edge_static_bf16_strided(
// CHECK: builtin.unrealized_conversion_cast %{{.*}} : memref<9xbf16, strided<[5]>> to memref<9xi16, strided<[5]>>
// CHECK: memref.load {{.*}} memref<9xi16, strided<[5]>>
func.func @edge_static_bf16_strided(%x: memref<9xbf16, strided<[5]>>, %y: memref<11xbf16>) {
  pad.pad_into edge ins(%x : memref<9xbf16, strided<[5]>>) outs(%y : memref<11xbf16>) low[1] high[1]
  return
}

// A complex number of two is one integer.
// CHECK-LABEL: func @constant_static_complex_bf16_strided(
// CHECK-SAME: %[[V:[a-z0-9]+]]: complex<bf16>)
// CHECK: arith.shli %{{.*}}, %{{.*}} : i32
// CHECK: arith.ori
// CHECK: builtin.unrealized_conversion_cast %{{.*}} : memref<9xcomplex<bf16>, strided<[2]>> to memref<9xi32, strided<[2]>>
// CHECK: memref.load {{.*}} {alignment = 2 : i64} : memref<9xi32, strided<[2]>>
// CHECK: memref.store {{.*}} {alignment = 2 : i64}
func.func @constant_static_complex_bf16_strided(%x: memref<9xcomplex<bf16>, strided<[2]>>, %y: memref<11xcomplex<bf16>>, %v: complex<bf16>) {
  pad.pad_into constant ins(%x : memref<9xcomplex<bf16>, strided<[2]>>) outs(%y : memref<11xcomplex<bf16>>) low[1] high[1] value(%v)
  return
}
