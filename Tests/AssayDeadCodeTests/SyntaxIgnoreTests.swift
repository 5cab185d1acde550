// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("Comments that ask to ignore")
struct SyntaxIgnoreTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    /// `scope [list] [reason] target`
    var expected: [String]
    var testDescription: String { source }

    init(_ source: String, _ expected: [String] = []) {
      self.source = source
      self.expected = expected
    }
  }

  @Test(
    "an ignore command has a scope, a list, a reason, and the declaration that it stands at",
    arguments: [
      Row("// assay:ignore\nfunc f() {}", ["declaration [] [] f()"]),
      Row("/// assay:ignore\nfunc f() {}", ["declaration [] [] f()"]),
      Row("/* assay:ignore */ func f() {}", ["declaration [] [] f()"]),
      Row("/**\n Words.\n assay:ignore a\n */\nfunc f() {}", ["declaration [a] [] f()"]),
      Row("func f() {} // assay:ignore", ["declaration [] [] f()"]),
      Row("// assay:ignore a, b - why so\nfunc f() {}", ["declaration [a,b] [why so] f()"]),
      Row("// assay:ignore - why\nfunc f() {}", ["declaration [] [why] f()"]),
      Row("// assay:ignore just because\nfunc f() {}", ["declaration [] [just because] f()"]),
      Row("// assay:ignore\n@objc\npublic func f() {}", ["declaration [] [] f()"]),
      Row("@objc\n// assay:ignore\npublic func f() {}", ["declaration [] [] f()"]),
      Row("// assay:ignore\nvar a = 1, b = 2", ["declaration [] [] a", "declaration [] [] b"]),
      Row("struct S {\n// assay:ignore\nvar a = 1\n}", ["declaration [] [] a"]),
      Row("// assay:ignore\nimport A", ["declaration [] [] -"]),
      Row("func f() {\n// assay:ignore\nlet a = 1\n}", ["declaration [] [] -"]),
      Row("func f(\n// assay:ignore\na: Int) {}", ["declaration [] [] -"]),
      Row("// assay:ignore:file\nfunc f() {}", ["file [] [] -"]),
      Row("// assay:ignore:begin a - b\n// assay:ignore:end", ["begin [a] [b] -", "end [] [] -"]),
      Row("// periphery:ignore\nfunc f() {}", ["declaration [] [] f()"]),
      Row("// periphery:ignore - why\nfunc f() {}", ["declaration [] [why] f()"]),
      Row("// periphery: ignore - why\nfunc f() {}", ["declaration [] [why] f()"]),
      Row("// assay: ignore\nfunc f() {}", []),
      Row("// periphery: ignored\nfunc f() {}", []),
      Row("// periphery: ", []),
      Row("// periphery:ignore:all\nfunc f() {}", ["file [] [] -"]),
      Row(
        "// periphery:ignore:parameters a,b - why\nfunc f(a: Int, b: Int) {}",
        ["parameters [a,b] [why] f(a:b:)"]),
      // Not commands
      Row("let a = \"// assay:ignore\""),
      Row("let a = \"\"\"\n// assay:ignore\n\"\"\""),
      Row("// assay:ignored\nfunc f() {}"),
      Row("// assay:ignore:nothing\nfunc f() {}"),
      Row("// see assay:ignore\nfunc f() {}"),
      Row("// other:ignore\nfunc f() {}"),
    ])
  func commands(_ row: Row) {
    let facts = SyntaxSample(row.source).facts
    let found = facts.ignoreCommands.map { command in
      let target =
        command.declaration < 0
        ? "-" : facts.names[facts.declarations[Int(command.declaration)].fullName]
      return
        "\(command.scope) [\(facts.names[command.list])] [\(facts.names[command.reason])] \(target)"
    }
    #expect(found == row.expected)
  }
}
