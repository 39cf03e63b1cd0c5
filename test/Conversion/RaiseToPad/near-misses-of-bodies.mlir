// RUN: pad-opt %s --split-input-file --raise-to-pad | FileCheck %s

// As near-misses.mlir, of what a body, a branch or a run-time extent decides: the
// first of each kind is raised, and no other.

#out = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func @computed(
// CHECK:         pad.pad edge %{{.+}} low[1] high[0]
func.func @computed(%x: tensor<4xf32>) -> tensor<5xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%e : tensor<5xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = arith.subi %i, %c1 : index
    %k = arith.maxsi %j, %c0 : index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<5xf32>
  return %r : tensor<5xf32>
}
// CHECK-LABEL: func @computed_misses(
// CHECK-NOT:     pad.pad
func.func @computed_misses(%x: tensor<4xf32>, %y: tensor<4xf32>, %b: tensor<5xf32>, %guard: i1, %v: f32, %w: f32)
    -> (tensor<5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %e = tensor.empty() : tensor<5xf32>
  %f = tensor.empty() : tensor<6xf32>
  // Another element in front.
  %r1 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%e : tensor<5xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = arith.subi %i, %c1 : index
    %is = arith.cmpi slt, %j, %c0 : index
    %k = arith.select %is, %c2, %j : index
    %a = tensor.extract %x[%k] : tensor<4xf32>
    linalg.yield %a : f32
  } -> tensor<5xf32>
  // Another source in front.
  %r2 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%f : tensor<6xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %is = arith.cmpi slt, %i, %c2 : index
    %s = scf.if %is -> f32 {
      %a = tensor.extract %y[%i] : tensor<4xf32>
      scf.yield %a : f32
    } else {
      %j = arith.subi %i, %c2 : index
      %a = tensor.extract %x[%j] : tensor<4xf32>
      scf.yield %a : f32
    }
    linalg.yield %s : f32
  } -> tensor<6xf32>
  // A fill of two values.
  %r3 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%f : tensor<6xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %before = arith.cmpi slt, %i, %c1 : index
    %after = arith.cmpi sge, %i, %c5 : index
    %s = scf.if %before -> f32 {
      scf.yield %v : f32
    } else {
      %t = scf.if %after -> f32 {
        scf.yield %w : f32
      } else {
        %j = arith.subi %i, %c1 : index
        %a = tensor.extract %x[%j] : tensor<4xf32>
        scf.yield %a : f32
      }
      scf.yield %t : f32
    }
    linalg.yield %s : f32
  } -> tensor<6xf32>
  // The first index is out of bounds.
  %r4 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%e : tensor<5xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = arith.subi %i, %c1 : index
    %a = tensor.extract %x[%j] : tensor<4xf32>
    linalg.yield %a : f32
  } -> tensor<5xf32>
  // The guard is known at run time.
  %r5 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%e : tensor<5xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = arith.subi %i, %c1 : index
    %k = arith.maxsi %j, %c0 : index
    %l = arith.select %guard, %k, %c0 : index
    %a = tensor.extract %x[%l] : tensor<4xf32>
    linalg.yield %a : f32
  } -> tensor<5xf32>
  // The border is computed of the destination.
  %r6 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%b : tensor<5xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %is = arith.cmpi slt, %i, %c1 : index
    %s = scf.if %is -> f32 {
      %d = arith.addf %o, %o : f32
      scf.yield %d : f32
    } else {
      %j = arith.subi %i, %c1 : index
      %a = tensor.extract %x[%j] : tensor<4xf32>
      scf.yield %a : f32
    }
    linalg.yield %s : f32
  } -> tensor<5xf32>
  return %r1, %r2, %r3, %r4, %r5, %r6 : tensor<5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}

// -----

