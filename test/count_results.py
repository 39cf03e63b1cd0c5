"""Counts what lit's `--output FILE` says: one line, and exit status 1 unless
some test passed and none failed.

usage: count_results.py FILE
"""

import collections
import json
import sys

KINDS = {
    "passed": ["PASS", "FLAKYPASS", "XFAIL"],
    "failed": ["FAIL", "XPASS", "UNRESOLVED", "TIMEOUT"],
    "skipped": ["UNSUPPORTED", "SKIPPED", "EXCLUDED"],
}
KIND_OF_CODE = {code: kind for kind, codes in KINDS.items() for code in codes}


def main():
    try:
        with open(sys.argv[1]) as file:
            tests = json.load(file)["tests"]
    except ValueError as error:
        sys.exit(f"count_results: error: lit has left no results: {error}")
    counts = collections.Counter(KIND_OF_CODE[test["code"]] for test in tests)
    print(", ".join(f"{counts[kind]} {kind}" for kind in KINDS))
    sys.exit(0 if counts["passed"] and not counts["failed"] else 1)


if __name__ == "__main__":
    main()
