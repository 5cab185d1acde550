// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("Calls and the declarations they may mean")
struct SyntaxShapeTests {
  @Test(
    "a call fits a name whose labels it has, but for defaults, variadics, and trailing closures",
    arguments: [
      ("", "f(a:)", true), ("()", "f()", true), ("()", "f(a:)", false), ("()", "f(a=:)", true),
      ("()", "f(a*:)", true), ("(a:)", "f(a:)", true), ("(a:)", "f(b:)", false),
      ("(_:)", "f(a:)", false), ("(a:)", "f(_:)", false), ("(b:)", "f(a=:b:)", true),
      ("(b:)", "f(a:b:)", false), ("(a:)", "f(a:b=:)", true), ("(a:b:)", "f(a:)", false),
      ("(b:a:)", "f(a=:b=:)", false), ("(_:_:_:)", "f(_*:)", true), ("(_:_:)", "f(_:)", false),
      ("(_:_:b:)", "f(_*:b:)", true), ("({}:)", "f(a:)", true), ("({}:)", "f()", false),
      ("({}:)", "f(a:b:)", false), ("({}:b:)", "f(a:b:)", true), ("(a:{}:)", "f(a:b:)", true),
      ("(a:{}:)", "f(a:)", false), ("({}:)", "f(a=:b:c=:)", true),
    ])
  func fits(_ row: (call: String, shape: String, expected: Bool)) {
    #expect(
      NameShape.fits(call: Array(row.call.utf8)[...], shape: Array(row.shape.utf8)[...])
        == row.expected)
  }

  @Test(arguments: [
    ("(x:)", "init(wrappedValue:x:)", true), ("(y:)", "init(wrappedValue:)", false),
  ])
  func attributesLeaveOutTheWrappedValue(_ row: (call: String, shape: String, expected: Bool)) {
    #expect(
      NameShape.fits(
        call: Array(row.call.utf8)[...], shape: Array(row.shape.utf8)[...], isLoose: true)
        == row.expected)
  }
}
