//===- CheckTest.cpp - What the check of pad-bench finds ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels that do something else than their workload asks for, and memory that
// must not be touched.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Memory.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "pad/InitAll.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::pad::bench;

static DialectRegistry getRegistry() {
  DialectRegistry registry;
  registerAllToLLVMIRTranslations(registry);
  pad::registerAllDialects(registry);
  return registry;
}

namespace {

class CheckTest : public testing::Test {
protected:
  static Workload parse(StringRef text) {
    return llvm::cantFail(parseWorkload(text)).front();
  }

  Element getElement(const Workload &workload) {
    return llvm::cantFail(Element::create(workload, &context));
  }

  /// What the check of `workload` says of a kernel that was made for `made`.
  std::string check(StringRef workload, StringRef made,
                    bool allocates = false) {
    Workload expected = parse(workload), actual = parse(made);
    KernelOptions options;
    options.allocates = allocates;
    Kernel kernel = llvm::cantFail(
        Kernel::create(actual, getElement(actual), options, {}, &context));
    Checker checker(expected, getElement(expected));
    return llvm::toString(checker.check(kernel));
  }

  MLIRContext context{getRegistry(), MLIRContext::Threading::DISABLED};
};

} // namespace

TEST_F(CheckTest, PassesWhatIsRight) {
  EXPECT_EQ(check("edge u8 5x7 pad=1,2", "edge u8 5x7 pad=1,2"), "");
  EXPECT_EQ(check("edge u8 5x7 pad=1,2", "edge u8 5x7 pad=1,2", true), "");
}

TEST_F(CheckTest, FindsAWrongElement) {
  std::string message =
      check("edge i16 2x3 high=0,1", "constant i16 2x3 high=0,1 value=7");
  EXPECT_TRUE(
      StringRef(message).starts_with("element [0, 3] is 0x0007, expected 0x"))
      << message;
  message = check("edge i16 2x3 high=0,1", "constant i16 2x3 high=0,1 value=7",
                  /*allocates=*/true);
  EXPECT_TRUE(StringRef(message).starts_with("element [0, 3] is 0x0007"))
      << message;
}

TEST_F(CheckTest, FindsAnElementThatIsNotWritten) {
  // The pattern that is there before.
  EXPECT_EQ(check("constant u8 4 high=3", "constant u8 4 high=2"),
            "element [6] is 0xA5, expected 0x00");
}

TEST_F(CheckTest, FindsWritesAfterTheEnd) {
  EXPECT_EQ(check("constant u8 64", "constant u8 64 high=1"),
            "faulted at 1 bytes beyond the end of the result");
}

TEST_F(CheckTest, FindsReadsAfterTheEnd) {
  std::string message = check("constant u8 64 low=64", "constant u8 128");
  EXPECT_NE(message.find("beyond the end of the input"), std::string::npos)
      << message;
}

TEST_F(CheckTest, ComparesEachByte) {
  Workload workload = parse("wrap f32 3x5 pad=1,1");
  Checker checker(workload, getElement(workload));
  std::vector<char> result(checker.getResultSize());
  pad::oracle::padInto(workload.mode, checker.getSource().data(),
                       workload.shape, /*elementSize=*/4, workload.low,
                       /*value=*/nullptr, result.data(),
                       workload.getResultShape());
  EXPECT_EQ(llvm::toString(checker.compare(result.data())), "");
  for (char &byte : result) {
    byte ^= 1;
    EXPECT_NE(llvm::toString(checker.compare(result.data())), "");
    byte ^= 1;
  }
}

TEST(MemoryTest, GuardsBothEnds) {
  for (size_t bytes : {1, 100, 4096, 10000}) {
    auto atEnd =
        llvm::cantFail(GuardedBuffer::create(bytes, GuardedBuffer::Flush::End));
    auto atStart = llvm::cantFail(
        GuardedBuffer::create(bytes, GuardedBuffer::Flush::Start));
    auto touch = [](volatile char *byte) {
      return catchFault([&] { *byte = 1; });
    };
    EXPECT_FALSE(touch(atEnd.getData()));
    EXPECT_FALSE(touch(atEnd.getData() + bytes - 1));
    EXPECT_EQ(touch(atEnd.getData() + bytes),
              reinterpret_cast<uintptr_t>(atEnd.getData() + bytes));
    EXPECT_FALSE(touch(atStart.getData()));
    EXPECT_FALSE(touch(atStart.getData() + bytes - 1));
    EXPECT_EQ(touch(atStart.getData() - 1),
              reinterpret_cast<uintptr_t>(atStart.getData() - 1));

    llvm::cantFail(atEnd.protectFromWrites());
    EXPECT_TRUE(touch(atEnd.getData()));
    EXPECT_FALSE(catchFault([&] {
      volatile char byte = *atEnd.getData();
      (void)byte;
    }));
  }
}
