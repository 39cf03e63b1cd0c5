// RUN: pad-opt %s --raise-to-pad | FileCheck %s

// Elements that are read at computed indices.

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

// Reflected by absolute values, in one body.
// CHECK-LABEL: func @reflect_static_f32_absolute
// CHECK-NEXT:    %[[r:.+]] = pad.pad reflect %{{.*}} low[2] high[3] : tensor<9xf32> to tensor<14xf32>
// CHECK-NEXT:    return %[[r]]
#m = affine_map<(d0) -> (d0)>
#scalar = affine_map<(d0) -> ()>
func.func @reflect_static_f32_absolute(%x: tensor<9xf32>) -> tensor<14xf32> {
  %cm2 = arith.constant -2 : i64
  %c8 = arith.constant 8 : i64
  %e = tensor.empty() : tensor<14xf32>
  %0 = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<14xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i64
    %a = arith.addi %j, %cm2 : i64
    %b = math.absi %a : i64
    %c = arith.subi %c8, %b : i64
    %d = math.absi %c : i64
    %f = arith.subi %c8, %d : i64
    %k = arith.index_cast %f : i64 to index
    %v = tensor.extract %x[%k] : tensor<9xf32>
    linalg.yield %v : f32
  } -> tensor<14xf32>
  return %0 : tensor<14xf32>
}

// An index tensor that is computed, and indices from the end.
// CHECK-LABEL: func @edge_static_f32_index_tensor
// CHECK-NEXT:    %[[r:.+]] = pad.pad edge %{{.*}} low[2] high[1] : tensor<9xf32> to tensor<12xf32>
// CHECK-NEXT:    return %[[r]]
func.func @edge_static_f32_index_tensor(%x: tensor<9xf32>) -> tensor<12xf32> {
  %cm2 = arith.constant -2 : i64
  %c0 = arith.constant 0 : i64
  %c8 = arith.constant 8 : i64
  %c9 = arith.constant 9 : i64
  %ei = tensor.empty() : tensor<12xi64>
  %idx = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%ei : tensor<12xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i64
    %a = arith.addi %j, %cm2 : i64
    %b = arith.maxsi %a, %c0 : i64
    %c = arith.minsi %b, %c8 : i64
    linalg.yield %c : i64
  } -> tensor<12xi64>
  %e = tensor.empty() : tensor<12xf32>
  %y = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%idx : tensor<12xi64>) outs(%e : tensor<12xf32>) {
  ^bb0(%i: i64, %o: f32):
    %neg = arith.cmpi slt, %i, %c0 : i64
    %w = arith.addi %i, %c9 : i64
    %s = arith.select %neg, %w, %i : i64
    %k = arith.index_cast %s : i64 to index
    %v = tensor.extract %x[%k] : tensor<9xf32>
    linalg.yield %v : f32
  } -> tensor<12xf32>
  return %y : tensor<12xf32>
}

