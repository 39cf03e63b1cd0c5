// DEFINE: %{schedule} = --transform-preload-library=transform-library-paths=%source_dir/docs/examples/schedules --transform-interpreter=entry-point=chain_3x3_32bit
// DEFINE: %{kept} = --transform-preload-library=transform-library-paths=%source_dir/docs/examples/schedules --transform-interpreter=entry-point=chain_3x3_32bit_kept
// DEFINE: %{check} = pad-opt %{schedule} | FileCheck %s --check-prefixes=CHECK
// RUN: sed 's/MODE/constant/' %s | %{check},INSIDE
// RUN: sed 's/MODE/edge/' %s | %{check},INSIDE
// RUN: sed 's/MODE/reflect/' %s | %{check},INSIDE
// RUN: sed 's/MODE/symmetric/' %s | %{check},INSIDE
// RUN: sed 's/MODE/wrap/' %s | %{check},AROUND
// RUN: sed 's/MODE/wrap/' %s | pad-opt %{schedule} \
// RUN:   | pad-opt --pad-to-scf=out-params | FileCheck %s --check-prefix=BUFFERS
// RUN: sed 's/MODE/wrap/' %s | pad-opt %{kept} | FileCheck %s --check-prefix=KEPT

// One loop over tiles of rows, and in it the rows of each stencil, of which those
// within the image are vectors that are multiplied and added. Between the two
// there are the rows that the second one reads: 18, or those of them that are within
// the image. In mode wrap the others are computed as well.

// CHECK-LABEL: func @chain
// CHECK-NOT:   pad.pad
// AROUND:      tensor.empty() : tensor<18x64xf32>
// CHECK:       scf.forall (%{{.*}}) = (0) to (64) step (16)
// INSIDE:        tensor.empty(%{{.*}}) : tensor<?x64xf32>
// CHECK-NOT:     tensor.empty
// CHECK:         scf.for %{{.*}} = %c16 to %c48 step %c16
// CHECK:         scf.for %{{.*}} = %c16 to %c48 step %c16
// CHECK-NOT:       {{select|shuffle|min|max|scf|mask}}
// CHECK-COUNT-9:   arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:       {{select|shuffle|min|max|scf.for|mask}}
// CHECK:           vector.transfer_write
// CHECK-NEXT:      scf.yield
// CHECK:         scf.forall.in_parallel
// CHECK-NOT:   pad.pad
// CHECK-NOT:   linalg

// Where rows are kept, the first stencil computes all of them.

// KEPT-LABEL: func @chain
// KEPT-NOT:   {{scf.forall|pad.pad}}
// KEPT:       scf.for %{{.*}} = %c0 to %c64 step %c1 iter_args({{.*}}) -> (tensor<64x64xf32>)
// KEPT:         scf.for %{{.*}} = %c16 to %c48 step %c16
// KEPT-NOT:       {{select|shuffle|min|max|scf|mask}}
// KEPT-COUNT-9:   arith.addf {{.*}} : vector<16xf32>
// KEPT:       scf.for %{{.*}} = %c0 to %c64 step %c1 iter_args({{.*}}) -> (tensor<64x64xf32>)
// KEPT-NOT:   {{scf.forall|pad.pad|linalg|%c64 step}}

// BUFFERS-NOT:   alloc
// BUFFERS:       scf.forall
// BUFFERS:         memref.alloc() {{.*}} : memref<18x64xf32>
// BUFFERS-NOT:   memref.alloc
// BUFFERS:         memref.dealloc
// BUFFERS-NOT:   memref.alloc

#source = affine_map<(i, j, k, l) -> (i + k, j + l)>
#window = affine_map<(i, j, k, l) -> (k, l)>
#result = affine_map<(i, j, k, l) -> (i, j)>

func.func @chain(%x: tensor<64x64xf32>, %w: tensor<3x3xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = pad.pad MODE %x low[1, 1] high[1, 1] : tensor<64x64xf32> to tensor<66x66xf32>
  %m = linalg.generic {indexing_maps = [#source, #window, #result], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %w : tensor<66x66xf32>, tensor<3x3xf32>) outs(%y : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<64x64xf32>
  %q = pad.pad MODE %m low[1, 1] high[1, 1] : tensor<64x64xf32> to tensor<66x66xf32>
  %r = linalg.generic {indexing_maps = [#source, #window, #result], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%q, %w : tensor<66x66xf32>, tensor<3x3xf32>) outs(%y : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
