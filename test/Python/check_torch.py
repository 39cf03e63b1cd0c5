#!/usr/bin/env python3
"""pad.torch: values and gradients against PyTorch's, gradcheck, the same bits in
each run, torch.compile, and a small network."""

import itertools

import numpy as np
import torch
from torch.autograd import forward_ad

import pad
import pad.torch
from expect import raises

MODES = ["constant", "reflect", "replicate", "circular", "symmetric"]


def reference(x, widths, mode, value=None):
    if mode != "symmetric":
        return torch.nn.functional.pad(x, widths, mode, value)
    # From two crops and flips.
    for axis, (low, high) in enumerate(zip(widths[0::2], widths[1::2])):
        axis = x.ndim - 1 - axis
        n = x.shape[axis]
        x = torch.cat([x.narrow(axis, 0, low).flip(axis), x,
                       x.narrow(axis, n - high, high).flip(axis)], axis)
    return x


def check_values():
    count = 0
    generator = torch.Generator().manual_seed(0)
    types = [torch.float32, torch.float64, torch.float16, torch.bfloat16,
             torch.int8, torch.uint8, torch.int64, torch.bool, torch.complex64]
    shapes = [((2, 3, 7), (2, 3)), ((2, 3, 5, 7), (1, 2, 3, 4)),
              ((1, 2, 4, 5, 6), (1, 2, 3, 3, 2, 1)), ((2, 3, 9), (-2, 3)),
              ((3, 4, 9), (4, -1)), ((2, 6, 5, 5), (0, 0, 1, 1))]
    for dtype, (shape, widths), mode in itertools.product(types, shapes, MODES):
        x = torch.randint(-5, 5, shape, generator=generator).to(dtype)
        value = 2 if mode == "constant" else None
        if mode == "symmetric" and min(widths) < 0:
            continue
        try:
            expected = reference(x, widths, mode, value)
        except (RuntimeError, NotImplementedError):
            # A type that PyTorch does not pad in this mode.
            expected = reference(x.float(), widths, mode, value).to(dtype)
        for y in (x, x.transpose(0, 1).contiguous().transpose(0, 1),
                  x.flip(-1).flip(-1)):
            actual = pad.torch.pad(y, widths, mode, value)
            assert actual.dtype == dtype and torch.equal(actual, expected), (
                dtype, shape, widths, mode)
        count += 1
        if not dtype.is_floating_point or dtype.itemsize < 4:
            continue
        g = torch.randint(-5, 5, expected.shape, generator=generator).to(dtype)
        gradients = []
        for function in (pad.torch.pad, reference):
            z = x.clone().requires_grad_()
            function(z, widths, mode, value).backward(g)
            gradients.append(z.grad)
        assert torch.equal(*gradients), (dtype, shape, widths, mode)
        count += 1
    # Rounded once, from sums in f32.
    for dtype in (torch.bfloat16, torch.float16):
        g = torch.randn(3, 40, generator=generator).to(dtype)
        for mode in MODES:
            exact = pad.torch.adjoint(g.float(), (7, -2), mode).to(dtype)
            assert torch.equal(pad.torch.adjoint(g, (7, -2), mode), exact)
    x = torch.randn(3, 4, 5)
    for axis in range(3):
        actual = torch.vmap(lambda x: pad.torch.pad(x, (2, 1), "reflect"), axis,
                            axis)(x)
        expected = torch.vmap(lambda x: reference(x, (2, 1), "reflect"), axis,
                              axis)(x)
        assert torch.equal(actual, expected)
        assert torch.equal(pad.torch.pad(x, (1, 1), "reflect", 0),
                           reference(x, (1, 1), "reflect"))
    raises(ValueError, "'value' is given in mode reflect", pad.torch.pad, x,
           (1, 1), "reflect", 2)
    raises(TypeError, "'pad' is 1, expected a tuple of pairs", pad.torch.pad, x,
           1)
    raises(ValueError, "'none' is not a mode of padding, expected constant, edge, "
           "reflect, symmetric, wrap, replicate, circular", pad.torch.pad, x,
           (1, 1), "none")
    raises(ValueError, "axis 2: result extent 5 - low 3 - high 3 = -1",
           pad.torch.pad, x, (-3, -3), "circular")
    g = torch.complex(*torch.randn(2, 1, 9, generator=generator)).to(
        torch.complex32)
    exact = pad.torch.adjoint(g.to(torch.complex64), (2, 2), "reflect")
    assert torch.equal(pad.torch.adjoint(g, (2, 2), "reflect").to(exact.dtype),
                       exact.to(torch.complex32).to(exact.dtype))
    print(f"{count} values and gradients are equal to PyTorch's")


