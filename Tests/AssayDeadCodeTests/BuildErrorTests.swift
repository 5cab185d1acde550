// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

/// What Swift 6.3.1 prints for a manifest with a wrong label, shortened.
@Suite("Errors of a build")
struct BuildErrorTests {
  @Test func anErrorIsListedOnce() {
    let output = """
      error: 'a': Invalid manifest (compiled with: ["/usr/bin/swiftc", "-o", "/tmp/a"])
      /a/Package.swift:3:51: error: incorrect argument label in call (have 'nam:', expected 'name:')
      1 | // swift-tools-version: 6.0
        |              `- error: incorrect argument label in call (have 'nam:', expected 'name:')
      error: 'a': Invalid manifest (compiled with: ["/usr/bin/swiftc", "-o", "/tmp/b"])
      /a/Package.swift:3:51: error: incorrect argument label in call (have 'nam:', expected 'name:')

      """
    #expect(
      SwiftPackageBuilder.errors(in: output) == [
        "error: 'a': Invalid manifest",
        "/a/Package.swift:3:51: error: incorrect argument label in call (have 'nam:', expected 'name:')",
      ])
  }

  @Test func withoutErrorsTheEndIsShown() {
    let lines = (1...12).map { "line \($0)" }
    #expect(
      SwiftPackageBuilder.errors(in: lines.joined(separator: "\n")) == Array(lines.suffix(10)))
  }

  @Test(arguments: [(10, []), (11, ["and 1 more error"]), (12, ["and 2 more errors"])])
  func ofManyErrorsTenAreShown(count: Int, rest: [String]) {
    let lines = (1...count).map { "a.swift:\($0):1: error: no" }
    let shown = SwiftPackageBuilder.errors(in: lines.joined(separator: "\n"))
    #expect(shown == lines.prefix(10) + rest)
  }
}
