//===- ExecutorTest.cpp - Compiling and calling ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who owns what around a call, and what happens when a call goes wrong.
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Executor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

class ExecutorTest : public testing::TestWithParam<LoweringPath> {
protected:
  ExecutorTest() {
    DialectRegistry registry;
    registerRuntimeDialects(registry);
    context.appendDialectRegistry(registry);
    context.disableMultithreading();
  }

  llvm::Expected<Executor> compile(StringRef text, bool outParams = false) {
    PadToLLVMPipelineOptions options;
    options.path = GetParam();
    options.outParams = outParams;
    return Executor::create(parseSourceString<ModuleOp>(text, &context),
                            options, /*optLevel=*/0);
  }

  std::string compileError(StringRef text) {
    llvm::Expected<Executor> executor = compile(text);
    return executor ? "" : llvm::toString(executor.takeError());
  }

  Array makeFloats(ArrayRef<int64_t> shape, ArrayRef<float> elements) {
    Array array =
        llvm::cantFail(Array::create(Float32Type::get(&context), shape));
    EXPECT_EQ(array.getNumElements(), int64_t(elements.size()));
    std::memcpy(array.getData(), elements.data(), array.getSizeInBytes());
    return array;
  }

  Array makeIndex(int64_t value) {
    Array array = llvm::cantFail(Array::create(IndexType::get(&context), {}));
    std::memcpy(array.getData(), &value, sizeof(value));
    return array;
  }

  static std::vector<float> getFloats(const Array &array) {
    auto *data = reinterpret_cast<const float *>(array.getData());
    return std::vector<float>(data, data + array.getNumElements());
  }

  /// Calls `function` on arrays that are given one by one.
  template <typename... Arrays>
  llvm::Expected<llvm::SmallVector<Array>>
  call(const Executor &executor, StringRef function, Arrays... arrays) {
    llvm::SmallVector<Array> inputs;
    (inputs.push_back(std::move(arrays)), ...);
    return executor.call(function, inputs);
  }

  template <typename... Arrays>
  std::string callError(const Executor &executor, StringRef function,
                        Arrays... arrays) {
    auto results = call(executor, function, std::move(arrays)...);
    return results ? "" : llvm::toString(results.takeError());
  }

  MLIRContext context;
};

using Floats = std::vector<float>;

TEST_P(ExecutorTest, CallsManyTimesWithManyShapes) {
  llvm::Expected<Executor> executor = compile(R"(
    func.func @pad(%x: tensor<?xf32>, %low: index) -> tensor<?xf32> {
      %0 = pad.pad edge %x low[%low] high[1] : tensor<?xf32> to tensor<?xf32>
      return %0 : tensor<?xf32>
    })");
  ASSERT_TRUE(static_cast<bool>(executor));
  for (int64_t low : {0, 1, 5, -1, -9}) {
    auto results =
        call(*executor, "pad", makeFloats({2}, {7, 8}), makeIndex(low));
    ASSERT_TRUE(static_cast<bool>(results));
    Floats expected;
    for (int64_t i = -low; i < 3; ++i)
      expected.push_back(i < 1 ? 7 : 8);
    EXPECT_EQ(getFloats(results->front()), expected);
  }
}

TEST_P(ExecutorTest, ResultsMayShareBuffers) {
  llvm::Expected<Executor> executor = compile(R"(
    func.func @share(%x: tensor<2xf32>, %low: index)
        -> (tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>,
            tensor<2xf32>, tensor<1xf32>) {
      %0 = pad.pad wrap %x low[%low] high[0] : tensor<2xf32> to tensor<?xf32>
      %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
      %s = tensor.extract_slice %x[1][1][1] : tensor<2xf32> to tensor<1xf32>
      return %0, %0, %x, %x, %c, %s
        : tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>,
          tensor<2xf32>, tensor<1xf32>
    })");
  ASSERT_TRUE(static_cast<bool>(executor));
  for (int repeat = 0; repeat != 3; ++repeat) {
    auto results =
        call(*executor, "share", makeFloats({2}, {7, 8}), makeIndex(1));
    ASSERT_TRUE(static_cast<bool>(results));
    EXPECT_EQ(getFloats((*results)[0]), (Floats{8, 7, 8}));
    EXPECT_EQ(getFloats((*results)[1]), (Floats{8, 7, 8}));
    EXPECT_EQ(getFloats((*results)[2]), (Floats{7, 8}));
    EXPECT_EQ(getFloats((*results)[3]), (Floats{7, 8}));
    EXPECT_EQ(getFloats((*results)[4]), (Floats{1, 2}));
    EXPECT_EQ(getFloats((*results)[5]), (Floats{8}));
  }
}

