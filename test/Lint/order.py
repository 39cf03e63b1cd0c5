#!/usr/bin/env python3
"""Finds calls that leave the order of ops to the compiler that builds pad.

C++ does not say which argument of a call is evaluated first: clang goes from left
to right, g++ from right to left. Where two arguments create ops, as in
`index.add(index.mul(a, b), index.sub(c, d))`, the IR depends on the compiler. A
local variable for the first argument fixes the order. The entries of a braced list
are evaluated from left to right.

An argument creates ops if it calls, outside the bodies of lambdas,

  - a method of one of BUILDERS (`index.add(...)`), or a function whose first
    argument is one of them (`loadVector(index, ...)`),
  - `SomeOp::create`, or
  - a function or lambda of the same folder whose body has such a call, by name.

Not found are operators, callbacks that are members (`run.body(k)`), and methods
of another folder's class that keeps its builder in a member.

Prints each call, `FILE:LINE: NAME`, and exits 1 if there is any. Needs nothing
beside the standard library.
"""

import argparse
import pathlib
import re
import sys

from lint import strip_comments, STRING

BUILDERS = "arith|at|b|builder|index|indices|nested|rewriter|wide"
CREATES = (
    # The constants of an IndexBuilder are attributes, as toIndices returns.
    rf"\b(?:{BUILDERS})(?:\.|->)"
    r"(?!(?:constant|notify\w*|get\w*(?:Attr|Builder|Context|Loc|Map|Type))\b)"
    r"\w+(?:<[^<>]*>)?\("
    rf"|\b(?!(?:IndexBuilder|toIndices)\b)\w+(?:<[^<>]*>)?\(\*?(?:{BUILDERS}),"
    r"|Op(?:Ty)?::create\(")
BRACKET = re.compile(r"[][(){}]")
CALL = re.compile(r"(\w+)(?:<[^<>;()]*>)?\(")
LAMBDA = re.compile(r"(?<![\w\])])\s*\[[^][]*\]\s*(?=[({])")
RETURNED = re.compile(r"\breturn \[[^][]*\]\s*(?=[({])")
KEYWORDS = {"for", "if", "switch", "while"}


def end_of(text, begin):
    """Where the bracket that `text` has at `begin` is closed."""
    depth = 0
    for match in BRACKET.finditer(text, begin):
        depth += 1 if match.group() in "[({" else -1
        if depth == 0:
            return match.start()
    return len(text)


def without_lambdas(text, lambdas=LAMBDA):
    """`text` without the bodies of its lambdas."""
    kept, end = "", 0
    for match in lambdas.finditer(text):
        if match.start() < end:
            continue
        body = match.end()
        if text[body] == "(":
            body = text.find("{", end_of(text, body))
        if body < 0:
            break
        kept += text[end:body]
        end = end_of(text, body) + 1
    return kept + text[end:]


def arguments(text):
    """The parts of `text` between its commas outside of brackets."""
    parts, begin, depth = [], 0, 0
    for match in re.finditer(r"[][(){},]", text):
        if match.group() == ",":
            if depth == 0:
                parts.append(text[begin:match.start()])
                begin = match.end()
        else:
            depth += 1 if match.group() in "[({" else -1
    return parts + [text[begin:]]


def definitions(text):
    """The name and the body of each function and named lambda."""
    for match in CALL.finditer(text):
        if match.group(1) in KEYWORDS:
            continue
        end = end_of(text, match.end() - 1) + 1
        body = re.compile(r"\s*(?:const|final|override|\s)*\{").match(text, end)
        if body:
            yield match.group(1), text[body.end() - 1:end_of(text, body.end() - 1)]
    for match in re.finditer(r"\bauto (\w+) =\s*\[[^][]*\]", text):
        body = text.find("{", match.end())
        if text[match.end():match.end() + 1] == "(":
            body = text.find("{", end_of(text, match.end()))
        yield match.group(1), text[body:end_of(text, body)]


def creators(texts):
    """A pattern for the calls that create ops in the files of one folder."""
    # A function that returns a lambda does not run it.
    bodies = [(name, without_lambdas(body, RETURNED))
              for text in texts for name, body in definitions(text)]
    names, pattern = set(), re.compile(CREATES)
    while True:
        found = {name for name, body in bodies if pattern.search(body)}
        if found <= names:
            return pattern
        names |= found
        pattern = re.compile(
            CREATES + r"|(?<!::)(?<!index\.)(?<!indices\.)(?<!wide\.)"
            r"\b(?!(?<=\.)get\w*\(\))(?:" + "|".join(sorted(names)) + r")\(")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    options = parser.parse_args()

    paths = sorted(path for folder in options.folders
                   for path in folder.rglob("*") if path.suffix in {".h", ".cpp"})
    if not paths:
        sys.exit("order.py: no sources in " + " ".join(map(str, options.folders)))
    folders, found = {}, False
    for path in paths:
        text = strip_comments(path.read_text(encoding="utf-8"))
        text = re.sub(STRING, lambda match: '"' + " " * (len(match[0]) - 2) + '"',
                      text)
        folders.setdefault(path.parent, []).append((path, text))
    for files in folders.values():
        pattern = creators([text for _, text in files])
        for path, text in files:
            for call in CALL.finditer(text):
                if call.group(1) in KEYWORDS:
                    continue
                inner = text[call.end():end_of(text, call.end() - 1)]
                if sum(bool(pattern.search(without_lambdas(argument)))
                       for argument in arguments(inner)) > 1:
                    found = True
                    line = text.count("\n", 0, call.start()) + 1
                    print(f"{path}:{line}: {call.group(1)}")
    return found


if __name__ == "__main__":
    sys.exit(main())
