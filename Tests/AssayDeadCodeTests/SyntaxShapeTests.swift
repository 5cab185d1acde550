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

  /// None, one or two labels.
  private static let calls = ["()"] + pairs(of: ["_", "a", "$a", "b", "{}"]).map { "(\($0))" }
  private static let shapes = ["f()"] + pairs(of: ["_", "a", "a=", "b*", "_*"]).map { "f(\($0))" }

  private static func pairs(of labels: [String]) -> [String] {
    labels.flatMap { first in ["\(first):"] + labels.map { "\(first):\($0):" } }
  }

  @Test("a shape that a call fits has all labels by which it is looked for")
  func labels() {
    var count = 0
    for call in Self.calls.map({ Array($0.utf8)[...] }) {
      for shape in Self.shapes.map({ Array($0.utf8)[...] })
      where NameShape.fits(call: call, shape: shape) {
        count += 1
        let missing = Set(NameShape.labels(ofCall: call))
          .subtracting(NameShape.labels(ofShape: shape))
        #expect(missing.isEmpty, "\(String(decoding: call, as: UTF8.self))")
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    ("(a:_:$b:{}:c:)", ["a", "b"]), ("()", []), ("({}:)", []),
  ])
  func labelsOfCalls(_ row: (call: String, labels: [String])) {
    let found = NameShape.labels(ofCall: Array(row.call.utf8)[...])
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == row.labels)
  }
}
