// RUN: pad-opt %s --annotate-returned-shards | FileCheck %s

shard.grid @g(shape = 2)

// CHECK-LABEL: func @returned(
// CHECK: %[[SHARD:.*]] = shard.shard %arg0 to %[[S:.*]] : tensor<8xf32>
// CHECK: %[[FOR:.*]] = shard.shard %[[SHARD]] to %[[S]] annotate_for_users : tensor<8xf32>
// CHECK: return %[[FOR]], %arg0
func.func @returned(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  return %0, %x : tensor<8xf32>, tensor<8xf32>
}

// What is annotated stays.
// CHECK-LABEL: func @annotated(
// CHECK: %[[FOR:.*]] = shard.shard %arg0 to %{{.*}} annotate_for_users
// CHECK-NEXT: return %[[FOR]]
func.func @annotated(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s annotate_for_users : tensor<8xf32>
  return %0 : tensor<8xf32>
}
