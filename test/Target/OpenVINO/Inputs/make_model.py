"""Writes an OpenVINO model, OUT.xml and OUT.bin, from a line for each layer:

    x = Parameter i64 2,?
    c = Const i64 2 : 5 6
    y, z = Split opset1 x c num_splits=2

Shapes have commas, `-` is that of a scalar. Values that no layer reads are
results."""

import struct
import sys
from xml.sax.saxutils import quoteattr

FORMATS = {"i64": "q", "i32": "i", "f32": "f", "boolean": "B", "u8": "B"}

layers, edges, values, data = [], [], {}, b""
with open(sys.argv[1]) as spec:
    lines = [line.split("=", 1) for line in spec
             if "=" in line and not line.startswith("#")]
read = {word for _, right in lines for word in right.split()}
lines += [(None, f"Result opset1 {name}") for left, _ in lines
          for name in left.replace(",", " ").split() if name not in read]
for number, (left, right) in enumerate(lines):
    words = right.split()
    kind, version, operands, attributes = words[0], "opset1", [], {}
    if kind in ("Parameter", "Const"):
        attributes = {"element_type": words[1],
                      "shape": words[2].replace("-", "")}
        if kind == "Const":
            code = FORMATS[words[1]]
            elements = [float(w) if code == "f" else int(w)
                        for w in words[4:]]
            packed = struct.pack(f"<{len(elements)}{code}", *elements)
            attributes.update(offset=len(data), size=len(packed))
            data += packed
    else:
        version = words[1]
        operands = [word for word in words[2:] if "=" not in word]
        attributes = dict(word.split("=") for word in words[2:] if "=" in word)
    outputs = left.replace(",", " ").split() if left else []
    ports = "".join(f'<port id="{i}"/>' for i in range(len(operands)))
    layer = (f'<layer id="{number}" name={quoteattr(" ".join(outputs) or "r")} '
             f'type="{kind}" version="{version}"><data ')
    layer += " ".join(f"{k}={quoteattr(str(v))}" for k, v in attributes.items())
    layer += f"/><input>{ports}</input><output>"
    for port, name in enumerate(outputs, len(operands)):
        layer += f'<port id="{port}" names="{name}"/>'
        values[name] = (number, port)
    layers.append(layer + "</output></layer>")
    for port, operand in enumerate(operands):
        source, source_port = values[operand]
        edges.append(f'<edge from-layer="{source}" from-port="{source_port}" '
                     f'to-layer="{number}" to-port="{port}"/>')
with open(sys.argv[2] + ".xml", "w") as model:
    model.write('<net name="m" version="11"><layers>' + "".join(layers)
                + "</layers><edges>" + "".join(edges) + "</edges></net>\n")
with open(sys.argv[2] + ".bin", "wb") as weights:
    weights.write(data)
