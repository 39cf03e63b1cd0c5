//===- Module.cpp - The module pad._core of Python ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#define PAD_IMPORT_NUMPY
#include "ArrayCalls.h"
#include "Kernel.h"
#include "Program.h"
#include "pad/Version.h"
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

using namespace mlir::pad::python;
using namespace nb::literals;

/// Loads NumPy's functions.
static int importNumPy() {
  import_array1(-1);
  return 0;
}

static nb::list listModes() {
  nb::list names;
  for (uint32_t mode = 0; auto known = mlir::pad::symbolizePadMode(mode);
       ++mode) {
    llvm::StringRef name = mlir::pad::stringifyPadMode(*known);
    names.append(nb::str(name.data(), name.size()));
  }
  return names;
}

static nb::dict countKernels() {
  KernelCounts counts = getKernelCounts();
  nb::dict dict;
  dict["compiled"] = counts.compiled;
  dict["read"] = counts.read;
  return dict;
}

NB_MODULE(_core, module) {
  if (importNumPy() < 0)
    throw nb::python_error();
  // Tables of kernels live as long as the process.
  nb::set_leak_warnings(false);
  module.attr("__version__") = PAD_VERSION;
  module.def("list_modes", &listModes, "The names of the modes.");
  module.def("count_kernels", &countKernels,
             "How many kernels this process has compiled, and how many it has "
             "read from the cache.");
  module.def("get_num_threads", &getThreadCount,
             "The most threads that a call uses.");
  module.def("set_num_threads", &setThreadCount, "count"_a,
             "Sets the most threads that a call uses, from 1 to 1024. Results "
             "do not depend on it.");

  module.def("pad", &callPad, "x"_a.none(), "low"_a.none(),
             "high"_a = nb::none(), "mode"_a = nb::none(),
             "axes"_a = nb::none(), "value"_a.none() = 0, "out"_a = nb::none(),
             R"(Pads an array.

Element o of an axis of the result is E(o - low), where E extends the axis of
`x` to all integers as the mode says.

x:     an array of any shape, strides and type but Python's objects; NumPy's,
       or one with __dlpack__ in the memory of the processor.
low:   elements to add before each axis, an integer for all axes or one for
       each; a negative number crops. Without `high`, widths as numpy.pad takes
       them: an integer, a pair, a pair for each axis, or a dict from axes.
high:  elements to add behind each axis.
mode:  'constant' (if None), 'edge', 'reflect', 'symmetric' or 'wrap'.
axes:  the axes that `low` and `high` are for, all if None; negative ones count
       from the last.
value: the element that fills in mode 'constant'; None is zero bits.
out:   an array for the result, of the type of `x` and its shape with `low` and
       `high` added. It may overlap `x`.

Returns `out`, or a new array of the library of `x`.

Raises ValueError if extents, amounts and axes do not fit, or `out` is read-only
or overlaps itself; TypeError if an argument has the wrong type.)");
  module.def(
      "adjoint", &callAdjoint, "g"_a.none(), "low"_a.none(),
      "high"_a = nb::none(), "mode"_a = nb::none(), "axes"_a = nb::none(),
      "out"_a = nb::none(),
      R"(The gradient of a pad: adds each element of `g` to the element of the source
that it shows.

g:     the gradient with respect to the padded array, of numbers.
low, high, mode, axes: those of the pad.
out:   an array for the result, of the type of `g` and its shape with `low` and
       `high` taken away.

Returns `out`, or a new array of the library of `g`. The order of sums is
defined, so that the bits do not depend on the number of threads.

Raises as pad does; TypeError also if elements cannot be added.)");
  module.def(
      "fill_border", &callFillBorder, "x"_a.none(), "low"_a.none(),
      "high"_a = nb::none(), "mode"_a = nb::none(), "axes"_a = nb::none(),
      "value"_a.none() = 0,
      R"(Fills the border of an array in place with the extension of its inside.

x:     an array that can be written.
low, high: the widths of the border, as for pad; not negative.
mode, axes, value: as for pad.

Returns `x`, in which positions [low, n - high) of each axis are as before.

Raises as pad does.)");
  module.def("infer_pad", &inferPad, "shape"_a, "low"_a.none(),
             "high"_a = nb::none(), "mode"_a = nb::none(),
             "axes"_a = nb::none(),
             "The extents of the result of a pad, the name of the mode, and the "
             "low and the high amounts of all axes.");
  module.def("infer_adjoint", &inferAdjoint, "shape"_a, "low"_a.none(),
             "high"_a = nb::none(), "mode"_a = nb::none(),
             "axes"_a = nb::none(), "As infer_pad, of an adjoint.");

  nb::class_<Program>(module, "Program",
                      "A compiled function, which is called with arrays.")
      .def("__init__",
           [](Program *self, const std::string &text,
              const std::string &function, const std::string &options) {
             new (self) Program(text, function, options);
           })
      .def("__call__", &Program::call)
      .def_prop_ro("name", &Program::getName)
      .def_prop_ro("signature", &Program::getSignature);
}
