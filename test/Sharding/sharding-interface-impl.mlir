// RUN: pad-opt %s --pass-pipeline="builtin.module(func.func(sharding-propagation))" \
// RUN:   | FileCheck %s --check-prefix=SPREAD
// RUN: pad-opt %s --pass-pipeline="builtin.module(func.func(sharding-propagation), annotate-returned-shards, func.func(shard-partition))" \
// RUN:   | FileCheck %s

shard.grid @two(shape = 2)
shard.grid @four(shape = 2x2)

// Both shards of the result are made of what lies there: nothing is sent.
// SPREAD-LABEL: func.func @local
// SPREAD: pad.pad reflect
// SPREAD-NEXT: %[[S:.*]] = shard.sharding @two split_axes = {{\[\[}}0]] :
// SPREAD-NEXT: shard.shard %{{.*}} to %[[S]] : tensor<10x4xf32>
// CHECK-LABEL: func.func @local(
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32>) -> tensor<5x4xf32>
// CHECK-NOT: mpi.
// CHECK: pad.pad reflect %[[X]] low[%{{.*}}, 0] high[%{{.*}}, 0]
// CHECK-SAME: tensor<4x4xf32> to tensor<5x4xf32>
func.func @local(%x: tensor<8x4xf32>) -> tensor<10x4xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x4xf32>
  %1 = pad.pad reflect %0 low[1, 0] high[1, 0] : tensor<8x4xf32> to tensor<10x4xf32>
  return %1 : tensor<10x4xf32>
}

// A ring: each rank sends and receives, and has no border.
// CHECK-LABEL: func.func @ring(
// CHECK-SAME: %[[X:.*]]: tensor<4xf16>) -> tensor<4xf16>
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<4xf16>
// CHECK: mpi.send(%{{.*}}) : memref<?xi8>, i32, i32
// CHECK: mpi.recv(%{{.*}}) : memref<?xi8>, i32, i32
// CHECK: %[[NEEDED:.*]] = bufferization.to_tensor %[[BUFFER]]
// CHECK: pad.pad wrap %[[NEEDED]] low[0] high[0]
func.func @ring(%x: tensor<8xf16>) -> tensor<8xf16> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf16>
  %1 = pad.pad wrap %0 low[1] high[-1] : tensor<8xf16> to tensor<8xf16>
  return %1 : tensor<8xf16>
}

// Extents that do not divide: the first shards are longer.
// SPREAD-LABEL: func.func @uneven
// SPREAD: pad.pad constant
// SPREAD-NEXT: sharded_dims_offsets = [0, 6, 11]
// CHECK-LABEL: func.func @uneven(
// CHECK-SAME: tensor<4xi8>, %{{.*}}: i8) -> tensor<?xi8>
func.func @uneven(%x: tensor<8xi8>, %value: i8) -> tensor<11xi8> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xi8>
  %1 = pad.pad constant %0 low[1] high[2] value(%value) : tensor<8xi8> to tensor<11xi8>
  return %1 : tensor<11xi8>
}

// Offsets that are written stay.
// SPREAD-LABEL: func.func @offsets
// SPREAD: pad.pad edge
// SPREAD-NEXT: shard.shard %{{.*}} to %{{.*}} : tensor<12xi8>
// SPREAD-NOT: sharded_dims_offsets = [0, 6, 12]
// SPREAD: return
func.func @offsets(%x: tensor<8xi8>) -> tensor<12xi8> {
  %s = shard.sharding @two split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
  %t = shard.sharding @two split_axes = [[0]] sharded_dims_offsets = [0, 5, 12] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xi8>
  %1 = pad.pad edge %0 low[2] high[2] : tensor<8xi8> to tensor<12xi8>
  %2 = shard.shard %1 to %t : tensor<12xi8>
  return %2 : tensor<12xi8>
}

