# The package pad.mlir: MLIR's Python bindings from their installed sources, and
# the operations of pad. Their modules are in the file of pad._core, which has
# MLIR.
set(extension "${PAD_BINDINGS_SOURCES}/MLIRPythonExtension")
file(GLOB sources "${extension}.Core/*.cpp"
     "${extension}.MLIRPythonSupport/*.cpp"
     "${extension}.Dialects.Linalg.Nanobind/*.cpp")
add_library(PadPythonBindings OBJECT ${sources})
set_target_properties(PadPythonBindings PROPERTIES
  CXX_VISIBILITY_PRESET hidden
  POSITION_INDEPENDENT_CODE ON
  UNITY_BUILD OFF)
target_compile_options(PadPythonBindings PRIVATE -fexceptions -frtti -w)
target_link_libraries(PadPythonBindings PRIVATE nanobind-static)
foreach(target PadPython PadPythonBindings)
  target_compile_definitions(${target} PRIVATE
    MLIR_BINDINGS_PYTHON_DOMAIN=pad
    MLIR_PYTHON_PACKAGE_PREFIX=pad.mlir.
    NB_DOMAIN=pad)
endforeach()
target_link_libraries(PadPython PRIVATE PadPythonBindings)
if(NOT MLIR_LINK_MLIR_DYLIB)
  target_link_libraries(PadPython PRIVATE
    MLIRCAPIDebug MLIRCAPIInterfaces MLIRCAPIIR MLIRCAPILinalg
    MLIRCAPITransforms)
endif()

# The dialects that registerHostDialects names and that are written by hand.
set(dialects affine arith bufferization builtin cf complex func index linalg math
    memref scf shape tensor tosa ub vector)
set(parts Core.Python Core.Python.Extras)
foreach(dialect IN LISTS dialects)
  list(APPEND parts Dialects.${dialect} Dialects.${dialect}.ops_gen)
endforeach()
foreach(part IN LISTS parts)
  set(folder "${PAD_BINDINGS_SOURCES}/MLIRPythonSources.${part}")
  file(COPY "${folder}/" DESTINATION "${package}/mlir")
  install(DIRECTORY "${folder}/" DESTINATION pad/mlir COMPONENT python
          EXCLUDE_FROM_ALL)
endforeach()
# Stubs for type checkers.
file(COPY "${extension}.Core.type_stub_gen/" DESTINATION "${package}/mlir")
install(DIRECTORY "${extension}.Core.type_stub_gen/" DESTINATION pad/mlir
        COMPONENT python EXCLUDE_FROM_ALL)

set(folder "${PROJECT_SOURCE_DIR}/python/pad/mlir")
pad_link_files(mlir "${folder}/__init__.py")
pad_link_files(mlir/dialects "${folder}/dialects/pad.py")

set(LLVM_TARGET_DEFINITIONS "${PROJECT_SOURCE_DIR}/include/pad/IR/PadOps.td")
mlir_tablegen(_pad_ops_gen.py -gen-python-op-bindings -bind-dialect=pad)
add_public_tablegen_target(PadPythonOps)
add_dependencies(PadPython PadPythonOps)
pad_link_files(mlir/dialects "${CMAKE_CURRENT_BINARY_DIR}/_pad_ops_gen.py")
