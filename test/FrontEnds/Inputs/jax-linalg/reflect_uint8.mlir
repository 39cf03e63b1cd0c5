// pads: reflect
// inputs: uint8[5,6]
// result: uint8[9,10] 5c39a36a8f4dd59977cbd9880a0b0aa53ac6b325c975ac01ce334492089184b7
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (-d0 + 1, d1)>
#map2 = affine_map<(d0, d1) -> (d0, -d1 + 1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xui8>) -> (tensor<9x10xui8> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xui8>) -> tensor<9x10xui8>
    return %0 : tensor<9x10xui8>
  }
  func.func private @_pad(%arg0: tensor<5x6xui8>) -> tensor<9x10xui8> {
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<5x6xui8> to tensor<5x6xi8>
    %extracted_slice = tensor.extract_slice %0[1, 0] [2, 6] [1, 1] : tensor<5x6xi8> to tensor<2x6xi8>
    %1 = builtin.unrealized_conversion_cast %extracted_slice : tensor<2x6xi8> to tensor<2x6xui8>
    %2 = call @_flip(%1) : (tensor<2x6xui8>) -> tensor<2x6xui8>
    %3 = builtin.unrealized_conversion_cast %2 : tensor<2x6xui8> to tensor<2x6xi8>
    %4 = tensor.empty() : tensor<7x6xi8>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<7x6xi8>) {
    ^bb0(%out: i8):
      %22 = linalg.index 1 : index
      %23 = linalg.index 0 : index
      %24 = arith.cmpi ult, %23, %c2 : index
      %25 = scf.if %24 -> (i8) {
        %extracted = tensor.extract %3[%23, %22] : tensor<2x6xi8>
        scf.yield %extracted : i8
      } else {
        %26 = arith.subi %23, %c2 : index
        %extracted = tensor.extract %0[%26, %22] : tensor<5x6xi8>
        scf.yield %extracted : i8
      }
      linalg.yield %25 : i8
    } -> tensor<7x6xi8>
    %extracted_slice_0 = tensor.extract_slice %5[4, 0] [2, 6] [1, 1] : tensor<7x6xi8> to tensor<2x6xi8>
    %6 = builtin.unrealized_conversion_cast %extracted_slice_0 : tensor<2x6xi8> to tensor<2x6xui8>
    %7 = call @_flip(%6) : (tensor<2x6xui8>) -> tensor<2x6xui8>
    %8 = builtin.unrealized_conversion_cast %7 : tensor<2x6xui8> to tensor<2x6xi8>
    %9 = tensor.empty() : tensor<9x6xi8>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<9x6xi8>) {
    ^bb0(%out: i8):
      %22 = linalg.index 1 : index
      %23 = linalg.index 0 : index
      %24 = arith.cmpi ult, %23, %c7 : index
      %25 = scf.if %24 -> (i8) {
        %extracted = tensor.extract %5[%23, %22] : tensor<7x6xi8>
        scf.yield %extracted : i8
      } else {
        %26 = arith.subi %23, %c7 : index
        %extracted = tensor.extract %8[%26, %22] : tensor<2x6xi8>
        scf.yield %extracted : i8
      }
      linalg.yield %25 : i8
    } -> tensor<9x6xi8>
    %extracted_slice_1 = tensor.extract_slice %10[0, 1] [9, 2] [1, 1] : tensor<9x6xi8> to tensor<9x2xi8>
    %11 = builtin.unrealized_conversion_cast %extracted_slice_1 : tensor<9x2xi8> to tensor<9x2xui8>
    %12 = call @_flip_0(%11) : (tensor<9x2xui8>) -> tensor<9x2xui8>
    %13 = builtin.unrealized_conversion_cast %12 : tensor<9x2xui8> to tensor<9x2xi8>
    %14 = tensor.empty() : tensor<9x8xi8>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%14 : tensor<9x8xi8>) {
    ^bb0(%out: i8):
      %22 = linalg.index 0 : index
      %23 = linalg.index 1 : index
      %24 = arith.cmpi ult, %23, %c2 : index
      %25 = scf.if %24 -> (i8) {
        %extracted = tensor.extract %13[%22, %23] : tensor<9x2xi8>
        scf.yield %extracted : i8
      } else {
        %26 = arith.subi %23, %c2 : index
        %extracted = tensor.extract %10[%22, %26] : tensor<9x6xi8>
        scf.yield %extracted : i8
      }
      linalg.yield %25 : i8
    } -> tensor<9x8xi8>
    %extracted_slice_2 = tensor.extract_slice %15[0, 5] [9, 2] [1, 1] : tensor<9x8xi8> to tensor<9x2xi8>
    %16 = builtin.unrealized_conversion_cast %extracted_slice_2 : tensor<9x2xi8> to tensor<9x2xui8>
    %17 = call @_flip_0(%16) : (tensor<9x2xui8>) -> tensor<9x2xui8>
    %18 = builtin.unrealized_conversion_cast %17 : tensor<9x2xui8> to tensor<9x2xi8>
    %19 = tensor.empty() : tensor<9x10xi8>
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%19 : tensor<9x10xi8>) {
    ^bb0(%out: i8):
      %22 = linalg.index 0 : index
      %23 = linalg.index 1 : index
      %24 = arith.cmpi ult, %23, %c8 : index
      %25 = scf.if %24 -> (i8) {
        %extracted = tensor.extract %15[%22, %23] : tensor<9x8xi8>
        scf.yield %extracted : i8
      } else {
        %26 = arith.subi %23, %c8 : index
        %extracted = tensor.extract %18[%22, %26] : tensor<9x2xi8>
        scf.yield %extracted : i8
      }
      linalg.yield %25 : i8
    } -> tensor<9x10xi8>
    %21 = builtin.unrealized_conversion_cast %20 : tensor<9x10xi8> to tensor<9x10xui8>
    return %21 : tensor<9x10xui8>
  }
  func.func private @_flip(%arg0: tensor<2x6xui8>) -> tensor<2x6xui8> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<2x6xui8> to tensor<2x6xi8>
    %1 = tensor.empty() : tensor<2x6xi8>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x6xi8>) outs(%1 : tensor<2x6xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<2x6xi8>
    %3 = builtin.unrealized_conversion_cast %2 : tensor<2x6xi8> to tensor<2x6xui8>
    return %3 : tensor<2x6xui8>
  }
  func.func private @_flip_0(%arg0: tensor<9x2xui8>) -> tensor<9x2xui8> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<9x2xui8> to tensor<9x2xi8>
    %1 = tensor.empty() : tensor<9x2xi8>
    %2 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<9x2xi8>) outs(%1 : tensor<9x2xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<9x2xi8>
    %3 = builtin.unrealized_conversion_cast %2 : tensor<9x2xi8> to tensor<9x2xui8>
    return %3 : tensor<9x2xui8>
  }
}
