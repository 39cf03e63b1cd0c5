// RUN: pad-opt %s --peel-pad-tiles=join-borders | FileCheck %s

// The iterations before and after the interior are one loop, which jumps over
// it, where it is not known at compile time where they are.

#size = affine_map<(i)[n] -> (n - i, 8)>
#low = affine_map<(i) -> (1 - i)>
#high = affine_map<(i)[n, size] -> (i + size + 1 - n)>

// CHECK-LABEL: func @dynamic
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>
// CHECK:         %[[n:.*]] = tensor.dim
// CHECK:         %[[skipped:.*]] = arith.subi %{{.*}}, %c8
// CHECK:         %[[end:.*]] = arith.subi %[[n]], %[[skipped]]
// CHECK:         scf.for %[[t:.*]] = %c0 to %[[end]] step %c8
// CHECK:           %[[isBefore:.*]] = arith.cmpi slt, %[[t]], %c8
// CHECK:           %[[later:.*]] = arith.addi %[[t]], %[[skipped]]
// CHECK:           %[[i:.*]] = arith.select %[[isBefore]], %[[t]], %[[later]]
// CHECK:           affine.min #{{.*}}(%[[i]])
// CHECK:           pad.pad reflect %[[x]]
// CHECK:         scf.for {{.*}} = %c8 to
// CHECK-NOT:       pad.pad
// CHECK:           tensor.extract_slice %[[x]]
// CHECK-NOT:     {{scf.for|pad.pad}}
func.func @dynamic(%x: tensor<?xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c8 iter_args(%a = %f) -> f32 {
    %size = affine.min #size(%i)[%n]
    %low = affine.apply #low(%i)
    %high = affine.apply #high(%i)[%n, %size]
    %p = pad.pad reflect %x low[%low] high[%high] : tensor<?xf32> to tensor<?xf32>
    %b = func.call @use(%p) : (tensor<?xf32>) -> f32
    %m = arith.maximumf %a, %b : f32
    scf.yield %m : f32
  }
  return %r : f32
}

// A loop around it that does nothing else has no iterations where it has none, so
// that the border has one: the first.

// CHECK-LABEL: func @rows
// CHECK:         %[[hasColumns:.*]] = arith.cmpi sgt, %[[n:.*]], %c0
// CHECK:         %[[rows:.*]] = arith.select %[[hasColumns]], %{{.*}}, %c0
// CHECK:         scf.for %{{.*}} = %c0 to %[[rows]] step %c1
// CHECK:           %[[most:.*]] = arith.subi %[[n]], %{{.*}}
// CHECK:           %[[end:.*]] = arith.maxsi %[[most]], %c1
// CHECK:           scf.for %{{.*}} = %c0 to %[[end]] step %c8
// CHECK:           scf.for %{{.*}} = %c8 to
func.func @rows(%x: tensor<?xf32>, %f: f32, %m: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.for %k = %c0 to %m step %c1 iter_args(%g = %f) -> f32 {
    %s = scf.for %i = %c0 to %n step %c8 iter_args(%a = %g) -> f32 {
      %size = affine.min #size(%i)[%n]
      %low = affine.apply #low(%i)
      %high = affine.apply #high(%i)[%n, %size]
      %p = pad.pad reflect %x low[%low] high[%high] : tensor<?xf32> to tensor<?xf32>
      %b = func.call @use(%p) : (tensor<?xf32>) -> f32
      %max = arith.maximumf %a, %b : f32
      scf.yield %max : f32
    }
    scf.yield %s : f32
  }
  return %r : f32
}

// One that does something else, or begins with other numbers, stays.

