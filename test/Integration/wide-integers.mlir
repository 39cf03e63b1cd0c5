// Integers of more than 64 bits, whose size in memory depends on the target: x86-64 has 16
// bytes for i96, and 12 are folded into the program without a data layout.
// RUN: pad-run %s | FileCheck %s
// RUN: pad-run %s --path=linalg | FileCheck %s
// CHECK: result 0: tensor<46xi64>
// CHECK-NEXT: [-7 -7 -7 -7 -6 -5 -4 {{.*}} 31 32 55 55 55]
// CHECK: result 1: tensor<46xi64>
// CHECK-NEXT: [30 31 32 -7 -6 -5 -4 {{.*}} 31 32 55 55 55]

// RUN: not pad-opt %s --pad-to-llvm 2>&1 | FileCheck %s --check-prefix=NO-LAYOUT
// NO-LAYOUT: error: 'memref.{{.*}}' op has elements of 'i{{96|200}}', whose size depends on the target, expected a module with 'llvm.data_layout'
func.func @main() -> (tensor<46xi64>, tensor<46xi64>) {
  %seven = arith.constant 7 : i64
  %x = tensor.generate {
  ^bb0(%i: index):
    %number = arith.index_cast %i : index to i64
    %element = arith.subi %number, %seven : i64
    tensor.yield %element : i64
  } : tensor<40xi64>
  %f = arith.constant 55 : i96
  %g = arith.constant 55 : i200
  %0 = arith.extsi %x : tensor<40xi64> to tensor<40xi96>
  %1 = pad.pad edge %0 low[3] high[0] : tensor<40xi96> to tensor<43xi96>
  %2 = pad.pad constant %1 low[0] high[3] value(%f) : tensor<43xi96> to tensor<46xi96>
  %3 = arith.trunci %2 : tensor<46xi96> to tensor<46xi64>
  %4 = arith.extsi %x : tensor<40xi64> to tensor<40xi200>
  %5 = pad.pad wrap %4 low[3] high[0] : tensor<40xi200> to tensor<43xi200>
  %6 = pad.pad constant %5 low[0] high[3] value(%g) : tensor<43xi200> to tensor<46xi200>
  %7 = arith.trunci %6 : tensor<46xi200> to tensor<46xi64>
  return %3, %7 : tensor<46xi64>, tensor<46xi64>
}