// CHECK-LABEL: func @filled(
// CHECK:         pad.pad constant %{{.+}} low[1] high[1]
func.func @filled(%x: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = tensor.generate {
  ^bb0(%i: index):
    %before = arith.cmpi slt, %i, %c1 : index
    %after = arith.cmpi sge, %i, %c5 : index
    %outside = arith.ori %before, %after : i1
    %s = scf.if %outside -> f32 {
      scf.yield %v : f32
    } else {
      %j = arith.subi %i, %c1 : index
      %a = tensor.extract %x[%j] : tensor<4xf32>
      scf.yield %a : f32
    }
    tensor.yield %s : f32
  } : tensor<6xf32>
  return %r : tensor<6xf32>
}
// CHECK-LABEL: func @filled_misses(
// CHECK-NOT:     pad.pad
func.func @filled_misses(%x: tensor<4xf32>, %v: f32) -> (tensor<6xf32>, tensor<6xf32>) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  // A fill that is computed for each element.
  %r1 = tensor.generate {
  ^bb0(%i: index):
    %before = arith.cmpi slt, %i, %c1 : index
    %after = arith.cmpi sge, %i, %c5 : index
    %outside = arith.ori %before, %after : i1
    %s = scf.if %outside -> f32 {
      %n = arith.index_cast %i : index to i32
      %f = arith.sitofp %n : i32 to f32
      scf.yield %f : f32
    } else {
      %j = arith.subi %i, %c1 : index
      %a = tensor.extract %x[%j] : tensor<4xf32>
      scf.yield %a : f32
    }
    tensor.yield %s : f32
  } : tensor<6xf32>
  // The guard lets the first index below 0 through.
  %r2 = tensor.generate {
  ^bb0(%i: index):
    %after = arith.cmpi sge, %i, %c5 : index
    %s = scf.if %after -> f32 {
      scf.yield %v : f32
    } else {
      %j = arith.subi %i, %c1 : index
      %a = tensor.extract %x[%j] : tensor<4xf32>
      scf.yield %a : f32
    }
    tensor.yield %s : f32
  } : tensor<6xf32>
  return %r1, %r2 : tensor<6xf32>, tensor<6xf32>
}

// -----

// CHECK-LABEL: func @padded(
// CHECK:         pad.pad reflect %{{.+}} low[1] high[0]
func.func @padded(%x: tensor<4xf32>) -> tensor<5xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    %j = arith.subi %c1, %i : index
    %a = tensor.extract %x[%j] : tensor<4xf32>
    tensor.yield %a : f32
  } : tensor<4xf32> to tensor<5xf32>
  return %r : tensor<5xf32>
}
// CHECK-LABEL: func @padded_misses(
// CHECK-NOT:     pad.pad
func.func @padded_misses(%x: tensor<4xf32>, %y: tensor<4xf32>, %guard: i1, %v: f32, %w: f32)
    -> (tensor<5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<5xf32>, tensor<5xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  // Another element.
  %r1 = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    %a = tensor.extract %x[%c2] : tensor<4xf32>
    tensor.yield %a : f32
  } : tensor<4xf32> to tensor<5xf32>
  // Another source.
  %r2 = tensor.pad %x low[2] high[0] {
  ^bb0(%i: index):
    %a = tensor.extract %y[%i] : tensor<4xf32>
    tensor.yield %a : f32
  } : tensor<4xf32> to tensor<6xf32>
  // Two fills.
  %r3 = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    %is = arith.cmpi slt, %i, %c1 : index
    %a = arith.select %is, %v, %w : f32
    tensor.yield %a : f32
  } : tensor<4xf32> to tensor<6xf32>
  // An index out of bounds.
  %r4 = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    %a = tensor.extract %x[%c4] : tensor<4xf32>
    tensor.yield %a : f32
  } : tensor<4xf32> to tensor<5xf32>
  // A guard that could fail.
  %r5 = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    %k = arith.select %guard, %c0, %c1 : index
    %a = tensor.extract %x[%k] : tensor<4xf32>
    tensor.yield %a : f32
  } : tensor<4xf32> to tensor<5xf32>
  return %r1, %r2, %r3, %r4, %r5 : tensor<5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<5xf32>, tensor<5xf32>
}

