// RUN: pad-opt %s --tested \
// RUN:   --unknown --planted-too | FileCheck %s --check-prefixes=CHECK,SECOND
// RUN pad-opt %s --planted

// CHECK: tested
// CHECK func @f
// CHECK-NEXT: expected 1
// CHECK-SAME func @f
// CHECK-NXT: func @f
// OTHER-NEXT: func @f
// SECOND func @f
// SECOND-NEXT: the message of "f" is tested
// NOTE: a word in capitals is no directive
