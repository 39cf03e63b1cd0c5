"""The text of a function of tensors, as random programs write it, and the tensors in
it as NumPy has them. Some extents are hidden: they are `?` in types, and arguments or
dimensions of tensors where a number is asked for."""

import random

import numpy as np

# What arith calls operations of integers, on floats.
OF_FLOATS = {"addi": "addf", "subi": "subf", "maxsi": "maximumf",
             "minsi": "minimumf", "slt": "olt", "sge": "oge", "eq": "oeq",
             "sgt": "ogt"}


class TensorFunction:

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines, self.count = [], 0
        self.element = self.random.choice(["i32", "f32"])
        # Names, and arrays.
        self.tensors, self.arguments, self.results = [], [], []
        self.hidden = set()
        if self.random.random() < 0.5:
            self.hidden = {extent for extent in range(1, 10)
                           if self.random.random() < 0.5}

    def add_argument(self, shape):
        elements = [self.random.randint(-99, 99) for _ in range(int(np.prod(shape)))]
        self.add_tensor(f"%x{len(self.arguments)}", np.reshape(elements, shape))
        self.arguments.append(self.tensors[-1])

    def get_text(self):
        arguments = ", ".join(
            [f"{name}: {self.get_type(array.shape)}" for name, array in self.arguments] +
            [f"%n{extent}: index" for extent in sorted(self.hidden)])
        names = ", ".join(name for name, _ in self.results)
        types = ", ".join(self.get_type(array.shape) for _, array in self.results)
        return "\n  ".join([f"func.func @main({arguments}) -> ({types}) {{"] +
                           self.lines + [f"return {names} : {types}\n}}\n"])

    def get_inputs(self):
        return [array for _, array in self.arguments] + sorted(self.hidden)

    def add_tensor(self, name, array):
        # Sums of integers are exact in float32.
        self.tensors.append((name, array.astype(
            np.int32 if self.element == "i32" else np.float32)))

    def choose(self, fits=lambda array: True):
        tensors = [tensor for tensor in self.tensors if fits(tensor[1])]
        if not tensors:
            return None
        return (tensors[-1] if self.random.random() < 0.6 else
                self.random.choice(tensors))

    # Types.

    def is_hidden(self, shape):
        """Of each extent."""
        return [extent in self.hidden for extent in shape]

    def get_type(self, shape, is_dynamic=None):
        """The type whose dynamic extents are those that are hidden, or others."""
        if is_dynamic is None:
            is_dynamic = self.is_hidden(shape)
        dims = "".join("?x" if dynamic else f"{extent}x"
                       for dynamic, extent in zip(is_dynamic, shape, strict=True))
        return f"tensor<{dims}{self.element}>"

    # Operations with one result. Each returns its name.

    def emit(self, text):
        self.count += 1
        self.lines.append(f"%{self.count} = {text}")
        return f"%{self.count}"

    def add_inferred(self, text, result, is_dynamic):
        """The result of the operation that `text` and its type are, in which the
        dynamic extents are not those that are hidden."""
        type = self.get_type(result.shape, is_dynamic)
        self.add_tensor(self.emit_cast(self.emit(text + type), type,
                                       self.get_type(result.shape)), result)

    def emit_cast(self, name, type, to):
        if type == to:
            return name
        return self.emit(f"tensor.cast {name} : {type} to {to}")

    def emit_arithmetic(self, kind, *operands):
        if self.element == "f32":
            kind = OF_FLOATS[kind]
        return self.emit(f"arith.{kind} {', '.join(operands)} : {self.element}")

    def get_number(self, number):
        return number if self.element == "i32" else f"{number}.0"

    def emit_constant(self, number):
        return self.emit(
            f"arith.constant {self.get_number(number)} : {self.element}")

    def emit_filled(self, shape, number):
        """A tensor that a constant fills."""
        if self.random.random() < 0.5:
            value = self.emit_constant(number)
            return self.emit(f"linalg.fill ins({value} : {self.element}) "
                             f"outs({self.emit_empty(shape)} : {self.get_type(shape)}) "
                             f"-> {self.get_type(shape)}")
        type = self.get_type(shape, [False] * len(shape))
        constant = self.emit(
            f"arith.constant dense<{self.get_number(number)}> : {type}")
        return self.emit_cast(constant, type, self.get_type(shape))

    def emit_empty(self, shape):
        sizes = ", ".join(f"%n{extent}" for extent in shape if extent in self.hidden)
        return self.emit(f"tensor.empty({sizes}) : {self.get_type(shape)}")

    def emit_index(self, number):
        """A constant, or what is computed from a hidden extent."""
        if not self.hidden or self.random.random() < 0.3 and number not in self.hidden:
            return self.emit(f"arith.constant {number} : index")
        extent = (number if number in self.hidden else
                  self.random.choice(sorted(self.hidden)))
        name, found = f"%n{extent}", self.choose(lambda array: extent in array.shape)
        if found and self.random.random() < 0.5:
            axis = self.emit(
                f"arith.constant {found[1].shape.index(extent)} : index")
            name = self.emit(f"tensor.dim {found[0]}, {axis} : "
                             f"{self.get_type(found[1].shape)}")
        if extent == number:
            return name
        rest = self.emit(f"arith.constant {number - extent} : index")
        return self.emit(f"arith.addi {name}, {rest} : index")

    def get_sizes(self, numbers):
        """The sizes of a slice."""
        return ", ".join(f"%n{number}" if number in self.hidden else str(number)
                         for number in numbers)

    def emit_offsets(self, numbers):
        """The offsets of a slice, where extents are hidden not only constants."""
        return ", ".join(
            self.emit_index(number) if self.hidden and self.random.random() < 0.5
            else str(number) for number in numbers)