def check_fills():
    """Fills of every kind that PyTorch takes, and zeros by their sign."""
    fills = [-0.0, 0.0, 2.5, 3, True, torch.tensor(2.5), torch.tensor(3),
             np.float32(2.5), np.int64(3)]
    for dtype, fill in itertools.product(
            (torch.float32, torch.bfloat16, torch.float8_e4m3fn,
             torch.complex64, torch.int32, torch.bool), fills):
        x = torch.ones(3).to(dtype)
        expected = torch.nn.functional.pad(x, (1, 2), value=fill)
        actual = pad.torch.pad(x, (1, 2), value=fill)
        assert actual.dtype == dtype and torch.equal(
            actual.view(torch.uint8), expected.view(torch.uint8)), (dtype, fill)
    ours = lambda x: pad.torch.pad(x, (1, 0), value=np.float32(-0.0))
    for wrap in (torch.vmap, torch.func.jacrev, lambda f: torch.compile(
            f, fullgraph=True, backend="aot_eager")):
        actual = wrap(ours)(torch.ones(2, 3))
        expected = wrap(lambda x: reference(x, (1, 0), "constant", -0.0))(
            torch.ones(2, 3))
        assert torch.equal(actual.view(torch.uint8), expected.view(torch.uint8))
    compiled = torch.compile(lambda x, fill: pad.torch.pad(x, (1, 0), value=fill),
                             backend="aot_eager")
    assert torch.equal(compiled(torch.ones(1), torch.tensor(2.5)),
                       torch.tensor([2.5, 1]))


def check_formats():
    """Tensors in channels_last stay so, and others become contiguous."""
    for rank, format in ((4, torch.channels_last), (5, torch.channels_last_3d)):
        x = torch.randn((2, 3, 4, 5, 6)[:rank]).to(memory_format=format)
        for mode in MODES:
            y = pad.torch.pad(x, (1, 2, 2, -1), mode)
            assert y.is_contiguous(memory_format=format), mode
            z = pad.torch.adjoint(y, (1, 2, 2, -1), mode)
            assert z.stride() == x.stride(), mode
            assert torch.equal(y, pad.torch.pad(x.contiguous(), (1, 2, 2, -1),
                                                mode))
            assert torch.equal(z, pad.torch.adjoint(y.contiguous(),
                                                    (1, 2, 2, -1), mode))
        torch.library.opcheck(torch.ops.pad.pad.default,
                              (x, [1] * rank, [2] * rank, "wrap", 0))
        torch.library.opcheck(torch.ops.pad.adjoint.default,
                              (x, [1] * rank, [0] * rank, "edge"))
    torch.library.opcheck(torch.ops.pad.pad.default,
                          (torch.randn(3, 4).t(), [1, 2], [0, 3], "edge", 0))
    assert pad.torch.pad(torch.randn(3, 4).t(), (1, 1)).is_contiguous()


def check_gradients():
    for mode, dtype in itertools.product(MODES,
                                         (torch.float64, torch.complex128)):
        x = torch.randn(2, 3, 4, dtype=dtype, requires_grad=True)
        for widths in ((2, 1), (1, 3, 2, 0), (-1, 2), (3, 3, 2, 2, 1, 1)):
            function = lambda x: pad.torch.pad(x, widths, mode)
            assert torch.autograd.gradcheck(function, x)
            assert torch.autograd.gradgradcheck(function, x)
    print("gradcheck holds in all modes")


