// What operators-run-time.test feeds its models.
func.func @main() -> (tensor<0xf32>, tensor<1xi64>, tensor<1xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<0x3xf32>, tensor<2x3xf32>, tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) {
  %empty = arith.constant dense<> : tensor<0xf32>
  %zero = arith.constant dense<0> : tensor<1xi64>
  %three = arith.constant dense<3> : tensor<1xi64>
  %pair = arith.constant dense<1> : tensor<2xi64>
  %crop = arith.constant dense<[-2, -1]> : tensor<2xi64>
  %large = arith.constant dense<[1152921504606846976, 0]> : tensor<2xi64>
  %none = arith.constant dense<> : tensor<0x3xf32>
  %matrix = arith.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %four = arith.constant dense<[1, 0, 0, 0]> : tensor<4xi64>
  %least = arith.constant dense<-9223372036854775808> : tensor<1xi64>
  %most = arith.constant dense<9223372036854775807> : tensor<1xi64>
  %wraps = arith.constant dense<4294967296> : tensor<2xi64>
  %axes = arith.constant dense<[-1, 0]> : tensor<2xi64>
  %steps = arith.constant dense<[-1, 2]> : tensor<2xi64>
  return %empty, %zero, %three, %pair, %crop, %large, %none, %matrix, %four, %least, %most, %wraps, %axes, %steps : tensor<0xf32>, tensor<1xi64>, tensor<1xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<0x3xf32>, tensor<2x3xf32>, tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>
}
