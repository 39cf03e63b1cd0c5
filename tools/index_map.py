"""The definition of docs/Semantics.md in Python, for tests and comparisons: it
is apart from the code of the project, and the only one in this language."""

MODES = ["constant", "edge", "reflect", "symmetric", "wrap"]


def source_index(mode, i, n):
    """The index in [0, n) of the element that extends an axis of `n` elements to
    position `i`, or None where there is a fill."""
    if mode == "constant":
        return i if 0 <= i < n else None
    if mode == "edge":
        return min(max(i, 0), n - 1)
    if mode == "wrap":
        return i % n
    if mode == "symmetric":
        m = i % (2 * n)
        return m if m < n else 2 * n - 1 - m
    assert mode == "reflect", mode
    if n == 1:
        return 0
    m = i % (2 * (n - 1))
    return m if m < n else 2 * (n - 1) - m
