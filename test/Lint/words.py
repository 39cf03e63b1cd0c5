#!/usr/bin/env python3
"""Counts the comment sentences of C++ that have no noun to hold on to.

Such a sentence begins with a relative clause or a pronoun in place of its subject
("What is before a row ...", "Those of `axis` ..."), or has one as the object of a
preposition ("of what is there"). Readers have to find the noun by themselves. Each
pattern of UNNAMED is one way to write it. MLIR's own headers, measured by the same
patterns, have one such sentence in 300.

Prints each sentence, `FILE:LINE: SENTENCE`, then the count, and exits 1 if the
share is above --limit. Needs nothing beside the standard library.
"""

import argparse
import pathlib
import re
import sys

UNNAMED = re.compile("|".join([
    r"^(What|Whatever|All that|That which|Those|That|So many|Of|So much)\b"
    r"(?! (is|are|the|means)\b)",
    r"\b(of|to|from|by|with|in|on|at|for|than|and|or|as|see|is|are|asks|says"
    r"|after|before|behind|beyond) (what|whatever)\b",
    r"\b[Ww]hat (is|are|has|have|it|they|lies|comes|a|an|the)\b",
    r"\b(that|those) (of|that|with|in|from|which)\b",
    r"\b[Aa]ll (that|of it|else)\b",
]))

COMMENT = re.compile(r"\s*///?<?!?(?: (.*)|)$")
RULER = re.compile(r"\s*//(===|---)")
# Lines of a comment that are IR or drawings: fenced, indented, or an operation.
IR = re.compile(r"(  |%|#|\w+\.\w+ |\\)")
SENTENCE_END = re.compile(r"(?<=[.:;!?])\s+(?=[A-Z`])")
LEGAL = ("Part of the pad project", "SPDX-License-Identifier")


def get_blocks(text):
    """Yields (line number, lines) of each run of comment lines."""
    block, begin = [], 0
    for number, line in enumerate(text.splitlines(), 1):
        comment = COMMENT.match(line)
        if comment and not RULER.match(line):
            if not block:
                begin = number
            block.append(comment.group(1) or "")
        elif block:
            yield begin, block
            block = []
    if block:
        yield begin, block


def get_sentences(lines):
    """The sentences of a comment's prose that have two words or more."""
    paragraphs, fenced = [""], False
    for line in lines:
        if line.strip().startswith("```"):
            fenced = not fenced
            paragraphs.append("")
        elif fenced or not line.strip() or IR.match(line):
            paragraphs.append("")
        else:
            paragraphs[-1] += " " + line.strip()
    for paragraph in paragraphs:
        for sentence in SENTENCE_END.split(paragraph.strip()):
            if len(sentence.split()) > 1 and not sentence.startswith(LEGAL):
                yield sentence


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--limit", type=float, required=True,
                        help="percent of the sentences")
    arguments = parser.parse_args()

    total, found = 0, 0
    for folder in arguments.folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            text = path.read_text(encoding="utf-8", errors="replace")
            for line, block in get_blocks(text):
                for sentence in get_sentences(block):
                    total += 1
                    if UNNAMED.search(sentence):
                        found += 1
                        print(f"{path}:{line}: {sentence}")
    if not total:
        sys.exit("words.py: no comments in " + " ".join(map(str, arguments.folders)))
    share = 100 * found / total
    print(f"{found} of {total} sentences ({share:.2f} %)")
    return share > arguments.limit


if __name__ == "__main__":
    sys.exit(main())
