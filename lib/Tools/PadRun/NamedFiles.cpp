//===- NamedFiles.cpp - [NAME=]FILE arguments -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NamedFiles.h"
#include "pad/Runtime/Error.h"

using namespace mlir;
using namespace mlir::pad;

/// The position of the port that `name` means.
static std::optional<size_t> findPort(StringRef name, ArrayRef<Port> ports) {
  for (auto [position, port] : llvm::enumerate(ports))
    if (!name.empty() && port.name == name)
      return position;
  size_t position;
  if (!name.getAsInteger(10, position) && position < ports.size())
    return position;
  return std::nullopt;
}

static llvm::Error makeUnknownNameError(StringRef option, StringRef argument,
                                        StringRef name, StringRef kind,
                                        ArrayRef<Port> ports) {
  ErrorStream error = createError()
                      << option << ' ' << argument << ": no " << kind << " '"
                      << name << "', expected one of";
  for (auto [position, port] : llvm::enumerate(ports)) {
    error << (position == 0 ? " " : ", ");
    if (port.name.empty())
      error << position;
    else
      error << port.name;
  }
  return error;
}

llvm::Expected<llvm::SmallVector<std::string>>
mlir::pad::assignFiles(StringRef option, ArrayRef<std::string> arguments,
                       StringRef kind, ArrayRef<Port> ports) {
  llvm::SmallVector<std::string> paths(ports.size());
  auto assign = [&](size_t position, StringRef path) -> llvm::Error {
    if (path.empty())
      return createError() << option << ": no file for "
                           << formatPort(kind, position, ports[position]);
    if (!paths[position].empty())
      return createError() << option << ": two files for "
                           << formatPort(kind, position, ports[position])
                           << ", " << paths[position] << " and " << path;
    paths[position] = path.str();
    return llvm::Error::success();
  };

  llvm::SmallVector<StringRef> unnamed;
  for (StringRef argument : arguments) {
    auto [name, path] = argument.split('=');
    // A name may have a '=' too.
    for (const Port &port : ports)
      if (!port.name.empty() && argument.starts_with(port.name + "="))
        std::tie(name, path) = std::pair(
            StringRef(port.name), argument.drop_front(port.name.size() + 1));
    if (std::optional<size_t> position = findPort(name, ports);
        position && argument.contains('=')) {
      if (llvm::Error error = assign(*position, path))
        return std::move(error);
      continue;
    }
    // A path may have a '=' too, but then after a '/'.
    if (argument.contains('=') && !name.contains('/'))
      return makeUnknownNameError(option, argument, name, kind, ports);
    unnamed.push_back(argument);
  }
  size_t position = 0;
  for (StringRef path : unnamed) {
    while (position != ports.size() && !paths[position].empty())
      ++position;
    if (position == ports.size())
      return createError() << option << ' ' << path << ": the function has "
                           << ports.size() << ' ' << kind
                           << (ports.size() == 1 ? "" : "s") << ", given "
                           << arguments.size();
    if (llvm::Error error = assign(position, path))
      return std::move(error);
  }
  return paths;
}
