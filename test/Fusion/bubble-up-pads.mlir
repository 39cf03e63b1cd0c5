// Pads that repeat the source move before what makes it, which computes the border
// then.

// RUN: pad-opt %s --transform-interpreter --canonicalize --split-input-file | FileCheck %s

#reads = affine_map<(i, k) -> (i + k)>
#window = affine_map<(i, k) -> (k)>
#writes = affine_map<(i, k) -> (i)>
#id1 = affine_map<(i) -> (i)>
#rows = affine_map<(i, j, k) -> (i + k, j)>
#turned = affine_map<(i, j, k) -> (j, i + k)>
#window2 = affine_map<(i, j, k) -> (k)>
#id2 = affine_map<(i, j, k) -> (i, j)>
#square = affine_map<(i, j, k, l) -> (i + k, j + l)>
#windows = affine_map<(i, j, k, l) -> (k, l)>
#id4 = affine_map<(i, j, k, l) -> (i, j)>

// Three convolutions: the first one computes two elements more at either end, the
// second one.
// CHECK-LABEL: func @wrap_static_f32_chain
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<8xf32>, %[[w:[a-z0-9]+]]: tensor<3xf32>, %[[v:[a-z0-9]+]]: tensor<4xf32>
// CHECK-DAG:     %[[y:.+]] = linalg.fill {{.*}} -> tensor<13xf32>
// CHECK-DAG:     %[[z:.+]] = linalg.fill {{.*}} -> tensor<10xf32>
// CHECK-DAG:     %[[p:.+]] = pad.pad wrap %[[x]] low[4] high[3] : tensor<8xf32> to tensor<15xf32>
// CHECK:         %[[a:.+]] = linalg.conv_1d ins(%[[p]], %[[w]] : {{.*}}) outs(%[[y]] : tensor<13xf32>)
// CHECK:         %[[b:.+]] = linalg.conv_1d ins(%[[a]], %[[v]] : {{.*}}) outs(%[[z]] : tensor<10xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         %[[c:.+]] = linalg.conv_1d ins(%[[b]], %[[w]] : {{.*}}) outs(%{{.*}} : tensor<8xf32>)
// CHECK:         return %[[c]]
func.func @wrap_static_f32_chain(%x: tensor<8xf32>, %w: tensor<3xf32>, %v: tensor<4xf32>) -> tensor<8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %0 = pad.pad wrap %x low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<10xf32>, tensor<3xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>
  %2 = pad.pad wrap %1 low[2] high[1] : tensor<8xf32> to tensor<11xf32>
  %3 = linalg.conv_1d ins(%2, %v : tensor<11xf32>, tensor<4xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>
  %4 = pad.pad wrap %3 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  %5 = linalg.conv_1d ins(%4, %w : tensor<10xf32>, tensor<3xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>
  return %5 : tensor<8xf32>
}

// Columns stay where they are, and their pads are no obstacle.
// CHECK-LABEL: func @wrap_static_f32_rows
// CHECK:         %[[p:.+]] = pad.pad wrap %{{.*}} low[3, 1] high[3, 1] : tensor<8x9xf32> to tensor<14x11xf32>
// CHECK:         %[[a:.+]] = linalg.generic {{.*}} ins(%[[p]], %{{.*}}) outs(%{{.*}} : tensor<12x9xf32>)
// CHECK:         %[[q:.+]] = pad.pad wrap %[[a]] low[1] high[1] axes [1] : tensor<12x9xf32> to tensor<12x11xf32>
// CHECK:         %[[b:.+]] = linalg.generic {{.*}} ins(%[[q]], %{{.*}}) outs(%{{.*}} : tensor<10x9xf32>)
// CHECK:         %[[r:.+]] = pad.pad wrap %[[b]] low[1] high[1] axes [1] : tensor<10x9xf32> to tensor<10x11xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[r]], %{{.*}}) outs(%{{.*}} : tensor<8x9xf32>)
func.func @wrap_static_f32_rows(%x: tensor<8x9xf32>, %w: tensor<3x3xf32>) -> tensor<8x9xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x9xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<8x9xf32>) -> tensor<8x9xf32>
  %0 = pad.pad wrap %x low[1, 1] high[1, 1] : tensor<8x9xf32> to tensor<10x11xf32>
  %1 = linalg.generic {indexing_maps = [#square, #windows, #id4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%0, %w : tensor<10x11xf32>, tensor<3x3xf32>) outs(%y : tensor<8x9xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %7 = arith.mulf %a, %b : f32
    %8 = arith.addf %c, %7 : f32
    linalg.yield %8 : f32
  } -> tensor<8x9xf32>
  %2 = pad.pad wrap %1 low[1, 1] high[1, 1] : tensor<8x9xf32> to tensor<10x11xf32>
  %3 = linalg.generic {indexing_maps = [#square, #windows, #id4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%2, %w : tensor<10x11xf32>, tensor<3x3xf32>) outs(%y : tensor<8x9xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %7 = arith.mulf %a, %b : f32
    %8 = arith.addf %c, %7 : f32
    linalg.yield %8 : f32
  } -> tensor<8x9xf32>
  %4 = pad.pad wrap %3 low[1, 1] high[1, 1] : tensor<8x9xf32> to tensor<10x11xf32>
  %5 = linalg.generic {indexing_maps = [#square, #windows, #id4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%4, %w : tensor<10x11xf32>, tensor<3x3xf32>) outs(%y : tensor<8x9xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %7 = arith.mulf %a, %b : f32
    %8 = arith.addf %c, %7 : f32
    linalg.yield %8 : f32
  } -> tensor<8x9xf32>
  return %5 : tensor<8x9xf32>
}

// Columns may have any mode, extent and amount.
// CHECK-LABEL: func @wrap_dynamic_f32_columns
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<8x?xf32>, %{{.*}}: tensor<3xf32>, %[[n:[a-z0-9]+]]: index
// CHECK-DAG:     %[[p:.+]] = pad.pad wrap %[[x]] low[2] high[3] axes [0] : tensor<8x?xf32> to tensor<13x?xf32>
// CHECK-DAG:     %[[q:.+]] = pad.pad edge %[[p]] low[%[[n]]] high[0] axes [1] : tensor<13x?xf32> to tensor<13x?xf32>
// CHECK-DAG:     %[[e:.+]] = tensor.empty(%{{.*}}) : tensor<11x?xf32>
// CHECK-DAG:     %[[y:.+]] = linalg.fill ins(%{{.*}}) outs(%[[e]] : tensor<11x?xf32>)
// CHECK:         %[[a:.+]] = linalg.generic {{.*}} ins(%[[q]], %{{.*}}) outs(%[[y]] : tensor<11x?xf32>)
// CHECK:         pad.pad wrap %[[a]] low[0] high[%[[n]]] axes [1] : tensor<11x?xf32> to tensor<11x?xf32>
func.func @wrap_dynamic_f32_columns(%x: tensor<8x?xf32>, %w: tensor<3xf32>, %n: index) -> tensor<11x?xf32> {
  %zero = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %0 = pad.pad wrap %x low[1, 0] high[1, 0] : tensor<8x?xf32> to tensor<10x?xf32>
  %1 = pad.pad edge %0 low[0, %n] high[0, 0] : tensor<10x?xf32> to tensor<10x?xf32>
  %m = tensor.dim %x, %c1 : tensor<8x?xf32>
  %d = arith.addi %m, %n : index
  %e = tensor.empty(%d) : tensor<8x?xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<8x?xf32>) -> tensor<8x?xf32>
  %2 = linalg.generic {indexing_maps = [#rows, #window2, #id2], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%1, %w : tensor<10x?xf32>, tensor<3xf32>) outs(%y : tensor<8x?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %4 = arith.mulf %a, %b : f32
    %5 = arith.addf %c, %4 : f32
    linalg.yield %5 : f32
  } -> tensor<8x?xf32>
  %3 = pad.pad wrap %2 low[1, 0] high[2, %n] : tensor<8x?xf32> to tensor<11x?xf32>
  return %3 : tensor<11x?xf32>
}

// What is read element by element is padded, whatever made it, and so is what a
// destination holds.
// CHECK-LABEL: func @wrap_static_f32_elementwise
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<8xf32>, %[[y:[a-z0-9]+]]: tensor<8xf32>, %[[v:[a-z0-9]+]]: f32
// CHECK-DAG:     %[[p:.+]] = pad.pad wrap %[[x]] low[1] high[9] : tensor<8xf32> to tensor<18xf32>
// CHECK-DAG:     %[[q:.+]] = pad.pad wrap %[[y]] low[1] high[9] : tensor<8xf32> to tensor<18xf32>
// CHECK:         %[[a:.+]] = linalg.generic {{.*}} ins(%[[p]], %[[v]] : tensor<18xf32>, f32) outs(%[[q]] : tensor<18xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         return %[[a]]
func.func @wrap_static_f32_elementwise(%x: tensor<8xf32>, %y: tensor<8xf32>, %v: f32) -> tensor<18xf32> {
  %0 = linalg.generic {indexing_maps = [#id1, affine_map<(i) -> ()>, #id1], iterator_types = ["parallel"]}
      ins(%x, %v : tensor<8xf32>, f32) outs(%y : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %2 = arith.addf %a, %b : f32
    %3 = arith.mulf %2, %c : f32
    linalg.yield %3 : f32
  } -> tensor<8xf32>
  %1 = pad.pad wrap %0 low[1] high[9] : tensor<8xf32> to tensor<18xf32>
  return %1 : tensor<18xf32>
}

// The pad is along the other axis of what is read, and further operations between
// two stencils are computed on more elements, too.
// CHECK-LABEL: func @wrap_static_f32_turned
// CHECK:         %[[p:.+]] = pad.pad wrap %{{.*}} low[2] high[2] axes [1] : tensor<9x8xf32> to tensor<9x12xf32>
// CHECK:         %[[a:.+]] = linalg.generic {{.*}} ins(%[[p]], %{{.*}}) outs(%{{.*}} : tensor<10x9xf32>)
// CHECK:         %[[t:.+]] = linalg.exp ins(%[[a]] : tensor<10x9xf32>)
// CHECK:         linalg.generic {{.*}} ins(%[[t]], %{{.*}}) outs(%{{.*}} : tensor<8x9xf32>)
func.func @wrap_static_f32_turned(%x: tensor<9x8xf32>, %w: tensor<3xf32>) -> tensor<8x9xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x9xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<8x9xf32>) -> tensor<8x9xf32>
  %0 = pad.pad wrap %x low[0, 1] high[0, 1] : tensor<9x8xf32> to tensor<9x10xf32>
  %1 = linalg.generic {indexing_maps = [#turned, #window2, #id2], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%0, %w : tensor<9x10xf32>, tensor<3xf32>) outs(%y : tensor<8x9xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %5 = arith.mulf %a, %b : f32
    %6 = arith.addf %c, %5 : f32
    linalg.yield %6 : f32
  } -> tensor<8x9xf32>
  %2 = linalg.exp ins(%1 : tensor<8x9xf32>) outs(%e : tensor<8x9xf32>) -> tensor<8x9xf32>
  %3 = pad.pad wrap %2 low[1, 0] high[1, 0] : tensor<8x9xf32> to tensor<10x9xf32>
  %4 = linalg.generic {indexing_maps = [#rows, #window2, #id2], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%3, %w : tensor<10x9xf32>, tensor<3xf32>) outs(%y : tensor<8x9xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %5 = arith.mulf %a, %b : f32
    %6 = arith.addf %c, %5 : f32
    linalg.yield %6 : f32
  } -> tensor<8x9xf32>
  return %4 : tensor<8x9xf32>
}

// The period of a mirrored source is longer than the source.
// CHECK-LABEL: func @negative_reflect_static_f32_mirrored
// CHECK:         linalg.exp
// CHECK:         pad.pad reflect
func.func @negative_reflect_static_f32_mirrored(%x: tensor<8xf32>) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = pad.pad reflect %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_filled
// CHECK:         linalg.exp
// CHECK:         pad.pad constant
func.func @negative_constant_static_f32_filled(%x: tensor<8xf32>) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = pad.pad constant %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// What is convolved repeats after 8 elements, and the result after 7.
// CHECK-LABEL: func @negative_wrap_static_f32_other_period
// CHECK:         pad.pad wrap %{{.*}} low[1] high[0]
// CHECK:         linalg.conv_1d
// CHECK:         pad.pad wrap %{{.*}} low[1] high[1]
func.func @negative_wrap_static_f32_other_period(%x: tensor<8xf32>, %w: tensor<3xf32>, %y: tensor<7xf32>) -> tensor<9xf32> {
  %0 = pad.pad wrap %x low[1] high[0] : tensor<8xf32> to tensor<9xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<9xf32>, tensor<3xf32>) outs(%y : tensor<7xf32>) -> tensor<7xf32>
  %2 = pad.pad wrap %1 low[1] high[1] : tensor<7xf32> to tensor<9xf32>
  return %2 : tensor<9xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_other_mode
// CHECK:         pad.pad edge %{{.*}} low[1] high[1]
// CHECK:         linalg.conv_1d
// CHECK:         pad.pad wrap %{{.*}} low[1] high[1]
func.func @negative_wrap_static_f32_other_mode(%x: tensor<8xf32>, %w: tensor<3xf32>, %y: tensor<8xf32>) -> tensor<10xf32> {
  %0 = pad.pad edge %x low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<10xf32>, tensor<3xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>
  %2 = pad.pad wrap %1 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %2 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_no_pad
// CHECK:         linalg.conv_1d
// CHECK:         pad.pad wrap
func.func @negative_wrap_static_f32_no_pad(%x: tensor<10xf32>, %w: tensor<3xf32>, %y: tensor<8xf32>) -> tensor<10xf32> {
  %0 = linalg.conv_1d ins(%x, %w : tensor<10xf32>, tensor<3xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_index
// CHECK:         linalg.index
// CHECK:         pad.pad wrap
func.func @negative_wrap_static_f32_index(%x: tensor<8xf32>) -> tensor<10xindex> {
  %e = tensor.empty() : tensor<8xindex>
  %0 = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8xindex>) {
  ^bb0(%a: f32, %b: index):
    %2 = linalg.index 0 : index
    linalg.yield %2 : index
  } -> tensor<8xindex>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<8xindex> to tensor<10xindex>
  return %1 : tensor<10xindex>
}

// The index along another axis changes nothing.
// CHECK-LABEL: func @wrap_static_f32_other_index
// CHECK:         pad.pad wrap
// CHECK:         linalg.index 1
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @wrap_static_f32_other_index(%x: tensor<8xf32>) -> tensor<10x3xindex> {
  %e = tensor.empty() : tensor<8x3xindex>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8x3xindex>) {
  ^bb0(%a: f32, %b: index):
    %2 = linalg.index 1 : index
    %3 = arith.fptoui %a : f32 to i64
    %4 = arith.index_cast %3 : i64 to index
    %5 = arith.addi %2, %4 : index
    linalg.yield %5 : index
  } -> tensor<8x3xindex>
  %1 = pad.pad wrap %0 low[1, 0] high[1, 0] : tensor<8x3xindex> to tensor<10x3xindex>
  return %1 : tensor<10x3xindex>
}

// CHECK-LABEL: func @negative_wrap_static_f32_strided
// CHECK:         linalg.generic
// CHECK:         pad.pad wrap
func.func @negative_wrap_static_f32_strided(%x: tensor<15xf32>) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (2 * i)>, #id1], iterator_types = ["parallel"]}
      ins(%x : tensor<15xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_diagonal
// CHECK:         linalg.generic
// CHECK:         pad.pad wrap
func.func @negative_wrap_static_f32_diagonal(%x: tensor<8x8xf32>) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, #id1], iterator_types = ["parallel"]}
      ins(%x : tensor<8x8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_users
// CHECK:         linalg.exp
// CHECK:         pad.pad wrap
func.func @negative_wrap_static_f32_users(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<10xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %0, %1 : tensor<8xf32>, tensor<10xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_two_results
// CHECK:         linalg.generic
// CHECK:         pad.pad wrap
func.func @negative_wrap_static_f32_two_results(%x: tensor<8xf32>) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0:2 = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%e, %e : tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %2 = arith.addf %b, %a : f32
    %3 = arith.mulf %c, %a : f32
    linalg.yield %2, %3 : f32, f32
  } -> (tensor<8xf32>, tensor<8xf32>)
  %1 = pad.pad wrap %0#0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_effects
// CHECK:         linalg.generic
// CHECK:         pad.pad wrap
func.func @negative_wrap_static_f32_effects(%x: tensor<8xf32>, %m: memref<f32>) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    memref.store %a, %m[] : memref<f32>
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_crop
// CHECK:         linalg.exp
// CHECK:         pad.pad wrap
func.func @negative_wrap_static_f32_crop(%x: tensor<8xf32>) -> tensor<9xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = pad.pad wrap %0 low[-1] high[2] : tensor<8xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// CHECK-LABEL: func @negative_wrap_dynamic_f32_amount
// CHECK:         linalg.exp
// CHECK:         pad.pad wrap
func.func @negative_wrap_dynamic_f32_amount(%x: tensor<8xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = pad.pad wrap %0 low[1] high[%n] : tensor<8xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// An array without elements has no border to compute.
// CHECK-LABEL: func @negative_wrap_dynamic_f32_extent
// CHECK:         linalg.exp
// CHECK:         pad.pad wrap
func.func @negative_wrap_dynamic_f32_extent(%x: tensor<?xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// The extents of operands are not known where those of the result are.
// CHECK-LABEL: func @negative_wrap_dynamic_f32_operand
// CHECK:         linalg.exp
// CHECK:         pad.pad wrap
func.func @negative_wrap_dynamic_f32_operand(%x: tensor<?xf32>) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// An extent of 2^63 is no extent.
// CHECK-LABEL: func @negative_wrap_static_f32_out_of_range
// CHECK:         linalg.conv_1d
// CHECK:         pad.pad wrap
func.func @negative_wrap_static_f32_out_of_range(%x: tensor<8xf32>, %w: tensor<4611686018427387905xf32>, %y: tensor<8xf32>) -> tensor<4611686018427387912xf32> {
  %0 = pad.pad wrap %x low[4611686018427387904] high[0] : tensor<8xf32> to tensor<4611686018427387912xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<4611686018427387912xf32>, tensor<4611686018427387905xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>
  %2 = pad.pad wrap %1 low[4611686018427387904] high[0] : tensor<8xf32> to tensor<4611686018427387912xf32>
  return %2 : tensor<4611686018427387912xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_other_axis
// CHECK:         linalg.exp
// CHECK:         pad.pad wrap %{{.*}} low[1] high[1] axes [1]
func.func @negative_wrap_static_f32_other_axis(%x: tensor<8x9xf32>) -> tensor<8x11xf32> {
  %e = tensor.empty() : tensor<8x9xf32>
  %0 = linalg.exp ins(%x : tensor<8x9xf32>) outs(%e : tensor<8x9xf32>) -> tensor<8x9xf32>
  %1 = pad.pad wrap %0 low[0, 1] high[0, 1] : tensor<8x9xf32> to tensor<8x11xf32>
  return %1 : tensor<8x11xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.bubble_up_pads axes [0]
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @wrap_static_f32_all_axes
// CHECK:         %[[p:.+]] = pad.pad wrap %{{.*}} low[2, 3] high[3, 3] : tensor<8x9xf32> to tensor<13x15xf32>
// CHECK:         %[[a:.+]] = linalg.conv_2d ins(%[[p]], %{{.*}}) outs(%{{.*}} : tensor<11x13xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         return %[[a]]
func.func @wrap_static_f32_all_axes(%x: tensor<8x9xf32>, %w: tensor<3x3xf32>) -> tensor<11x13xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x9xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<8x9xf32>) -> tensor<8x9xf32>
  %0 = pad.pad wrap %x low[1, 1] high[1, 1] : tensor<8x9xf32> to tensor<10x11xf32>
  %1 = linalg.conv_2d ins(%0, %w : tensor<10x11xf32>, tensor<3x3xf32>) outs(%y : tensor<8x9xf32>) -> tensor<8x9xf32>
  %2 = pad.pad wrap %1 low[1, 2] high[2, 2] : tensor<8x9xf32> to tensor<11x13xf32>
  return %2 : tensor<11x13xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.bubble_up_pads
    } : !transform.any_op
    transform.yield
  }
}

// -----

// An axis that counts from the back, and one that the pad does not have.
// CHECK-LABEL: func @wrap_static_f32_last_axis
// CHECK:         pad.pad wrap %{{.*}} low[1] high[2] axes [1] : tensor<8x9xf32> to tensor<8x12xf32>
// CHECK:         %[[a:.+]] = linalg.exp
// CHECK:         pad.pad wrap %[[a]] low[1] high[1] axes [0] : tensor<8x12xf32> to tensor<10x12xf32>
func.func @wrap_static_f32_last_axis(%x: tensor<8x9xf32>) -> tensor<10x12xf32> {
  %e = tensor.empty() : tensor<8x9xf32>
  %0 = linalg.exp ins(%x : tensor<8x9xf32>) outs(%e : tensor<8x9xf32>) -> tensor<8x9xf32>
  %1 = pad.pad wrap %0 low[1, 1] high[1, 2] : tensor<8x9xf32> to tensor<10x12xf32>
  return %1 : tensor<10x12xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.bubble_up_pads axes [5, -3, -1]
    } : !transform.any_op
    transform.yield
  }
}
