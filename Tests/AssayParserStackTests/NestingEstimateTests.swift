// SPDX-License-Identifier: MIT

import Testing

@testable import AssayParserStack

@Suite("How deep a source may nest")
struct NestingEstimateTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var isRisky: Bool
    var testDescription: String { name }

    init(_ name: String, _ source: String, isRisky: Bool) {
      (self.name, self.source, self.isRisky) = (name, source, isRisky)
    }
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    Row("nothing", "", isRisky: false),
    Row("32 brackets", times(32, "(") + times(32, ")"), isRisky: false),
    Row("33 brackets", times(33, "[") + times(33, "]"), isRisky: true),
    Row("33 brackets side by side", times(33, "{}"), isRisky: false),
    Row("brackets that close first", times(40, ")") + times(32, "("), isRisky: false),
    Row("200 elses", times(200, "else {}\n"), isRisky: false),
    Row("201 elses", times(201, "else {}\n"), isRisky: true),
    Row("40 prefixes", times(40, "try ") + "f()", isRisky: false),
    Row("41 prefixes", times(41, "try ") + "f()", isRisky: true),
    Row("41 prefix operators", times(41, "- ") + "1", isRisky: true),
    Row("20 attributes", times(20, "@main ") + "1", isRisky: false),
    Row("21 attributes", times(21, "@main ") + "1", isRisky: true),
    Row("a comment's line of dashes", "//" + times(76, "-") + "//\n", isRisky: false),
    Row("32 generic arguments", times(32, "A<\n"), isRisky: false),
    Row("33 generic arguments", times(33, "A<\n"), isRisky: true),
    Row("33 generic arguments side by side", times(33, "A<B>\n"), isRisky: false),
    Row("33 comparisons", times(33, "a < b\n"), isRisky: false),
    Row("33 conditions", times(33, "#if A\n"), isRisky: true),
    Row("33 conditions side by side", times(33, "#if A\n#endif\n"), isRisky: false),
    Row("200 arrows", times(200, "(A) ->\n"), isRisky: false),
    Row("201 arrows", times(201, "(A) ->\n"), isRisky: true),
    Row("201 question marks", times(201, "a ? b :\n"), isRisky: true),
    Row("a line of 4000 bytes", times(4000, "1"), isRisky: false),
    Row("a line of 4001 bytes", times(4001, "1"), isRisky: true),
    Row("a line of 4001 bytes before another", times(4001, "1") + "\n1", isRisky: true),
  ])
  func risk(_ row: Row) {
    #expect(
      Array(row.source.utf8).withUnsafeBufferPointer(NestingEstimate.init).isRisky == row.isRisky)
  }

  /// `A<(B) -> A<(B) -> …`: an arrow ends no generic arguments.
  @Test func arrowsCloseNothing() {
    let source = Array(Self.times(33, "A<B ->\n").utf8)
    #expect(source.withUnsafeBufferPointer(NestingEstimate.init).isRisky)
  }

  @Test(
    "no stack holds 100,000 levels of these",
    arguments: ["(", "A<", "#if A\n", "try ", "f({", "\"\\("])
  func unbearable(_ level: String) {
    let source = Array(Self.times(100_000, level).utf8)
    #expect(!source.withUnsafeBufferPointer(NestingEstimate.init).isBearable)
    let isRun = source.withUnsafeBufferPointer { ParserStack.run($0) { Issue.record("it ran") } }
    #expect(!isRun)
  }

  @Test(
    "100,000 links of a chain are borne, one more is not",
    arguments: ["(A) -> ", "a ? b : ", "else if a {} "], [100_000, 100_001])
  func bearableLinks(_ link: String, _ count: Int) {
    let source = Array(Self.times(count, link).utf8)
    let estimate = source.withUnsafeBufferPointer(NestingEstimate.init)
    #expect(estimate.isBearable == (count <= 100_000))
  }

  @Test("20,000 open brackets are borne, one more is not", arguments: [20_000, 20_001])
  func bearable(_ depth: Int) {
    let estimate = [UInt8](repeating: UInt8(ascii: "("), count: depth)
      .withUnsafeBufferPointer(NestingEstimate.init)
    #expect(estimate.isBearable == (depth <= 20_000))
  }
}
