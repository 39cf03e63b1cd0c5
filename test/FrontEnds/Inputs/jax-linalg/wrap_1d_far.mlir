// pads: wrap
// inputs: float32[4]
// result: float32[19] 8f6b8d4b1def26bfd93daa6da3389153e6287e1e7c98ba4a65c070670634ddeb
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<19xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4xf32>) -> tensor<19xf32>
    return %0 : tensor<19xf32>
  }
  func.func private @_pad(%arg0: tensor<4xf32>) -> tensor<19xf32> {
    %c18 = arith.constant 18 : index
    %c14 = arith.constant 14 : index
    %c10 = arith.constant 10 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %0 = tensor.empty() : tensor<19xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<19xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = arith.cmpi ult, %2, %c2 : index
      %4 = scf.if %3 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%2] : tensor<2xf32>
        scf.yield %extracted : f32
      } else {
        %5 = arith.cmpi ult, %2, %c6 : index
        %6 = scf.if %5 -> (f32) {
          %7 = arith.subi %2, %c2 : index
          %extracted = tensor.extract %arg0[%7] : tensor<4xf32>
          scf.yield %extracted : f32
        } else {
          %7 = arith.cmpi ult, %2, %c10 : index
          %8 = scf.if %7 -> (f32) {
            %9 = arith.subi %2, %c6 : index
            %extracted = tensor.extract %arg0[%9] : tensor<4xf32>
            scf.yield %extracted : f32
          } else {
            %9 = arith.cmpi ult, %2, %c14 : index
            %10 = scf.if %9 -> (f32) {
              %11 = arith.subi %2, %c10 : index
              %extracted = tensor.extract %arg0[%11] : tensor<4xf32>
              scf.yield %extracted : f32
            } else {
              %11 = arith.cmpi ult, %2, %c18 : index
              %12 = scf.if %11 -> (f32) {
                %13 = arith.subi %2, %c14 : index
                %extracted = tensor.extract %arg0[%13] : tensor<4xf32>
                scf.yield %extracted : f32
              } else {
                %13 = arith.subi %2, %c18 : index
                %extracted = tensor.extract %extracted_slice_0[%13] : tensor<1xf32>
                scf.yield %extracted : f32
              }
              scf.yield %12 : f32
            }
            scf.yield %10 : f32
          }
          scf.yield %8 : f32
        }
        scf.yield %6 : f32
      }
      linalg.yield %4 : f32
    } -> tensor<19xf32>
    return %1 : tensor<19xf32>
  }
}
