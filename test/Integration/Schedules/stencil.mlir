// DEFINE: %{schedule} = --transform-preload-library=transform-library-paths=%source_dir/docs/examples/schedules --transform-interpreter=entry-point=stencil_3x3_32bit
// DEFINE: %{check} = pad-opt %{schedule} | FileCheck %s
// RUN: sed 's/MODE/constant/' %s | %{check}
// RUN: sed 's/MODE/edge/' %s | %{check}
// RUN: sed 's/MODE/reflect/' %s | %{check}
// RUN: sed 's/MODE/symmetric/' %s | %{check}
// RUN: sed 's/MODE/wrap/' %s | %{check}
// RUN: sed 's/MODE/reflect/' %s | pad-opt %{schedule} \
// RUN:   | pad-opt --pad-to-scf=out-params | FileCheck %s --check-prefix=BUFFERS

// All rows are one loop: which rows of the source a row reads is computed in front
// of the loop over its interior, which is nine vectors, multiplied and added. Its
// ends are vectors, too, one of each, in front of that, with nothing else.

// CHECK-LABEL: func @stencil
// CHECK-NOT:   pad.pad
// CHECK:       scf.for {{.*}} = %c0 to %c31 step %c1
// CHECK-COUNT-18: arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:     {{arith.addf|rem}}
// CHECK:         scf.for {{.*}} = %c16 to %c48 step %c16
// CHECK-NOT:       {{select|shuffle|min|max|scf}}
// CHECK-COUNT-9:   arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:       {{select|shuffle|min|max|scf.for}}
// CHECK:           vector.transfer_write
// CHECK-NEXT:      scf.yield
// CHECK-NOT:     {{arith.addf|scf.for}}
// CHECK-NOT:   pad.pad
// CHECK-NOT:   linalg

// The result is the only buffer.
// BUFFERS-LABEL: func @stencil
// BUFFERS-NOT:   memref.alloc

func.func @stencil(%x: tensor<31x64xf32>, %w: tensor<3x3xf32>) -> tensor<31x64xf32> {
  %p = pad.pad MODE %x low[1, 1] high[1, 1] : tensor<31x64xf32> to tensor<33x66xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<31x64xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<31x64xf32>) -> tensor<31x64xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %w : tensor<33x66xf32>, tensor<3x3xf32>) outs(%y : tensor<31x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<31x64xf32>
  return %r : tensor<31x64xf32>
}
