// A file with a test of its name.
LogicalResult g(Operation *op) {
  InFlightDiagnostic diag = op->emitOpError();
  diag << "expected 1";
  show(diag, true, false);
  show(diag, /*isShort=*/true, /*isLast=*/false);
  return diag;
}

void registerPipelines() {
  PassPipelineRegistration<>("pipeline", "Tests nothing", build);
}
