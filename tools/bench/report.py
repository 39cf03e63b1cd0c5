#!/usr/bin/env python3
"""Tables and a plot of what `pad-bench --json` wrote.

Prints Markdown: geometric means of the ratios to memcpy, and leads, the time of
another library in units of ours, from calls of the same kind: results written
into the caller's buffer, or allocated ("alloc"). Each ratio is the better of the
two that were measured. Results under 4 KB have no ratio to memcpy but a time; a
lead compares the times there. Of an adjoint the memcpy is of the gradient that it
reads.
"""

import argparse
import collections
import json
import math
import os
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from index_map import MODES  # noqa: E402

Result = collections.namedtuple("Result", "group array mode contender time ratio")


def read_results(root):
    """The results that have times; `time` is in ns, `ratio` None under 4 KB."""
    results = []
    for workload in root["workloads"]:
        text = workload["workload"].removeprefix("adjoint ")
        mode, _, array = text.partition(" ")
        for entry in workload["results"]:
            if "ns" not in entry:
                continue
            ratio = min(map(float.__truediv__, map(float, entry["ns"]),
                            map(float, entry["memcpy_ns"])))
            if workload["result_bytes"] < 4096:
                ratio = None
            results.append(Result(workload["group"], array, mode,
                                  entry["contender"], min(entry["ns"]), ratio))
    return results


def unique(values):
    """The different values in the order in which they first appear."""
    return list(dict.fromkeys(values))


def mean(numbers):
    return math.exp(math.fsum(map(math.log, numbers)) / len(numbers))


def format_number(number):
    """Three digits at most: 0.85, 12.3, 120."""
    digits = 2 if number < 10 else 1 if number < 100 else 0
    return f"{number:.{digits}f}"


def format_mean(numbers):
    return format_number(mean(numbers)) if numbers else ""


def format_result(result):
    if result.ratio is not None:
        return format_number(result.ratio)
    if result.time < 1000:
        return format_number(result.time) + " ns"
    return format_number(result.time / 1000) + " us"


def format_table(head, rows, texts=1):
    """A Markdown table whose first `texts` columns are no numbers."""
    rule = ["---"] * texts + ["--:"] * (len(head) - texts)
    return "".join(f"| {' | '.join(row)} |\n" for row in [head, rule, *rows])


def describe(setting):
    versions = ", ".join(map(" ".join, sorted(setting["versions"].items())))
    options = setting["pipeline_options"]
    return (f"Measured on {setting['processor'] or setting['target']}"
            f" (`{setting['target']}`, {setting['processors']} processors)"
            f" with {versions}"
            + (f", pipeline options `{options}`" if options else "") + ".\n")


def make_means(results):
    """The mean of each contender by mode, by group and of all, and the worst."""
    results = [result for result in results if result.ratio is not None]
    columns = [(mode, lambda r, mode=mode: r.mode == mode) for mode in MODES]
    columns += [(group, lambda r, group=group: r.group == group)
                for group in unique(result.group for result in results)]
    columns.append(("all", lambda r: True))
    rows = []
    for contender in unique(result.contender for result in results):
        own = [result for result in results if result.contender == contender]
        rows.append([contender]
                    + [format_mean([r.ratio for r in own if belongs(r)])
                       for _, belongs in columns]
                    + [format_number(max(r.ratio for r in own))])
    return format_table(["contender", *(name for name, _ in columns), "worst"],
                        rows)


def is_ours(contender):
    return contender.startswith(("static", "dynamic"))


def make_leads(results):
    """Of each of ours over each of the others that is called in the same way, if
    there are any."""
    leads = collections.defaultdict(list)
    times = collections.defaultdict(dict)
    for result in results:
        times[result.mode, result.array][result.contender] = result
    for (mode, array), contenders in times.items():
        for ours in filter(is_ours, contenders):
            for other in contenders:
                if (not is_ours(other)
                        and ours.endswith(" alloc") == other.endswith(" alloc")):
                    quotient = (
                        contenders[other].time / contenders[ours].time
                        if contenders[ours].ratio is None
                        else contenders[other].ratio / contenders[ours].ratio)
                    leads[ours, other].append((quotient, f"`{mode} {array}`"))
    rows = []
    for (ours, other), lead in sorted(
            leads.items(), key=lambda item: item[0][0].startswith("dynamic")):
        smallest, where = min(lead, key=lambda entry: entry[0])
        rows.append([ours, other, where,
                     format_mean([quotient for quotient, _ in lead]),
                     format_number(smallest), str(len(lead))])
    if not rows:
        return ""
    return "\n### Leads\n\n" + format_table(
        ["of", "over", "smallest on", "mean", "smallest", "workloads"], rows,
        texts=3)


