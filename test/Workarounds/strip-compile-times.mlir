// RUN: pad-opt %s --strip-compile-times | FileCheck %s

// CHECK: gpu.binary @isa [#gpu.object<#nvvm.target, properties = {O = 2 : i32}, assembly = "text">]
gpu.binary @isa [#gpu.object<#nvvm.target, properties = {LLVMIRToISATimeInMs = 5 : i64, O = 2 : i32}, assembly = "text">]

// CHECK: gpu.binary @binary [#gpu.object<#nvvm.target, bin = "code">, #gpu.object<#nvvm.target, properties = {section = "s"}, bin = "code">]
gpu.binary @binary [
  #gpu.object<#nvvm.target, properties = {ISAToBinaryTimeInMs = 5 : i64, LLVMIRToISATimeInMs = 5 : i64}, bin = "code">,
  #gpu.object<#nvvm.target, properties = {section = "s"}, bin = "code">
]

// CHECK: gpu.binary @none [#gpu.object<#nvvm.target, bin = "code">]
gpu.binary @none [#gpu.object<#nvvm.target, bin = "code">]
