// The window of the source that a tile is made from, by upstream's tiling.

// RUN: pad-opt %s --transform-interpreter --canonicalize --cse | FileCheck %s

// One block: what lies inside. No tile is longer than the source, so neither
// amount has to be held to the tile.
// CHECK-LABEL: func.func @constant_static_f32
// CHECK-NOT:     scf.if
// CHECK:         scf.for %[[i:[a-z0-9]+]] =
// CHECK-DAG:       %[[low:.+]] = affine.max #{{.*}}()[%[[i]]]
// CHECK-DAG:       %[[high:.+]] = affine.max #{{.*}}()[%[[i]]]
// CHECK:           %[[window:.+]] = tensor.extract_slice %{{.*}}[%{{.*}}, 0] [%{{.*}}, 20] [1, 1] : tensor<30x20xf32> to tensor<?x20xf32>
// CHECK:           pad.pad constant %[[window]] low[%[[low]]] high[%[[high]]] axes [0] value(%{{.*}}) : tensor<?x20xf32> to tensor<9x20xf32>
func.func @constant_static_f32(%x: tensor<30x20xf32>, %v: f32) -> tensor<36x20xf32> {
  %0 = pad.pad constant %x low[3, 0] high[3, 0] value(%v) : tensor<30x20xf32> to tensor<36x20xf32>
  return %0 : tensor<36x20xf32>
}

// CHECK-LABEL: func.func @edge_static_f32
// CHECK:         scf.for
// CHECK:           %[[window:.+]] = tensor.extract_slice %{{.*}}[%{{.*}}, 0] [%{{.*}}, 20] [1, 1] : tensor<30x20xf32> to tensor<?x20xf32>
// CHECK:           pad.pad edge %[[window]] low[%{{.*}}] high[%{{.*}}] axes [0] : tensor<?x20xf32> to tensor<9x20xf32>
func.func @edge_static_f32(%x: tensor<30x20xf32>) -> tensor<36x20xf32> {
  %0 = pad.pad edge %x low[3, 0] high[3, 0] : tensor<30x20xf32> to tensor<36x20xf32>
  return %0 : tensor<36x20xf32>
}

// Within reach of the mirrors: from the first element seen to the last.
// CHECK-LABEL: func.func @reflect_static_f32
// CHECK:         scf.for %[[i:[a-z0-9]+]] =
// CHECK-DAG:       %[[first:.+]] = affine.max #{{.*}}()[%[[i]]]
// CHECK-DAG:       %[[last:.+]] = affine.min #{{.*}}()[%[[i]]]
// CHECK-DAG:       %[[size:.+]] = affine.apply #{{.*}}()[%[[first]], %[[last]]]
// CHECK-NOT:       affine.{{max|min}}
// CHECK:           %[[window:.+]] = tensor.extract_slice %{{.*}}[%[[first]], 0] [%[[size]], 20] [1, 1]
// CHECK:           pad.pad reflect %[[window]] low[%{{.*}}] high[%{{.*}}] axes [0] : tensor<?x20xf32> to tensor<9x20xf32>
func.func @reflect_static_f32(%x: tensor<30x20xf32>) -> tensor<36x20xf32> {
  %0 = pad.pad reflect %x low[3, 0] high[3, 0] : tensor<30x20xf32> to tensor<36x20xf32>
  return %0 : tensor<36x20xf32>
}

// CHECK-LABEL: func.func @symmetric_static_f32_low
// CHECK:         scf.for
// CHECK-COUNT-2:   affine.max
// CHECK-NOT:       affine.{{max|min}}
// CHECK:           %[[window:.+]] = tensor.extract_slice
// CHECK:           pad.pad symmetric %[[window]]
func.func @symmetric_static_f32_low(%x: tensor<30x20xf32>) -> tensor<36x20xf32> {
  %0 = pad.pad symmetric %x low[6, 0] high[0, 0] : tensor<30x20xf32> to tensor<36x20xf32>
  return %0 : tensor<36x20xf32>
}

// Beyond reach there is no block: the whole axis, by other amounts.
// CHECK-LABEL: func.func @symmetric_static_f32_many_images
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<3x20xf32>
// CHECK:         scf.for
// CHECK-NOT:       affine.{{max|min}}
// CHECK-NOT:       tensor.extract_slice
// CHECK:           pad.pad symmetric %[[x]] low[%{{.*}}] high[%{{.*}}] axes [0] : tensor<3x20xf32> to tensor<9x20xf32>
func.func @symmetric_static_f32_many_images(%x: tensor<3x20xf32>) -> tensor<36x20xf32> {
  %0 = pad.pad symmetric %x low[20, 0] high[13, 0] : tensor<3x20xf32> to tensor<36x20xf32>
  return %0 : tensor<36x20xf32>
}

// CHECK-LABEL: func.func @wrap_static_f32
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<30x20xf32>
// CHECK:         scf.for
// CHECK-NOT:       affine.{{max|min}}
// CHECK-NOT:       tensor.extract_slice
// CHECK:           pad.pad wrap %[[x]] low[%{{.*}}] high[%{{.*}}] axes [0] : tensor<30x20xf32> to tensor<9x20xf32>
func.func @wrap_static_f32(%x: tensor<30x20xf32>) -> tensor<36x20xf32> {
  %0 = pad.pad wrap %x low[3, 0] high[3, 0] : tensor<30x20xf32> to tensor<36x20xf32>
  return %0 : tensor<36x20xf32>
}