// CHECK-LABEL: func @rows_with_more
// CHECK-SAME:    %[[m:[a-z0-9]+]]: index
// CHECK:         %[[n:.*]] = tensor.dim
// CHECK:         scf.for %{{.*}} = %c0 to %[[m]] step %c1
// CHECK:           %[[end:.*]] = arith.subi %[[n]], %{{.*}}
// CHECK:           scf.for %{{.*}} = %c0 to %[[end]] step %c8
// CHECK:         scf.for %{{.*}} = %c0 to %[[m]] step %c1
// CHECK:           %[[end:.*]] = arith.subi %[[n]], %{{.*}}
// CHECK:           scf.for %{{.*}} = %c0 to %[[end]] step %c8
func.func @rows_with_more(%x: tensor<?xf32>, %f: f32, %m: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.for %k = %c0 to %m step %c1 iter_args(%g = %f) -> f32 {
    %s = scf.for %i = %c0 to %n step %c8 iter_args(%a = %g) -> f32 {
      %size = affine.min #size(%i)[%n]
      %low = affine.apply #low(%i)
      %high = affine.apply #high(%i)[%n, %size]
      %p = pad.pad reflect %x low[%low] high[%high] : tensor<?xf32> to tensor<?xf32>
      %b = func.call @use(%p) : (tensor<?xf32>) -> f32
      %max = arith.maximumf %a, %b : f32
      scf.yield %max : f32
    }
    func.call @use(%x) : (tensor<?xf32>) -> f32
    scf.yield %s : f32
  }
  %t = scf.for %k = %c0 to %m step %c1 iter_args(%g = %f) -> f32 {
    %s = scf.for %i = %c0 to %n step %c8 iter_args(%a = %f) -> f32 {
      %size = affine.min #size(%i)[%n]
      %low = affine.apply #low(%i)
      %high = affine.apply #high(%i)[%n, %size]
      %p = pad.pad reflect %x low[%low] high[%high] : tensor<?xf32> to tensor<?xf32>
      %b = func.call @use(%p) : (tensor<?xf32>) -> f32
      %max = arith.maximumf %a, %b : f32
      scf.yield %max : f32
    }
    %sum = arith.addf %g, %s : f32
    scf.yield %sum : f32
  }
  return %r, %t : f32, f32
}

// CHECK-LABEL: func @parallel
// CHECK:         scf.forall (%[[t:.*]]) = (0) to (%{{.*}}) step (8)
// CHECK:           %[[i:.*]] = arith.select %{{.*}}, %[[t]], %{{.*}}
// CHECK:           pad.pad
// CHECK:         scf.forall (%{{.*}}) = (8) to
// CHECK-NOT:     {{pad.pad|scf.forall \(}}
func.func @parallel(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.forall (%i) = (0) to (%n) step (8) shared_outs(%o = %y) -> tensor<?xf32> {
    %size = affine.min #size(%i)[%n]
    %low = affine.apply #low(%i)
    %high = affine.apply #high(%i)[%n, %size]
    %p = pad.pad reflect %x low[%low] high[%high] : tensor<?xf32> to tensor<?xf32>
    %s = tensor.extract_slice %p[1] [%size] [1] : tensor<?xf32> to tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [%size] [1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// Known at compile time: two parts, each of which knows its amounts, and then
// the interior.

// CHECK-LABEL: func @static
// CHECK:         pad.pad reflect %{{.*}} low[1] high[0]
// CHECK-NOT:     scf.for
// CHECK:         pad.pad reflect %{{.*}} low[0] high[1]
// CHECK:         scf.for
func.func @static(%x: tensor<64xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %i = %c0 to %c64 step %c8 iter_args(%a = %f) -> f32 {
    %low = affine.apply #low(%i)
    %high = affine.apply affine_map<(i) -> (i - 55)>(%i)
    %p = pad.pad reflect %x low[%low] high[%high] : tensor<64xf32> to tensor<10xf32>
    %q = tensor.cast %p : tensor<10xf32> to tensor<?xf32>
    %b = func.call @use(%q) : (tensor<?xf32>) -> f32
    %m = arith.maximumf %a, %b : f32
    scf.yield %m : f32
  }
  return %r : f32
}

func.func private @use(tensor<?xf32>) -> f32
