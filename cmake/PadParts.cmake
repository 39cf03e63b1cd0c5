# The optional parts: what they need and whether they are built.
#
# PAD_ENABLE_<PART> is AUTO (built if what it needs is found), ON (an error if
# that is missing) or OFF; PAD_BUILD_<PART> is what came of it.

# pad_declare_part(PART WHAT)
#
# Declares the cache variable PAD_ENABLE_<PART>, whose help says WHAT it is.
function(pad_declare_part part what)
  set(PAD_ENABLE_${part} AUTO CACHE STRING
      "Build ${what}: ON, OFF, or AUTO if what it needs is found")
  set_property(CACHE PAD_ENABLE_${part} PROPERTY STRINGS AUTO ON OFF)
endfunction()

# pad_decide_part(PART HOW FOUND...)
#
# Sets PAD_BUILD_<PART>. FOUND names variables that are all true where the part
# can be built; HOW says how to make them so.
function(pad_decide_part part how)
  set(build ON)
  foreach(found IN LISTS ARGN)
    if(NOT ${found})
      set(build OFF)
    endif()
  endforeach()
  if(NOT PAD_ENABLE_${part})
    set(build OFF)
  elseif(NOT build AND PAD_ENABLE_${part} STREQUAL "AUTO")
    message(STATUS "Left out: PAD_ENABLE_${part}, which needs ${how}")
  elseif(NOT build)
    message(FATAL_ERROR "PAD_ENABLE_${part} needs ${how}")
  endif()
  set(PAD_BUILD_${part} ${build} PARENT_SCOPE)
endfunction()

pad_declare_part(ONNX "the importer of ONNX models")
if(PAD_ENABLE_ONNX)
  # ONNX's package names protobuf's target but does not look for it.
  find_package(Protobuf QUIET)
  if(Protobuf_FOUND)
    find_package(ONNX CONFIG QUIET)
  endif()
endif()
pad_decide_part(ONNX
  "the libraries of ONNX and protobuf; on Debian: \
apt-get install libonnx-dev libprotobuf-dev protobuf-compiler"
  Protobuf_FOUND ONNX_FOUND)

pad_declare_part(OPENVINO "the importer of OpenVINO models")
if(PAD_ENABLE_OPENVINO)
  find_package(pugixml QUIET)
endif()
pad_decide_part(OPENVINO
  "pugixml; on Debian: apt-get install libpugixml-dev"
  pugixml_FOUND)

pad_declare_part(RUNNER "pad-run and pad-bench")
# The execution engine that goes with the MLIR that is linked.
if(MLIR_LINK_MLIR_DYLIB)
  set(PAD_EXECUTION_ENGINE MLIRExecutionEngineShared)
else()
  set(PAD_EXECUTION_ENGINE MLIRExecutionEngine)
endif()
set(PAD_EXECUTION_ENGINE_FOUND OFF)
# A shared mlir_c_runner_utils brings the shared MLIR along, where there is one.
if((MLIR_LINK_MLIR_DYLIB OR NOT TARGET MLIR) AND
   TARGET ${PAD_EXECUTION_ENGINE} AND TARGET mlir_c_runner_utils)
  set(PAD_EXECUTION_ENGINE_FOUND ON)
endif()
pad_decide_part(RUNNER
  "MLIR's execution engine (${PAD_EXECUTION_ENGINE}, mlir_c_runner_utils), and \
MLIR_LINK_MLIR_DYLIB=ON where there is a shared MLIR"
  PAD_EXECUTION_ENGINE_FOUND)

