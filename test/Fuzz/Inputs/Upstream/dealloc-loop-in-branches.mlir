// A loop gets one result more, and what was known of its results where other blocks
// use them is of the loop that is gone.
// mlir-opt: --ownership-based-buffer-deallocation
// fails: exit -11; mlir::bufferization::DeallocationState::getMemrefsToRetain; mlir::WalkResult; mlir::bufferization::deallocateBuffersOwnershipBased
// mended: LLVM 23
func.func @main(%cond: i1, %n: index) -> memref<6xi4> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<6xi4>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> (memref<6xi4>) {
    %alloc_1 = memref.alloc() : memref<6xi4>
    scf.yield %alloc_1 : memref<6xi4>
  }
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  return %1 : memref<6xi4>
^bb2:
  return %a : memref<6xi4>
}
