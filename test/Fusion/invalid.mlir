// RUN: not pad-opt %s --fuse-pad=tile-sizes=4,-1 2>&1 | FileCheck %s

// CHECK: 'tile-sizes' has the entry -1, expected sizes of at least 0
module {
}