// -----

// CHECK-LABEL: func @branched(
// CHECK:         pad.pad edge %{{.+}} low[1] high[0]
// CHECK:         pad.pad edge %{{.+}} low[0] high[1]
func.func @branched(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %true = arith.constant true
  %false = arith.constant false
  %s = scf.if %true -> tensor<1xf32> {
    %a = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.yield %a : tensor<1xf32>
  } else {
    %b = tensor.extract_slice %y[2] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.yield %b : tensor<1xf32>
  }
  %r = tensor.concat dim(0) %s, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  %c = tensor.extract_slice %y[2] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %d = tensor.extract_slice %x[3] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %t = arith.select %false, %c, %d : tensor<1xf32>
  %q = tensor.concat dim(0) %x, %t : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
  return %r, %q : tensor<5xf32>, tensor<5xf32>
}
// CHECK-LABEL: func @branched_misses(
// CHECK-NOT:     pad.pad
func.func @branched_misses(%x: tensor<4xf32>, %y: tensor<4xf32>, %guard: i1, %mask: tensor<1xi1>)
    -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %true = arith.constant true
  %first = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %third = tensor.extract_slice %x[2] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %other = tensor.extract_slice %y[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  // The branch that is taken has another element.
  %s1 = arith.select %true, %third, %first : tensor<1xf32>
  %r1 = tensor.concat dim(0) %s1, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  // Another source.
  %s2 = scf.if %true -> tensor<1xf32> {
    scf.yield %other : tensor<1xf32>
  } else {
    scf.yield %first : tensor<1xf32>
  }
  %r2 = tensor.concat dim(0) %s2, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  // Which branch is taken is known at run time.
  %s3 = scf.if %guard -> tensor<1xf32> {
    scf.yield %first : tensor<1xf32>
  } else {
    scf.yield %third : tensor<1xf32>
  }
  %r3 = tensor.concat dim(0) %s3, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  // So is which element is selected.
  %s4 = arith.select %mask, %first, %third : tensor<1xi1>, tensor<1xf32>
  %r4 = tensor.concat dim(0) %s4, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  return %r1, %r2, %r3, %r4 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}

// -----

