// A branch that is not taken casts to extents that are not there. The two casts
// become one that does not verify.
// mlir-opt: --canonicalize
// says: 'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<8xf32>' are cast incompatible
func.func @main(%b: i1, %x: memref<4xf32>, %y: memref<8xf32>) -> memref<8xf32> {
  %0 = scf.if %b -> (memref<8xf32>) {
    %1 = memref.cast %x : memref<4xf32> to memref<?xf32>
    %2 = memref.cast %1 : memref<?xf32> to memref<8xf32>
    scf.yield %2 : memref<8xf32>
  } else {
    scf.yield %y : memref<8xf32>
  }
  return %0 : memref<8xf32>
}
