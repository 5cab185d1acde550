// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

@Suite("Plans of removals")
struct RemovalPlanTests {
  private static let file = "Sources/A/File.swift"

  @Test func whatKeptDeadCodeUsesIsKept() {
    // c is used by b, which is used by a, which stays; d is used by none.
    let sketch = RemovalSketch(
      "let (⟦unused-global@a⟧a, x) = (⟦>b use a⟧b(), 1)\nfunc ⟦unused-function@b⟧b() { ⟦>c use b⟧c() }\n"
        + "func ⟦unused-function@c⟧c() {}\nfunc ⟦unused-function@d⟧d() { ⟦>c use d⟧c() }\n")
    let plan = sketch.plan()
    #expect(
      plan.kept.map(\.reason) == [
        "one pattern binds it together with other names", "'a' stays and uses it",
        "'b' stays and uses it",
      ])
    #expect(plan.removed.map(\.message) == ["d is unused"])
  }

  @Test func whatUnselectedDeadCodeUsesIsKept() {
    let sketch = RemovalSketch(
      "func ⟦@a!dead⟧a() { ⟦>b use a⟧b() }\nfunc ⟦unused-function@b⟧b() {}\n")
    #expect(sketch.plan().kept.map(\.reason) == ["'a' stays and uses it"])
  }

  /// Who takes a requirement out takes out what fulfils it, and who leaves it needs what fulfils
  /// it.
  @Test func whatFulfilsARequirementStaysWithIt() {
    let sketch = RemovalSketch(
      "protocol P {\n  func ⟦unused-method@r⟧r()\n}\n"
        + "struct S: P {\n  func ⟦>w witness r⟧⟦unused-method@w⟧w() {}\n}\n")
    let kept = sketch.planner().plan(excluding: [0: "because"])
    #expect(kept.kept.map(\.reason) == ["because", "'r' stays and uses it"])
    #expect(kept.edits == [])
    #expect(sketch.text(after: sketch.plan()) == "protocol P {\n}\nstruct S: P {\n}\n")
  }

  /// A requirement that is used is fulfilled by every type that is: of one that is not, the witness
  /// goes.
  @Test func whatFulfilsARequirementThatIsUsedGoesWithItsType() {
    let sketch = RemovalSketch(
      "protocol P {\n  func ⟦@r⟧r()\n}\n"
        + "struct S: P {\n  func ⟦>w witness r⟧⟦unused-method@w⟧w() {}\n}\n")
    #expect(sketch.plan().kept.isEmpty)
  }

  struct BindingRow: CustomTestStringConvertible, Sendable {
    var kind: String
    var rule = "unused-global"
    var binds: Bool
    var testDescription: String { "\(kind), \(rule)" }
  }

  /// What dead code that stays does to a declaration, and whether that one must stay for it.
  @Test(arguments: [
    BindingRow(kind: "use", binds: true),
    BindingRow(kind: "type", binds: true),
    BindingRow(kind: "need", binds: true),
    BindingRow(kind: "witness", binds: true),
    BindingRow(kind: "write", binds: true),
    BindingRow(kind: "write", rule: "assign-only-property", binds: false),
    BindingRow(kind: "inheritance", binds: true),
    BindingRow(kind: "inheritance", rule: "redundant-protocol", binds: false),
    BindingRow(kind: "switchItem", binds: false),
  ])
  func whatStaysBindsWhatItUses(_ row: BindingRow) {
    let sketch = RemovalSketch(
      "func ⟦@a!dead⟧a() { ⟦>b \(row.kind) a⟧b = 1 }\nvar ⟦\(row.rule)@b⟧b = 1\nlet c = 1\n")
    let isBound = sketch.plan().kept.contains { $0.reason == "'a' stays and uses it" }
    #expect(isBound == row.binds)
  }

  @Test func deadCodeInACircleGoes() {
    let sketch = RemovalSketch(
      "let x = 1\nfunc ⟦unused-function@a⟧a() { ⟦>b use a⟧b() }\nfunc ⟦unused-function@b⟧b() { ⟦>a use b⟧a() }\n"
    )
    #expect(sketch.text(after: sketch.plan()) == "let x = 1\n")
  }

  @Test func excludedFindingsStay() {
    let sketch = RemovalSketch("let ⟦unused-global⟧a = 1\nlet ⟦unused-global⟧b = 1\n")
    let plan = sketch.planner().plan(excluding: [0: "because"])
    #expect(plan.kept.map(\.reason) == ["because"])
    #expect(sketch.text(after: plan) == "let a = 1\n")
  }

  struct FileRow: CustomTestStringConvertible, Sendable {
    var path = "Sources/A/File.swift"
    var source: String
    var isDeleted: Bool
    var testDescription: String { source }
  }

  @Test(
    "a file that loses its last declaration is deleted, unless what is left has an effect",
    arguments: [
      FileRow(
        source: "// Head\n\nimport A\n\nlet ⟦unused-global⟧a = 1\n\n// Foot\n", isDeleted: true),
      FileRow(source: "#if X\nimport A\n#endif\nlet ⟦unused-global⟧a = 1\n", isDeleted: true),
      FileRow(source: "@_exported import A\nlet ⟦unused-global⟧a = 1\n", isDeleted: false),
      FileRow(source: "public import A\nlet ⟦unused-global⟧a = 1\n", isDeleted: false),
      FileRow(source: "let ⟦unused-global⟧a = 1\nprint()\n", isDeleted: false),
      FileRow(source: "import ⟦unused-import⟧A\n// Only this.\n", isDeleted: false),
      FileRow(path: "Sources/A/main.swift", source: "let ⟦unused-global⟧a = 1\n", isDeleted: false),
    ])
  func emptiedFile(_ row: FileRow) {
    let sketch = RemovalSketch([(row.path, row.source), ("Sources/A/Other.swift", "let o = 1\n")])
    #expect(sketch.plan().deletedFiles == (row.isDeleted ? [row.path] : []))
  }

  @Test func aTargetKeepsItsLastFile() {
    let sketch = RemovalSketch([
      ("Sources/A/A.swift", "let ⟦unused-global⟧a = 1\n"),
      ("Sources/A/B.swift", "let ⟦unused-global⟧b = 1\n"),
      ("Sources/B/C.swift", "let ⟦unused-global⟧c = 1\n"),
    ])
    #expect(sketch.plan().deletedFiles == ["Sources/A/B.swift"])
  }

  @Test func linesOfResultsAreTracedBack() {
    // Lines 2 and 4 go: what is line 1, 2, 3 was 1, 3, 5.
    let sketch = RemovalSketch(
      "let a = 1\nlet ⟦unused-global⟧b = 1\nlet c = 1\nlet ⟦unused-global⟧d = 1\nlet e = 1\n")
    let edit = sketch.plan().edits[0]
    #expect((1...3).map { edit.originalLine(ofResultLine: $0) } == [1, 3, 5])
    #expect(edit.removedLines == 2)
  }

  @Test func errorsAreReadFromTheBuild() {
    let output = """
      [12/14] Compiling A File.swift
      /r/Sources/A/File.swift:3:7: error: type 'S' does not conform to protocol 'P'
       3 | struct S: P {}
         |        `- error: type 'S' does not conform to protocol 'P'
      /r/Sources/A/P.swift:1:20: note: protocol requires function 'f(a:)' with type '(Int) -> ()'
      /r/Sources/A/File.swift:3:7: error: type 'S' does not conform to protocol 'P'
      /other/X.swift:9:1: error: value of type 'T' has no member 'm(x:)'
      /r/Sources/A/File.swift:4:1: warning: 'w' is unused
      error: fatalError
      """
    let errors = CompilerError.parse(output, root: "/r")
    #expect(errors.map(\.path) == ["Sources/A/File.swift", "/other/X.swift"])
    #expect(errors.map(\.line) == [3, 9])
    #expect(Set(errors[0].names).isSuperset(of: ["S", "P", "f", "Int"]))
    #expect(errors[1].names == ["m", "T"])
  }

  @Test func rulesAreRemovedByDefaultOrWhenNamed() {
    func finding(_ rule: DeadCodeRule, _ confidence: Confidence) -> Finding {
      Finding(
        rule: rule.id, severity: .warning, confidence: confidence, location: .init(path: "a"),
        message: "", reason: "")
    }
    let findings = [
      finding(.unusedClass, .high), finding(.unusedClass, .medium),
      finding(.redundantPublic, .high),
      finding(.usedOnlyByTests, .high), finding(.deadFile, .high),
    ]
    #expect(RemovableRules.select(findings) == [findings[0]])
    #expect(RemovableRules.select(findings, naming: [.unusedClass]) == [findings[0], findings[1]])
    #expect(RemovableRules.select(findings, naming: [.redundantPublic]) == [findings[2]])
    #expect(RemovableRules.select(findings, naming: [.usedOnlyByTests]) == [])
    // The class's, which is of medium confidence; access modifiers are only removed by name.
    #expect(RemovableRules.unsure(findings) == 1)
  }
}
