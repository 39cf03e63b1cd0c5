// DEFINE: %{schedule} = --transform-preload-library=transform-library-paths=%source_dir/docs/examples/schedules --transform-interpreter=entry-point=stencil_3x3_32bit
// DEFINE: %{check} = pad-opt %{schedule} | FileCheck %s
// RUN: sed 's/MODE/constant/' %s | %{check}
// RUN: sed 's/MODE/edge/' %s | %{check}
// RUN: sed 's/MODE/reflect/' %s | %{check}
// RUN: sed 's/MODE/symmetric/' %s | %{check}
// RUN: sed 's/MODE/wrap/' %s | %{check}
// RUN: sed 's/MODE/reflect/' %s | pad-opt %{schedule} \
// RUN:   | pad-opt --pad-to-scf=out-params | FileCheck %s --check-prefix=BUFFERS

// Height and width that are known at run time: the interior is nine vectors,
// multiplied and added, as with a static shape, and both ends of rows are one loop
// over masked vectors. Where a loop begins and ends is computed once.

// CHECK-LABEL: func @stencil
// CHECK-NOT:   pad.pad
// CHECK-NOT:   rem
// CHECK:       scf.for {{.*}} = %c0 to %{{.*}} step %c1
// CHECK:         scf.for {{.*}} = %c0 to %{{.*}} step %c16
// CHECK-COUNT-9:   arith.addf {{.*}} : vector<16xf32>
// CHECK:           vector.transfer_write {{.*}} : vector<16xf32>
// CHECK:         scf.for {{.*}} = %c16 to %{{.*}} step %c16
// CHECK-NOT:       {{select|shuffle|min|max|scf|mask|rem}}
// CHECK-COUNT-9:   arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:       {{select|shuffle|min|max|scf.for|mask|rem}}
// CHECK:           vector.transfer_write {{.*}} {in_bounds = [true]}
// CHECK-NEXT:      scf.yield
// CHECK-NOT:   {{arith.addf|scf.for}}
// CHECK-NOT:   pad.pad
// CHECK-NOT:   linalg

// The result is the only buffer.
// BUFFERS-LABEL: func @stencil
// BUFFERS-NOT:   memref.alloc

func.func @stencil(%x: tensor<?x?xf32>, %w: tensor<3x3xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = pad.pad MODE %x low[1, 1] high[1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %height = tensor.dim %x, %c0 : tensor<?x?xf32>
  %width = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%height, %width) : tensor<?x?xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %w : tensor<?x?xf32>, tensor<3x3xf32>) outs(%y : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
