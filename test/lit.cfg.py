# How lit runs the tests: see `ninja check-pad`.

import glob
import os
import shutil
import subprocess

import lit.formats

config.name = "PAD"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".smt2", ".test"]
config.excludes = ["Inputs"]
if config.test_all:
    config.available_features.add("all-parts")
else:
    config.excludes += ["Docs", "Fuzz", "GPURuntime", "Integration", "ONNX", "OpenVINO",
                        "Property", "Tools"]
# Programs for another processor, which an emulator starts: what compiles for that
# processor, or loads them into programs of this one, is left out.
if config.is_cross:
    config.excludes += ["Consumer", "Plugin"]
config.test_source_root = os.path.join(config.pad_source_dir, "test")
config.test_exec_root = os.path.join(config.pad_build_dir, "test")

# Without the programs of another build, which would stand in for those that this
# build leaves out. The folder of an installed pad stays: others' programs are there.
path = [folder for folder in config.environment["PATH"].split(os.pathsep)
        if not (os.path.exists(os.path.join(folder, "pad-opt")) and
                os.path.exists(os.path.join(folder, "..", "CMakeCache.txt")))]
config.environment["PATH"] = os.pathsep.join([
    os.path.join(config.pad_build_dir, "bin"), config.llvm_tools_dir,
    config.mlir_tools_dir, *path])
config.environment["FILECHECK_OPTS"] = (
    "-enable-var-scope --allow-unused-prefixes=false")

# Scripts need nothing but the standard library, and find it whatever the
# environment and the user's own packages are.
config.substitutions.append(("%python", f"{config.python_executable} -Es"))
config.substitutions.append(
    ("%plugin", os.path.join(config.pad_build_dir, "lib", "PadPlugin.so")))
config.substitutions.append(("%source_dir", config.pad_source_dir))
config.substitutions.append(("%build_dir", config.pad_build_dir))
config.substitutions.append(
    ("%fake_cuda",
     f"env LD_LIBRARY_PATH={config.pad_build_dir}/test/FakeCUDA"))
config.substitutions.append(("%cmake", config.cmake))
config.substitutions.append(("%cxx", config.cxx))
config.substitutions.append(("%mlir_dir", config.mlir_dir))
config.substitutions.append(("%mlir_is_shared", "ON" if config.shared_mlir else "OFF"))
config.substitutions.append(("%llvm_major", config.llvm_major))
config.substitutions.append(
    ("%mlir_includes",
     " ".join(f"-isystem {folder}" for folder in config.mlir_include_dirs)))
config.substitutions.append(("%build_type", config.build_type))
config.substitutions.append(("%host_triple", config.host_triple))
if config.sanitizers:
    config.available_features.add("sanitizers")
config.substitutions.append(("%sanitizers", config.sanitizers))
config.substitutions.insert(
    0, ("%sanitizer_flags",
     f"-fsanitize={config.sanitizers}" if config.sanitizers else ""))

# Models are text in the tests, which protobuf's compiler turns into files.
for message in ("Model", "Tensor"):
    config.substitutions.append((
        f"%encode_{message.lower()}",
        f"{config.protoc} --encode=onnx.{message}Proto"
        f" -I{config.onnx_proto_dir} {config.onnx_proto_dir}/onnx/onnx.proto"))

# What test/requirements.txt names, where tools/check.sh could install it, and
# what tools/bench/setup-peers.sh installs beside it.
peers = os.path.join(config.pad_source_dir, ".venv", "bin", "python")
config.substitutions.append(("%peers_python", peers))


def has_peers(*modules):
    return os.path.exists(peers) and not subprocess.call(
        [peers, "-c", "import importlib.util as i, sys; "
         "sys.exit(None in map(i.find_spec, sys.argv[1:]))", *modules])


if has_peers("numpy", "onnx", "onnxruntime", "openvino"):
    config.available_features.add("peers")
    if has_peers("cv2", "torch", "jax", "iree", "halide"):
        config.available_features.add("bench-peers")
# OpenCL on the CPU, and what assembles PTX, from there too.
environment = os.path.join(config.pad_source_dir, ".venv")
opencl = os.path.join(environment, "lib", "libintelocl.so")
if os.path.exists(opencl):
    config.available_features.add("opencl")