TEST_P(ExecutorTest, InputsAreNotWritten) {
  llvm::Expected<Executor> executor = compile(R"(
    func.func @write(%x: tensor<2xf32>, %f: f32) -> tensor<2xf32> {
      %c1 = arith.constant 1 : index
      %0 = tensor.insert %f into %x[%c1] : tensor<2xf32>
      return %0 : tensor<2xf32>
    })");
  ASSERT_TRUE(static_cast<bool>(executor));
  llvm::SmallVector<Array> inputs;
  inputs.push_back(makeFloats({2}, {7, 8}));
  inputs.push_back(makeFloats({}, {9}));
  auto results = executor->call("write", inputs);
  ASSERT_TRUE(static_cast<bool>(results));
  EXPECT_EQ(getFloats(results->front()), (Floats{7, 9}));
  EXPECT_EQ(getFloats(inputs[0]), (Floats{7, 8}));
}

TEST_P(ExecutorTest, ScalarsAndCalls) {
  // @inner is called from outside and from inside, with its own types.
  llvm::Expected<Executor> executor = compile(R"(
    func.func @inner(%a: f32, %b: index) -> (index, f32) {
      return %b, %a : index, f32
    }
    func.func @outer(%a: f32, %b: index) -> (index, f32) {
      %0:2 = call @inner(%a, %b) : (f32, index) -> (index, f32)
      %1 = arith.addi %0#0, %0#0 : index
      return %1, %0#1 : index, f32
    }
    func.func @nothing() { return })");
  ASSERT_TRUE(static_cast<bool>(executor));
  for (auto [function, factor] : {std::pair("inner", 1), {"outer", 2}}) {
    auto results =
        call(*executor, function, makeFloats({}, {3}), makeIndex(21));
    ASSERT_TRUE(static_cast<bool>(results));
    EXPECT_EQ(*reinterpret_cast<int64_t *>((*results)[0].getData()),
              21 * factor);
    EXPECT_EQ(getFloats((*results)[1]), (Floats{3}));
  }
  auto nothing = call(*executor, "nothing");
  ASSERT_TRUE(static_cast<bool>(nothing));
  EXPECT_TRUE(nothing->empty());
}

TEST_P(ExecutorTest, WritesIntoTheCallersArrays) {
  llvm::Expected<Executor> executor = compile(R"(
    func.func @pad(%x: tensor<?xf32>, %v: f32)
        -> (tensor<?xf32>, tensor<3xf32>) {
      %0 = pad.pad constant %x low[1] high[1] value(%v)
             : tensor<?xf32> to tensor<?xf32>
      %1 = tensor.splat %v : tensor<3xf32>
      return %0, %1 : tensor<?xf32>, tensor<3xf32>
    })",
                                              /*outParams=*/true);
  ASSERT_TRUE(static_cast<bool>(executor));
  llvm::SmallVector<Array> inputs, results;
  inputs.push_back(makeFloats({2}, {7, 8}));
  inputs.push_back(makeFloats({}, {9}));
  results.push_back(makeFloats({4}, {1, 2, 3, 4}));
  results.push_back(makeFloats({3}, {1, 2, 3}));
  auto invocation = executor->prepareCallInto("pad", inputs, results);
  ASSERT_TRUE(static_cast<bool>(invocation));
  // An invocation can be moved.
  Executor::Invocation moved = std::move(*invocation);
  for (float value : {9.0f, 10.0f}) {
    std::memcpy(inputs[1].getData(), &value, sizeof(value));
    ASSERT_FALSE(static_cast<bool>(moved()));
    EXPECT_EQ(getFloats(results[0]), (Floats{value, 7, 8, value}));
    EXPECT_EQ(getFloats(results[1]), (Floats{value, value, value}));
  }
  results.pop_back();
  auto tooFew = executor->prepareCallInto("pad", inputs, results);
  ASSERT_FALSE(static_cast<bool>(tooFew));
  EXPECT_EQ(llvm::toString(tooFew.takeError()),
            "function 'pad' has 2 results, given 1");
}