// A constant one.
// CHECK-LABEL: func @wrap_static_f32_constant_indices
// CHECK-NEXT:    pad.pad wrap %{{.*}} low[0, 2] high[0, 1] : tensor<2x4xf32> to tensor<2x7xf32>
#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
func.func @wrap_static_f32_constant_indices(%x: tensor<2x4xf32>) -> tensor<2x7xf32> {
  %idx = arith.constant dense<[2, 3, 0, 1, 2, 3, 0]> : tensor<7xi32>
  %e = tensor.empty() : tensor<2x7xf32>
  %y = linalg.generic {indexing_maps = [#column, #id], iterator_types = ["parallel", "parallel"]} ins(%idx : tensor<7xi32>) outs(%e : tensor<2x7xf32>) {
  ^bb0(%i: i32, %o: f32):
    %r = linalg.index 0 : index
    %k = arith.index_cast %i : i32 to index
    %v = tensor.extract %x[%r, %k] : tensor<2x4xf32>
    linalg.yield %v : f32
  } -> tensor<2x7xf32>
  return %y : tensor<2x7xf32>
}

// CHECK-LABEL: func @edge_static_f32_tosa
// CHECK-NEXT:    pad.pad edge %{{.*}} low[0, 1, 0] high[0, 2, 0] : tensor<1x3x2xf32> to tensor<1x6x2xf32>
func.func @edge_static_f32_tosa(%x: tensor<1x3x2xf32>) -> tensor<1x6x2xf32> {
  %i = "tosa.const"() {values = dense<[[-1, 0, 1, 2, 3, 4]]> : tensor<1x6xi32>} : () -> tensor<1x6xi32>
  %c0 = "tosa.const"() {values = dense<0> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %c2 = "tosa.const"() {values = dense<2> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %a = tosa.maximum %i, %c0 : (tensor<1x6xi32>, tensor<1x1xi32>) -> tensor<1x6xi32>
  %b = tosa.minimum %a, %c2 : (tensor<1x6xi32>, tensor<1x1xi32>) -> tensor<1x6xi32>
  %0 = tosa.gather %x, %b : (tensor<1x3x2xf32>, tensor<1x6xi32>) -> tensor<1x6x2xf32>
  return %0 : tensor<1x6x2xf32>
}

// As bools, 2 to 5 are 1.
// CHECK-LABEL: func @edge_static_f32_bools
// CHECK:         %[[S:.*]] = tensor.extract_slice %{{.*}}[0, 0, 0] [1, 2, 1] [1, 1, 1]
// CHECK:         pad.pad edge %[[S]] low[0, 0, 0] high[0, 4, 0]
func.func @edge_static_f32_bools(%x: tensor<1x4x1xf32>) -> tensor<1x6x1xf32> {
  %i = "tosa.const"() {values = dense<[[0, 1, 2, 3, 4, 5]]> : tensor<1x6xi32>} : () -> tensor<1x6xi32>
  %three = "tosa.const"() {values = dense<3> : tensor<1x6xi32>} : () -> tensor<1x6xi32>
  %b = tosa.cast %i : (tensor<1x6xi32>) -> tensor<1x6xi1>
  %j = tosa.cast %b : (tensor<1x6xi1>) -> tensor<1x6xi32>
  %k = tosa.minimum %j, %three : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<1x6xi32>
  %0 = tosa.gather %x, %k : (tensor<1x4x1xf32>, tensor<1x6xi32>) -> tensor<1x6x1xf32>
  return %0 : tensor<1x6x1xf32>
}

// CHECK-LABEL: func @symmetric_static_f32_generate
// CHECK-NEXT:    pad.pad symmetric %{{.*}} low[2] high[0] : tensor<4xf32> to tensor<6xf32>
func.func @symmetric_static_f32_generate(%x: tensor<4xf32>) -> tensor<6xf32> {
  %0 = tensor.generate {
  ^bb0(%i: index):
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %isBefore = arith.cmpi ult, %i, %c2 : index
    %a = arith.subi %c1, %i : index
    %b = arith.subi %i, %c2 : index
    %k = arith.select %isBefore, %a, %b : index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    tensor.yield %v : f32
  } : tensor<6xf32>
  return %0 : tensor<6xf32>
}

// One index is not that of the mode.
// CHECK-LABEL: func @negative_wrap_static_f32_one_index
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_wrap_static_f32_one_index(%x: tensor<4xf32>) -> tensor<7xf32> {
  %idx = arith.constant dense<[2, 3, 0, 1, 2, 3, 1]> : tensor<7xi32>
  %e = tensor.empty() : tensor<7xf32>
  %y = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%idx : tensor<7xi32>) outs(%e : tensor<7xf32>) {
  ^bb0(%i: i32, %o: f32):
    %k = arith.index_cast %i : i32 to index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<7xf32>
  return %y : tensor<7xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_out_of_bounds
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_wrap_static_f32_out_of_bounds(%x: tensor<4xf32>) -> tensor<7xf32> {
  %idx = arith.constant dense<[2, 3, 0, 1, 2, 3, 4]> : tensor<7xi32>
  %e = tensor.empty() : tensor<7xf32>
  %y = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%idx : tensor<7xi32>) outs(%e : tensor<7xf32>) {
  ^bb0(%i: i32, %o: f32):
    %k = arith.index_cast %i : i32 to index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<7xf32>
  return %y : tensor<7xf32>
}

// The indices wrap around in i8: 126, 127, -128.
// CHECK-LABEL: func @negative_static_f32_overflow
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_static_f32_overflow(%x: tensor<200xf32>) -> tensor<201xf32> {
  %cm1 = arith.constant -1 : i8
  %c0 = arith.constant 0 : i8
  %e = tensor.empty() : tensor<201xf32>
  %y = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<201xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i8
    %a = arith.addi %j, %cm1 : i8
    %b = arith.maxsi %a, %c0 : i8
    %k = arith.index_cast %b : i8 to index
    %v = tensor.extract %x[%k] : tensor<200xf32>
    linalg.yield %v : f32
  } -> tensor<201xf32>
  return %y : tensor<201xf32>
}

// CHECK-LABEL: func @negative_static_f32_unknown_indices
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_static_f32_unknown_indices(%x: tensor<4xf32>, %idx: tensor<7xi32>) -> tensor<7xf32> {
  %e = tensor.empty() : tensor<7xf32>
  %y = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%idx : tensor<7xi32>) outs(%e : tensor<7xf32>) {
  ^bb0(%i: i32, %o: f32):
    %k = arith.index_cast %i : i32 to index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<7xf32>
  return %y : tensor<7xf32>
}

// A body that computes with what it reads.
// CHECK-LABEL: func @negative_edge_static_f32_computes
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_edge_static_f32_computes(%x: tensor<4xf32>) -> tensor<6xf32> {
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<6xf32>
  %y = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<6xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %k = arith.minsi %i, %c3 : index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    %w = arith.negf %v : f32
    linalg.yield %w : f32
  } -> tensor<6xf32>
  return %y : tensor<6xf32>
}

// CHECK-LABEL: func @negative_static_f32_broadcast
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_static_f32_broadcast(%x: tensor<4xf32>) -> tensor<6xf32> {
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<6xf32>
  %y = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<6xf32>) {
  ^bb0(%o: f32):
    %v = tensor.extract %x[%c3] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<6xf32>
  return %y : tensor<6xf32>
}

// CHECK-LABEL: func @negative_static_f32_reversed
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_static_f32_reversed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<4xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %k = arith.subi %c3, %i : index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

// A concatenation of three tensors in a body.
// CHECK-LABEL: func @wrap_static_f32_branches
// CHECK-NEXT:    pad.pad wrap %{{.*}} low[2] high[3] : tensor<9xf32> to tensor<14xf32>
// CHECK-NEXT:    return
func.func @wrap_static_f32_branches(%x: tensor<9xf32>) -> tensor<14xf32> {
  %c2 = arith.constant 2 : index
  %c11 = arith.constant 11 : index
  %a = tensor.extract_slice %x[7] [2] [1] : tensor<9xf32> to tensor<2xf32>
  %b = tensor.extract_slice %x[0] [3] [1] : tensor<9xf32> to tensor<3xf32>
  %e = tensor.empty() : tensor<14xf32>
  %y = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<14xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %p = arith.cmpi ult, %i, %c2 : index
    %v = scf.if %p -> (f32) {
      %u = tensor.extract %a[%i] : tensor<2xf32>
      scf.yield %u : f32
    } else {
      %q = arith.cmpi ult, %i, %c11 : index
      %w = scf.if %q -> (f32) {
        %j = arith.subi %i, %c2 : index
        %u = tensor.extract %x[%j] : tensor<9xf32>
        scf.yield %u : f32
      } else {
        %j = arith.subi %i, %c11 : index
        %u = tensor.extract %b[%j] : tensor<3xf32>
        scf.yield %u : f32
      }
      scf.yield %w : f32
    }
    linalg.yield %v : f32
  } -> tensor<14xf32>
  return %y : tensor<14xf32>
}

// CHECK-LABEL: func @constant_static_f32_branch
// CHECK:         pad.pad constant %{{.*}} low[2] high[0] value(%{{.*}}) : tensor<9xf32> to tensor<11xf32>
func.func @constant_static_f32_branch(%x: tensor<9xf32>, %f: f32) -> tensor<11xf32> {
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<11xf32>
  %y = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<11xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %p = arith.cmpi ult, %i, %c2 : index
    %v = scf.if %p -> (f32) {
      scf.yield %f : f32
    } else {
      %j = arith.subi %i, %c2 : index
      %u = tensor.extract %x[%j] : tensor<9xf32>
      scf.yield %u : f32
    }
    linalg.yield %v : f32
  } -> tensor<11xf32>
  return %y : tensor<11xf32>
}