// A tile that is not as long as the step has an extent of its own.
// CHECK-LABEL: func.func @wrap_static_f32_period
// CHECK:         scf.for
// CHECK:           %[[size:.+]] = affine.min
// CHECK:           pad.pad wrap %{{.*}} : tensor<30x20xf32> to tensor<?x20xf32>
// CHECK:           tensor.insert_slice %{{.*}} into %{{.*}}[%{{.*}}, 0] [%[[size]], 20]
func.func @wrap_static_f32_period(%x: tensor<30x20xf32>) -> tensor<30x20xf32> {
  %0 = pad.pad wrap %x low[40, 0] high[-40, 0] : tensor<30x20xf32> to tensor<30x20xf32>
  return %0 : tensor<30x20xf32>
}

// What only crops is slices.
// CHECK-LABEL: func.func @reflect_static_f32_crop
// CHECK:         scf.for
// CHECK-NOT:       affine.{{max|min}}
// CHECK:           tensor.extract_slice %{{.*}} [9, 20] [1, 1] : tensor<42x20xf32> to tensor<9x20xf32>
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @reflect_static_f32_crop(%x: tensor<42x20xf32>) -> tensor<36x20xf32> {
  %0 = pad.pad reflect %x low[-4, 0] high[-2, 0] : tensor<42x20xf32> to tensor<36x20xf32>
  return %0 : tensor<36x20xf32>
}

// Nothing is known, and nothing is out of bounds.
// CHECK-LABEL: func.func @constant_dynamic_f32
// CHECK-NOT:     scf.if
// CHECK:         scf.for
// CHECK:           %[[window:.+]] = tensor.extract_slice
// CHECK:           pad.pad constant %[[window]] low[%{{.*}}] high[%{{.*}}] axes [0] : tensor<?x20xf32> to tensor<?x20xf32>
func.func @constant_dynamic_f32(%x: tensor<?x20xf32>, %l: index, %h: index) -> tensor<?x20xf32> {
  %0 = pad.pad constant %x low[%l, 0] high[%h, 0] : tensor<?x20xf32> to tensor<?x20xf32>
  return %0 : tensor<?x20xf32>
}

// The axis may be shorter than its pads.
// CHECK-LABEL: func.func @reflect_dynamic_f32
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x20xf32>
// CHECK:         scf.for
// CHECK-NOT:       affine.max
// CHECK-NOT:       tensor.extract_slice
// CHECK:           pad.pad reflect %[[x]] low[%{{.*}}] high[%{{.*}}] axes [0] : tensor<?x20xf32> to tensor<?x20xf32>
func.func @reflect_dynamic_f32(%x: tensor<?x20xf32>) -> tensor<?x20xf32> {
  %0 = pad.pad reflect %x low[3, 0] high[3, 0] : tensor<?x20xf32> to tensor<?x20xf32>
  return %0 : tensor<?x20xf32>
}

// An axis that is not tiled is padded as it was, and one that is not padded is
// sliced.
// CHECK-LABEL: func.func @edge_dynamic_f32_other_axis
// CHECK:         scf.for %[[i:[a-z0-9]+]] =
// CHECK-NOT:       affine.max
// CHECK:           %[[window:.+]] = tensor.extract_slice %{{.*}}[%[[i]], 0] [%{{.*}}, 20] [1, 1]
// CHECK:           pad.pad edge %[[window]] low[3] high[3] axes [1] : tensor<?x20xf32> to tensor<?x26xf32>
func.func @edge_dynamic_f32_other_axis(%x: tensor<?x20xf32>) -> tensor<?x26xf32> {
  %0 = pad.pad edge %x low[0, 3] high[0, 3] : tensor<?x20xf32> to tensor<?x26xf32>
  return %0 : tensor<?x26xf32>
}

// Of tiles of unknown size the low amount is that of all others; where there are
// fewer elements, the high one crops.
// CHECK-LABEL: func.func @constant_dynamic_f32_crops
// CHECK:         scf.for %[[i:[a-z0-9]+]] =
// CHECK:           %[[size:.+]] = affine.min #{{.*}}(%[[i]])
// CHECK:           %[[low:.+]] = affine.max #{{.*}}()[%[[i]]]
// CHECK:           %[[high:.+]] = affine.min #{{.*}}()[%[[size]], %[[low]]]
// CHECK:           pad.pad constant %{{.*}} low[%[[low]]] high[%[[high]]]
func.func @constant_dynamic_f32_crops(%x: tensor<?x20xf32>, %v: f32) -> tensor<?x20xf32> {
  %0 = pad.pad constant %x low[3, 0] high[0, 0] value(%v) : tensor<?x20xf32> to tensor<?x20xf32>
  return %0 : tensor<?x20xf32>
}

// Rows that are read by their index are those of the whole source.
// CHECK-LABEL: func.func @whole_rows
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<30x20xf32>
// CHECK:         scf.for %[[i:[a-z0-9]+]] =
// CHECK-DAG:       %[[low:.+]] = affine.apply #{{.*}}()[%[[i]]]
// CHECK-DAG:       %[[high:.+]] = affine.apply #{{.*}}()[%[[i]]]
// CHECK:           pad.pad reflect %[[x]] low[%[[low]], 1] high[%[[high]], 1] : tensor<30x20xf32> to tensor<9x22xf32>
func.func @whole_rows(%x: tensor<30x20xf32>) -> tensor<36x22xf32> {
  %0 = pad.pad reflect %x low[3, 1] high[3, 1] {pad.whole_rows} : tensor<30x20xf32> to tensor<36x22xf32>
  return %0 : tensor<36x22xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [9] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
