// SPDX-License-Identifier: MIT

/// What the sources of tests say of their functions, read as text: enough to keep a reference for
/// doubt, never to delete one.
struct TestSources {
  /// By name: from the name of a function to the next one, once for each function of that name.
  private var bodies: [String: [Substring]] = [:]

  init(texts: [String]) {
    for text in texts {
      for part in text.split(separator: "func ").dropFirst() {
        let name = String(part.prefix(while: Self.isPartOfName))
        bodies[name, default: []].append(part)
      }
    }
  }

  /// Whether a function of this name is in the sources.
  func contains(_ name: String) -> Bool { bodies[name] != nil }

  /// Whether a test that passes may leave out some of its assertions: it, or a function of the
  /// tests that it calls, has a condition or another way to end before its last line.
  func mayEndEarly(_ name: String) -> Bool {
    var seen: Set<String> = []
    var next = [name]
    while let name = next.popLast() {
      guard let bodies = bodies[name], seen.insert(name).inserted else { continue }
      for body in bodies {
        let words = Set(body.split { !Self.isPartOfName($0) }.map(String.init))
        if body.contains("?") || !words.isDisjoint(with: Self.conditions) { return true }
        next += words.filter { self.bodies[$0] != nil }
      }
    }
    return false
  }

  /// `XCTSkip` and `cancel` end a test that passes, and `withKnownIssue` takes any error.
  private static let conditions: Set<String> = [
    "if", "guard", "switch", "while", "for", "catch", "return", "throw", "break", "continue",
    "where", "XCTSkip", "XCTSkipIf", "XCTSkipUnless", "XCTExpectFailure", "withKnownIssue",
    "cancel",
  ]

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