// The fill is one value here and another there.
// CHECK-LABEL: func @negative_constant_static_f32_two_fills
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_constant_static_f32_two_fills(%x: tensor<9xf32>, %f: f32, %g: f32) -> tensor<11xf32> {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %e = tensor.empty() : tensor<11xf32>
  %y = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<11xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %p = arith.cmpi ult, %i, %c1 : index
    %v = scf.if %p -> (f32) {
      scf.yield %f : f32
    } else {
      %q = arith.cmpi ult, %i, %c10 : index
      %w = scf.if %q -> (f32) {
        %j = arith.subi %i, %c1 : index
        %u = tensor.extract %x[%j] : tensor<9xf32>
        scf.yield %u : f32
      } else {
        scf.yield %g : f32
      }
      scf.yield %w : f32
    }
    linalg.yield %v : f32
  } -> tensor<11xf32>
  return %y : tensor<11xf32>
}

// The fill is an element at the index.
// CHECK-LABEL: func @negative_constant_static_f32_fill_by_index
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_constant_static_f32_fill_by_index(%x: tensor<9xf32>, %t: tensor<11xf32>) -> tensor<11xf32> {
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<11xf32>
  %y = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%t : tensor<11xf32>) outs(%e : tensor<11xf32>) {
  ^bb0(%f: f32, %o: f32):
    %i = linalg.index 0 : index
    %p = arith.cmpi ult, %i, %c2 : index
    %v = scf.if %p -> (f32) {
      scf.yield %f : f32
    } else {
      %j = arith.subi %i, %c2 : index
      %u = tensor.extract %x[%j] : tensor<9xf32>
      scf.yield %u : f32
    }
    linalg.yield %v : f32
  } -> tensor<11xf32>
  return %y : tensor<11xf32>
}

