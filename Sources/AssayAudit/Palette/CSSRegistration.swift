// SPDX-License-Identifier: MIT

/// One `@property` (CSS Properties and Values API 1, section 2): what a custom property is where no
/// rule sets it, and whether elements inherit it.
struct CSSRegistration {
  private let name: String
  private let line: Int
  private var initial: String?
  private var inherits = true

  /// - Parameter prelude: what stands before a block's brace.
  /// - Returns: nil for another block.
  init?(_ prelude: String, line: Int) {
    guard prelude.lowercased().hasPrefix("@property") else { return nil }
    name = CSSText.trimmed(prelude.dropFirst(9))
    guard name.hasPrefix("--") else { return nil }
    self.line = line
  }

  mutating func read(_ statement: String) {
    guard let colon = statement.firstIndex(of: ":") else { return }
    let value = CSSText.trimmed(statement[statement.index(after: colon)...])
    switch CSSText.trimmed(statement[..<colon]).lowercased() {
    case "initial-value": initial = value
    case "inherits": inherits = value.lowercased() != "false"
    default: break
    }
  }

  /// Of the root where elements inherit it, of every element where they do not; nil where it says
  /// nothing.
  ///
  /// - Parameter blocks: what stands before the brace of each block around it.
  func declaration(in blocks: [String]) -> CSSScanner.Declaration? {
    // NB: without a value of its own it is nothing where it is not inherited.
    guard let value = initial ?? (inherits ? nil : "initial") else { return nil }
    return CSSScanner.Declaration(
      name: name, value: value, line: line, isImportant: false, scope: CSSScope(),
      blocks: blocks + [inherits ? ":root" : "*"], isInitial: true)
  }
}
