# Finds the libraries that read model files.

# ONNX's package names protobuf's target but does not look for it.
find_package(Protobuf QUIET)
find_package(ONNX CONFIG QUIET)
if(NOT Protobuf_FOUND OR NOT ONNX_FOUND)
  message(FATAL_ERROR
    "pad reads ONNX models with the libraries of ONNX and protobuf; on Debian: "
    "apt-get install libonnx-dev libprotobuf-dev protobuf-compiler")
endif()
