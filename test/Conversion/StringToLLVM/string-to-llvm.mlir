// RUN: pad-opt %s -split-input-file -verify-diagnostics --convert-to-llvm --reconcile-unrealized-casts | FileCheck %s

// Equal text is one global.
// CHECK: llvm.mlir.global internal constant @[[$TEXT:pad_string_[0-9A-Fa-f]+]]("text\00")
// CHECK-NOT: llvm.mlir.global
// CHECK-LABEL: llvm.func @static_string_text
// CHECK: %[[A:.*]] = llvm.mlir.addressof @[[$TEXT]] : !llvm.ptr
// CHECK: %[[B:.*]] = llvm.mlir.addressof @[[$TEXT]] : !llvm.ptr
// CHECK: %[[E:.*]] = llvm.mlir.zero : !llvm.ptr
func.func @static_string_text() -> (!pad.string, !pad.string, !pad.string) {
  %0 = pad.string "text"
  %1 = pad.string "text"
  %2 = pad.string ""
  return %0, %1, %2 : !pad.string, !pad.string, !pad.string
}

// -----

// CHECK-LABEL: llvm.func @dynamic_string_load
// CHECK: %[[L:.*]] = llvm.load %{{.*}} : !llvm.ptr -> !llvm.ptr
// CHECK: llvm.store %[[L]], %{{.*}} : !llvm.ptr, !llvm.ptr
// CHECK: %[[V:.*]] = llvm.load %{{.*}} : !llvm.ptr -> vector<4x!llvm.ptr>
// CHECK: llvm.store %[[V]], %{{.*}} : vector<4x!llvm.ptr>, !llvm.ptr
func.func @dynamic_string_load(%m: memref<?x!pad.string>, %i: index) {
  %0 = memref.load %m[%i] : memref<?x!pad.string>
  memref.store %0, %m[%i] : memref<?x!pad.string>
  %1 = vector.load %m[%i] : memref<?x!pad.string>, vector<4x!pad.string>
  vector.store %1, %m[%i] : memref<?x!pad.string>, vector<4x!pad.string>
  return
}

// -----

// Each string is in the text once, and an empty one is null.
// CHECK: llvm.mlir.global internal constant @[[$TEXTS:pad_strings_[0-9A-Fa-f]+]]("a\00bc\00")
// CHECK: llvm.mlir.global private constant @list() {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<4 x ptr> {
// CHECK: %[[T:.*]] = llvm.mlir.addressof @[[$TEXTS]]
// CHECK: %[[Z:.*]] = llvm.mlir.zero : !llvm.array<4 x ptr>
// CHECK: %[[O0:.*]] = llvm.mlir.constant(0 : i64)
// CHECK: %[[P0:.*]] = llvm.getelementptr %[[T]][%[[O0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK: %[[A0:.*]] = llvm.insertvalue %[[P0]], %[[Z]][0]
// CHECK: %[[O2:.*]] = llvm.mlir.constant(2 : i64)
// CHECK: %[[P2:.*]] = llvm.getelementptr %[[T]][%[[O2]]]
// CHECK: %[[A2:.*]] = llvm.insertvalue %[[P2]], %[[A0]][2]
// CHECK: %[[O3:.*]] = llvm.mlir.constant(0 : i64)
// CHECK: %[[P3:.*]] = llvm.getelementptr %[[T]][%[[O3]]]
// CHECK: %[[A3:.*]] = llvm.insertvalue %[[P3]], %[[A2]][3]
// CHECK: llvm.return %[[A3]]
memref.global "private" constant @list : memref<2x2x!pad.string> = dense<[["a", ""], ["bc", "a"]]> {alignment = 64 : i64}

// CHECK: llvm.mlir.global external @public() {{.*}} : !llvm.array<1 x ptr>
memref.global @public : memref<!pad.string> = dense<"a">

// CHECK: llvm.mlir.global private constant @empty_strings() {{.*}} : !llvm.array<3 x ptr> {
// CHECK-NEXT: %[[Z:.*]] = llvm.mlir.zero : !llvm.array<3 x ptr>
// CHECK-NEXT: llvm.return %[[Z]]
memref.global "private" constant @empty_strings : memref<3x!pad.string> = dense<"">

// A long list is made of rows.
// CHECK: llvm.mlir.global private constant @long() {{.*}} : !llvm.array<2 x array<256 x ptr>> {
// CHECK: %[[R:.*]] = llvm.insertvalue %{{.*}}, %{{.*}}[0] : !llvm.array<2 x array<256 x ptr>>
// CHECK: llvm.insertvalue %{{.*}}, %[[R]][1] : !llvm.array<2 x array<256 x ptr>>
memref.global "private" constant @long : memref<257x!pad.string> = dense<"a">

// CHECK: llvm.mlir.global external @uninitialized()
memref.global @uninitialized : memref<2x!pad.string> = uninitialized

// Numbers are none of this.
// CHECK: llvm.mlir.global private constant @numbers(dense<1> : tensor<2xi32>)
memref.global "private" constant @numbers : memref<2xi32> = dense<1>

// -----

// expected-error @+2 {{string 1 of the initial value has a zero byte, which would end it}}
// expected-error @+1 {{failed to legalize operation 'memref.global'}}
memref.global "private" constant @negative_zero_byte : memref<2x!pad.string> = dense<["a", "b\00c"]>

// -----

// expected-error @+2 {{string 0 of the initial value is not UTF-8}}
// expected-error @+1 {{failed to legalize operation 'memref.global'}}
memref.global "private" constant @negative_utf8 : memref<1x!pad.string> = dense<["\FF"]>

// -----

// expected-error @+2 {{initial value is not a list of strings}}
// expected-error @+1 {{failed to legalize operation 'memref.global'}}
memref.global "private" constant @negative_sparse : memref<2x!pad.string> = sparse<[[0]], ["a"]>

// -----

// expected-error @unknown {{conversion of memref memory space "space" to integer address space failed}}
// expected-error @+2 {{memory space is not an address space of LLVM}}
// expected-error @+1 {{failed to legalize operation 'memref.global'}}
memref.global "private" constant @negative_memory_space : memref<1x!pad.string, "space"> = dense<"a">

// -----

// expected-error @+2 {{has 2147483648 strings, expected at most 1048576}}
// expected-error @+1 {{failed to legalize operation 'memref.global'}}
memref.global "private" constant @negative_many : memref<2147483648x!pad.string> = dense<"a">