// The result tells how the source lies, too.
// SPREAD-LABEL: func.func @backwards
// SPREAD: %[[X:.*]] = shard.shard %arg0 to %{{.*}} annotate_for_users : tensor<8x8xf32>
// SPREAD: pad.pad symmetric %[[X]]
// CHECK-LABEL: func.func @backwards(
// CHECK-SAME: tensor<4x4xf32>) -> tensor<6x6xf32>
func.func @backwards(%x: tensor<8x8xf32>) -> tensor<12x12xf32> {
  %0 = pad.pad symmetric %x low[2, 2] high[2, 2] : tensor<8x8xf32> to tensor<12x12xf32>
  %s = shard.sharding @four split_axes = [[0], [1]] : !shard.sharding
  %1 = shard.shard %0 to %s : tensor<12x12xf32>
  return %1 : tensor<12x12xf32>
}

// An axis that is neither divided nor cropped stays what it is, known or not.
// CHECK-LABEL: func.func @undivided(
// CHECK-SAME: tensor<4x?xf32>)
// CHECK: pad.pad edge %{{.*}} low[%{{.*}}, 2] high[0, 1]
func.func @undivided(%x: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x?xf32>
  %1 = pad.pad edge %0 low[1, 2] high[-1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

// Nothing is asked of others where amounts alone are not known.
// CHECK-LABEL: func.func @amounts(
// CHECK-SAME: tensor<4xf32>, %{{.*}}: index)
// CHECK-NOT: memref<2xi64>
// CHECK: cf.assert %{{.*}}, "a message of more than 2147483647 bytes, MPI counts up to that"
// CHECK: mpi.send(%{{.*}}) : memref<?xi8>, i32, i32
// CHECK: pad.pad symmetric %{{.*}} low[%{{.*}}] high[%{{.*}}]
func.func @amounts(%x: tensor<8xf32>, %low: index) -> tensor<?xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %1 = pad.pad symmetric %0 low[%low] high[1] : tensor<8xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// The first rank of an axis hears how long the parts of the others are, and
// tells them all.
// CHECK-LABEL: func.func @extents(
// CHECK: %[[SIZES:.*]] = memref.alloc() : memref<2xi64>
// CHECK: %[[TAG:.*]] = arith.constant 2 : i32
// CHECK: mpi.recv(%{{.*}}, %[[TAG]], %{{.*}}) : memref<1xi64
// CHECK: mpi.send(%[[SIZES]], %{{.*}}) : memref<2xi64>, i32, i32
// CHECK: mpi.send(%{{.*}}) : memref<1xi64
// CHECK: mpi.recv(%[[SIZES]], %{{.*}}) : memref<2xi64>, i32, i32
// CHECK: mpi.send(%{{.*}}) : memref<?xi8>, i32, i32
func.func @extents(%x: tensor<?xf32>) -> tensor<?xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<?xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// Where nothing is padded, nothing is asked.
// CHECK-LABEL: func.func @kept(
// CHECK-NOT: mpi.
// CHECK: pad.pad wrap %{{.*}} low[0, 1] high[0, 1]
func.func @kept(%x: tensor<?x4xf32>) -> tensor<?x6xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<?x4xf32>
  %1 = pad.pad wrap %0 low[0, 1] high[0, 1] : tensor<?x4xf32> to tensor<?x6xf32>
  return %1 : tensor<?x6xf32>
}

// CHECK-LABEL: func.func @into(
// CHECK: pad.pad_into constant ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<5xf32>)
func.func @into(%x: tensor<8xf32>, %y: tensor<10xf32>) -> tensor<10xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %1 = pad.pad_into constant ins(%0 : tensor<8xf32>) outs(%y : tensor<10xf32>) low[1] high[1] -> tensor<10xf32>
  return %1 : tensor<10xf32>
}

