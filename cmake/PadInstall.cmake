# Installs headers and the package that find_package(Pad) reads.

include(CMakePackageConfigHelpers)

set(PAD_CMAKE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/pad")

foreach(tree "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}")
  install(DIRECTORY "${tree}/include/" DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
          FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc"
          PATTERN "CMakeFiles" EXCLUDE)
endforeach()

get_property(PAD_LIBRARIES GLOBAL PROPERTY PAD_LIBRARIES)
install(EXPORT PadTargets NAMESPACE Pad:: DESTINATION ${PAD_CMAKE_DIR})
configure_package_config_file(
  "${CMAKE_CURRENT_LIST_DIR}/PadConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/PadConfig.cmake"
  INSTALL_DESTINATION ${PAD_CMAKE_DIR})
write_basic_package_version_file("${PROJECT_BINARY_DIR}/PadConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/PadConfig.cmake"
              "${PROJECT_BINARY_DIR}/PadConfigVersion.cmake"
        DESTINATION ${PAD_CMAKE_DIR})
