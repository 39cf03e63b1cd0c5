// RUN: pad-opt %s --split-input-file --set-mpi-implementation | FileCheck %s
// RUN: pad-opt %s --split-input-file \
// RUN:   --set-mpi-implementation=implementation=MPICH \
// RUN:   | FileCheck %s --check-prefix=MPICH
// RUN: not pad-opt %s --split-input-file \
// RUN:   --set-mpi-implementation=implementation=foo 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: 'implementation' is 'foo', expected OpenMPI or MPICH{{$}}

// CHECK: module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "OpenMPI">}
// MPICH: module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "MPICH">}
module {}

// -----

// CHECK: module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "other">}
// MPICH: module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "other">}
module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "other">} {}

// -----

// CHECK: module attributes {dlti.map = #dlti.map<"CPU" = 1 : i32, "MPI:Implementation" = "OpenMPI">}
// MPICH: "CPU" = 1 : i32, "MPI:Implementation" = "MPICH"
module attributes {dlti.map = #dlti.map<"CPU" = 1 : i32>} {}
