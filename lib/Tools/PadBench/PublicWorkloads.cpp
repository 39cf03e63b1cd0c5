//===- PublicWorkloads.cpp - The workloads of a full run ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PublicWorkloads.h"

using namespace mlir;
using namespace mlir::pad::bench;

static constexpr PublicWorkload publicWorkloads[] = {
    // Convolutions, images, signals, sequences, channels, volumes.
    {"f32", "f32 8x64x56x56 pad=0,0,1,1"},
    {"f32", "f32 8x256x14x14 pad=0,0,1,1"},
    {"f32", "f32 1x3x1080x1920 pad=0,0,8,8"},
    {"f32", "f32 1x480000 pad=0,200"},
    {"f32", "f32 16x384x768 high=0,128,0"},
    {"f32", "f32 1x56x56x64 high=0,0,0,64"},
    {"f32", "f32 1x1x128x128x128 pad=0,0,1,1,1"},
    {"f32", "f32 32x64x112x112 pad=0,0,3,3"},
    {"f32", "f32 8x64x58x58 pad=0,0,-1,-1"},
    {"u8", "u8 1x1080x1920x3 pad=0,8,8,0"},
    {"bf16", "bf16 8x64x56x56 pad=0,0,1,1"},
    {"bf16", "bf16 8x256x14x14 pad=0,0,1,1"},
    {"bf16", "bf16 1x3x1080x1920 pad=0,0,8,8"},
    {"bf16", "bf16 16x384x768 high=0,128,0"},
    // Rows of a few bytes.
    {"short rows", "f32 8163x7x7 pad=0,1,1"},
    {"short rows", "u8 32768x7x7 pad=0,1,1"},
    {"short rows", "u8 8192x14x14 pad=0,1,1"},
    {"short rows", "u8 2048x28x28 pad=0,1,1"},
    {"short rows", "u8 512x56x56 pad=0,1,1"},
    // The time of a call as such.
    {"tiny", "f32 1x8 pad=0,1"},
};

ArrayRef<PublicWorkload> mlir::pad::bench::getPublicWorkloads() {
  return publicWorkloads;
}
