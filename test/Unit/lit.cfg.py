# How lit runs the googletest programs: see CMakeLists.txt.

import lit.formats

config.name = "PAD-Unit"
config.test_format = lit.formats.GoogleTest(".", "Tests")
config.suffixes = []
config.test_source_root = config.unit_build_dir
config.test_exec_root = config.unit_build_dir
