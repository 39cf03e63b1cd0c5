# Finds LLVM and MLIR 22 and sets the flags that they were built with.
#
# Point MLIR_DIR at another LLVM 22 (its lib/cmake/mlir) to build against it.

find_package(MLIR REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
# The package's version file only accepts "22.1" for 22.1.x, so the major
# version is compared here.
if(NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(FATAL_ERROR
    "pad needs LLVM/MLIR 22, found ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}; "
    "set MLIR_DIR to the lib/cmake/mlir folder of an LLVM 22")
endif()
message(STATUS "Using MLIR ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}")

list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
include(TableGen)
include(AddLLVM)
include(AddMLIR)

# Everything links the shared libMLIR where there is one: a second, static MLIR
# in the same process would have its own type ids.
if(TARGET MLIR)
  set(MLIR_LINK_MLIR_DYLIB ON)
endif()

set(LLVM_ENABLE_WERROR ${PAD_ENABLE_WERROR})
include(HandleLLVMOptions)
separate_arguments(LLVM_DEFINITIONS_LIST NATIVE_COMMAND "${LLVM_DEFINITIONS}")
add_definitions(${LLVM_DEFINITIONS_LIST})
# What LLVM's headers declare depends on assertions, as the statistics of passes
# do, so all builds have them where the libraries do and nowhere else.
if(NOT LLVM_ENABLE_ASSERTIONS)
  add_definitions(-DNDEBUG)
endif()
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
include_directories("${PROJECT_SOURCE_DIR}/include"
                    "${PROJECT_BINARY_DIR}/include")

if(PAD_SANITIZERS)
  add_compile_options(-fsanitize=${PAD_SANITIZERS} -fno-omit-frame-pointer
                      -fno-sanitize=vptr)
  add_link_options(-fsanitize=${PAD_SANITIZERS})
endif()
# For the fuzzers in test/Fuzz, by clang.
if(PAD_BUILD_FUZZERS)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
