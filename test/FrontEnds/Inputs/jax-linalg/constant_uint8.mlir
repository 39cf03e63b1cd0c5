// pads: constant
// inputs: uint8[5,6]
// result: uint8[9,10] 991b9a16e5b9d3fe0c618df067a0b9b3afc5359a78cd118fabd79e0318781c55
#map = affine_map<() -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xui8>) -> (tensor<9x10xui8> {jax.result_info = "result"}) {
    %cst = arith.constant dense<3> : tensor<i64>
    %0 = call @_pad(%arg0, %cst) : (tensor<5x6xui8>, tensor<i64>) -> tensor<9x10xui8>
    return %0 : tensor<9x10xui8>
  }
  func.func private @_pad(%arg0: tensor<5x6xui8>, %arg1: tensor<i64>) -> tensor<9x10xui8> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<5x6xui8> to tensor<5x6xi8>
    %1 = tensor.empty() : tensor<i8>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i64>) outs(%1 : tensor<i8>) {
    ^bb0(%in: i64, %out: i8):
      %4 = arith.trunci %in : i64 to i8
      linalg.yield %4 : i8
    } -> tensor<i8>
    %extracted = tensor.extract %2[] : tensor<i8>
    %padded = tensor.pad %0 low[2, 2] high[2, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : i8
    } : tensor<5x6xi8> to tensor<9x10xi8>
    %3 = builtin.unrealized_conversion_cast %padded : tensor<9x10xi8> to tensor<9x10xui8>
    return %3 : tensor<9x10xui8>
  }
}