// A destination is divided as its result, whichever of them says how.
// SPREAD-LABEL: func.func @destination
// SPREAD-NOT: sharded_dims_offsets = [0, 7, 13]
// SPREAD: pad.pad_into wrap
// SPREAD-NEXT: %[[S:.*]] = shard.sharding @two split_axes = {{\[\[}}0]] sharded_dims_offsets = [0, 6, 13]
// SPREAD-NEXT: shard.shard %{{.*}} to %[[S]] : tensor<13xf32>
func.func @destination(%x: tensor<8xf32>, %y: tensor<13xf32>) -> tensor<13xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %t = shard.sharding @two split_axes = [[0]] sharded_dims_offsets = [0, 6, 13] : !shard.sharding
  %y0 = shard.shard %y to %t : tensor<13xf32>
  %1 = pad.pad_into wrap ins(%0 : tensor<8xf32>) outs(%y0 : tensor<13xf32>) low[3] high[2] -> tensor<13xf32>
  return %1 : tensor<13xf32>
}

// A border in place is the pad of the inside, of which a rank gets what it does
// not have; it writes that into its part.
// CHECK-LABEL: func.func @border(
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK: mpi.send
// CHECK: pad.pad_into wrap ins(%{{.*}} : tensor<4x2xf32>) outs(%[[X]] : tensor<4x4xf32>)
func.func @border(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x4xf32>
  %1 = pad.fill_border wrap %0 low[1, 1] high[1, 1] : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @local_border(
// CHECK-NOT: mpi.
// CHECK: pad.fill_border edge %{{.*}} low[0, 1] high[0, 1] : tensor<4x4xf32>
func.func @local_border(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x4xf32>
  %1 = pad.fill_border edge %0 low[0, 1] high[0, 1] : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// Every rank has the amounts, and the axes.
// SPREAD-LABEL: func.func @lists
// SPREAD: %[[LISTS:.*]] = shard.sharding @two split_axes = {{\[\[}}]] :
// SPREAD: shard.shard %{{.*}} to %[[LISTS]] annotate_for_users : tensor<4xi64>
// CHECK-LABEL: func.func @lists(
// CHECK-SAME: tensor<4x4xf32>, %[[PADS:.*]]: tensor<4xi64>, %{{.*}}: tensor<2xi32>)
// CHECK: tensor.extract %[[PADS]]
// CHECK: mpi.send
// CHECK: pad.pad reflect
func.func @lists(%x: tensor<8x4xf32>, %pads: tensor<4xi64>, %axes: tensor<2xi32>) -> tensor<?x?xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x4xf32>
  %1 = pad.dynamic_pad reflect %0 pads(%pads) axes(%axes) : tensor<8x4xf32>, tensor<4xi64>, tensor<2xi32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// The parts of an adjoint are sums of what lies there already.
// SPREAD-LABEL: func.func @local_sums
// SPREAD: pad.adjoint symmetric
// SPREAD-NEXT: %[[S:.*]] = shard.sharding @two split_axes = {{\[\[}}0]] :
// SPREAD-NEXT: shard.shard %{{.*}} to %[[S]] : tensor<8x4xf32>
// CHECK-LABEL: func.func @local_sums(
// CHECK-SAME: %[[G:.*]]: tensor<6x6xf32>) -> tensor<4x4xf32>
// CHECK-NOT: mpi.
// CHECK: pad.adjoint symmetric %[[G]] low[%{{.*}}, 1] high[%{{.*}}, 1]
// CHECK-SAME: tensor<6x6xf32> to tensor<4x4xf32>
func.func @local_sums(%g: tensor<12x6xf32>) -> tensor<8x4xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %g to %s : tensor<12x6xf32>
  %1 = pad.adjoint symmetric %0 low[2, 1] high[2, 1] : tensor<12x6xf32> to tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// The first element comes again at the end, which another rank has.
// CHECK-LABEL: func.func @sums_of_others(
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<5xf32>
// CHECK: mpi.send(%{{.*}}) : memref<?xi8>, i32, i32
// CHECK: mpi.recv(%{{.*}}) : memref<?xi8>, i32, i32
// CHECK: %[[NEEDED:.*]] = bufferization.to_tensor %[[BUFFER]]
// CHECK: pad.adjoint wrap %[[NEEDED]] low[%{{.*}}] high[%{{.*}}] : tensor<5xf32> to tensor<4xf32>
func.func @sums_of_others(%g: tensor<10xf32>) -> tensor<8xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %g to %s : tensor<10xf32>
  %1 = pad.adjoint wrap %0 low[1] high[1] : tensor<10xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

// The walk over a part leaves it and comes back to the same element: an entry
// between stands for what is left out, and is the sum of an element more.
// CHECK-LABEL: func.func @turns(
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<11x4xf32>
// CHECK: %[[NEEDED:.*]] = bufferization.to_tensor %[[BUFFER]]
// CHECK: %[[SUMS:.*]] = pad.adjoint reflect %[[NEEDED]] low[3, 0] high[3, 0] : tensor<11x4xf32> to tensor<5x4xf32>
// CHECK: tensor.extract_slice %[[SUMS]][%{{.*}}, 0] [4, 4] [1, 1]
func.func @turns(%g: tensor<20x4xf32>) -> tensor<8x4xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %g to %s : tensor<20x4xf32>
  %1 = pad.adjoint reflect %0 low[6, 0] high[6, 0] : tensor<20x4xf32> to tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @sums_into(
// CHECK-SAME: %[[Y:[a-z0-9]*]]: tensor<4x4xf32>)
// CHECK: pad.adjoint_into edge ins(%{{.*}} : tensor<10x4xf32>) outs(%[[Y]] : tensor<4x4xf32>)
func.func @sums_into(%g: tensor<20x4xf32>, %y: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %g to %s : tensor<20x4xf32>
  %1 = pad.adjoint_into edge ins(%0 : tensor<20x4xf32>) outs(%y : tensor<8x4xf32>) low[6, 0] high[6, 0] -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @turns_into(
// CHECK-SAME: %[[Y:[a-z0-9]*]]: tensor<4xf32>)
// CHECK: %[[PART:.*]] = tensor.extract_slice
// CHECK: tensor.insert_slice %[[PART]] into %[[Y]][0] [4] [1]
func.func @turns_into(%g: tensor<20xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %g to %s : tensor<20xf32>
  %1 = pad.adjoint_into reflect ins(%0 : tensor<20xf32>) outs(%y : tensor<8xf32>) low[6] high[6] -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// What breaks a constraint at run time is found by all ranks, before they send:
// the whole extents are checked.
// CHECK-LABEL: func.func @checks(
// CHECK: cf.assert %{{.*}}, "ERROR: Runtime op verification failed\0A{{.*}} = pad.fill_border wrap %{{.*}} : tensor<8xf32>\0A^ axis 0: low ? is negative, expected at least 0
// CHECK: mpi.send
func.func @checks(%x: tensor<8xf32>, %low: index) -> tensor<8xf32> {
  %s = shard.sharding @two split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %1 = pad.fill_border wrap %0 low[%low] high[1] : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// Of a gradient of which nothing is left nothing is sent, or viewed at its end.
// CHECK-LABEL: func.func @nothing(
// CHECK-NOT: {{memref.subview|mpi}}
// CHECK: %[[NEEDED:.*]] = bufferization.to_tensor %{{.*}} memref<?x0xf32>
// CHECK-NOT: {{memref.subview|mpi}}
// CHECK: pad.adjoint constant %[[NEEDED]] {{.*}} to tensor<2x0xf32>
func.func @nothing(%g: tensor<4x2xf32>) -> tensor<4x0xf32> {
  %s = shard.sharding @four split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %g to %s : tensor<4x2xf32>
  %1 = pad.adjoint constant %0 low[1, 1] high[-1, 1] : tensor<4x2xf32> to tensor<4x0xf32>
  return %1 : tensor<4x0xf32>
}
