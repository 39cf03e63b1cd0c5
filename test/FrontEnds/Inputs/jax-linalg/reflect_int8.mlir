// pads: reflect
// inputs: int8[5,6]
// result: int8[9,10] fbfcb5bb5f0f2affeafe2d82d5b6b4df1152328b269686ea7b0c878de8796b0f
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (-d0 + 1, d1)>
#map2 = affine_map<(d0, d1) -> (d0, -d1 + 1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xi8>) -> (tensor<9x10xi8> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xi8>) -> tensor<9x10xi8>
    return %0 : tensor<9x10xi8>
  }
  func.func private @_pad(%arg0: tensor<5x6xi8>) -> tensor<9x10xi8> {
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [2, 6] [1, 1] : tensor<5x6xi8> to tensor<2x6xi8>
    %0 = call @_flip(%extracted_slice) : (tensor<2x6xi8>) -> tensor<2x6xi8>
    %1 = tensor.empty() : tensor<7x6xi8>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<7x6xi8>) {
    ^bb0(%out: i8):
      %12 = linalg.index 1 : index
      %13 = linalg.index 0 : index
      %14 = arith.cmpi ult, %13, %c2 : index
      %15 = scf.if %14 -> (i8) {
        %extracted = tensor.extract %0[%13, %12] : tensor<2x6xi8>
        scf.yield %extracted : i8
      } else {
        %16 = arith.subi %13, %c2 : index
        %extracted = tensor.extract %arg0[%16, %12] : tensor<5x6xi8>
        scf.yield %extracted : i8
      }
      linalg.yield %15 : i8
    } -> tensor<7x6xi8>
    %extracted_slice_0 = tensor.extract_slice %2[4, 0] [2, 6] [1, 1] : tensor<7x6xi8> to tensor<2x6xi8>
    %3 = call @_flip(%extracted_slice_0) : (tensor<2x6xi8>) -> tensor<2x6xi8>
    %4 = tensor.empty() : tensor<9x6xi8>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<9x6xi8>) {
    ^bb0(%out: i8):
      %12 = linalg.index 1 : index
      %13 = linalg.index 0 : index
      %14 = arith.cmpi ult, %13, %c7 : index
      %15 = scf.if %14 -> (i8) {
        %extracted = tensor.extract %2[%13, %12] : tensor<7x6xi8>
        scf.yield %extracted : i8
      } else {
        %16 = arith.subi %13, %c7 : index
        %extracted = tensor.extract %3[%16, %12] : tensor<2x6xi8>
        scf.yield %extracted : i8
      }
      linalg.yield %15 : i8
    } -> tensor<9x6xi8>
    %extracted_slice_1 = tensor.extract_slice %5[0, 1] [9, 2] [1, 1] : tensor<9x6xi8> to tensor<9x2xi8>
    %6 = call @_flip_0(%extracted_slice_1) : (tensor<9x2xi8>) -> tensor<9x2xi8>
    %7 = tensor.empty() : tensor<9x8xi8>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<9x8xi8>) {
    ^bb0(%out: i8):
      %12 = linalg.index 0 : index
      %13 = linalg.index 1 : index
      %14 = arith.cmpi ult, %13, %c2 : index
      %15 = scf.if %14 -> (i8) {
        %extracted = tensor.extract %6[%12, %13] : tensor<9x2xi8>
        scf.yield %extracted : i8
      } else {
        %16 = arith.subi %13, %c2 : index
        %extracted = tensor.extract %5[%12, %16] : tensor<9x6xi8>
        scf.yield %extracted : i8
      }
      linalg.yield %15 : i8
    } -> tensor<9x8xi8>
    %extracted_slice_2 = tensor.extract_slice %8[0, 5] [9, 2] [1, 1] : tensor<9x8xi8> to tensor<9x2xi8>
    %9 = call @_flip_0(%extracted_slice_2) : (tensor<9x2xi8>) -> tensor<9x2xi8>
    %10 = tensor.empty() : tensor<9x10xi8>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%10 : tensor<9x10xi8>) {
    ^bb0(%out: i8):
      %12 = linalg.index 0 : index
      %13 = linalg.index 1 : index
      %14 = arith.cmpi ult, %13, %c8 : index
      %15 = scf.if %14 -> (i8) {
        %extracted = tensor.extract %8[%12, %13] : tensor<9x8xi8>
        scf.yield %extracted : i8
      } else {
        %16 = arith.subi %13, %c8 : index
        %extracted = tensor.extract %9[%12, %16] : tensor<9x2xi8>
        scf.yield %extracted : i8
      }
      linalg.yield %15 : i8
    } -> tensor<9x10xi8>
    return %11 : tensor<9x10xi8>
  }
  func.func private @_flip(%arg0: tensor<2x6xi8>) -> tensor<2x6xi8> {
    %0 = tensor.empty() : tensor<2x6xi8>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x6xi8>) outs(%0 : tensor<2x6xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<2x6xi8>
    return %1 : tensor<2x6xi8>
  }
  func.func private @_flip_0(%arg0: tensor<9x2xi8>) -> tensor<9x2xi8> {
    %0 = tensor.empty() : tensor<9x2xi8>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<9x2xi8>) outs(%0 : tensor<9x2xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<9x2xi8>
    return %1 : tensor<9x2xi8>
  }
}
