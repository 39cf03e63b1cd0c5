"""A peer that answers as its name, argv[1] of the script that starts it, says."""

import json
import sys

KIND = sys.argv[1]


def say(value):
    print(value if isinstance(value, str) else json.dumps(value), flush=True)


if KIND == "silent":
    sys.exit()
say(
    {"nothing": 1}
    if KIND == "no-peers"
    else {"peers": {"slow": "1.5", "old": "3"}}
)
for line in sys.stdin:
    question = json.loads(line)
    with open(sys.argv[2], "a") as log:
        log.write(line)
    if KIND == "dies":
        sys.exit()
    if KIND == "babbles":
        say("what?")
    elif KIND == "no-results":
        say({"answer": []})
    elif KIND == "nameless":
        say({"results": [{"ns": [1, 2]}]})
    elif KIND == "timeless":
        say(
            {
                "results": [
                    {"contender": "slow", "ns": [1, 0], "memcpy_ns": [1, 1]}
                ]
            }
        )
    elif question["mode"] == "edge":
        say(
            {
                "results": [
                    {"contender": "slow", "note": "has no edges"},
                    {"contender": "old"},
                ]
            }
        )
    else:
        say(
            {
                "results": [
                    {
                        "contender": "slow",
                        "ns": [6e6, 7e6],
                        "memcpy_ns": [2e6, 2e6],
                    },
                    {
                        "contender": "old",
                        "ns": [200, 100],
                        "memcpy_ns": [100, 100],
                    },
                ]
            }
        )
