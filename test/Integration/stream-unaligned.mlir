// RUN: pad-opt %s --pad-to-llvm='nontemporal-bytes=1 nontemporal-run-bytes=1' | %run_main | FileCheck %s

// The instructions: whole vectors past the caches, and a fence that orders them
// on x86-64 too.
// RUN: pad-opt %s --pad-to-llvm='nontemporal-bytes=1 nontemporal-run-bytes=1' \
// RUN:   | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM
// LLVM: define void @stream(
// LLVM: store <8 x float> {{.*}}, align 32, !nontemporal
// LLVM: fence seq_cst

// A result at each of the bytes of a line, also where floats do not lie: the
// same floats, and nothing before or after them.

func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

func.func @stream(%x: memref<2x?xf32>, %y: memref<2x?xf32>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<2x?xf32>) outs(%y : memref<2x?xf32>) low[0, %l] high[0, %h]
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c50 = arith.constant 50 : index
  %c55 = arith.constant 55 : index
  %c64 = arith.constant 64 : index
  %c440 = arith.constant 440 : index
  %c568 = arith.constant 568 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %mark = arith.constant 0x5A : i8

  // A source of bytes that all differ from their neighbours.
  %x = memref.alloc() {alignment = 64} : memref<400xi8>
  %c400 = arith.constant 400 : index
  scf.for %i = %c0 to %c400 step %c1 {
    %byte = arith.index_cast %i : index to i8
    memref.store %byte, %x[%i] : memref<400xi8>
  }
  %source = memref.view %x[%c0][%c50] : memref<400xi8> to memref<2x?xf32>

  %y = memref.alloc() {alignment = 64} : memref<568xi8>
  %wrong = scf.for %shift = %c0 to %c64 step %c1 iter_args(%outer = %zero) -> i64 {
    scf.for %i = %c0 to %c568 step %c1 {
      memref.store %mark, %y[%i] : memref<568xi8>
    }
    // From byte 64 + shift to byte 504 + shift.
    %begin = arith.addi %c64, %shift : index
    %result = memref.view %y[%begin][%c55] : memref<568xi8> to memref<2x?xf32>
    func.call @stream(%source, %result, %c2, %c3) : (memref<2x?xf32>, memref<2x?xf32>, index, index) -> ()

    %end = arith.addi %begin, %c440 : index
    %count = scf.for %i = %c0 to %c568 step %c1 iter_args(%sum = %outer) -> i64 {
      %after = arith.cmpi sge, %i, %begin : index
      %before = arith.cmpi slt, %i, %end : index
      %in = arith.andi %after, %before : i1
      %expected = scf.if %in -> i8 {
        // The byte of the source that byte %i of the result comes from.
        %at = arith.subi %i, %begin : index
        %float = arith.divui %at, %c4 : index
        %part = arith.remui %at, %c4 : index
        %row = arith.divui %float, %c55 : index
        %o = arith.remui %float, %c55 : index
        %s = arith.subi %o, %c2 : index
        %abs = math.absi %s : index
        %c98 = arith.constant 98 : index
        %mirrored = arith.subi %c98, %abs : index
        %p = arith.minsi %abs, %mirrored : index
        %r = arith.muli %row, %c50 : index
        %f = arith.addi %r, %p : index
        %b = arith.muli %f, %c4 : index
        %sb = arith.addi %b, %part : index
        %byte = memref.load %x[%sb] : memref<400xi8>
        scf.yield %byte : i8
      } else {
        scf.yield %mark : i8
      }
      %actual = memref.load %y[%i] : memref<568xi8>
      %differs = arith.cmpi ne, %actual, %expected : i8
      %d = arith.extui %differs : i1 to i64
      %next = arith.addi %sum, %d : i64
      scf.yield %next : i64
    }
    scf.yield %count : i64
  }
  // CHECK: data =
  // CHECK-NEXT: {{^}}[0]
  %print = memref.alloc() : memref<1xi64>
  memref.store %wrong, %print[%c0] : memref<1xi64>
  %unranked = memref.cast %print : memref<1xi64> to memref<*xi64>
  func.call @printMemrefI64(%unranked) : (memref<*xi64>) -> ()
  return
}
