// RUN: pad-opt %s --pad-to-llvm=nontemporal-bytes=1024 | %run_main | FileCheck %s

// Rows of whole lines that begin at each float of a line: stores past the caches are of
// whole lines only where the first row begins with one, and not where its array does.

// RUN: pad-opt %s --version-adjoints=nontemporal-bytes=1024 | FileCheck %s --check-prefix=VERSION
// VERSION: pad.adjoint_into {{.*}}whole_lines


func.func @adjoint(%g: memref<16x66x66xf32>, %y: memref<16x64x64xf32, strided<[4096, 64, 1], offset: ?>>) {
  pad.adjoint_into reflect ins(%g : memref<16x66x66xf32>) outs(%y : memref<16x64x64xf32, strided<[4096, 64, 1], offset: ?>>) low[0, 1, 1] high[0, 1, 1]
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c15 = arith.constant 15 : index
  %c63 = arith.constant 63 : index
  %one = arith.constant 1.0 : f32
  %mark = arith.constant 7.0 : f32
  %g = memref.alloc() : memref<16x66x66xf32>
  %b = memref.alloc() {alignment = 64} : memref<65568xf32>
  linalg.fill ins(%one : f32) outs(%g : memref<16x66x66xf32>)
  scf.for %offset = %c0 to %c16 step %c1 {
    linalg.fill ins(%mark : f32) outs(%b : memref<65568xf32>)
    %y = memref.reinterpret_cast %b to offset: [%offset], sizes: [16, 64, 64], strides: [4096, 64, 1] : memref<65568xf32> to memref<16x64x64xf32, strided<[4096, 64, 1], offset: ?>>
    func.call @adjoint(%g, %y) : (memref<16x66x66xf32>, memref<16x64x64xf32, strided<[4096, 64, 1], offset: ?>>) -> ()
    // Corners are shown once, their neighbours in two rows and columns.
    // CHECK-COUNT-16: {{^}}1 4 1 7{{$}}
    %first = memref.load %y[%c0, %c0, %c0] : memref<16x64x64xf32, strided<[4096, 64, 1], offset: ?>>
    %neighbour = memref.load %y[%c15, %c1, %c1] : memref<16x64x64xf32, strided<[4096, 64, 1], offset: ?>>
    %last = memref.load %y[%c15, %c63, %c63] : memref<16x64x64xf32, strided<[4096, 64, 1], offset: ?>>
    %size = arith.constant 65536 : index
    %end = arith.addi %offset, %size : index
    %behind = memref.load %b[%end] : memref<65568xf32>
    vector.print %first : f32 punctuation <no_punctuation>
    vector.print str " "
    vector.print %neighbour : f32 punctuation <no_punctuation>
    vector.print str " "
    vector.print %last : f32 punctuation <no_punctuation>
    vector.print str " "
    vector.print %behind : f32
  }
  return
}
