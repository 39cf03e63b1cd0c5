"""Whether Python's list of modes, tools/index_map.py, is the dialect's:
`modes.py SOURCE`."""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
sys.path.append(str(root / "tools"))

from index_map import MODES, source_index  # noqa: E402

text = (root / "include/pad/IR/PadEnums.td").read_text(encoding="utf-8")
modes = re.findall(r'I32EnumAttrCase<"\w+", \d+, "(\w+)">', text)
if modes != MODES:
    sys.exit(f"tools/index_map.py has the modes {MODES}, expected those of"
             f" PadEnums.td: {modes}")
for mode in modes:
    # Each has a rule, by which the source is what it is.
    if [source_index(mode, i, 3) for i in range(3)] != [0, 1, 2]:
        sys.exit(f"tools/index_map.py does not extend '{mode}'")
