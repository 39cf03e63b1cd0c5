# How lit runs the googletest programs: see CMakeLists.txt.

import lit.formats

config.name = "PAD-Unit"
config.test_format = lit.formats.GoogleTest(".", "Tests")
config.suffixes = []
config.test_source_root = config.unit_build_dir
config.test_exec_root = config.unit_build_dir

# As in the other suite's configuration.
if config.sanitizers:
    config.environment["ASAN_OPTIONS"] = \
        "allow_user_poisoning=0:allocator_may_return_null=1"
