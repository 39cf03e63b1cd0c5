//===- PTX.cpp - Kernels in PTX, run thread by thread ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Knows the instructions that kernels of pads have, without shared memory and
// barriers: one thread runs after the other. PTX ISA, section 9, defines them.
//
//===----------------------------------------------------------------------===//

#include "PTX.h"
#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <regex>
#include <stdexcept>
#include <type_traits>

using namespace ptx;

namespace {

/// Where an instruction reads or writes: a register, or a number.
struct Operand {
  enum Kind { Register, Number, Nothing, Special } kind = Nothing;
  /// The number; of a register or a special one, which.
  uint64_t value = 0;
};

struct Instruction {
  /// A predicate register, if any, and whether it has to be false.
  int predicate = -1;
  bool isNegated = false;
  std::string text, name;
  void (*run)(State &, const Instruction &) = nullptr;
  std::vector<Operand> results, operands;
  /// Of a load or store: added to the address.
  int64_t offset = 0;
  /// Of a branch, the next instruction; of several, by an index.
  std::vector<size_t> targets;
};

} // namespace

struct ptx::State {
  std::vector<uint64_t> registers;
  std::array<uint32_t, 12> special;
  const std::vector<uint64_t> *arguments;
  const std::function<void(uint64_t, size_t, bool)> *checkAccess;
  std::vector<uint64_t> local;
  size_t next;

  /// The place of `bytes` bytes at the address that `i` accesses.
  void *access(const Instruction &i, size_t bytes, bool isStore) {
    uint64_t at = get<uint64_t>(i.operands[0]) + i.offset;
    uint64_t begin = reinterpret_cast<uint64_t>(local.data());
    if (at < begin || at + bytes > begin + 8 * local.size())
      (*checkAccess)(at, bytes, isStore);
    return reinterpret_cast<void *>(at);
  }

  template <typename T>
  T get(const Operand &operand) const {
    uint64_t bits = operand.kind == Operand::Register ? registers[operand.value]
                    : operand.kind == Operand::Special ? special[operand.value]
                                                       : operand.value;
    T value;
    std::memcpy(&value, &bits, sizeof(T));
    return value;
  }
  template <typename T>
  void set(const Operand &operand, T value) {
    if (operand.kind == Operand::Nothing)
      return;
    uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof(T));
    registers[operand.value] = bits;
  }
};

struct Kernel::Impl {
  std::vector<Instruction> code;
  size_t registers = 0, localBytes = 0;
  std::vector<size_t> sizes;
};

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

using Run = void (*)(State &, const Instruction &);
static std::map<std::string, Run> table;

/// Adds an instruction that gives f(operands...), all of them of type T.
template <typename T, typename F>
static void define1(std::string name, F) {
  table[name] = [](State &s, const Instruction &i) {
    s.set(i.results[0], F()(s.get<T>(i.operands[0])));
  };
}
template <typename T, typename F>
static void define2(std::string name, F) {
  table[name] = [](State &s, const Instruction &i) {
    s.set(i.results[0], F()(s.get<T>(i.operands[0]), s.get<T>(i.operands[1])));
  };
}

/// What does not depend on the sign; U is unsigned.
template <typename U>
static void defineBits(const std::string &bits) {
  for (const char *type : {"s", "u"}) {
    define2<U>("add." + (type + bits), [](U a, U b) { return U(a + b); });
    define2<U>("sub." + (type + bits), [](U a, U b) { return U(a - b); });
  }
  define2<U>("mul.lo.s" + bits, [](U a, U b) { return U(uint64_t(a) * b); });
  define2<U>("and.b" + bits, [](U a, U b) { return U(a & b); });
  define2<U>("or.b" + bits, [](U a, U b) { return U(a | b); });
  define2<U>("xor.b" + bits, [](U a, U b) { return U(a ^ b); });
  define1<U>("not.b" + bits, [](U a) { return U(~a); });
  define1<U>("neg.s" + bits, [](U a) { return U(-a); });
  define1<U>("mov.b" + bits, [](U a) { return a; });
  define1<U>("mov.u" + bits, [](U a) { return a; });
  table["mad.lo.s" + bits] = [](State &s, const Instruction &i) {
    s.set(i.results[0],
          U(uint64_t(s.get<U>(i.operands[0])) * s.get<U>(i.operands[1]) +
            s.get<U>(i.operands[2])));
  };
  table["shl.b" + bits] = [](State &s, const Instruction &i) {
    uint32_t by = s.get<uint32_t>(i.operands[1]);
    s.set(i.results[0],
          U(by < 8 * sizeof(U) ? s.get<U>(i.operands[0]) << by : 0));
  };
}