pad_declare_part(PYTHON "the Python package")
set(nanobind_FOUND OFF)
if(PAD_ENABLE_PYTHON AND PAD_BUILD_RUNNER)
  # The Python that the tests compare with, unless one is given.
  if(NOT Python_EXECUTABLE AND
     EXISTS "${PROJECT_SOURCE_DIR}/.venv/bin/python")
    set(Python_EXECUTABLE "${PROJECT_SOURCE_DIR}/.venv/bin/python")
  endif()
  find_package(Python QUIET COMPONENTS Interpreter Development.Module)
  if(Python_FOUND)
    execute_process(
      COMMAND "${Python_EXECUTABLE}" -c
        "import nanobind, numpy; print(nanobind.cmake_dir(), numpy.get_include(), sep=';')"
      OUTPUT_VARIABLE folders OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endif()
  if(folders)
    list(GET folders 0 nanobind_ROOT)
    list(GET folders 1 PAD_NUMPY_INCLUDE)
    find_package(nanobind QUIET CONFIG)
  endif()
endif()
pad_decide_part(PYTHON
  "pad-run's parts, and a Python with its headers, nanobind and numpy; \
python -m pip install nanobind numpy"
  PAD_BUILD_RUNNER nanobind_FOUND)

pad_declare_part(BINDINGS "MLIR's Python bindings, with the dialect")
if(PAD_BUILD_PYTHON AND PAD_ENABLE_BINDINGS)
  # An LLVM that was built with its bindings has installed their sources, and so
  # does a package of PyPI, for one version of LLVM.
  execute_process(
    COMMAND "${Python_EXECUTABLE}" -c "import importlib.metadata as m
d = m.distribution('xtc-mlir-dev')
print(d.version, d.locate_file('mlir/src/python'), sep=';')"
    OUTPUT_VARIABLE folders OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(NOT folders MATCHES "^${LLVM_VERSION_MAJOR}[.]${LLVM_VERSION_MINOR}[.]")
    set(folders "")
  endif()
  find_path(PAD_BINDINGS_SOURCES MLIRPythonSources.Core.Python
            PATHS "${MLIR_CMAKE_DIR}/../../../src/python" ${folders}
            NO_DEFAULT_PATH)
endif()
set(PAD_BINDINGS_NANOBIND OFF)
if(nanobind_VERSION VERSION_LESS 3)
  set(PAD_BINDINGS_NANOBIND ON)
endif()
pad_decide_part(BINDINGS
  "the part PYTHON with a nanobind before 3, and the sources of MLIR's Python \
bindings for LLVM ${LLVM_PACKAGE_VERSION}; python -m pip install \
xtc-mlir-dev==22.1.8.4 nanobind==2.15.0"
  PAD_BUILD_PYTHON PAD_BINDINGS_NANOBIND PAD_BINDINGS_SOURCES)

pad_declare_part(TESTS "the tests")
if(NOT PAD_IS_TOP_LEVEL AND PAD_ENABLE_TESTS STREQUAL "AUTO")
  set(PAD_ENABLE_TESTS OFF)
endif()
if(PAD_ENABLE_TESTS)
  find_package(Python3 QUIET COMPONENTS Interpreter)
  find_package(GTest QUIET)
  find_program(PAD_LIT NAMES lit lit.py PATHS "${LLVM_TOOLS_BINARY_DIR}"
               NO_DEFAULT_PATH)
  find_program(PAD_LIT NAMES lit lit.py)
  # The tests write ONNX models with protobuf's compiler.
  find_path(PAD_ONNX_PROTO_DIR onnx/onnx.proto)
endif()
pad_decide_part(TESTS
  "Python, lit and GoogleTest; on Debian: \
apt-get install python3 llvm-${LLVM_VERSION_MAJOR}-tools libgtest-dev"
  Python3_FOUND GTest_FOUND PAD_LIT)
# Where a part is left out, the tests are those of the core.
set(PAD_TEST_ALL ON)
foreach(needed PAD_BUILD_ONNX PAD_BUILD_OPENVINO PAD_BUILD_RUNNER
        Protobuf_PROTOC_EXECUTABLE PAD_ONNX_PROTO_DIR)
  if(NOT ${needed})
    set(PAD_TEST_ALL OFF)
  endif()
endforeach()
if(PAD_BUILD_TESTS AND NOT PAD_TEST_ALL)
  message(STATUS "Tests of the core alone: the others need every part and protoc")
endif()
