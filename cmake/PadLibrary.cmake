# Declares the libraries of the project, all alike.

# pad_export(NAME COMPONENT)
#
# Installs a target and exports it with a component of the package, Core if that
# is empty.
function(pad_export name component)
  if(NOT component)
    set(component Core)
  endif()
  install(TARGETS ${name} EXPORT Pad${component}Targets
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
          RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  get_target_property(type ${name} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    set_property(GLOBAL APPEND PROPERTY PAD_${component}_LIBRARIES ${name})
  endif()
endfunction()

# pad_precompile_headers(NAME)
#
# Upstream's headers that cost most where several libraries include them,
# precompiled once for all.
function(pad_precompile_headers name)
  if(NOT PAD_PRECOMPILE_HEADERS)
    return()
  endif()
  get_property(owner GLOBAL PROPERTY PAD_PRECOMPILED_HEADERS)
  if(owner)
    target_precompile_headers(${name} REUSE_FROM ${owner})
  else()
    target_precompile_headers(${name} PRIVATE
      <mlir/Dialect/LLVMIR/LLVMDialect.h>
      <mlir/Dialect/Linalg/IR/Linalg.h>
      <mlir/Dialect/SCF/IR/SCF.h>
      <mlir/Dialect/Vector/IR/VectorOps.h>
      <mlir/Pass/Pass.h>)
    set_property(GLOBAL PROPERTY PAD_PRECOMPILED_HEADERS ${name})
  endif()
endfunction()

# pad_link_shared_llvm(NAME LIBRARIES...)
#
# Links LIBRARIES, which are LLVM's, into NAME and those that link it; in targets
# with the property PAD_LINKS_ARCHIVES, LLVM's archives instead; in those with
# PAD_USES_LLVM_OF_HOST nothing.
function(pad_link_shared_llvm name)
  set(links_archives $<BOOL:$<TARGET_PROPERTY:PAD_LINKS_ARCHIVES>>)
  set(uses_host $<BOOL:$<TARGET_PROPERTY:PAD_USES_LLVM_OF_HOST>>)
  foreach(library IN LISTS ARGN)
    target_link_libraries(${name} PUBLIC
      $<$<NOT:$<OR:${links_archives},${uses_host}>>:${library}>)
  endforeach()
  target_link_libraries(${name} PUBLIC
    $<BUILD_INTERFACE:$<${links_archives}:PadLLVMArchives>>)
endfunction()

# pad_link_archives(NAME)
#
# Links what NAME uses of LLVM and MLIR from their archives, so that it runs where
# no LLVM is.
function(pad_link_archives name)
  if(NOT MLIR_LINK_MLIR_DYLIB)
    return()
  endif()
  set_target_properties(${name} PROPERTIES PAD_LINKS_ARCHIVES ON)
  get_filename_component(mlir_dir "${MLIR_CMAKE_DIR}/../.." ABSOLUTE)
  file(GLOB archives "${LLVM_LIBRARY_DIR}/libLLVM*.a" "${mlir_dir}/libMLIR*.a")
  # What LLVM uses. Names of files find libraries without headers.
  find_library(PAD_ZLIB NAMES libz.a z REQUIRED)
  find_library(PAD_ZSTD NAMES libzstd.a zstd libzstd.so.1 REQUIRED)
  add_library(PadLLVMArchives INTERFACE)
  target_link_libraries(PadLLVMArchives INTERFACE
    -Wl,--start-group ${archives} -Wl,--end-group ${PAD_ZLIB} ${PAD_ZSTD}
    ${CMAKE_DL_LIBS} m)
  target_link_options(${name} PRIVATE -Wl,--gc-sections -Wl,--exclude-libs,ALL)
endfunction()

# pad_use_mlir(NAME)
#
# Links MLIR and gives it and its headers to those that link the library. LLVM's
# targets do not carry their include folders; PadConfig.cmake adds those of an
# installed pad.
function(pad_use_mlir name)
  target_include_directories(${name} SYSTEM INTERFACE
    "$<BUILD_INTERFACE:${LLVM_INCLUDE_DIRS};${MLIR_INCLUDE_DIRS}>")
  target_compile_options(${name} INTERFACE ${PAD_RTTI_FLAGS})
  if(MLIR_LINK_MLIR_DYLIB)
    pad_link_shared_llvm(${name} MLIR LLVM)
  else()
    get_property(mlir_libs GLOBAL PROPERTY MLIR_ALL_LIBS)
    # Where there is a shared MLIR, too, it and what links it would be a second one.
    list(FILTER mlir_libs EXCLUDE REGEX
         "^MLIR$|ExecutionEngine(Shared)?$|JitRunner|MlirOptMain|Runtime$|Test|^mlir_")
    target_link_libraries(${name} PUBLIC ${mlir_libs})
  endif()
endfunction()

# pad_add_library(NAME SOURCES... [STANDALONE] [COMPONENT component]
#                 [DEPENDS targets...] [LINK_LIBS libs...])
#
# A static, position independent library against the shared libMLIR, exported
# as Pad::NAME. COMPONENT is that of find_package(Pad) which has it (Core);
# DEPENDS names tablegen targets; LINK_LIBS other libraries. A STANDALONE
# library uses neither MLIR nor LLVM.
function(pad_add_library name)
  cmake_parse_arguments(ARG "STANDALONE" "COMPONENT" "DEPENDS;LINK_LIBS"
                        ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  add_library(Pad::${name} ALIAS ${name})
  add_dependencies(${name} pad-headers ${ARG_DEPENDS})
  target_include_directories(${name} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS})
  if(NOT ARG_STANDALONE)
    pad_precompile_headers(${name})
    pad_use_mlir(${name})
  endif()
  pad_export(${name} "${ARG_COMPONENT}")
  set_property(GLOBAL APPEND PROPERTY PAD_LIBRARIES ${name})
endfunction()

# pad_add_tool(NAME SOURCES... [COMPONENT component] [LINK_LIBS libs...])
#
# An executable in <build>/bin, installed to bin; otherwise as above.
function(pad_add_tool name)
  cmake_parse_arguments(ARG "" "COMPONENT" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS})
  pad_export(${name} "${ARG_COMPONENT}")
  set_property(GLOBAL APPEND PROPERTY PAD_TOOLS ${name})
endfunction()