template <typename T>
static void defineOrder(const std::string &type) {
  define2<T>("setp.eq." + type, [](T a, T b) { return a == b; });
  define2<T>("setp.ne." + type, [](T a, T b) { return a != b; });
  define2<T>("setp.lt." + type, [](T a, T b) { return a < b; });
  define2<T>("setp.le." + type, [](T a, T b) { return a <= b; });
  define2<T>("setp.gt." + type, [](T a, T b) { return a > b; });
  define2<T>("setp.ge." + type, [](T a, T b) { return a >= b; });
}

template <typename T>
static void defineSelect(const std::string &type) {
  table["selp." + type] = [](State &s, const Instruction &i) {
    s.set(i.results[0],
          s.get<T>(i.operands[s.get<bool>(i.operands[2]) ? 0 : 1]));
  };
}

template <typename T>
static void defineIntegers(const std::string &type) {
  defineOrder<T>(type);
  define2<T>("min." + type, [](T a, T b) { return a < b ? a : b; });
  define2<T>("max." + type, [](T a, T b) { return a < b ? b : a; });
  // A quotient by zero is undefined.
  define2<T>("div." + type, [](T a, T b) { return b ? T(a / b) : T(-1); });
  define2<T>("rem." + type, [](T a, T b) { return b ? T(a % b) : a; });
  table["shr." + type] = [](State &s, const Instruction &i) {
    uint32_t by = s.get<uint32_t>(i.operands[1]);
    s.set(i.results[0], T(s.get<T>(i.operands[0]) >>
                          std::min<uint32_t>(by, 8 * sizeof(T) - 1)));
    if (std::is_unsigned_v<T> && by >= 8 * sizeof(T))
      s.set(i.results[0], T(0));
  };
}

template <typename T>
static void defineFloats(const std::string &type) {
  defineOrder<T>(type);
  define2<T>("setp.nan." + type, [](T a, T b) { return a != a || b != b; });
  for (const char *name : {"add.", "add.rn."})
    define2<T>(name + type, [](T a, T b) { return T(a + b); });
  for (const char *name : {"sub.", "sub.rn."})
    define2<T>(name + type, [](T a, T b) { return T(a - b); });
  define1<T>("mov." + type, [](T a) { return a; });
}

template <typename To, typename From>
static void defineConversion(const std::string &name) {
  define1<From>("cvt." + name, [](From a) { return To(a); });
}

template <typename To>
static void defineConversions(const std::string &to) {
  defineConversion<To, uint8_t>(to + ".u8");
  defineConversion<To, int8_t>(to + ".s8");
  defineConversion<To, uint16_t>(to + ".u16");
  defineConversion<To, int16_t>(to + ".s16");
  defineConversion<To, uint32_t>(to + ".u32");
  defineConversion<To, int32_t>(to + ".s32");
  defineConversion<To, uint64_t>(to + ".u64");
  defineConversion<To, int64_t>(to + ".s64");
}

template <typename T>
static void defineMemory(const std::string &type) {
  static constexpr const char *vectors[] = {"", ".v2", ".v4"};
  for (const char *vector : vectors) {
    auto load = [](State &s, const Instruction &i) {
      size_t count = i.results.size();
      auto *at = static_cast<const T *>(
          s.access(i, count * sizeof(T), /*isStore=*/false));
      for (size_t k = 0; k < count; ++k)
        s.set(i.results[k], at[k]);
    };
    auto store = [](State &s, const Instruction &i) {
      size_t count = i.results.size();
      auto *at =
          static_cast<T *>(s.access(i, count * sizeof(T), /*isStore=*/true));
      for (size_t k = 0; k < count; ++k)
        at[k] = s.get<T>(i.results[k]);
    };
    for (const char *space : {"", ".global", ".local"}) {
      table[std::string("ld") + space + vector + type] = load;
      table[std::string("st") + space + vector + type] = store;
    }
  }
  table["ld.param" + type] = [](State &s, const Instruction &i) {
    s.set(i.results[0], T((*s.arguments)[s.get<uint64_t>(i.operands[0])]));
  };
}

