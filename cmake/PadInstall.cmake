# Installs headers, pages and the package that find_package(Pad) reads.

include(CMakePackageConfigHelpers)

set(PAD_CMAKE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/pad")

# Headers of parts that are not built stay away.
set(exclude)
if(NOT PAD_BUILD_ONNX)
  list(APPEND exclude PATTERN "pad/Target/ONNX" EXCLUDE)
endif()
if(NOT PAD_BUILD_OPENVINO)
  list(APPEND exclude PATTERN "pad/Target/OpenVINO" EXCLUDE)
endif()
if(NOT PAD_BUILD_RUNNER)
  foreach(folder GPURuntime Oracle Runtime Tools)
    list(APPEND exclude PATTERN "pad/${folder}" EXCLUDE)
  endforeach()
endif()
foreach(tree "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}")
  install(DIRECTORY "${tree}/include/" DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
          FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc"
          PATTERN "CMakeFiles" EXCLUDE ${exclude})
endforeach()

# The pages, whose examples and schedules lie beside them.
set(PAD_DOC_DIR "${CMAKE_INSTALL_DATAROOTDIR}/doc/pad")
install(FILES "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
              "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/README.md"
        DESTINATION ${PAD_DOC_DIR})
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs" DESTINATION ${PAD_DOC_DIR})

# Each component comes after those that it is built on.
set(PAD_COMPONENTS)
set(PAD_COMPONENT_LIBRARIES)
foreach(component Core Importers ONNX OpenVINO Runner)
  get_property(libraries GLOBAL PROPERTY PAD_${component}_LIBRARIES)
  if(libraries)
    install(EXPORT Pad${component}Targets NAMESPACE Pad::
            DESTINATION ${PAD_CMAKE_DIR})
    string(APPEND PAD_COMPONENTS " ${component}")
    list(JOIN libraries " " libraries)
    string(APPEND PAD_COMPONENT_LIBRARIES
           "set(_pad_${component}_libraries ${libraries})\n")
  endif()
endforeach()
configure_package_config_file(
  "${CMAKE_CURRENT_LIST_DIR}/PadConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/PadConfig.cmake"
  INSTALL_DESTINATION ${PAD_CMAKE_DIR})
write_basic_package_version_file("${PROJECT_BINARY_DIR}/PadConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/PadConfig.cmake"
              "${PROJECT_BINARY_DIR}/PadConfigVersion.cmake"
        DESTINATION ${PAD_CMAKE_DIR})
