// A check that fails in a parallel region ends the process with its message, on
// whichever thread it fails.

// RUN: env OMP_NUM_THREADS=4 pad-run %s --pipeline-options=parallel | FileCheck %s
// RUN: sed s/-1/0/ %s > %t.first.mlir
// RUN: not env OMP_NUM_THREADS=4 pad-run %t.first.mlir --pipeline-options=parallel 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FAILS
// RUN: sed s/-1/63/ %s > %t.last.mlir
// RUN: not env OMP_NUM_THREADS=4 pad-run %t.last.mlir --pipeline-options=parallel 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FAILS
// RUN: not pad-run %t.last.mlir 2>&1 | FileCheck %s --check-prefix=FAILS

// CHECK: result 0: tensor<64xindex>
// FAILS: error: element k{{$}}
// FAILS-NOT: error
func.func @main() -> tensor<64xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %k = arith.constant -1 : index
  %m = memref.alloc() : memref<64xindex>
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %ok = arith.cmpi ne, %i, %k : index
    cf.assert %ok, "element k"
    memref.store %i, %m[%i] : memref<64xindex>
    scf.reduce
  }
  %r = bufferization.to_tensor %m restrict : memref<64xindex> to tensor<64xindex>
  return %r : tensor<64xindex>
}
