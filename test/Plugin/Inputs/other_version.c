/* Another version of LLVM. */
void LLVMGetVersion(unsigned *major, unsigned *minor, unsigned *patch) {
  *major = 99;
  *minor = 0;
  *patch = 0;
}
