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
    Replaces each `shard.shard` by its source and erases each `shard.sharding`
    and each `shard.grid` that nothing else uses. What is left of a module that
    has been partitioned has no ops of the `shard` dialect; a module that has
    not been runs in one process.

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
  let summary = "Set which implementation of MPI a module is compiled for";
  let description = [{
    Sets the entry `MPI:Implementation` of the module's `dlti.map`, from which
    the conversion of the `mpi` dialect to LLVM takes the binary interface. A
    module that has one keeps it.

    ```mlir
    module {}
    // becomes
    module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "OpenMPI">} {}
    ```
  }];
  let options = [
    Option<"implementation", "implementation", "std::string", "\"OpenMPI\"",
           "OpenMPI or MPICH">,
  ];
  let dependentDialects = ["::mlir::DLTIDialect"];
}

#endif // PAD_SHARDING_PASSES_TD
