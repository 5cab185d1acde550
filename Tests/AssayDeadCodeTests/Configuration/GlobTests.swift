// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("Globs")
struct GlobTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var pattern: String
    var yes: [String]
    var no: [String] = []
    var testDescription: String { pattern }
  }

  @Test(arguments: [
    Case(pattern: "a.swift", yes: ["a.swift"], no: ["A.swift", "b/a.swift", "a.swift.txt", ""]),
    Case(pattern: "./a.swift", yes: ["a.swift"], no: ["./b.swift"]),
    Case(pattern: "*.swift", yes: ["a.swift", ".swift"], no: ["b/a.swift", "aswift"]),
    Case(pattern: "**/*.swift", yes: ["a.swift", "b/a.swift", "b/c/a.swift"], no: ["a.c"]),
    Case(pattern: "Sources/**", yes: ["Sources/a", "Sources/b/a"], no: ["Sources", "Source/a"]),
    Case(pattern: "Sources/", yes: ["Sources/a", "Sources/b/a"], no: ["Other/Sources/a"]),
    Case(pattern: "a/**/z", yes: ["a/z", "a/b/z", "a/b/c/z"], no: ["az", "a/bz", "a/b/yz"]),
    Case(pattern: "**/Gen/**", yes: ["Gen/a", "x/Gen/a", "x/Gen/y/a"], no: ["xGen/a", "Gen"]),
    Case(pattern: "a**z", yes: ["az", "a/b/z"], no: ["ab"]),
    Case(pattern: "?.c", yes: ["a.c", "é.c"], no: [".c", "ab.c", "/.c"]),
    Case(pattern: "[a-c]x", yes: ["ax", "cx"], no: ["dx", "x", "Ax"]),
    Case(pattern: "[!a-c]x", yes: ["dx", "-x"], no: ["ax", "/x"]),
    Case(pattern: "[]a]x", yes: ["]x", "ax"], no: ["x"]),
    Case(pattern: "[a-]x", yes: ["ax", "-x"], no: ["bx"]),
    Case(pattern: "{a,b}/x", yes: ["a/x", "b/x"], no: ["c/x", "{a,b}/x"]),
    Case(pattern: "{a,{b,c}d}", yes: ["a", "bd", "cd"], no: ["b", "ad"]),
    Case(pattern: "x{,y}", yes: ["x", "xy"], no: ["xyy"]),
    Case(pattern: "a\\*", yes: ["a*"], no: ["ab"]),
    Case(pattern: "a.b+(c)|d$", yes: ["a.b+(c)|d$"], no: ["axb+(c)|d$", "abbc"]),
    Case(pattern: "a}", yes: ["a}"], no: ["a"]),
    Case(pattern: "", yes: [""], no: ["a"]),
  ])
  func matches(_ row: Case) throws {
    let glob = try Glob(checking: row.pattern)
    for path in row.yes { #expect(glob.matches(path), "\(path)") }
    for path in row.no { #expect(!glob.matches(path), "\(path)") }
  }

  @Test(
    "an unclosed brace or bracket is refused, and so is a range that runs backward",
    arguments: ["{a", "a{b,c", "[a", "[", "[z-a]"])
  func refused(_ pattern: String) {
    #expect(throws: Glob.Problem.self) { try Glob(checking: pattern) }
  }

  @Test("braces in braces do not explode")
  func bomb() {
    let pattern = String(repeating: "{a,b}", count: 64)
    #expect(throws: Glob.Problem.self) { try Glob(checking: pattern) }
  }

  @Test("stars upon stars take no time")
  func stars() throws {
    let glob = try Glob(checking: String(repeating: "*a", count: 60) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 2000)))
  }
}
