LogicalResult f(Operation *op) {
  return op->emitOpError() << "has " << op->getNumResults() << " results";
}