// CHECK-LABEL: func @joined(
// CHECK:         pad.pad constant %{{.+}} low[1] high[1]
func.func @joined(%x: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  %s = tensor.splat %v : tensor<1xf32>
  %r = tensor.concat dim(0) %s, %x, %s : (tensor<1xf32>, tensor<4xf32>, tensor<1xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// CHECK-LABEL: func @joined_misses(
// CHECK-NOT:     pad.pad
func.func @joined_misses(%x: tensor<4xf32>, %v: f32, %w: f32, %k: index)
    -> (tensor<6xf32>, tensor<6xf32>, tensor<5xf32>) {
  %s = tensor.splat %v : tensor<1xf32>
  // Two fills.
  %t1 = tensor.splat %w : tensor<1xf32>
  %r1 = tensor.concat dim(0) %s, %x, %t1 : (tensor<1xf32>, tensor<4xf32>, tensor<1xf32>) -> tensor<6xf32>
  // A fill that is not constant.
  %t2 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r2 = tensor.concat dim(0) %t2, %x : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  // The slice may begin anywhere.
  %t3 = tensor.extract_slice %x[%k] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %r3 = tensor.concat dim(0) %t3, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  return %r1, %r2, %r3 : tensor<6xf32>, tensor<6xf32>, tensor<5xf32>
}

// -----

// CHECK-LABEL: func @reversed(
// CHECK:         pad.pad wrap %{{.+}} low[0, 2] high[0, 0]
func.func @reversed(%x: tensor<3x3xf32>) -> tensor<3x5xf32> {
  %s = tensor.extract_slice %x[0, 1] [3, 2] [1, 1] : tensor<3x3xf32> to tensor<3x2xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %f = tensor.empty() : tensor<3x2xf32>
  %a = linalg.transpose ins(%s : tensor<3x2xf32>) outs(%e : tensor<2x3xf32>) permutation = [1, 0]
  %b = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%f : tensor<3x2xf32>) permutation = [1, 0]
  %r = tensor.concat dim(1) %b, %x : (tensor<3x2xf32>, tensor<3x3xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
// CHECK-LABEL: func @reversed_misses(
// CHECK-NOT:     pad.pad
func.func @reversed_misses(%x: tensor<3x3xf32>, %y: tensor<3x3xf32>, %v: f32)
    -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x7xf32>) {
  %e = tensor.empty() : tensor<3x3xf32>
  // Transposed once.
  %a1 = linalg.transpose ins(%x : tensor<3x3xf32>) outs(%e : tensor<3x3xf32>) permutation = [1, 0]
  %r1 = tensor.concat dim(1) %a1, %x : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
  // Another source, reshaped.
  %c2 = tensor.collapse_shape %y [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
  %a2 = tensor.expand_shape %c2 [[0, 1]] output_shape [3, 3] : tensor<9xf32> into tensor<3x3xf32>
  %r2 = tensor.concat dim(1) %a2, %x : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
  // A constant that is not one value, and another fill.
  %d3 = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %a3 = tensor.expand_shape %d3 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
  %s3 = tensor.splat %v : tensor<3x3xf32>
  %r3 = tensor.concat dim(1) %a3, %x, %s3 : (tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x7xf32>
  return %r1, %r2, %r3 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x7xf32>
}

// -----

// CHECK-LABEL: func @unknown_extent(
// CHECK:         pad.pad constant %{{.+}} low[0] high[1]
func.func @unknown_extent(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %n1 = arith.addi %n, %c1 : index
  %r = tensor.generate %n1 {
  ^bb0(%i: index):
    %is = arith.cmpi slt, %i, %n : index
    %s = scf.if %is -> f32 {
      %a = tensor.extract %x[%i] : tensor<?xf32>
      scf.yield %a : f32
    } else {
      scf.yield %v : f32
    }
    tensor.yield %s : f32
  } : tensor<?xf32>
  return %r : tensor<?xf32>
}
// CHECK-LABEL: func @unknown_extent_misses(
// CHECK-NOT:     pad.pad
func.func @unknown_extent_misses(%x: tensor<?xf32>, %y: tensor<?xf32>, %v: f32, %w: f32, %m: index)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %n1 = arith.addi %n, %c1 : index
  // Another source.
  %s1 = tensor.extract_slice %y[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
  %r1 = tensor.concat dim(0) %s1, %x : (tensor<1xf32>, tensor<?xf32>) -> tensor<?xf32>
  // Two fills.
  %s2 = tensor.splat %v : tensor<1xf32>
  %t2 = tensor.splat %w : tensor<1xf32>
  %r2 = tensor.concat dim(0) %s2, %x, %t2 : (tensor<1xf32>, tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  // The last index is out of bounds.
  %r3 = tensor.generate %n1 {
  ^bb0(%i: index):
    %a = tensor.extract %x[%i] : tensor<?xf32>
    tensor.yield %a : f32
  } : tensor<?xf32>
  // The guard compares with a number that is not the extent.
  %r4 = tensor.generate %n1 {
  ^bb0(%i: index):
    %is = arith.cmpi slt, %i, %m : index
    %s = scf.if %is -> f32 {
      %a = tensor.extract %x[%i] : tensor<?xf32>
      scf.yield %a : f32
    } else {
      scf.yield %v : f32
    }
    tensor.yield %s : f32
  } : tensor<?xf32>
  return %r1, %r2, %r3, %r4 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func @gathered_rows(
// CHECK:         pad.pad wrap %{{.+}} low[0, 2, 0] high[0, 0, 0]
func.func @gathered_rows(%x: tensor<1x4x1xf32>) -> tensor<1x6x1xf32> {
  %r = "tosa.const"() <{values = dense<[[2, 3]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %a = tosa.gather %x, %r : (tensor<1x4x1xf32>, tensor<1x2xi32>) -> tensor<1x2x1xf32>
  %b = tensor.concat dim(1) %a, %x : (tensor<1x2x1xf32>, tensor<1x4x1xf32>) -> tensor<1x6x1xf32>
  return %b : tensor<1x6x1xf32>
}
// CHECK-LABEL: func @gathered_rows_misses(
// CHECK-NOT:     pad.pad
func.func @gathered_rows_misses(%x: tensor<1x4x1xf32>, %y: tensor<1x4x1xf32>, %rows: tensor<1x2xi32>)
    -> (tensor<1x6x1xf32>, tensor<1x6x1xf32>) {
  // Another source.
  %r1 = "tosa.const"() <{values = dense<[[2, 3]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %a1 = tosa.gather %y, %r1 : (tensor<1x4x1xf32>, tensor<1x2xi32>) -> tensor<1x2x1xf32>
  %b1 = tensor.concat dim(1) %a1, %x : (tensor<1x2x1xf32>, tensor<1x4x1xf32>) -> tensor<1x6x1xf32>
  // Rows that are known at run time.
  %a2 = tosa.gather %x, %rows : (tensor<1x4x1xf32>, tensor<1x2xi32>) -> tensor<1x2x1xf32>
  %b2 = tensor.concat dim(1) %a2, %x : (tensor<1x2x1xf32>, tensor<1x4x1xf32>) -> tensor<1x6x1xf32>
  return %b1, %b2 : tensor<1x6x1xf32>, tensor<1x6x1xf32>
}

// -----

// What a condition compares is not what is selected.
// CHECK-LABEL: func @masked(
// CHECK:         %[[MASKED:.+]] = linalg.generic {{.*}} ins(%{{.+}}, %arg0 :
// CHECK:         pad.pad wrap %[[MASKED]] low[1] high[-1]
#id = affine_map<(i) -> (i)>
func.func @masked(%x: tensor<4xi32>) -> tensor<4xi32> {
  %two = arith.constant dense<2> : tensor<4xi32>
  %zero = arith.constant 0 : i32
  %c = tensor.empty() : tensor<4xi1>
  %less = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%two : tensor<4xi32>) outs(%c : tensor<4xi1>) {
  ^bb0(%b: i32, %out: i1):
    %k = linalg.index 0 : index
    %a = arith.index_cast %k : index to i32
    %less = arith.cmpi slt, %a, %b : i32
    linalg.yield %less : i1
  } -> tensor<4xi1>
  %e = tensor.empty() : tensor<4xi32>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%less, %x : tensor<4xi1>, tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%p: i1, %a: i32, %out: i32):
    %0 = arith.select %p, %a, %zero : i32
    linalg.yield %0 : i32
  } -> tensor<4xi32>
  %a = tensor.extract_slice %s[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
  %b = tensor.extract_slice %s[0] [3] [1] : tensor<4xi32> to tensor<3xi32>
  %r = tensor.concat dim(0) %a, %b : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

// A row that depends on the column, in several pieces of one row each.
// CHECK-LABEL: func @diagonal(
// CHECK-NOT:     pad.pad
#square = affine_map<(i, j) -> (i, j)>
func.func @diagonal(%x: tensor<6x4xi32>) -> tensor<8x4xi32> {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %rows = arith.constant dense<[-1, 5, 3, 5, 6]> : tensor<5xindex>
  %e = tensor.empty() : tensor<5x3xi32>
  %y = linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<5x3xi32>) {
  ^bb0(%out: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = tensor.extract %rows[%i] : tensor<5xindex>
    %least = arith.maxsi %k, %c0 : index
    %row = arith.minsi %least, %c5 : index
    %before = arith.subi %j, %c1 : index
    %rest = arith.remsi %before, %c4 : index
    %negative = arith.cmpi slt, %rest, %c0 : index
    %other = arith.addi %rest, %c4 : index
    %column = arith.select %negative, %other, %rest : index
    %a = tensor.extract %x[%row, %column] : tensor<6x4xi32>
    %never = arith.cmpi sgt, %j, %c2 : index
    %b = arith.select %never, %zero, %a : i32
    linalg.yield %b : i32
  } -> tensor<5x3xi32>
  %f = tensor.empty() : tensor<8x4xi32>
  %r = linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel"]} outs(%f : tensor<8x4xi32>) {
  ^bb0(%out: i32):
    %j = linalg.index 1 : index
    %before = arith.subi %j, %c1 : index
    %least = arith.maxsi %before, %c0 : index
    %row = arith.minsi %least, %c4 : index
    %column = arith.remsi %j, %c3 : index
    %a = tensor.extract %y[%row, %column] : tensor<5x3xi32>
    linalg.yield %a : i32
  } -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}

// -----

// Bodies that do more than compute: what they store, and what they assert, would be lost.

// CHECK-LABEL: func @with_effects(
// CHECK-NOT:     pad.pad
// CHECK:         memref.store
// CHECK:         memref.store
// CHECK:         cf.assert
// CHECK-NOT:     pad.pad
func.func @with_effects(%x: tensor<4xi32>, %log: memref<8xindex>, %p: i1)
    -> (tensor<6xi32>, tensor<8xi32>, tensor<6xi32>) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : i32
  %0 = tensor.generate {
  ^bb0(%i: index):
    %m = arith.minsi %i, %c3 : index
    memref.store %i, %log[%i] : memref<8xindex>
    %v = tensor.extract %x[%m] : tensor<4xi32>
    tensor.yield %v : i32
  } : tensor<6xi32>
  %1 = tensor.pad %x low[2] high[2] {
  ^bb0(%i: index):
    memref.store %i, %log[%i] : memref<8xindex>
    tensor.yield %c0 : i32
  } : tensor<4xi32> to tensor<8xi32>
  %2 = tensor.generate {
  ^bb0(%i: index):
    %m = arith.minsi %i, %c3 : index
    cf.assert %p, "asked for by the program"
    %v = tensor.extract %x[%m] : tensor<4xi32>
    tensor.yield %v : i32
  } : tensor<6xi32>
  return %0, %1, %2 : tensor<6xi32>, tensor<8xi32>, tensor<6xi32>
}

// -----

// Numbers of 64 bits that wrap around: 4 times 2^62 is 0, and the largest number and 3
// is negative. Without that, the first would be an edge.

// CHECK-LABEL: func @wraps_around(
// CHECK-NOT:     pad.pad
func.func @wraps_around(%x: tensor<4xi32>) -> (tensor<6xi32>, tensor<6xi32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %large = arith.constant 4611686018427387904 : i64
  %largest = arith.constant 9223372036854775805 : i64
  %0 = tensor.generate {
  ^bb0(%i: index):
    %j = arith.index_cast %i : index to i64
    %a = arith.muli %j, %large : i64
    %is = arith.cmpi sgt, %a, %zero : i64
    %m = arith.minsi %i, %c3 : index
    %k = arith.select %is, %m, %c0 : index
    %v = tensor.extract %x[%k] : tensor<4xi32>
    tensor.yield %v : i32
  } : tensor<6xi32>
  %1 = tensor.generate {
  ^bb0(%i: index):
    %j = arith.index_cast %i : index to i64
    %a = arith.addi %j, %largest : i64
    %is = arith.cmpi sgt, %a, %zero : i64
    %m = arith.minsi %i, %c3 : index
    %k = arith.select %is, %m, %c0 : index
    %v = tensor.extract %x[%k] : tensor<4xi32>
    tensor.yield %v : i32
  } : tensor<6xi32>
  return %0, %1 : tensor<6xi32>, tensor<6xi32>
}

// -----

// In blocks that are not reached, tensors may be made of each other.
// CHECK-LABEL: func @unreached
func.func @unreached(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
^bb1:
  %a = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  cf.br ^bb1
}
