"""Padding by hand: assignments of slices of an array that is there already."""

from case import Unsupported


def get_inner(case):
    """The source without what is cropped, as an index of the source, and where
    it goes, as an index of the result."""
    return (
        tuple(
            slice(max(-l, 0), n - max(-h, 0))
            for n, l, h in zip(case.shape, case.low, case.high)
        ),
        tuple(
            slice(max(l, 0), r - max(h, 0))
            for l, h, r in zip(case.low, case.high, case.result_shape)
        ),
    )


def list_fills(case, result, value):
    """What pads `result` once its inside is there: pairs of a view of it and
    what is assigned to it, in order. The last axis comes first, so that the
    others move whole rows."""
    _, inner = get_inner(case)
    fills = []
    for axis in reversed(range(len(case.shape))):

        def view(start, stop, step=None):
            index = inner[:axis] + (
                slice(start, stop if stop >= 0 else None, step),
            )
            return result[index]

        low, high = case.low[axis], case.high[axis]
        if max(low, high) <= 0:
            continue
        if case.mode != "constant" and min(low, high) < 0:
            raise Unsupported(
                "slices by hand do not crop and pad an axis at once"
            )
        begin, extent = max(low, 0), case.result_shape[axis]
        end = extent - max(high, 0)
        if case.mode in ("constant", "edge"):
            is_edge = case.mode == "edge"
            if begin > 0:
                fills.append(
                    (
                        view(0, begin),
                        view(begin, begin + 1) if is_edge else value,
                    )
                )
            if end < extent:
                fills.append(
                    (
                        view(end, extent),
                        view(end - 1, end) if is_edge else value,
                    )
                )
        else:
            fills += _list_copies(
                case.mode, view, case.shape[axis], begin, end, extent
            )
    return fills


def _list_copies(mode, view, n, begin, end, extent):
    """Copies that extend [begin, end), where the source is, to [0, extent): one
    mirror image at each end where the mode has such, and then whole periods."""
    skip = 1 if mode == "reflect" and n > 1 else 0
    period = n if mode == "wrap" else 2 * (n - skip)
    copies = []
    if mode != "wrap":
        count = min(begin, n - skip)
        if count > 0:
            first = begin + skip
            copies.append(
                (
                    view(begin - count, begin),
                    view(first + count - 1, first - 1, -1),
                )
            )
            begin -= count
        count = min(extent - end, n - skip)
        if count > 0:
            last = end - skip - 1
            copies.append(
                (view(end, end + count), view(last, last - count, -1))
            )
            end += count
    while begin > 0:
        length = (end - begin) // period * period
        count = min(begin, length)
        copies.append(
            (
                view(begin - count, begin),
                view(begin - count + length, begin + length),
            )
        )
        begin -= count
    while end < extent:
        length = (end - begin) // period * period
        count = min(extent - end, length)
        copies.append(
            (view(end, end + count), view(end - length, end - length + count))
        )
        end += count
    return copies
