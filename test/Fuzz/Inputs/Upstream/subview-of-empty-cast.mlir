// The cast is folded away, and the slice starts where the source has no element.
// mlir-opt: --canonicalize
// says: offset 0 is out-of-bounds: 0 >= 0
func.func @main(%x: memref<0xf32>, %n: index) -> memref<?xf32, strided<[1]>> {
  %c = memref.cast %x : memref<0xf32> to memref<?xf32>
  %0 = memref.subview %c[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  return %0 : memref<?xf32, strided<[1]>>
}