def check_transformations():
    """The transformations of torch.func, and tensors that are marked as
    negatives or conjugates of their memory."""
    x = torch.randn(3, 4, dtype=torch.float64)
    for mode, wrap in itertools.product(MODES, (
            torch.func.grad, torch.func.jacrev, torch.func.jacfwd,
            torch.func.hessian,
            lambda f: torch.func.vmap(torch.func.grad(f)),
            lambda f: torch.func.vmap(torch.func.hessian(f), 1))):
        cube = lambda function: wrap(lambda x: (
            function(x.reshape(1, 1, -1), (2, 1), mode)**3).sum())
        assert torch.allclose(cube(pad.torch.pad)(x), cube(reference)(x)), mode
    for mode in MODES:
        cube = lambda x: (pad.torch.adjoint(x, (1, 1), mode)**3).sum()
        exact = torch.autograd.functional.hessian(cube, x)
        assert torch.allclose(torch.func.hessian(cube)(x), exact), mode
        function = lambda x: pad.torch.adjoint(x, (1, 1), mode)
        value, tangent = torch.func.jvp(function, (x, ), (x, ))
        assert torch.equal(value, tangent)
        assert torch.equal(torch.func.vmap(function)(x), function(x))
        with forward_ad.dual_level():
            y = pad.torch.pad(forward_ad.make_dual(x, 2 * x), (2, 1), mode)
            value, tangent = forward_ad.unpack_dual(y)
            assert torch.equal(2 * value, tangent)
    compiled = torch.compile(torch.func.grad(
        lambda x: (pad.torch.pad(x, (2, 1), "symmetric")**3).sum()),
                             backend="aot_eager")
    assert torch.allclose(compiled(x), torch.func.grad(
        lambda x: (reference(x, (2, 1), "symmetric")**3).sum())(x))

    z = torch.arange(1.0, 4.0) * (1 + 1j)
    negative = z.conj().imag
    assert negative.is_neg()
    expected = torch.tensor([-1.0, -1, -2, -3, -3])
    out = torch.zeros(5)
    for actual in (pad.torch.pad(negative, (1, 1), "replicate"),
                   pad.pad(negative, 1, 1, "edge"),
                   pad.pad(negative, 1, 1, "edge", out=out), out):
        assert torch.equal(actual, expected)
    assert torch.equal(pad.adjoint(negative, 1, 1, "edge"),
                       torch.tensor([-6.0]))
    assert torch.equal(pad.torch.adjoint(negative, (1, 1), "replicate"),
                       torch.tensor([-6.0]))
    text = "a tensor that is to be written has the negative bit set"
    for function, *arguments in ((pad.fill_border, negative, 1, 1, "edge"),
                                 (pad.pad, out[:1], 1, 1)):
        keywords = {} if len(arguments) == 4 else {"out": negative}
        raises(TypeError, text, function, *arguments, **keywords)
    assert negative.tolist() == [-1, -2, -3]
    raises(TypeError, "conjugate bit", pad.pad, z.conj(), 1, 1)
    same = pad.compile("""func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
      return %x : tensor<3xf32> }""")
    raises(RuntimeError, "negative bit", same, negative)
    print("transformations mix")


def check_bits():
    x = torch.randn(2, 4, 700, 600)
    for mode in MODES:
        seen = set()
        for run in range(100):
            count = (1, 2, 8)[run % 3]
            pad.set_num_threads(count)
            torch.set_num_threads(count)
            z = x[:, :, :40, :] if run % 10 else x
            z = z.clone().requires_grad_()
            y = pad.torch.pad(z, (300, 200, 3, 5), mode)
            y.backward(torch.sin(torch.arange(y.numel(), dtype=torch.float32)
                                 ).reshape(y.shape))
            seen.add((z.shape, z.grad.numpy().tobytes()))
        assert len(seen) == 2, mode
    print("gradients have the same bits in 100 runs on 1, 2 and 8 threads")


def check_compiled():
    torch.library.opcheck(torch.ops.pad.pad.default,
                          (torch.randn(3, 4, requires_grad=True), [1, 2],
                           [0, 3], "wrap", 0))
    torch.library.opcheck(torch.ops.pad.adjoint.default,
                          (torch.randn(8, 9, requires_grad=True), [1, 2],
                           [0, 3], "edge"))
    compiled = torch.compile(
        lambda x: pad.torch.pad(x * 2, (1, 2), "symmetric").sum(-1),
        fullgraph=True, backend="aot_eager", dynamic=True)
    for extent in (5, 6, 9):
        x = torch.randn(3, extent, requires_grad=True)
        compiled(x).sum().backward()
        expected = reference(x * 2, (1, 2), "symmetric").sum(-1)
        assert torch.allclose(compiled(x), expected)
        assert x.grad.shape == x.shape
    print("torch.compile takes it as one graph")


def train(pad_function, mode):
    torch.manual_seed(1)
    first, second = torch.nn.Conv2d(1, 8, 3), torch.nn.Conv2d(8, 1, 5)
    optimizer = torch.optim.SGD([*first.parameters(), *second.parameters()],
                                0.05)
    x, target = torch.randn(4, 1, 16, 16), torch.randn(4, 1, 16, 16)
    losses = []
    for _ in range(10):
        y = torch.relu(first(pad_function(x, (1, 1, 1, 1), mode)))
        y = second(pad_function(y, (2, 2, 2, 2), mode))
        loss = ((y - target)**2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses


def check_network():
    for mode in MODES:
        ours, theirs = train(pad.torch.pad, mode), train(reference, mode)
        assert np.allclose(ours, theirs, rtol=1e-5), (mode, ours, theirs)
        assert ours[-1] < ours[0]
    print("a network has the same losses in ten steps")


if __name__ == "__main__":
    check_values()
    check_fills()
    check_formats()
    check_gradients()
    check_transformations()
    check_bits()
    check_compiled()
    check_network()
