// Values where C's conversions and formulas have others.
// REQUIRES: all-parts
// RUN: split-file %s %t
// RUN: pad-run %t/to-integers.mlir | FileCheck %t/to-integers.mlir
// RUN: pad-run %t/near-0.mlir | FileCheck %t/near-0.mlir
// RUN: pad-run %t/past-the-end.mlir | FileCheck %t/past-the-end.mlir
// RUN: pad-run %t/empty.mlir | FileCheck %t/empty.mlir
// RUN: pad-run %t/scalar.mlir | FileCheck %t/scalar.mlir
// RUN: pad-run %t/bits.mlir | FileCheck %t/bits.mlir
// RUN: pad-run %t/complex.mlir | FileCheck %t/complex.mlir
// RUN: pad-run %t/short-floats.mlir | FileCheck %t/short-floats.mlir
// RUN: pad-run %t/bytes.mlir | FileCheck %t/bytes.mlir
// RUN: pad-run %t/selected.mlir | FileCheck %t/selected.mlir
// RUN: pad-run %t/called.mlir | FileCheck %t/called.mlir
// RUN: pad-run %t/inverse-erf.mlir | FileCheck %t/inverse-erf.mlir
// RUN: pad-run %t/float-bits.mlir | FileCheck %t/float-bits.mlir
// RUN: not pad-run %t/format.mlir 2>&1 | FileCheck %t/format.mlir
// RUN: not pad-run %t/no-exponent.mlir 2>&1 | FileCheck %t/no-exponent.mlir
// RUN: not pad-run %t/powers.mlir 2>&1 | FileCheck %t/powers.mlir

//--- to-integers.mlir
// Floats out of range become the nearest integer, NaN 0.
// CHECK: 255 0 255 0 255 7
// CHECK: 127 -128 127 0 -1 7
// CHECK: 300 -1000 2147483647 0 -1 7
// CHECK: 300 0 4294967295 0 255 7
// CHECK: 32767 0 1 -32768
// CHECK: 9223372036854775807 -9223372036854775808 0
func.func @main() -> (tensor<6xui8>, tensor<6xi8>, tensor<6xi32>, tensor<6xui32>, tensor<4xi16>, tensor<3xi64>) {
  %a = stablehlo.constant dense<[300.0, -1000.0, 1.0e10, 0x7FC00000, 255.9, 7.9]> : tensor<6xf32>
  %b = stablehlo.constant dense<[300.0, -1000.0, 1.0e10, 0x7FC00000, -1.9, 7.9]> : tensor<6xf32>
  %c = stablehlo.constant dense<[0x7C00, 0x7E00, 1.5, 0xFC00]> : tensor<4xf16>
  %d = stablehlo.constant dense<[9.3e18, -9.3e18, 0x7FF8000000000000]> : tensor<3xf64>
  %0 = stablehlo.convert %a : (tensor<6xf32>) -> tensor<6xui8>
  %1 = stablehlo.convert %b : (tensor<6xf32>) -> tensor<6xi8>
  %2 = stablehlo.convert %b : (tensor<6xf32>) -> tensor<6xi32>
  %3 = stablehlo.convert %a : (tensor<6xf32>) -> tensor<6xui32>
  %4 = stablehlo.convert %c : (tensor<4xf16>) -> tensor<4xi16>
  %5 = stablehlo.convert %d : (tensor<3xf64>) -> tensor<3xi64>
  return %0, %1, %2, %3, %4, %5 : tensor<6xui8>, tensor<6xi8>, tensor<6xi32>, tensor<6xui32>, tensor<4xi16>, tensor<3xi64>
}

//--- near-0.mlir
// CHECK: 1e-8 0.00010000{{[45]}}
// CHECK: 1e-8 9.999{{[45]}}
// CHECK: 2.0 -3.0
func.func @main() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %x = stablehlo.constant dense<[1.0e-8, 1.0e-4]> : tensor<2xf32>
  %y = stablehlo.constant dense<[8.0, -27.0]> : tensor<2xf32>
  %0 = stablehlo.exponential_minus_one %x : tensor<2xf32>
  %1 = stablehlo.log_plus_one %x : tensor<2xf32>
  %2 = stablehlo.cbrt %y : tensor<2xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

