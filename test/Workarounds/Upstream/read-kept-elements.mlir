// An array of which every other element is written gets no copy of the others, and
// loses them where elementwise ops are fused.

// RUN: mlir-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s
// CHECK:     %[[A:.+]] = memref.alloc
// CHECK-NOT: memref.copy
// CHECK:     linalg.generic {{.*}} outs(%[[A]] :

// RUN: mlir-opt %s --linalg-fuse-elementwise-ops | FileCheck %s --check-prefix=FUSED
// FUSED:     %[[E:.+]] = tensor.empty
// FUSED:     linalg.generic {{.*}} outs(%[[E]] :

// RUN: pad-opt %s --read-kept-elements \
// RUN:   | mlir-opt --one-shot-bufferize=bufferize-function-boundaries \
// RUN:   | FileCheck %s --check-prefix=READ
// READ:      memref.copy
#id = affine_map<(i) -> (i)>
#every_other = affine_map<(i) -> (i * 2)>
func.func @every_other(%x: tensor<4xf32>, %y: tensor<8xf32> {bufferization.writable = false}) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #every_other], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%y : tensor<8xf32>) {
  ^bb0(%a: f32, %old: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