TEST_P(ExecutorTest, RejectsWrongInputs) {
  llvm::Expected<Executor> executor = compile(R"(
    func.func @two(%x: tensor<2x?xf32> {pad.name = "x"}, %b: index) { return }
    func.func @memref(%m: memref<2xf32>) { return }
    func.func private @hidden() { return })");
  ASSERT_TRUE(static_cast<bool>(executor));
  EXPECT_EQ(callError(*executor, "two", makeIndex(0)),
            "function 'two' has 2 inputs, given 1");
  EXPECT_EQ(callError(*executor, "two", makeIndex(0), makeIndex(0)),
            "input 0 'x' has type index, expected 2x?xf32");
  EXPECT_EQ(callError(*executor, "two", makeFloats({2}, {1, 2}), makeIndex(0)),
            "input 0 'x' has type 2xf32, expected 2x?xf32: rank 1, expected 2");
  EXPECT_EQ(
      callError(*executor, "two", makeFloats({1, 2}, {1, 2}), makeIndex(0)),
      "input 0 'x' has type 1x2xf32, expected 2x?xf32: extent 1 of axis 0, "
      "expected 2");
  EXPECT_EQ(callError(*executor, "memref", makeIndex(0)),
            "function 'memref' cannot be called: input 0 has type "
            "memref<2xf32>, expected a ranked tensor or a scalar of integers, "
            "index, floats, complex numbers or strings");
  for (StringRef function : {"three", "hidden"})
    EXPECT_EQ(callError(*executor, function),
              ("no function '" + function + "', the module has 'memref', 'two'")
                  .str());
  llvm::Expected<Executor> empty = compile("module {}");
  ASSERT_TRUE(static_cast<bool>(empty));
  EXPECT_EQ(callError(*empty, "main"),
            "no function 'main', the module has no public function");
}

TEST_P(ExecutorTest, AbortIsAnError) {
  llvm::Expected<Executor> executor = compile(R"(
    func.func @check(%ok: index) -> tensor<?xf32> {
      %c1 = arith.constant 1 : index
      %x = tensor.empty(%ok) : tensor<?xf32>
      %f = arith.constant 2.0 : f32
      %y = linalg.fill ins(%f : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
      %0 = arith.cmpi eq, %ok, %c1 : index
      cf.assert %0, "the input must be 1"
      return %y : tensor<?xf32>
    })");
  ASSERT_TRUE(static_cast<bool>(executor));
  EXPECT_EQ(callError(*executor, "check", makeIndex(3)), "the input must be 1");
  // The process is as it was.
  auto results = call(*executor, "check", makeIndex(1));
  ASSERT_TRUE(static_cast<bool>(results));
  EXPECT_EQ(getFloats(results->front()), (Floats{2}));
}

TEST_P(ExecutorTest, LackOfMemoryIsAnError) {
  llvm::Expected<Executor> executor = compile(R"(
    func.func @large(%x: tensor<1xi8>, %low: index) -> tensor<?xi8> {
      %0 = pad.pad edge %x low[%low] high[0] : tensor<1xi8> to tensor<?xi8>
      return %0 : tensor<?xi8>
    })");
  ASSERT_TRUE(static_cast<bool>(executor));
  Array x = llvm::cantFail(Array::create(IntegerType::get(&context, 8), {1}));
  std::string error =
      callError(*executor, "large", std::move(x), makeIndex(int64_t(1) << 60));
  EXPECT_TRUE(StringRef(error).starts_with("not enough memory for a buffer of"))
      << error;
}

TEST_P(ExecutorTest, RejectsModulesThatCannotRun) {
  EXPECT_EQ(compileError(R"(
    func.func private @ext()
    func.func @main() { call @ext() : () -> () return })"),
            "function 'ext' is declared and called, but not defined");
  EXPECT_EQ(compileError(R"(
    func.func @main() -> index {
      %0 = tensor.empty() : tensor<4294967296x4294967296xf32>
      %1 = arith.constant 0 : index
      return %1 : index
    })"),
            "type tensor<4294967296x4294967296xf32> is too large to address");
  // An op that nothing lowers.
  EXPECT_NE(compileError(R"(
    func.func @main() -> index {
      %0 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> index
      return %0 : index
    })"),
            "");
}

INSTANTIATE_TEST_SUITE_P(Paths, ExecutorTest,
                         testing::Values(LoweringPath::SCF,
                                         LoweringPath::Linalg),
                         [](const auto &info) {
                           return info.param == LoweringPath::SCF ? "scf"
                                                                  : "linalg";
                         });

} // namespace
