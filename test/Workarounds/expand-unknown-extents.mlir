// RUN: pad-opt %s --expand-unknown-extents | FileCheck %s
// RUN: pad-opt %s --pad-to-llvm -o /dev/null

// CHECK:      #[[$PRODUCT:.+]] = affine_map<()[s0, s1] -> (s0 * s1)>

// CHECK-LABEL: func @two(
// CHECK-SAME:    %[[X:.+]]: memref<?xf32>, %[[N:.+]]: index, %[[M:.+]]: index
// CHECK:         %[[BASE:.+]], %{{.+}}, %{{.+}}, %{{.+}} = memref.extract_strided_metadata %[[X]]
// CHECK:         memref.reinterpret_cast %[[BASE]] to offset: [0], sizes: [%[[N]], %[[M]]], strides: [%[[M]], 1] : memref<f32> to memref<?x?xf32
func.func @two(%x: memref<?xf32>, %n: index, %m: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %x [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK-LABEL: func @strided(
// CHECK-SAME:    %{{.+}}: memref<?x?x3xi8, {{.*}}, 1>, %[[N:.+]]: index, %[[M:.+]]: index, %[[K:.+]]: index
// CHECK:         %[[BASE:.+]], %[[OFFSET:.+]], %{{.+}}:3, %[[STRIDES:.+]]:3 = memref.extract_strided_metadata
// CHECK-DAG:     %[[INNER:.+]] = affine.apply #[[$PRODUCT]]()[%[[STRIDES]]#0, %[[M]]]
// CHECK:         %[[CAST:.+]] = memref.reinterpret_cast %[[BASE]] to offset: [%[[OFFSET]]],
// CHECK-SAME:      sizes: [%[[N]], 4, %[[M]], %[[K]], 3], strides: [%{{.+}}, %[[INNER]], %[[STRIDES]]#0, %[[STRIDES]]#1, 1]
// CHECK:         return %[[CAST]]
func.func @strided(%x: memref<?x?x3xi8, strided<[?, ?, 1], offset: ?>, 1>, %n: index, %m: index, %k: index)
    -> memref<?x4x?x?x3xi8, strided<[?, ?, ?, ?, 1], offset: ?>, 1> {
  %0 = memref.expand_shape %x [[0, 1, 2], [3], [4]] output_shape [%n, 4, %m, %k, 3]
      : memref<?x?x3xi8, strided<[?, ?, 1], offset: ?>, 1>
      into memref<?x4x?x?x3xi8, strided<[?, ?, ?, ?, 1], offset: ?>, 1>
  return %0 : memref<?x4x?x?x3xi8, strided<[?, ?, ?, ?, 1], offset: ?>, 1>
}

// One unknown extent in each group.
// CHECK-LABEL: func @one(
// CHECK:         memref.expand_shape
func.func @one(%x: memref<?x?xf32>, %n: index, %m: index) -> memref<?x2x?xf32> {
  %0 = memref.expand_shape %x [[0, 1], [2]] output_shape [%n, 2, %m] : memref<?x?xf32> into memref<?x2x?xf32>
  return %0 : memref<?x2x?xf32>
}
