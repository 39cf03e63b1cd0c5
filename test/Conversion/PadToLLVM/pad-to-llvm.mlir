// RUN: pad-opt %s --convert-to-llvm --reconcile-unrealized-casts | FileCheck %s

// A name that is taken is not taken again.
// CHECK-DAG: llvm.mlir.global internal constant @pad_report_1("no numbers, 100%%\0A\00")
// CHECK-DAG: llvm.mlir.global internal constant @pad_report_2("a %lld, b %lld\0A\00")
// CHECK-DAG: llvm.func @dprintf(i32, !llvm.ptr, ...) -> i32
func.func private @pad_report_0()

// CHECK-LABEL: llvm.func @report_numbers
// CHECK-SAME: %[[A:[a-z0-9]+]]: i64, %[[B:[a-z0-9]+]]: i64
// CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : i32)
// CHECK: %[[F:.*]] = llvm.mlir.addressof @pad_report_1
// CHECK: llvm.call @dprintf(%[[TWO]], %{{.*}}) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr) -> i32
// CHECK: llvm.mlir.addressof @pad_report_2
// CHECK: llvm.call @dprintf(%{{.*}}, %{{.*}}, %[[A]], %[[B]]) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, i64, i64) -> i32
func.func @report_numbers(%a: index, %b: index) {
  pad.report "no numbers, 100%"
  pad.report "a ", %a, ", b ", %b, ""
  return
}
