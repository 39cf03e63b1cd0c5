# Finds the libraries that read model files.

# ONNX's package names protobuf's target but does not look for it.
find_package(Protobuf QUIET)
find_package(ONNX CONFIG QUIET)
find_path(PAD_ONNX_PROTO_DIR onnx/onnx.proto)
if(NOT Protobuf_FOUND OR NOT ONNX_FOUND OR NOT Protobuf_PROTOC_EXECUTABLE
   OR NOT PAD_ONNX_PROTO_DIR)
  message(FATAL_ERROR
    "pad reads ONNX models with the libraries of ONNX and protobuf, and its "
    "tests write them with protoc; on Debian: "
    "apt-get install libonnx-dev libprotobuf-dev protobuf-compiler")
endif()

find_package(pugixml QUIET)
if(NOT pugixml_FOUND)
  message(FATAL_ERROR
    "pad reads OpenVINO models with pugixml; on Debian: "
    "apt-get install libpugixml-dev")
endif()
