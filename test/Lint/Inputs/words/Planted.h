// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.

/// What is before a row in its plane is before it in memory.
///
/// Those of `axis` that may have positions. Rows lie in memory in the order of
/// their indices.
int planted;

// Writes the border after the inside, from what has been written.
//   what is IR or a drawing is no sentence
int written; // what follows code is not counted

/// Whether all rows are known.
bool known;
