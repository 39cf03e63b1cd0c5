//===- Passes.td - Pads on several ranks -------------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_SHARDING_PASSES_TD
#define PAD_SHARDING_PASSES_TD

include "mlir/Pass/PassBase.td"

def StripShardingsPass : Pass<"strip-shardings", "::mlir::ModuleOp"> {
  let summary = "Erase shardings and grids";
  let description = [{
    Replaces each `shard.shard` by its source, and erases each `shard.sharding`
    and each `shard.grid` that nothing else uses. A module that has been
    partitioned then has no ops of the `shard` dialect. A module that has not
    been partitioned then runs in one process.

    ```mlir
    shard.grid @grid(shape = 4)
    func.func @edge(%x: tensor<8xf32>) -> tensor<10xf32> {
      %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
      %0 = shard.shard %x to %s : tensor<8xf32>
      %1 = pad.pad edge %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
      return %1 : tensor<10xf32>
    }
    // becomes
    func.func @edge(%x: tensor<8xf32>) -> tensor<10xf32> {
      %0 = pad.pad edge %x low[1] high[1] : tensor<8xf32> to tensor<10xf32>
      return %0 : tensor<10xf32>
    }
    ```
  }];
}

def SetMPIImplementationPass
    : Pass<"set-mpi-implementation", "::mlir::ModuleOp"> {
  let summary = "Set the MPI implementation that a module is compiled for";
  let description = [{
    Sets the entry `MPI:Implementation` of the module's `dlti.map`. The
    conversion of the `mpi` dialect to LLVM then uses the binary interface of that
    implementation. An existing entry is kept.

    ```mlir
    module {}
    // becomes
    module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "OpenMPI">} {}
    ```
  }];
  let options = [
    Option<"implementation", "implementation", "std::string", "\"OpenMPI\"",
           "MPI implementation: OpenMPI or MPICH">,
  ];
  let dependentDialects = ["::mlir::DLTIDialect"];
}

#endif // PAD_SHARDING_PASSES_TD
