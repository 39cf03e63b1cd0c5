// RUN: pad-opt %s -split-input-file -verify-diagnostics --verify-roundtrip | FileCheck %s

// CHECK-LABEL: func @report_numbers
func.func @report_numbers(%a: index, %b: index) {
  // CHECK: pad.report "one string"
  pad.report "one string"
  // CHECK: pad.report "a ", %{{.*}}, ", b ", %{{.*}}, ", 100% \22quoted\22\0A"
  pad.report "a ", %a, ", b ", %b, ", 100% \"quoted\"\n"
  // CHECK: pad.report "", %{{.*}}, ""
  pad.report "", %a, "" {attribute}
  return
}

// -----

func.func @negative_report_strings(%a: index) {
  // expected-error @+1 {{'text' has 1 strings, expected 2, one more than there are numbers}}
  "pad.report"(%a) <{text = ["a "]}> : (index) -> ()
  return
}

// -----

func.func @negative_report_ends_with_number(%a: index) {
  // expected-error @+1 {{expected ','}}
  pad.report "a ", %a
  return
}
