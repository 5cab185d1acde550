// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

/// The format of claims, so that a slip in one of them cannot pass for a claim that holds.
@Suite("Claim format")
struct ClaimSourceTests {
  @Test("markers stand for the next line, several rules for several findings")
  func markers() throws {
    let source = try ClaimSource(
      text: "// A claim.\n  // ↓ unused-method, unused-parameter\n  func a(b: Int) {}\n", name: "a")
    #expect(source.sentence == "A claim.")
    #expect(source.markers.map(\.line) == [3, 3])
    #expect(source.markers.map(\.rule) == ["unused-method", "unused-parameter"])
    #expect(source.spared.isEmpty)
  }

  @Test("a tick stands for the next line, where nothing must be found")
  func spared() throws {
    let source = try ClaimSource(
      text: "// A claim.\n  // ✓ unused-method\n  func a() {}\n", name: "a")
    #expect(source.markers.isEmpty)
    #expect(source.spared.map(\.line) == [3])
    #expect(source.spared.map(\.rule) == ["unused-method"])
  }

  @Test(
    "a tick that could not fail is refused",
    arguments: [
      "// A claim.\n// claim: rules unused-import\n// ✓ unused-function\nfunc a() {}\n",
      "// A claim.\n// claim: options disabled-rules=unused-function\n// ✓ unused-function\nfunc a() {}\n",
      "// A claim.\n// claim: finds dead-file\n// claim: spares dead-file\nfunc a() {}\n",
      "// A claim.\n// claim: spares dead-files\nfunc a() {}\n",
    ])
  func tickWithoutEffect(_ text: String) throws {
    let folder = try TemporaryFolder(["topic/A.swift": text])
    defer { withExtendedLifetime(folder) {} }
    let reader = ClaimReader(folder: folder.path)
    #expect(reader.claims.isEmpty)
    #expect(reader.problems.count == 1)
  }

  @Test("directives have values between commas")
  func directives() throws {
    let source = try ClaimSource(
      text: "// A claim.\n// claim: library\n// claim: imports Core, App\n", name: "a")
    #expect(source.directives.map(\.key) == ["library", "imports"])
    #expect(source.directives.map(\.values) == [[], ["Core", "App"]])
  }

  @Test(
    "what cannot be meant is refused",
    arguments: [
      "func a() {}\n",
      "// No full stop\n",
      "// A claim.\n// ↓ unused-thing\nfunc a() {}\n",
      "// A claim.\n// ✓ unused-thing\nfunc a() {}\n",
      "// A claim.\nfunc a() {}  // ↓ unused-function\n",
      "// A claim.\nfunc a() {}  // ✓ unused-function\n",
    ])
  func malformed(_ text: String) {
    #expect(throws: ClaimSource.Malformed.self) { try ClaimSource(text: text, name: "a") }
  }
}
