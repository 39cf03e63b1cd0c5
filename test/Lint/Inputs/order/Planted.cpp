// Calls whose arguments create ops in an order that the compiler chooses.

static Value loadRow(Rows &rows) {
  return LoadOp::create(rows.builder, rows.loc, rows.array);
}

void planted(IndexBuilder &index, OpFoldResult a, OpFoldResult b, Rows &rows) {
  index.add(index.mul(a, b), index.sub(a, b));
  index.max(a, index.min(index.add(a, index.mul(b, 2)), index.sub(b, a)));
  arith::SelectOp::create(builder, loc, condition, index.materialize(a),
                          index.materialize(b));
  rewriter.replaceOpWithNewOp<AddOp>(op, loadVector(index, a),
                                     builder.createOrFold<NegateOp>(vector));
  std::pair rowsOfBoth(loadRow(rows), loadRow(rows));
  auto getPlace = [&](OpFoldResult row) { return index.mul(row, b); };
  buildLoop(index, a, b, [&](OpFoldResult i) {
    copy(getPlace(i), getPlace(index.add(i, 1)));
  });
}

void clean(IndexBuilder &index, OpFoldResult a, OpFoldResult b, Rows &rows) {
  OpFoldResult product = index.mul(a, b);
  index.add(product, index.sub(a, b));
  index.select(isFirst, index.constant(0), index.sub(b, index.constant(1)));
  IndexRange range{index.mul(a, b), index.sub(a, b)};
  buildIf(
      index, index.equal(a, b), [&] { loadRow(rows); },
      [&]() -> Value { return index.materialize(a); });
  // index.add(index.mul(a, b), index.sub(a, b)) in a comment
  emitError() << "index.add(index.mul(a, b), index.sub(a, b))";
}
