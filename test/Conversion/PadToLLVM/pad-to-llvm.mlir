// RUN: pad-opt %s --convert-to-llvm --reconcile-unrealized-casts | FileCheck %s

// Equal text is one global; a name that something else has is not taken.
// CHECK-DAG: llvm.mlir.global internal constant @[[$NONE:pad_report_[0-9a-f]+]]("no numbers, 100%%\0A\00")
// CHECK-DAG: llvm.mlir.global internal constant @[[$TWO:pad_report_64be7ec9bd7555f7_]]("a %lld, b %lld\0A\00")
// CHECK-DAG: llvm.func @dprintf(i32, !llvm.ptr, ...) -> i32
// CHECK-NOT: llvm.mlir.global
func.func private @pad_report_64be7ec9bd7555f7()

// CHECK-LABEL: llvm.func @report_numbers
// CHECK-SAME: %[[A:[a-z0-9]+]]: i64, %[[B:[a-z0-9]+]]: i64
// CHECK: %[[FILE:.*]] = llvm.mlir.constant(2 : i32)
// CHECK: %[[F:.*]] = llvm.mlir.addressof @[[$NONE]]
// CHECK: llvm.call @dprintf(%[[FILE]], %[[F]]) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr) -> i32
// CHECK: %[[G:.*]] = llvm.mlir.addressof @[[$TWO]]
// CHECK: llvm.call @dprintf(%{{.*}}, %[[G]], %[[A]], %[[B]]) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, i64, i64) -> i32
// CHECK: llvm.mlir.addressof @[[$NONE]]
func.func @report_numbers(%a: index, %b: index) {
  pad.report "no numbers, 100%"
  pad.report "a ", %a, ", b ", %b, ""
  pad.report "no numbers, 100%"
  return
}
