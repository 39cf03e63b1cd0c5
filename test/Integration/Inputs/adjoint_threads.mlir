// Adjoints of floats whose sums depend on their order. `%f` and `%h` are what
// they should be; what differs in a bit is collected in `%bad`.

#id = affine_map<(a, b, c, d) -> (a, b, c, d)>

func.func @main(%g: tensor<3x5x38x38xf32>, %f: tensor<3x5x32x32xi32>,
                %h: tensor<3x5x32x32xi32>, %bad: tensor<3x5x32x32xi32>)
    -> (tensor<3x5x38x38xf32>, tensor<3x5x32x32xi32>, tensor<3x5x32x32xi32>,
        tensor<3x5x32x32xi32>) {
  %e16 = tensor.empty() : tensor<3x5x38x38xbf16>
  %g16 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%g : tensor<3x5x38x38xf32>) outs(%e16 : tensor<3x5x38x38xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %t = arith.truncf %x : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<3x5x38x38xbf16>
  %y = pad.adjoint symmetric %g low[2, 3] high[4, 3] axes [2, 3] : tensor<3x5x38x38xf32> to tensor<3x5x32x32xf32>
  %y16 = pad.adjoint edge %g16 low[2, 3] high[4, 3] axes [2, 3] : tensor<3x5x38x38xbf16> to tensor<3x5x32x32xbf16>
  %e = tensor.empty() : tensor<3x5x32x32xi32>
  %r:3 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y, %y16, %f, %h, %bad : tensor<3x5x32x32xf32>, tensor<3x5x32x32xbf16>, tensor<3x5x32x32xi32>, tensor<3x5x32x32xi32>, tensor<3x5x32x32xi32>)
      outs(%e, %e, %e : tensor<3x5x32x32xi32>, tensor<3x5x32x32xi32>, tensor<3x5x32x32xi32>) {
  ^bb0(%a: f32, %b: bf16, %wantF: i32, %wantH: i32, %old: i32, %o0: i32, %o1: i32, %o2: i32):
    %aBits = arith.bitcast %a : f32 to i32
    %b16 = arith.bitcast %b : bf16 to i16
    %bBits = arith.extui %b16 : i16 to i32
    %dF = arith.xori %aBits, %wantF : i32
    %dH = arith.xori %bBits, %wantH : i32
    %d = arith.ori %dF, %dH : i32
    %all = arith.ori %d, %old : i32
    linalg.yield %aBits, %bBits, %all : i32, i32, i32
  } -> (tensor<3x5x32x32xi32>, tensor<3x5x32x32xi32>, tensor<3x5x32x32xi32>)
  return %g, %r#0, %r#1, %r#2 : tensor<3x5x38x38xf32>, tensor<3x5x32x32xi32>, tensor<3x5x32x32xi32>, tensor<3x5x32x32xi32>
}
