// SPDX-License-Identifier: MIT

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
      "// A claim.\nfunc a() {}  // ↓ unused-function\n",
    ])
  func malformed(_ text: String) {
    #expect(throws: ClaimSource.Malformed.self) { try ClaimSource(text: text, name: "a") }
  }
}
