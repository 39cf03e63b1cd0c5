# Finds LLVM and MLIR and sets the flags that they were built with.
#
# Point MLIR_DIR at the lib/cmake/mlir of another LLVM to build against it. As an
# external project of LLVM's own build (LLVM_EXTERNAL_PROJECTS), pad takes what is
# built there.

set(PAD_IN_LLVM_BUILD OFF)
if(TARGET MLIRIR)
  get_target_property(imported MLIRIR IMPORTED)
  if(NOT imported)
    set(PAD_IN_LLVM_BUILD ON)
  endif()
endif()

if(PAD_IN_LLVM_BUILD)
  set(MLIR_INCLUDE_DIRS "${LLVM_MAIN_SRC_DIR}/../mlir/include"
                        "${LLVM_BINARY_DIR}/tools/mlir/include")
  set(LLVM_INCLUDE_DIRS "${LLVM_MAIN_SRC_DIR}/include"
                        "${LLVM_BINARY_DIR}/include")
else()
  # A project that adds pad as a subdirectory links what pad links.
  if(NOT PAD_IS_TOP_LEVEL)
    set(CMAKE_FIND_PACKAGE_TARGETS_GLOBAL ON)
  endif()
  find_package(MLIR REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir
                                          /usr/lib/llvm-23/lib/cmake/mlir)
  list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
endif()

# The package's version file only accepts "22.1" for 22.1.x, so the major
# version is compared here.
if(NOT LLVM_VERSION_MAJOR MATCHES "^(22|23)$")
  message(FATAL_ERROR
    "pad needs LLVM/MLIR 22 or 23, found ${LLVM_PACKAGE_VERSION} in "
    "${MLIR_DIR}; set MLIR_DIR to the lib/cmake/mlir folder of one of these")
endif()

if(NOT PAD_IN_LLVM_BUILD)
  message(STATUS "Using MLIR ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}")
  include(TableGen)
  include(AddLLVM)
  include(AddMLIR)

  # Everything links the shared libMLIR where there is one: a second, static MLIR
  # in the same process would have its own type ids.
  if(TARGET MLIR AND NOT DEFINED MLIR_LINK_MLIR_DYLIB)
    set(MLIR_LINK_MLIR_DYLIB ON)
  endif()
  # CMAKE_INSTALL_RPATH_USE_LINK_PATH leaves out folders inside of the project,
  # where an LLVM may lie as well.
  if(MLIR_LINK_MLIR_DYLIB AND CMAKE_INSTALL_RPATH_USE_LINK_PATH)
    get_filename_component(folder "${MLIR_DIR}/../.." ABSOLUTE)
    list(APPEND CMAKE_INSTALL_RPATH "${folder}" "${LLVM_LIBRARY_DIR}")
    list(REMOVE_ITEM CMAKE_INSTALL_RPATH
         ${CMAKE_CXX_IMPLICIT_LINK_DIRECTORIES})
  endif()

  set(LLVM_ENABLE_WERROR ${PAD_ENABLE_WERROR})
  include(HandleLLVMOptions)
  separate_arguments(LLVM_DEFINITIONS_LIST NATIVE_COMMAND "${LLVM_DEFINITIONS}")
  add_definitions(${LLVM_DEFINITIONS_LIST})
  # What LLVM's headers declare depends on NDEBUG, as the statistics of passes do,
  # so it is defined where the libraries have it, whether `assert` is on or not.
  if(NOT LLVM_ENABLE_ASSERTIONS)
    add_definitions(-DNDEBUG)
    if(PAD_ENABLE_ASSERTIONS)
      include_directories(BEFORE "${CMAKE_CURRENT_LIST_DIR}/assertions")
      add_definitions(-D_GLIBCXX_ASSERTIONS)
    endif()
  endif()
endif()

# Classes that derive from LLVM's need its type information, or must have none.
set(PAD_RTTI_FLAGS)
if(NOT LLVM_ENABLE_RTTI)
  set(PAD_RTTI_FLAGS $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
  add_compile_options(${PAD_RTTI_FLAGS})
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