/// The bytes of {b, a} that `selector` has in its four digits.
static uint32_t permute(uint32_t a, uint32_t b, uint32_t selector) {
  uint64_t bytes = uint64_t(b) << 32 | a;
  uint32_t result = 0;
  for (int k = 0; k < 4; ++k) {
    uint32_t digit = selector >> 4 * k & 15;
    uint8_t byte = bytes >> 8 * (digit & 7);
    if (digit & 8)
      byte = byte & 0x80 ? 0xFF : 0;
    result |= uint32_t(byte) << 8 * k;
  }
  return result;
}

/// Some bits of a number, signed if T is.
template <typename T>
static void extractField(State &s, const Instruction &i) {
  uint32_t at = s.get<uint32_t>(i.operands[1]) & 255;
  uint32_t length = s.get<uint32_t>(i.operands[2]) & 255;
  constexpr uint32_t bits = 8 * sizeof(T);
  if (length == 0 || at + length > bits)
    throw std::runtime_error("beyond what is known of bfe");
  using U = std::make_unsigned_t<T>;
  U high = s.get<U>(i.operands[0]) << (bits - at - length);
  s.set(i.results[0], T(T(high) >> (bits - length)));
}

/// `mov` between a register and the parts of its bits, lowest first.
template <typename U>
static void moveParts(State &s, const Instruction &i) {
  size_t count = std::max(i.results.size(), i.operands.size());
  size_t bits = 8 * sizeof(U) / count;
  uint64_t mask = (uint64_t(1) << bits) - 1, whole = 0;
  if (i.operands.size() == 1) {
    for (size_t k = 0; k < count; ++k)
      s.set(i.results[k], s.get<U>(i.operands[0]) >> bits * k & mask);
    return;
  }
  for (size_t k = 0; k < count; ++k)
    whole |= (s.get<uint64_t>(i.operands[k]) & mask) << bits * k;
  s.set(i.results[0], whole);
}

