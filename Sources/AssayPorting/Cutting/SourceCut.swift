// SPDX-License-Identifier: MIT

/// A part of a file that is left out, because it does not compile.
struct SourceCut: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A statement, in whose place a labeled area is drawn where it makes a view.
    case statement
    /// A modifier of a view, which is drawn without it.
    case modifier
    /// What a function, an initializer or a computed property does; `LeftOutBody` says what it does
    /// instead.
    case body
    /// The body of a view, in whose place a labeled area is drawn.
    case viewBody
    case declaration
    /// One of the types that a declaration inherits from or conforms to.
    case inheritance
    case attribute
  }

  var kind: Kind
  /// What is left out, as a reader names it: `func save`, `#Preview`.
  var name: String
  /// Why, and what is missing.
  var cause: LeftOutFile
  /// The names that no other code can use anymore, and the names of what replaces it.
  var declared: Set<String>

  /// Whether only code of the same file could use the names.
  var isLocal: Bool { kind != .declaration }
}

extension SourceCut {
  /// What is left out and why, in words.
  ///
  /// - Parameter shown: how a path is written.
  func words(shown: (String) -> String) -> String {
    let part =
      switch kind {
      case .statement: "a statement of \(name)"
      case .modifier: "the modifier \(name)"
      case .body: "what \(name) does"
      case .viewBody: "the body of \(name), drawn as a labeled area"
      case .declaration: name
      case .inheritance: "the conformance or superclass \(name)"
      case .attribute: "the attribute \(name)"
      }
    return part + ": " + cause.words(shown: shown)
  }
}