config.substitutions.append(("%llvm_tools_dir", config.llvm_tools_dir))
config.substitutions.append((
    "%opencl", f"env OCL_ICD_FILENAMES={opencl}"
    f" LD_LIBRARY_PATH={os.path.dirname(opencl)}"))
for ptxas in glob.glob(os.path.join(
        environment, "lib", "python3*", "site-packages", "nvidia", "cu*", "bin",
        "ptxas")):
    config.available_features.add("ptxas")
    config.substitutions.append(("%ptxas", ptxas))
if has_peers("matplotlib"):
    config.available_features.add("matplotlib")
# The Python package, from the build.
if config.pad_build_python:
    config.available_features.add("python-package")
else:
    lit_config.note("no Python package: what tests it is left out")
if config.pad_build_bindings:
    config.available_features.add("python-bindings")
config.substitutions.append((
    "%pad_python", f"env PYTHONPATH={config.pad_build_dir}/python"
    f" PAD_CACHE_DIR={config.test_exec_root}/Python/cache"
    f" {config.pad_python}"))
if has_peers("jax"):
    config.available_features.add("jax")
if has_peers("numpy", "torch"):
    config.available_features.add("torch")
    if has_peers("jax"):
        config.available_features.add("gradient-peers")

config.available_features.add(f"llvm-{config.llvm_major}")
# What this LLVM can do. Assertions of its own stop it in some tests.
if config.shared_mlir:
    config.available_features.add("shared-mlir")
if config.llvm_assertions:
    config.available_features.add("llvm-assertions")
for target in config.llvm_targets:
    config.available_features.add(f"llvm-{target.lower()}")
if config.mlir_test_passes:
    config.available_features.add("mlir-test-passes")

# The long run, which test/README.md is about.
is_long = bool(lit_config.params.get("long"))
if is_long:
    config.available_features.add("long")
# Of code that is only compared with the oracle.
config.substitutions.append(("%opt_level", "3" if is_long else "0"))

# Programs can be watched by the address sanitizer.
if config.have_asan:
    config.available_features.add("asan")

# Several ranks, more than there are processors: messages within one machine.
mpirun = shutil.which("mpirun", path=config.environment["PATH"])
if mpirun and shutil.which("mpicc", path=config.environment["PATH"]):
    config.available_features.add("mpi")
    # Open MPI 5 has other names for what 4 calls so.
    is_open_mpi_4 = " 4." in subprocess.run(
        [mpirun, "--version"], capture_output=True, text=True,
        check=True).stdout.splitlines()[0]
    if is_open_mpi_4:
        config.available_features.add("open-mpi-4")
    quiet, shared = ("-q ", "vader") if is_open_mpi_4 else ("", "sm")
    config.substitutions.append(
        ("%mpirun", f"mpirun --oversubscribe --allow-run-as-root {quiet}--mca btl "
         f"self,{shared} --mca btl_{shared}_single_copy_mechanism none"))
else:
    lit_config.note("no Open MPI: what runs on several ranks is left out")

if shutil.which("mpirun.mpich", path=config.environment["PATH"]):
    config.available_features.add("mpich")
config.substitutions.append(
    ("%mpich_mpirun", "mpirun.mpich -launcher fork"))

# Code for other processors runs on emulated ones.
for architecture in ("aarch64", "riscv64"):
    if all(shutil.which(program, path=config.environment["PATH"])
           for program in (f"qemu-{architecture}",
                           f"{architecture}-linux-gnu-gcc")):
        config.available_features.add(f"emulated-{architecture}")
    else:
        lit_config.note(f"no qemu-{architecture} or no gcc for it: what runs on "
                        "it is left out")

# Another LLVM is unpacked from Debian's packages, into a root of its own.
if shutil.which("apt-get") and shutil.which("unshare"):
    config.available_features.add("apt")

# Debian's packages are built and looked at.
if all(map(shutil.which, ("dh", "dpkg-buildpackage", "lintian"))):
    config.available_features.add("debian-packaging")

# The proofs for all extents need a solver.
if shutil.which("z3", path=config.environment["PATH"]):
    config.available_features.add("z3")
