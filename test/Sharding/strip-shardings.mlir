// RUN: pad-opt %s --strip-shardings | FileCheck %s

// CHECK-NOT: shard.
shard.grid @grid(shape = 2x2)

// CHECK-LABEL: func.func @edge(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>
func.func @edge(%x: tensor<8xf32>) -> tensor<10xf32> {
  %s = shard.sharding @grid split_axes = [[0, 1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xf32>
  // CHECK-NEXT: %[[R:.*]] = pad.pad edge %[[X]]
  %2 = pad.pad edge %1 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  // CHECK-NEXT: return %[[R]]
  return %2 : tensor<10xf32>
}

// CHECK-LABEL: func @unreachable(
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @unreachable(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
^dead:
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %w = shard.shard %w to %s : tensor<4xf32>
  return %w : tensor<4xf32>
}