// A guard that could fail.
// CHECK-LABEL: func @negative_edge_static_f32_guard
// CHECK-NOT:     pad.
// CHECK:         linalg.generic
func.func @negative_edge_static_f32_guard(%x: tensor<4xf32>, %guard: i1) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<6xf32>
  %y = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<6xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %a = arith.minsi %i, %c3 : index
    %k = arith.select %guard, %a, %c0 : index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<6xf32>
  return %y : tensor<6xf32>
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @reflect_static_f32_call
// CHECK-NEXT:    pad.pad reflect %{{.*}} low[1] high[0] : tensor<4xf32> to tensor<5xf32>
// CHECK-NEXT:    return
func.func @reflect_static_f32_call(%x: tensor<4xf32>) -> tensor<5xf32> {
  %s = tensor.extract_slice %x[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %r = call @flip(%s) : (tensor<2xf32>) -> tensor<2xf32>
  %t = tensor.extract_slice %r[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
  %0 = tensor.concat dim(0) %t, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// One call in another of the same function.
// CHECK-LABEL: func @edge_static_f32_call_of_call
// CHECK-NOT:     call
// CHECK:         pad.pad edge %{{.*}} low[1] high[0] : tensor<2xf32> to tensor<3xf32>
func.func @edge_static_f32_call_of_call(%x: tensor<2xf32>) -> tensor<3xf32> {
  %r = call @flip(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %q = call @flip(%r) : (tensor<2xf32>) -> tensor<2xf32>
  %t = tensor.extract_slice %q[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
  %0 = tensor.concat dim(0) %t, %x : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func @negative_static_f32_unknown_function
// CHECK:         tensor.concat
func.func @negative_static_f32_unknown_function(%x: tensor<2xf32>) -> tensor<3xf32> {
  %r = call @unknown(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %t = tensor.extract_slice %r[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
  %0 = tensor.concat dim(0) %t, %x : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

#back = affine_map<(d0) -> (-d0 + 1)>
func.func private @flip(%x: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2xf32>
  %0 = linalg.generic {indexing_maps = [#back, #m], iterator_types = ["parallel"]} ins(%x : tensor<2xf32>) outs(%e : tensor<2xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @unknown(tensor<2xf32>) -> tensor<2xf32>

// Rows that are read at constants, and a fill where a mask says so: the rows
// that are read, padded, and not all of the source.
// CHECK-LABEL: func @crop_and_fill
// CHECK:         %[[F:.+]] = pad.fill_border constant %arg0 low[1, 0] high[0, 0] value(%{{.+}}) : tensor<3x3xi32>
// CHECK-NEXT:    return %[[F]]
func.func @crop_and_fill(%arg0: tensor<3x3xi32>) -> tensor<3x3xi32> {
  %cst = arith.constant dense<-7> : tensor<3x3xi32>
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %cst_0 = arith.constant dense<[[5], [1], [2]]> : tensor<3x1xi32>
  %cst_1 = arith.constant dense<[[false, false, false], [true, true, true], [true, true, true]]> : tensor<3x3xi1>
  %0 = tensor.empty() : tensor<3x3xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<3x3xi32>) {
  ^bb0(%out: i32):
    %4 = linalg.index 0 : index
    %5 = linalg.index 1 : index
    %extracted = tensor.extract %cst_0[%4, %c0] : tensor<3x1xi32>
    %6 = arith.index_cast %extracted : i32 to index
    %7 = arith.maxsi %6, %c0 : index
    %8 = arith.minsi %7, %c2 : index
    %extracted_2 = tensor.extract %arg0[%8, %5] : tensor<3x3xi32>
    linalg.yield %extracted_2 : i32
  } -> tensor<3x3xi32>
  %2 = tensor.empty() : tensor<3x3xi32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %1, %cst : tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) outs(%2 : tensor<3x3xi32>) {
  ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
    %4 = arith.select %in, %in_2, %in_3 : i32
    linalg.yield %4 : i32
  } -> tensor<3x3xi32>
  return %3 : tensor<3x3xi32>
}
