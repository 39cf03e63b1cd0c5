def TestedPass
    : Pass<"tested"> {
  let summary = "has a test";
}
