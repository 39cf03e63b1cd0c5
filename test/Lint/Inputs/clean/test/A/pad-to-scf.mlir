// RUN: pad-opt %s -tested -verify-diagnostics

// expected-error @+1 {{has 2 results}}