static void fillTable() {
  defineBits<uint16_t>("16");
  defineBits<uint32_t>("32");
  defineBits<uint64_t>("64");
  defineIntegers<int16_t>("s16");
  defineIntegers<uint16_t>("u16");
  defineIntegers<int32_t>("s32");
  defineIntegers<uint32_t>("u32");
  defineIntegers<int64_t>("s64");
  defineIntegers<uint64_t>("u64");
  defineOrder<uint16_t>("b16");
  defineOrder<uint32_t>("b32");
  defineOrder<uint64_t>("b64");
  defineFloats<float>("f32");
  defineFloats<double>("f64");
  defineSelect<uint16_t>("b16");
  defineSelect<uint32_t>("b32");
  defineSelect<uint64_t>("b64");
  defineSelect<float>("f32");
  defineSelect<double>("f64");
  defineConversions<uint16_t>("u16");
  defineConversions<int16_t>("s16");
  defineConversions<uint32_t>("u32");
  defineConversions<int32_t>("s32");
  defineConversions<uint64_t>("u64");
  defineConversions<int64_t>("s64");
#ifdef __FLT16_MAX__
  defineFloats<_Float16>("f16");
  defineSelect<_Float16>("f16");
  defineConversion<float, _Float16>("f32.f16");
  defineConversion<_Float16, float>("rn.f16.f32");
  table["cvt.rn.f16x2.f32"] = [](State &s, const Instruction &i) {
    _Float16 halves[] = {_Float16(s.get<float>(i.operands[1])),
                         _Float16(s.get<float>(i.operands[0]))};
    uint32_t bits;
    std::memcpy(&bits, halves, sizeof(bits));
    s.set(i.results[0], bits);
  };
#endif
  defineMemory<uint8_t>(".b8");
  defineMemory<uint16_t>(".b16");
  defineMemory<uint32_t>(".b32");
  defineMemory<uint64_t>(".b64");
  for (const char *name : {"cvta.to.global.u64", "cvta.local.u64"})
    define1<uint64_t>(name, [](uint64_t a) { return a; });
  table["mov.local"] = [](State &s, const Instruction &i) {
    s.set(i.results[0], s.local.data());
  };
  define1<int32_t>("abs.s32", [](int32_t a) { return std::abs(a); });
  define1<int64_t>("abs.s64", [](int64_t a) { return std::abs(a); });
  define2<uint16_t>("mul.hi.u16", [](uint16_t a, uint16_t b) {
    return uint16_t(uint32_t(a) * b >> 16);
  });
  define2<int16_t>("mul.hi.s16", [](int16_t a, int16_t b) {
    return int16_t(int32_t(a) * b >> 16);
  });
  define2<uint32_t>("mul.hi.u32", [](uint32_t a, uint32_t b) {
    return uint32_t(uint64_t(a) * b >> 32);
  });
  define2<int32_t>("mul.hi.s32", [](int32_t a, int32_t b) {
    return int32_t(int64_t(a) * b >> 32);
  });
  define2<uint64_t>("mul.hi.u64", [](uint64_t a, uint64_t b) {
    return uint64_t((unsigned __int128)(a)*b >> 64);
  });
  define2<int64_t>("mul.hi.s64", [](int64_t a, int64_t b) {
    return int64_t((__int128)(a)*b >> 64);
  });
  define2<uint32_t>("mul.wide.u32",
                    [](uint32_t a, uint32_t b) { return uint64_t(a) * b; });
  define2<uint16_t>("mul.wide.u16",
                    [](uint16_t a, uint16_t b) { return uint32_t(a) * b; });
  define2<int16_t>("mul.wide.s16",
                   [](int16_t a, int16_t b) { return int32_t(a) * b; });
  define2<int32_t>("mul.wide.s32",
                   [](int32_t a, int32_t b) { return int64_t(a) * b; });
  define2<bool>("and.pred", [](bool a, bool b) { return a && b; });
  define2<bool>("or.pred", [](bool a, bool b) { return a || b; });
  define2<bool>("xor.pred", [](bool a, bool b) { return a != b; });
  define1<bool>("not.pred", [](bool a) { return !a; });
  define1<bool>("mov.pred", [](bool a) { return a; });
  table["prmt.b32"] = [](State &s, const Instruction &i) {
    s.set(i.results[0], permute(s.get<uint32_t>(i.operands[0]),
                                s.get<uint32_t>(i.operands[1]),
                                s.get<uint32_t>(i.operands[2])));
  };
  table["bfe.u32"] = extractField<uint32_t>;
  table["bfe.u64"] = extractField<uint64_t>;
  table["bfe.s32"] = extractField<int32_t>;
  table["bfe.s64"] = extractField<int64_t>;
  for (const char *name : {"bra", "bra.uni"})
    table[name] = [](State &s, const Instruction &i) { s.next = i.targets[0]; };
  table["brx.idx"] = [](State &s, const Instruction &i) {
    s.next = i.targets.at(s.get<uint32_t>(i.operands[0]));
  };
  for (const char *name : {"ret", "exit"})
    table[name] = [](State &s, const Instruction &) { s.next = SIZE_MAX; };
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {

/// Reads the body of a kernel.
class Parser {
public:
  explicit Parser(Kernel::Impl &kernel) : kernel(kernel) {}

  void addParameter(const std::string &name, size_t bytes) {
    parameters[name] = kernel.sizes.size();
    kernel.sizes.push_back(bytes);
  }
  void addLine(std::string line);
  void resolveLabels() {
    for (const auto &[number, label] : branches) {
      auto found = lists.find(label);
      for (const std::string &each :
           found == lists.end() ? std::vector{label} : found->second)
        kernel.code[number].targets.push_back(labels.at(each));
    }
    kernel.registers = registers.size();
  }

private:
  Operand parse(const std::string &text);
  std::vector<Operand> parseList(const std::string &text);

  Kernel::Impl &kernel;
  std::map<std::string, uint64_t> registers, parameters;
  std::map<std::string, size_t> labels;
  /// The targets of a list of labels.
  std::map<std::string, std::vector<std::string>> lists;
  std::vector<std::pair<size_t, std::string>> branches;
};

} // namespace

static std::string trim(const std::string &text) {
  size_t begin = text.find_first_not_of(" \t"),
         end = text.find_last_not_of(" \t");
  return begin == std::string::npos ? "" : text.substr(begin, end - begin + 1);
}

Operand Parser::parse(const std::string &text) {
  static const std::map<std::string, uint64_t> groups = {
      {"%tid", 0}, {"%ntid", 3}, {"%ctaid", 6}, {"%nctaid", 9}};
  if (text == "_")
    return {};
  size_t dot = text.find('.');
  if (dot != std::string::npos && groups.count(text.substr(0, dot)))
    return {Operand::Special,
            groups.at(text.substr(0, dot)) + (text.back() - 'x')};
  if (text[0] == '%')
    return {Operand::Register,
            registers.emplace(text, registers.size()).first->second};
  if (auto found = parameters.find(text); found != parameters.end())
    return {Operand::Number, found->second};
  if (text.starts_with("0f") || text.starts_with("0d"))
    return {Operand::Number, std::stoull(text.substr(2), nullptr, 16)};
  return {Operand::Number, text[0] == '-'
                               ? uint64_t(std::stoll(text, nullptr, 0))
                               : std::stoull(text, nullptr, 0)};
}

/// What commas divide, but for those within brackets.
static std::vector<std::string> split(const std::string &text) {
  std::vector<std::string> parts;
  std::string part;
  int depth = 0;
  for (char c : text + ",") {
    depth += (c == '{' || c == '[') - (c == '}' || c == ']');
    if (c == ',' && depth == 0) {
      parts.push_back(trim(part));
      part.clear();
    } else {
      part += c;
    }
  }
  return parts;
}

std::vector<Operand> Parser::parseList(const std::string &text) {
  std::vector<Operand> list;
  for (const std::string &each :
       split(text[0] == '{' ? text.substr(1, text.size() - 2) : text))
    list.push_back(parse(each));
  return list;
}

void Parser::addLine(std::string line) {
  static const std::regex depot(R"(\.local .*\[([0-9]+)\];)");
  static const std::string targets = ": .branchtargets";
  std::smatch match;
  if (std::regex_match(line, match, depot))
    kernel.localBytes = std::stoul(match[1]);
  if (line.empty() || line[0] == '.' || line[0] == '{' || line[0] == '}')
    return;
  if (size_t colon = line.find(targets); colon != std::string::npos) {
    line.pop_back();
    lists[line.substr(0, colon)] = split(line.substr(colon + targets.size()));
    return;
  }
  if (line.back() == ':') {
    labels[line.substr(0, line.size() - 1)] = kernel.code.size();
    return;
  }
  Instruction instruction;
  instruction.text = line;
  line.pop_back();
  if (line[0] == '@') {
    size_t space = line.find(' ');
    instruction.isNegated = line[1] == '!';
    instruction.predicate =
        parse(line.substr(1 + instruction.isNegated,
                          space - 1 - instruction.isNegated))
            .value;
    line = trim(line.substr(space));
  }
  size_t space = std::min(line.find_first_of(" \t"), line.size());
  instruction.name = line.substr(0, space);
  std::vector<std::string> parts = split(trim(line.substr(space)));
  auto parseAddress = [&](const std::string &text) {
    std::string inner = text.substr(1, text.size() - 2);
    size_t sign = inner.find_first_of("+-");
    if (sign != std::string::npos)
      instruction.offset =
          std::stoll(inner.substr(sign + (inner[sign] == '+')));
    return parse(trim(inner.substr(0, sign)));
  };
  const std::string &name = instruction.name;
  if (name.starts_with("br")) {
    branches.push_back({kernel.code.size(), parts.back()});
    if (parts.size() == 2)
      instruction.operands = {parse(parts[0])};
  } else if (name == "mov.b64" && parts[1].starts_with("__local_depot")) {
    instruction.name = "mov.local";
    instruction.results = parseList(parts[0]);
  } else if (name.starts_with("ld.")) {
    instruction.results = parseList(parts[0]);
    instruction.operands = {parseAddress(parts[1])};
  } else if (name.starts_with("st.")) {
    instruction.operands = {parseAddress(parts[0])};
    instruction.results = parseList(parts[1]);
  } else if (!parts.front().empty()) {
    instruction.results = parseList(parts[0]);
    for (size_t k = 1; k < parts.size(); ++k)
      for (const Operand &operand : parseList(parts[k]))
        instruction.operands.push_back(operand);
  }
  if (name.starts_with("mov.") &&
      instruction.results.size() + instruction.operands.size() > 2) {
    instruction.run =
        name == "mov.b32" ? moveParts<uint32_t> : moveParts<uint64_t>;
  } else {
    auto found = table.find(name);
    if (found == table.end())
      throw std::runtime_error("unknown instruction: " + instruction.text);
    instruction.run = found->second;
  }
  kernel.code.push_back(std::move(instruction));
}

Module::Module(const std::string &text) {
  if (table.empty())
    fillTable();
  static const std::regex entry("\\.entry (\\w+)\\("),
      parameter("\\.param \\.[a-z]+([0-9]+).* (\\w+),?");
  std::unique_ptr<Parser> parser;
  Kernel *kernel = nullptr;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = std::min(text.find('\n', begin), text.size());
    std::string line = text.substr(begin, end - begin);
    begin = end + 1;
    line = trim(line.substr(0, line.find("//")));
    while (line.find(".branchtargets") != std::string::npos &&
           line.back() != ';') {
      end = text.find('\n', begin);
      line += text.substr(begin, end - begin);
      begin = end + 1;
    }
    std::smatch match;
    if (std::regex_search(line, match, entry)) {
      kernel = &kernels[match[1]];
      kernel->impl = std::make_shared<Kernel::Impl>();
      parser = std::make_unique<Parser>(*kernel->impl);
    } else if (line.starts_with(".param") &&
               std::regex_search(line, match, parameter)) {
      parser->addParameter(match[2], std::stoul(match[1]) / 8);
    } else if (parser && line == "}") {
      parser->resolveLabels();
      parser.reset();
    } else if (parser && line != ")") {
      try {
        parser->addLine(line);
      } catch (const std::logic_error &) {
        throw std::runtime_error("cannot be read: " + line);
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

void Kernel::run(
    const std::array<uint32_t, 3> &grid, const std::array<uint32_t, 3> &block,
    void **arguments,
    const std::function<void(uint64_t, size_t, bool)> &checkAccess) const {
  std::vector<uint64_t> values;
  for (size_t k = 0; k < impl->sizes.size(); ++k) {
    values.push_back(0);
    std::memcpy(&values.back(), arguments[k], impl->sizes[k]);
  }
  State state;
  state.arguments = &values;
  state.checkAccess = &checkAccess;
  auto forEach = [](const std::array<uint32_t, 3> &counts, auto body) {
    for (uint32_t z = 0; z < counts[2]; ++z)
      for (uint32_t y = 0; y < counts[1]; ++y)
        for (uint32_t x = 0; x < counts[0]; ++x)
          body(x, y, z);
  };
  forEach(grid, [&](uint32_t bx, uint32_t by, uint32_t bz) {
    forEach(block, [&](uint32_t tx, uint32_t ty, uint32_t tz) {
      state.special = {tx, ty, tz, block[0], block[1], block[2],
                       bx, by, bz, grid[0],  grid[1],  grid[2]};
      // What is not set has any value.
      state.registers.assign(impl->registers, 0xDEADBEEFCAFEF00D);
      state.local.assign((impl->localBytes + 7) / 8, 0xDEADBEEFCAFEF00D);
      state.next = 0;
      while (state.next < impl->code.size()) {
        const Instruction &instruction = impl->code[state.next++];
        if (instruction.predicate >= 0 &&
            bool(state.registers[instruction.predicate]) ==
                instruction.isNegated)
          continue;
        try {
          instruction.run(state, instruction);
        } catch (const std::runtime_error &error) {
          throw std::runtime_error(std::string(error.what()) + ": " +
                                   instruction.text);
        }
      }
    });
  });
}
