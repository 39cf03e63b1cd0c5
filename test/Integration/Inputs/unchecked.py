"""Prints a module of pads whose constraints are left to run time, for
unchecked.cpp to break: for each mode M

  @M_window   a window of a list
  @M_claimed  a window whose static extent may be wrong
  @M_matrix   a window of a matrix of bytes
  @M_list     amounts and axes from lists of any lengths
"""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "tools"))

from index_map import MODES  # noqa: E402

FUNCTIONS = """\
func.func @{mode}_window(%x: tensor<?xf32>, %l: index, %h: index)
    -> tensor<?xf32> {{
  %0 = pad.pad {mode} %x low[%l] high[%h] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}}

func.func @{mode}_claimed(%x: tensor<?xf32>, %l: index, %h: index)
    -> tensor<5xf32> {{
  %0 = pad.pad {mode} %x low[%l] high[%h] : tensor<?xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}}

func.func @{mode}_matrix(%x: tensor<?x?xi8>, %l0: index, %h0: index,
                         %l1: index, %h1: index) -> tensor<?x?xi8> {{
  %0 = pad.pad {mode} %x low[%l0, %l1] high[%h0, %h1]
         : tensor<?x?xi8> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}}

func.func @{mode}_list(%x: tensor<?x?xi8>, %p: tensor<?xi64>, %a: tensor<?xi64>)
    -> tensor<?x?xi8> {{
  %0 = pad.dynamic_pad {mode} %x pads(%p) axes(%a)
         : tensor<?x?xi8>, tensor<?xi64>, tensor<?xi64> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}}
"""

CONTROL = """\
func.func @control(%x: tensor<?xf32>, %i: index) -> f32 {
  %0 = tensor.extract %x[%i] : tensor<?xf32>
  return %0 : f32
}
"""

for mode in MODES:
    print(FUNCTIONS.format(mode=mode))
print(CONTROL)
