// SPDX-License-Identifier: MIT

import AssayFindings
import Foundation

/// One small report that every reporter prints: a method of three lines, a property behind
/// characters of several bytes, a picture without a place, an import whose range ends at the start
/// of the next line, and a finding whose every text wants to break out of its format.
enum SampleReport {
  static let cart = """
    struct Cart {
      func total(of items: [Int]) -> Int {
        items.reduce(0, +)
      }
      let é = "😀"; let spare = 1
    }

    """

  static let report = FindingReport(
    tool: "assay dead-code scan", version: "1.2.3",
    rules: [
      Rule(
        id: "unused-method", name: "Unused method", summary: "Finds methods that nothing calls.",
        severity: .warning),
      Rule(
        id: "unused-property", name: "Unused property",
        summary: "Finds properties that nothing reads.", severity: .note),
      Rule(
        id: "unused-import", name: "Unused import", summary: "Finds imports that nothing needs.",
        severity: .warning),
      Rule(
        id: "unused-macro", name: "Unused macro", summary: "Finds macros that nothing expands.",
        severity: .warning),
      Rule(
        id: "unused-asset", name: "Unused asset", summary: "Finds pictures that nothing names.",
        severity: .error),
    ],
    findings: [method, property, importFinding, asset, hostile],
    notes: ["public declarations of the library 'Cart' count as used"])

  static let context = ReportContext(root: "/repo") { path in
    path == "Sources/Cart.swift" ? Array(cart.utf8) : nil
  }

  static let method = Finding(
    rule: "unused-method", severity: .warning, confidence: .high,
    location: location("Sources/Cart.swift", (2, 3), (4, 4), focus: (2, 8)),
    subject: Finding.Subject(
      name: "total(of:)", kind: "method", qualifiedName: "Cart.total(of:)",
      identity: "s:4Cart5totalSiyF"),
    message: "method 'total(of:)' is never used",
    reason: "nothing refers to it outside of itself", fix: "remove the method", removableLines: 3)

  /// Line 5, in bytes: "é" takes two (7 and 8), the face four (13 to 16), `let` starts at 20,
  /// `spare` at 24, and the text ends before 33.
  static let property = Finding(
    rule: "unused-property", severity: .note, confidence: .medium,
    location: location("Sources/Cart.swift", (5, 20), (5, 33), focus: (5, 24)),
    subject: Finding.Subject(
      name: "spare", kind: "property", qualifiedName: "Cart.spare", identity: "s:4Cart5spareSivp"),
    message: "property 'spare' is never used", reason: "it is set and never read",
    fix: "remove the property", removableLines: 1)

  static let importFinding = Finding(
    rule: "unused-import", severity: .warning, confidence: .high,
    location: location("Sources/Math.swift", (1, 1), (2, 1)),
    message: "import 'Foundation' is never used", reason: "the file uses nothing of it",
    fix: "remove the import", removableLines: 1)

  static let asset = Finding(
    rule: "unused-asset", severity: .error, confidence: .low,
    location: Finding.Location(path: "Resources/Old.imageset"),
    message: "image 'Old' is never used", reason: "no source names it")

  static let hostile = Finding(
    rule: "unused-method", severity: .warning, confidence: .high,
    location: location("Sources/<b>,%:\n.swift", (1, 1), (1, 2)),
    subject: Finding.Subject(
      name: "=1+1", kind: "method", qualifiedName: "=1+1", identity: "s:<&>"),
    message: "bad\n::error::x\u{1B}[31m]]><script>|`{0}`[l](u)@me",
    reason: "100% \"sure\"", fix: "=1+1")

  static func location(
    _ path: String, _ start: (UInt32, UInt32), _ end: (UInt32, UInt32),
    focus: (UInt32, UInt32)? = nil
  ) -> Finding.Location {
    Finding.Location(
      path: path,
      range: SourceRange(
        start: SourcePosition(line: start.0, column: start.1),
        end: SourcePosition(line: end.0, column: end.1)),
      focus: focus.map { SourcePosition(line: $0.0, column: $0.1) })
  }

  static func golden(_ name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent(name)
    return try String(decoding: Data(contentsOf: file), as: UTF8.self)
  }
}
