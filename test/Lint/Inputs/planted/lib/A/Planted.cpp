#include "../B/Private.h"
// emitOpError() << "a comment is no message";
LogicalResult f(Operation *op) {
  if (op->getNumResults() != '"')
    return op->emitOpError() << "planted message " << (a ? "tested" : "and its "
                                                                     "end");
  if (op->getNumOperands())
    return rewriter.notifyMatchFailure(op, "seen by a debugger only");
  if (op->getNumRegions())
    return op->emitOpError("planted over "
                           "two lines");
  return op->emitOpError() << "the message of \"" << op << "\" is tested";
}