def make_workloads(results):
    """A table for each group: the ratio, or time, of each contender."""
    text = ""
    for group in unique(result.group for result in results):
        rows = []
        own = [result for result in results if result.group == group]
        for array in unique(result.array for result in own):
            for contender in unique(r.contender for r in own
                                    if r.array == array):
                cells = {r.mode: format_result(r) for r in own
                         if (r.array, r.contender) == (array, contender)}
                rows.append([f"`{array}`", contender]
                            + [cells.get(mode, "") for mode in MODES])
        text += f"\n### {group}\n\n" + format_table(
            ["workload", "contender", *MODES], rows, texts=2)
    return text


def plot(results, path):
    """A band for each workload with a line for each mode, and a mark for each
    contender; those that allocate are hollow."""
    os.environ.setdefault("MPLBACKEND", "svg")
    from matplotlib import pyplot, rcParams, ticker

    # The same results give the same file.
    rcParams.update({"svg.hashsalt": "pad", "svg.fonttype": "none",
                     "font.size": 8})
    results = [result for result in results if result.ratio is not None]
    lines, labels, arrays = {}, [], []
    y = 0
    for array in unique(result.array for result in results):
        arrays.append((array, y))
        for mode in MODES:
            if any((r.array, r.mode) == (array, mode) for r in results):
                lines[array, mode] = y
                labels.append(mode)
                y += 1
        y += 1
    figure, axes = pyplot.subplots(figsize=(11, 1 + 0.15 * y),
                                   layout="constrained")
    kinds = unique(r.contender.removesuffix(" alloc") for r in results)
    # Colors that people tell apart who see few, by Okabe and Ito.
    colors = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9",
              "#000000", "#999999"]
    for contender in reversed(unique(r.contender for r in results)):
        own = [r for r in results if r.contender == contender]
        kind = kinds.index(contender.removesuffix(" alloc"))
        color = colors[kind % len(colors)]
        axes.scatter([r.ratio for r in own],
                     [lines[r.array, r.mode] for r in own],
                     s=22, marker="oDs^vPX"[kind % 7], edgecolors=color,
                     facecolors="white" if contender.endswith(" alloc")
                     else color, label=contender, zorder=3)
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(ticker.LogLocator(subs=(1, 2, 5)))
    axes.xaxis.set_major_formatter("{x:g}")
    axes.tick_params(top=True, labeltop=True)
    axes.xaxis.set_label_position("top")
    axes.set_xlabel("Time of a pad, in times of a memcpy of its result")
    axes.axvline(1, color="#333333")
    axes.grid(color="#dddddd")
    axes.set_ylim(y - 1, -1)
    axes.set_yticks(list(lines.values()), labels)
    for array, top in arrays:
        axes.text(-0.09, top, array, transform=axes.get_yaxis_transform(),
                  ha="right", va="center", weight="bold")
    handles, names = axes.get_legend_handles_labels()
    figure.legend(handles[::-1], names[::-1], loc="outside upper center",
                  ncols=6)
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})


def paste(text, document, marker):
    """Replaces what stands between the markers of `document`."""
    before, begin, rest = document.read_text(encoding="utf-8").partition(
        f"<!-- {marker}: begin -->\n")
    _, end, after = rest.partition(f"<!-- {marker}: end -->\n")
    if not begin or not end:
        sys.exit(f"report: error: {document} lacks the markers of {marker}")
    document.write_text(before + begin + text + end + after, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=pathlib.Path, metavar="RESULTS.json")
    parser.add_argument("--workloads", action="store_true",
                        help="print the ratio of each workload, too")
    parser.add_argument("--document", type=pathlib.Path, metavar="FILE.md",
                        help="put the tables between the markers of this file")
    parser.add_argument("--marker", default="pad-bench", metavar="NAME",
                        help="the name in these markers (pad-bench)")
    parser.add_argument("--plot", metavar="FILE.svg",
                        help="draw all ratios (by matplotlib)")
    options = parser.parse_args()
    root = json.loads(options.results.read_text(encoding="utf-8"))
    results = read_results(root)
    if not results:
        sys.exit(f"report: error: {options.results} has no times")
    text = describe(root["setting"])
    text += "\n### Geometric means\n\n" + make_means(results)
    text += make_leads(results)
    if options.workloads:
        text += make_workloads(results)
    if options.document:
        paste(text, options.document, options.marker)
    elif not options.plot:
        print(text, end="")
    if options.plot:
        plot(results, options.plot)


if __name__ == "__main__":
    main()