//--- past-the-end.mlir
// CHECK: 1 4 5
func.func @main() -> tensor<3xi32> {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = stablehlo.constant dense<[4, 5]> : tensor<2xi32>
  %i = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %0 = stablehlo.dynamic_update_slice %x, %y, %i : (tensor<3xi32>, tensor<2xi32>, tensor<ui64>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

//--- empty.mlir
// Parts that are empty along another axis.
// CHECK: tensor<0x4xf32>
func.func @main() -> tensor<0x4xf32> {
  %x = stablehlo.constant dense<> : tensor<0x2xf32>
  %0 = stablehlo.concatenate %x, %x, dim = 1 : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

//--- scalar.mlir
// One element, which an index at run time chooses, or else a constant.
// CHECK: 14
// CHECK: -1
func.func @main() -> (tensor<i16>, tensor<i16>) {
  %x = stablehlo.constant dense<[7, 14, 21]> : tensor<3xi16>
  %i = stablehlo.constant dense<1> : tensor<1xi32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0 = call @take(%x, %i, %true) : (tensor<3xi16>, tensor<1xi32>, tensor<i1>) -> tensor<i16>
  %1 = call @take(%x, %i, %false) : (tensor<3xi16>, tensor<1xi32>, tensor<i1>) -> tensor<i16>
  return %0, %1 : tensor<i16>, tensor<i16>
}
func.func @take(%x: tensor<3xi16>, %i: tensor<1xi32>, %valid: tensor<i1>) -> tensor<i16> {
  %other = stablehlo.constant dense<-1> : tensor<i16>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<3xi16>, tensor<1xi32>) -> tensor<i16>
  %1 = stablehlo.select %valid, %0, %other : tensor<i1>, tensor<i16>
  return %1 : tensor<i16>
}

//--- bits.mlir
// CHECK: true false false false true
// CHECK: true false
// CHECK: 1065353216 2139095040 2143289344 4286578688 2147483648
// CHECK: 1.0 inf
// CHECK: -1 -32768
func.func @main() -> (tensor<5xi1>, tensor<2xi1>, tensor<5xui32>, tensor<2xf32>, tensor<2xi16>) {
  %a = stablehlo.constant dense<[1.0, 0x7F800000, 0x7FC00000, 0xFF800000, -0.0]> : tensor<5xf32>
  %b = stablehlo.constant dense<[1.0, 0x7C00]> : tensor<2xf16>
  %c = stablehlo.constant dense<[65535, 32768]> : tensor<2xui16>
  %0:2 = stablehlo.optimization_barrier %a, %b : tensor<5xf32>, tensor<2xf16>
  %1 = stablehlo.is_finite %0#0 : (tensor<5xf32>) -> tensor<5xi1>
  %2 = stablehlo.is_finite %0#1 : (tensor<2xf16>) -> tensor<2xi1>
  %3 = stablehlo.bitcast_convert %a : (tensor<5xf32>) -> tensor<5xui32>
  %4 = stablehlo.slice %3 [0:2] : (tensor<5xui32>) -> tensor<2xui32>
  %5 = stablehlo.bitcast_convert %4 : (tensor<2xui32>) -> tensor<2xf32>
  %6 = stablehlo.bitcast_convert %c : (tensor<2xui16>) -> tensor<2xi16>
  return %1, %2, %3, %5, %6 : tensor<5xi1>, tensor<2xi1>, tensor<5xui32>, tensor<2xf32>, tensor<2xi16>
}

//--- complex.mlir
// jnp.pad of complex numbers fills with an i32 that is converted; the gradient of a
// pad adds and multiplies.
// CHECK: 0.0 1.0 2.0 3.0 0.0
// CHECK: 0.0 2.0 -1.0 0.5 0.0
// CHECK: -3.0 3.0 8.75
// CHECK: 4.0 -4.0 3.0
// CHECK: 0.0 0.0 0.0
func.func @main() -> (tensor<5xf32>, tensor<5xf32>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) {
  %x = stablehlo.constant dense<[(1.0, 2.0), (2.0, -1.0), (3.0, 0.5)]> : tensor<3xcomplex<f32>>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %zero = stablehlo.convert %c : (tensor<i32>) -> tensor<complex<f32>>
  %p = stablehlo.pad %x, %zero, low = [1], high = [1], interior = [0] : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
  %re = stablehlo.real %p : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %im = stablehlo.imag %p : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %w = stablehlo.convert %x : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f64>>
  %s = stablehlo.multiply %w, %w : tensor<3xcomplex<f64>>
  %sum = stablehlo.add %s, %s : tensor<3xcomplex<f64>>
  %d = stablehlo.subtract %sum, %s : tensor<3xcomplex<f64>>
  %dre = stablehlo.convert %d : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  %dim = stablehlo.imag %d : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  %none = stablehlo.imag %dim : tensor<3xf64>
  return %re, %im, %dre, %dim, %none : tensor<5xf32>, tensor<5xf32>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>
}

//--- short-floats.mlir
// Sums are of more bits than their terms: 256 + 1 is 256 in bf16, and 2048 + 1 is 2048 in
// f16. Other reductions are of their elements.
// CHECK: result 0: tensor<bf16>
// CHECK-NEXT: 512.0
// CHECK: result 1: tensor<1xbf16>
// CHECK-NEXT: [512.0]
// CHECK: result 2: tensor<f16>
// CHECK-NEXT: 4096.0
// CHECK: result 3: tensor<bf16>
// CHECK-NEXT: 256.0
func.func @main() -> (tensor<bf16>, tensor<1xbf16>, tensor<f16>, tensor<bf16>) {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %zero16 = stablehlo.constant dense<0.0> : tensor<f16>
  %ones = stablehlo.constant dense<1.0> : tensor<512xbf16>
  %ones16 = stablehlo.constant dense<1.0> : tensor<4096xf16>
  %0 = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<512xbf16>, tensor<bf16>) -> tensor<bf16>
  %1 = "stablehlo.reduce_window"(%ones, %zero) <{window_dimensions = array<i64: 512>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %b, %a : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<512xbf16>, tensor<bf16>) -> tensor<1xbf16>
  %2 = stablehlo.reduce(%ones16 init: %zero16) applies stablehlo.add across dimensions = [0] : (tensor<4096xf16>, tensor<f16>) -> tensor<f16>
  %3 = "stablehlo.reduce"(%ones, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    %m = stablehlo.maximum %s, %a : tensor<bf16>
    stablehlo.return %m : tensor<bf16>
  }) : (tensor<512xbf16>, tensor<bf16>) -> tensor<bf16>
  return %0, %1, %2, %3 : tensor<bf16>, tensor<1xbf16>, tensor<f16>, tensor<bf16>
}

