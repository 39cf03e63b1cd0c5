# Declares the libraries of the project, all alike.

# pad_add_library(NAME SOURCES... [STANDALONE] [DEPENDS targets...]
#                 [LINK_LIBS libs...])
#
# A static, position independent library against the shared libMLIR, exported
# as Pad::NAME. DEPENDS names tablegen targets; LINK_LIBS other libraries. A
# STANDALONE library uses neither MLIR nor LLVM.
function(pad_add_library name)
  cmake_parse_arguments(ARG "STANDALONE" "" "DEPENDS;LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  add_library(Pad::${name} ALIAS ${name})
  add_dependencies(${name} pad-headers ${ARG_DEPENDS})
  target_include_directories(${name} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS})
  if(ARG_STANDALONE)
    # Nothing more to link.
  elseif(MLIR_LINK_MLIR_DYLIB)
    target_link_libraries(${name} PUBLIC MLIR LLVM)
  else()
    get_property(mlir_libs GLOBAL PROPERTY MLIR_ALL_LIBS)
    target_link_libraries(${name} PUBLIC ${mlir_libs})
  endif()
  install(TARGETS ${name} EXPORT PadTargets
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  set_property(GLOBAL APPEND PROPERTY PAD_LIBRARIES ${name})
endfunction()

# pad_add_tool(NAME SOURCES... [LINK_LIBS libs...])
#
# An executable in <build>/bin, installed to bin.
function(pad_add_tool name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS})
  install(TARGETS ${name} EXPORT PadTargets
          RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  set_property(GLOBAL APPEND PROPERTY PAD_TOOLS ${name})
endfunction()
