// RUN: pad-opt %s --strip-shardings | FileCheck %s

// A grid that is asked for something stays.
// CHECK: shard.grid @grid
shard.grid @grid(shape = 2)
func.func @position() -> index {
  // CHECK: shard.process_multi_index on @grid
  %0 = shard.process_multi_index on @grid : index
  return %0 : index
}