//--- selected.mlir
// The elements around a tensor are not selected, and a window of them alone adds
// nothing: 10 goes nowhere, 20 to the 5, 30 to the first 7, 40 to the 6.
// CHECK: [ 1.0 21.0 31.0 1.0 41.0]
func.func @main() -> tensor<5xf32> {
  %x = stablehlo.constant dense<[-3.0, 5.0, 7.0, 7.0, 6.0]> : tensor<5xf32>
  %s = stablehlo.constant dense<[10.0, 20.0, 30.0, 40.0]> : tensor<4xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%x, %s, %one) <{padding = dense<[[2, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<5xf32>, tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

//--- called.mlir
// A body that calls a function, as JAX writes one with jnp.where.
// CHECK: result 0: tensor<i32>
// CHECK-NEXT: 7
func.func @main() -> tensor<i32> {
  %x = stablehlo.constant dense<[3, 7, 5]> : tensor<3xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = func.call @where(%1, %a, %b) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func private @where(%c: tensor<i1>, %a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %c, %a, %b : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}

//--- bytes.mlir
// Floats of at most 8 bits are computed as f32, and each result is rounded once:
// 448 + 16 and 1 + 1/16 are halfway to the next number, and 448 + 20 becomes NaN. The
// shortest number that f8E4M3FN reads as 448 is 450.
// CHECK: result 0: tensor<4xf8E4M3FN>
// CHECK-NEXT: [450.0 nan 1.0 -0.0]
// CHECK: result 1: tensor<3xf8E5M2>
// CHECK-NEXT: [6.0 3.5 inf]
// CHECK: result 2: tensor<3xi32>
// CHECK-NEXT: [57344 -2 0]
// CHECK: result 3: tensor<3xf8E4M3FN>
// CHECK-NEXT: [ nan -2.5 0.25]
// CHECK: result 4: tensor<f8E4M3FN>
// CHECK-NEXT: 450.0
// CHECK: result 5: tensor<4xf4E2M1FN>
// CHECK-NEXT: [-1.0 0.5 3.0 6.0]
// CHECK: result 6: tensor<4xi8>
// CHECK-NEXT: [126 126 56 0]
func.func @main() -> (tensor<4xf8E4M3FN>, tensor<3xf8E5M2>, tensor<3xi32>, tensor<3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<4xf4E2M1FN>, tensor<4xi8>) {
  %a = stablehlo.constant dense<[448.0, 448.0, 1.0, -0.0]> : tensor<4xf8E4M3FN>
  %b = stablehlo.constant dense<[16.0, 20.0, 0.0625, -0.0]> : tensor<4xf8E4M3FN>
  %c = stablehlo.constant dense<[57344.0, -2.5, 0.25]> : tensor<3xf8E5M2>
  %n = stablehlo.constant dense<[6, 7, 100000]> : tensor<3xi32>
  %d = stablehlo.constant dense<[-1.0, 0.5, 3.0, 6.0]> : tensor<4xf4E2M1FN>
  %0 = stablehlo.add %a, %b : tensor<4xf8E4M3FN>
  %half = stablehlo.constant dense<[1.0, 0.5, 1.0]> : tensor<3xf8E5M2>
  %m = stablehlo.convert %n : (tensor<3xi32>) -> tensor<3xf8E5M2>
  %1 = stablehlo.multiply %m, %half : tensor<3xf8E5M2>
  %2 = stablehlo.convert %c : (tensor<3xf8E5M2>) -> tensor<3xi32>
  %3 = stablehlo.convert %c : (tensor<3xf8E5M2>) -> tensor<3xf8E4M3FN>
  %least = stablehlo.constant dense<-448.0> : tensor<f8E4M3FN>
  %4 = stablehlo.reduce(%a init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %ones = stablehlo.constant dense<1.0> : tensor<4xf4E2M1FN>
  %5 = stablehlo.divide %d, %ones : tensor<4xf4E2M1FN>
  %abs = stablehlo.abs %a : tensor<4xf8E4M3FN>
  %6 = stablehlo.bitcast_convert %abs : (tensor<4xf8E4M3FN>) -> tensor<4xi8>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4xf8E4M3FN>, tensor<3xf8E5M2>, tensor<3xi32>, tensor<3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<4xf4E2M1FN>, tensor<4xi8>
}

//--- powers.mlir
// The powers of two of f8E8M0FNU are moved, and not computed with.
// CHECK: powers.mlir:{{.*}}: module has operations of StableHLO that are not supported, or not for their types: stablehlo.iota, stablehlo.convert, stablehlo.reduce, stablehlo.dot_general{{$}}
func.func @main(%x: tensor<3xf8E8M0FNU>, %n: tensor<f8E8M0FNU>) -> (tensor<4xf8E8M0FNU>, tensor<3xi8>, tensor<3xf8E8M0FNU>, tensor<3xcomplex<f32>>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) {
  %0 = stablehlo.pad %x, %n, low = [1], high = [0], interior = [0] : (tensor<3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %1 = stablehlo.bitcast_convert %x : (tensor<3xf8E8M0FNU>) -> tensor<3xi8>
  %2 = stablehlo.iota dim = 0 : tensor<3xf8E8M0FNU>
  %3 = stablehlo.convert %x : (tensor<3xf8E8M0FNU>) -> tensor<3xcomplex<f32>>
  %4 = stablehlo.reduce(%x init: %n) applies stablehlo.add across dimensions = [0] : (tensor<3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %5 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf8E8M0FNU>, tensor<3xi8>, tensor<3xf8E8M0FNU>, tensor<3xcomplex<f32>>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>
}

//--- inverse-erf.mlir
// CHECK: 0.0 0.4769362{{[0-9]*}} -1.163087{{[0-9]*}} 3.45707{{[0-9]*}} -inf inf nan nan
// CHECK: 0.4769362762044{{[0-9]*}} -1.163087153676{{[0-9]*}} 3.766562581{{[0-9]*}} -5.86358474875{{[0-9]*}} inf nan
// CHECK: 0.477 -1.163
// CHECK: 0.477 -1.16
func.func @main() -> (tensor<8xf32>, tensor<6xf64>, tensor<2xf16>, tensor<2xbf16>) {
  %a = stablehlo.constant dense<[0.0, 0.5, -0.9, 0.999999, -1.0, 1.0, 2.0, 0x7FC00000]> : tensor<8xf32>
  %b = stablehlo.constant dense<[0.5, -0.9, 0.9999999, 0xBFEFFFFFFFFFFFFF, 1.0, -1.5]> : tensor<6xf64>
  %c = stablehlo.constant dense<[0.5, -0.9]> : tensor<2xf16>
  %d = stablehlo.constant dense<[0.5, -0.9]> : tensor<2xbf16>
  %0 = chlo.erf_inv %a : tensor<8xf32> -> tensor<8xf32>
  %1 = chlo.erf_inv %b : tensor<6xf64> -> tensor<6xf64>
  %2 = chlo.erf_inv %c : tensor<2xf16> -> tensor<2xf16>
  %3 = chlo.erf_inv %d : tensor<2xbf16> -> tensor<2xbf16>
  return %0, %1, %2, %3 : tensor<8xf32>, tensor<6xf64>, tensor<2xf16>, tensor<2xbf16>
}

//--- float-bits.mlir
// CHECK: 1.0000001 0.99999994 1e-45 -1e-45 -0.0 inf nan 2.0
// CHECK: 1.001 65500.0
// Rounded as to f16: to even between two, out of reach, denormal.
// CHECK: 1.0 1.0019531 inf -inf 65504.0 -0.0 nan
// CHECK: 0 1 8 7
// CHECK: 8 7 0 0
func.func @main() -> (tensor<8xf32>, tensor<2xf16>, tensor<7xf32>, tensor<4xi8>, tensor<4xui8>) {
  %a = stablehlo.constant dense<[1.0, 1.0, 0.0, 0.0, -1.4E-45, 3.4028234664E+38, 0x7FC00000, 2.0]> : tensor<8xf32>
  %b = stablehlo.constant dense<[2.0, 0.0, 1.0, -1.0, 1.0, 0x7F800000, 1.0, 2.0]> : tensor<8xf32>
  %0 = chlo.next_after %a, %b : tensor<8xf32>, tensor<8xf32> -> tensor<8xf32>
  %c = stablehlo.constant dense<[1.0, 0x7C00]> : tensor<2xf16>
  %d = stablehlo.constant dense<[2.0, 0.0]> : tensor<2xf16>
  %1 = chlo.next_after %c, %d : tensor<2xf16>, tensor<2xf16> -> tensor<2xf16>
  %e = stablehlo.constant dense<[1.00048828125, 1.00146484375, 65520.0, 0xFF800000, 65519.0, -6.0E-5, 0x7FFFFFFF]> : tensor<7xf32>
  %2 = stablehlo.reduce_precision %e, format = e5m10 : tensor<7xf32>
  %f = stablehlo.constant dense<[0, 16, -1, 127]> : tensor<4xi8>
  %3 = stablehlo.popcnt %f : tensor<4xi8>
  %g = stablehlo.constant dense<[0, 1, 255, 128]> : tensor<4xui8>
  %4 = stablehlo.count_leading_zeros %g : tensor<4xui8>
  return %0, %1, %2, %3, %4 : tensor<8xf32>, tensor<2xf16>, tensor<7xf32>, tensor<4xi8>, tensor<4xui8>
}

//--- format.mlir
// CHECK: expected a format as e5m10, got f5m10
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce_precision %x, format = f5m10 : tensor<2xf32>
  return %0 : tensor<2xf32>
}

//--- no-exponent.mlir
// CHECK: op has the format e0m10, expected at least e1m0
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce_precision %x, format = e0m10 : tensor<2xf32>
  return %0 : tensor<2xf32>
}
