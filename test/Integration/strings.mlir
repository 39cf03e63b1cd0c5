// Strings through both ways, compiled and run: references move, and what fills
// is the empty string or the one that is given.

// RUN: pad-run %s --entry=all_modes | FileCheck %s --check-prefix=MODES
// RUN: pad-run %s --entry=all_modes --path=linalg | FileCheck %s --check-prefix=MODES
// RUN: pad-run %s --entry=all_modes --runtime-checks -O0 | FileCheck %s --check-prefix=MODES
// MODES:      ["" "" "a" "b" "c" ""]
// MODES-NEXT: result 1
// MODES-NEXT: ["v" "v" "a" "b" "c" "v"]
// MODES-NEXT: result 2
// MODES-NEXT: ["a" "a" "a" "b" "c" "c"]
// MODES-NEXT: result 3
// MODES-NEXT: ["c" "b" "a" "b" "c" "b"]
// MODES-NEXT: result 4
// MODES-NEXT: ["b" "a" "a" "b" "c" "c"]
// MODES-NEXT: result 5
// MODES-NEXT: ["b" "c" "a" "b" "c" "a"]

// RUN: pad-run %s --entry=matrix | FileCheck %s --check-prefix=MATRIX
// RUN: pad-run %s --entry=matrix --path=linalg | FileCheck %s --check-prefix=MATRIX
// MATRIX:      {{\[\[}}"v" "v" "v" "v"]
// MATRIX-NEXT:  ["v" "é" "ab" "v"]
// MATRIX-NEXT:  ["v" "" "äöü" "v"]
// MATRIX-NEXT:  ["v" "v" "v" "v"]]

// RUN: pad-run %s --entry=dynamic | FileCheck %s --check-prefix=DYNAMIC
// RUN: pad-run %s --entry=dynamic --path=linalg | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: ["b" "c" "a" "b" "c" "a" "b" "c" "a" "b" "c" "a" "b" "c" "a" "b" "c" "a" "b" "c" "a" "b" "c"]

// RUN: pad-run %s --entry=scalar | FileCheck %s --check-prefix=SCALAR
// SCALAR: "\"\\tab\09end"

// RUN: pad-run %s --entry=long | FileCheck %s --check-prefix=LONG
// LONG: ["a" "a" "a" ... "" "" ""]

func.func private @opaque() -> index attributes {no_inline} {
  %c3 = arith.constant 3 : index
  return %c3 : index
}

// The extent is hidden from folding.
func.func private @abc() -> tensor<?x!pad.string> {
  %n = call @opaque() : () -> index
  %x = arith.constant dense<["a", "b", "c", "d"]> : tensor<4x!pad.string>
  %s = tensor.extract_slice %x[0] [%n] [1] : tensor<4x!pad.string> to tensor<?x!pad.string>
  return %s : tensor<?x!pad.string>
}

func.func @all_modes() -> (tensor<?x!pad.string>, tensor<?x!pad.string>, tensor<?x!pad.string>, tensor<?x!pad.string>, tensor<?x!pad.string>, tensor<?x!pad.string>) {
  %x = call @abc() : () -> tensor<?x!pad.string>
  %v = pad.string "v"
  %0 = pad.pad constant %x low[2] high[1] : tensor<?x!pad.string> to tensor<?x!pad.string>
  %1 = pad.pad constant %x low[2] high[1] value(%v) : tensor<?x!pad.string> to tensor<?x!pad.string>
  %2 = pad.pad edge %x low[2] high[1] : tensor<?x!pad.string> to tensor<?x!pad.string>
  %3 = pad.pad reflect %x low[2] high[1] : tensor<?x!pad.string> to tensor<?x!pad.string>
  %4 = pad.pad symmetric %x low[2] high[1] : tensor<?x!pad.string> to tensor<?x!pad.string>
  %5 = pad.pad wrap %x low[2] high[1] : tensor<?x!pad.string> to tensor<?x!pad.string>
  return %0, %1, %2, %3, %4, %5 : tensor<?x!pad.string>, tensor<?x!pad.string>, tensor<?x!pad.string>, tensor<?x!pad.string>, tensor<?x!pad.string>, tensor<?x!pad.string>
}

func.func @matrix() -> tensor<4x4x!pad.string> {
  %x = arith.constant dense<[["é", "ab"], ["", "äöü"]]> : tensor<2x2x!pad.string>
  %n = call @opaque() : () -> index
  %v = pad.string "v"
  %m = arith.constant 2 : index
  %l = arith.subi %n, %m : index
  %0 = pad.pad constant %x low[%l, %l] high[1, 1] value(%v) : tensor<2x2x!pad.string> to tensor<4x4x!pad.string>
  return %0 : tensor<4x4x!pad.string>
}

func.func @dynamic() -> tensor<?x!pad.string> {
  %x = call @abc() : () -> tensor<?x!pad.string>
  %n = call @opaque() : () -> index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %p = tensor.from_elements %c8, %c12 : tensor<2xindex>
  %s = tensor.extract_slice %p[0] [2] [1] : tensor<2xindex> to tensor<2xindex>
  %0 = pad.dynamic_pad wrap %x pads(%s) : tensor<?x!pad.string>, tensor<2xindex> to tensor<?x!pad.string>
  return %0 : tensor<?x!pad.string>
}

func.func @scalar() -> !pad.string {
  %0 = pad.string "\"\\tab\tend"
  return %0 : !pad.string
}

// More than one row of the constant, more than two vectors of the pad.
func.func @long() -> tensor<?x!pad.string> {
  %n = call @opaque() : () -> index
  %x = arith.constant dense<"a"> : tensor<1001x!pad.string>
  %0 = pad.pad constant %x low[0] high[%n] : tensor<1001x!pad.string> to tensor<?x!pad.string>
  return %0 : tensor<?x!pad.string>
}
