//===- Ranks.cpp - The processes of one mpirun ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"
#include "pad/Runtime/Error.h"
#include "llvm/Support/DynamicLibrary.h"
#include <chrono>
#include <thread>

using namespace mlir;
using namespace mlir::pad;

using llvm::sys::DynamicLibrary;

char FailedElsewhere::ID = 0;

/// A communicator or a type of elements. Open MPI has pointers and MPICH has
/// numbers, which are passed in the same registers.
using Handle = uintptr_t;

namespace mlir::pad {

/// The names of an implementation of MPI, as needed to load it.
struct MPIImplementation {
  const char *name;
  /// The names of its library, the first of which is there is loaded.
  ArrayRef<const char *> libraries;
  const char *package;
  /// The variables that its mpirun sets.
  const char *sizeVariable, *rankVariable;
  /// Where its handles are not the addresses of symbols.
  Handle world, bytes, ignoredStatus;
};

} // namespace mlir::pad

static constexpr const char *openMPILibraries[] = {"libmpi.so.40"};
/// MPICH's own name follows the common binary interface; Debian uses another
/// one.
static constexpr const char *mpichLibraries[] = {"libmpi.so.12",
                                                 "libmpich.so.12"};

static constexpr MPIImplementation implementations[] = {
    {"OpenMPI", openMPILibraries, "libopenmpi3", "OMPI_COMM_WORLD_SIZE",
     "OMPI_COMM_WORLD_RANK", 0, 0, 0},
    {"MPICH", mpichLibraries, "libmpich12", "PMI_SIZE", "PMI_RANK", 0x44000000,
     0x4c00010d, 1},
};

/// The functions of the library, and its handles.
struct Ranks::Library {
  const MPIImplementation *implementation;
  int (*init)(int *, char ***);
  int (*finalize)();
  int (*abort)(Handle, int);
  int (*getRank)(Handle, int *);
  int (*getSize)(Handle, int *);
  int (*send)(const void *, int, Handle, int, int, Handle);
  int (*receive)(void *, int, Handle, int, int, Handle, Handle);
  Handle world, bytes, ignoredStatus;
};

/// The implementation that started this process, or null.
static const MPIImplementation *getImplementationInUse() {
  for (const MPIImplementation &implementation : implementations)
    if (std::getenv(implementation.sizeVariable))
      return &implementation;
  return nullptr;
}

bool Ranks::areStarted() { return getImplementationInUse(); }

llvm::Expected<std::unique_ptr<Ranks>> Ranks::create() {
  const MPIImplementation *implementation = getImplementationInUse();
  assert(implementation && "not started by mpirun");
  std::string reason;
  auto fail = [&]() -> llvm::Error {
    const char *rank = std::getenv(implementation->rankVariable);
    if (rank && StringRef(rank) != "0") {
      // mpirun ends all ranks when one exits: the first one prints before.
      std::this_thread::sleep_for(std::chrono::seconds(1));
      return llvm::make_error<FailedElsewhere>();
    }
    return createError() << "several ranks need " << implementation->name
                         << ", Debian's package " << implementation->package
                         << ": " << reason;
  };
  // For the whole process, so that compiled code finds it. A library that
  // profiles MPI and was loaded before comes first.
  bool isLoaded =
      llvm::any_of(implementation->libraries, [&](const char *library) {
        return !DynamicLibrary::LoadLibraryPermanently(library, &reason);
      });
  if (!isLoaded)
    return fail();
  bool isComplete = true;
  auto find = [&](const char *name) {
    void *symbol =
        DynamicLibrary::getPermanentLibrary(nullptr).getAddressOfSymbol(name);
    if (!symbol) {
      reason = std::string("no ") + name;
      isComplete = false;
    }
    return symbol;
  };
  auto set = [&](auto &function, const char *name) {
    function = reinterpret_cast<std::decay_t<decltype(function)>>(find(name));
  };
  auto getHandle = [&](Handle known, const char *name) {
    return known != 0 ? known : reinterpret_cast<Handle>(find(name));
  };
  auto library = std::make_unique<Library>();
  library->implementation = implementation;
  set(library->init, "MPI_Init");
  set(library->finalize, "MPI_Finalize");
  set(library->abort, "MPI_Abort");
  set(library->getRank, "MPI_Comm_rank");
  set(library->getSize, "MPI_Comm_size");
  set(library->send, "MPI_Send");
  set(library->receive, "MPI_Recv");
  library->world = getHandle(implementation->world, "ompi_mpi_comm_world");
  library->bytes = getHandle(implementation->bytes, "ompi_mpi_byte");
  library->ignoredStatus = implementation->ignoredStatus;
  if (!isComplete)
    return fail();

  std::unique_ptr<Ranks> ranks(new Ranks());
  // Errors from here on end the process: that is MPI's default.
  library->init(nullptr, nullptr);
  library->getRank(library->world, &ranks->rank);
  library->getSize(library->world, &ranks->size);
  ranks->library = std::move(library);
  return ranks;
}

Ranks::~Ranks() { library->finalize(); }

StringRef Ranks::getImplementation() const {
  return library->implementation->name;
}

/// Messages of compiled code have other tags.
static constexpr int kTag = 1;

/// The most bytes in one message: MPI counts with 32 bits.
static constexpr size_t kMaxBytes = size_t(1) << 30;

void Ranks::send(ArrayRef<char> bytes, int receiver) {
  for (; !bytes.empty();
       bytes = bytes.drop_front(std::min(bytes.size(), kMaxBytes)))
    library->send(bytes.data(), std::min(bytes.size(), kMaxBytes),
                  library->bytes, receiver, kTag, library->world);
}

void Ranks::receive(MutableArrayRef<char> bytes, int sender) {
  for (; !bytes.empty();
       bytes = bytes.drop_front(std::min(bytes.size(), kMaxBytes)))
    library->receive(bytes.data(), std::min(bytes.size(), kMaxBytes),
                     library->bytes, sender, kTag, library->world,
                     library->ignoredStatus);
}

void Ranks::abort() { library->abort(library->world, 1); }

llvm::Error Ranks::agree(llvm::Error error) {
  if (hasFailed)
    return error;
  // Rank 0 hears of all failures and tells who is the first to have one.
  char failed = error ? 1 : 0;
  int32_t reporter = failed ? rank : -1;
  MutableArrayRef<char> answer(reinterpret_cast<char *>(&reporter),
                               sizeof(reporter));
  if (rank != 0) {
    send(failed, 0);
    receive(answer, 0);
  } else {
    for (int other = 1; other < size; ++other) {
      receive(failed, other);
      if (failed && reporter < 0)
        reporter = other;
    }
    for (int other = 1; other < size; ++other)
      send(answer, other);
  }
  hasFailed = reporter >= 0;
  if (!hasFailed || reporter == rank)
    return error;
  llvm::consumeError(std::move(error));
  return llvm::make_error<FailedElsewhere>();
}
