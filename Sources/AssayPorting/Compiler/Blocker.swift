// SPDX-License-Identifier: MIT

/// Something that a file needs and that is missing, as the compiler's message names it.
package struct Blocker: Hashable, Sendable, Comparable {
  package enum Kind: String, Hashable, Sendable, Codable, Comparable {
    case module
    /// A type, function or variable.
    case name
    case member
    case macro
    case attribute
    /// A form of a function that exists in other forms.
    case form
    /// A message of the compiler that names nothing.
    case message

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  package var kind: Kind
  package var name: String

  package static func < (left: Blocker, right: Blocker) -> Bool {
    (left.name, left.kind) < (right.name, right.kind)
  }

  /// Whether the message names what is missing, and is not the consequence of something else.
  var isNamed: Bool { kind != .message && kind != .form }

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// - Parameters:
  ///   - text: the compiler's message.
  ///   - source: the word in the source that the message points to; empty where there is none.
  init(message text: String, word: String) {
    let quoted = Self.quoted(in: text)
    func starts(_ prefix: String) -> Bool { text.hasPrefix(prefix) }
    if starts("no such module"), let name = quoted.first {
      self.init(.module, name)
    } else if starts("no macro named"), let name = quoted.first {
      self.init(.macro, name)
    } else if starts("unknown attribute"), let name = quoted.first {
      self.init(.attribute, name)
    } else if starts("cannot find"), text.contains("in scope"), let name = quoted.first {
      self.init(.name, name)
    } else if text.contains("has no member"), let name = quoted.last {
      self.init(.member, Self.base(name))
    } else if text.contains("is not a member type of"), let name = quoted.first {
      self.init(.member, Self.base(name))
    } else if starts("no type named"), let name = quoted.first {
      self.init(.name, name)
    } else if ["cannot call value of non-function type", "cannot specialize non-generic type"]
      .contains(where: { starts($0 + " 'module<") }), let name = quoted.first
    {
      // A module is its own name where the type of that name is missing in it.
      let module = name.dropFirst("module<".count).dropLast()
      let prefix = StandIn.moduleName("")
      self.init(.name, String(module.hasPrefix(prefix) ? module.dropFirst(prefix.count) : module))
    } else if text.contains("cannot be overridden"), text.contains("extension"),
      let name = quoted.first
    {
      self.init(.message, "the override of '\(name)' in an extension, which needs Objective-C")
    } else if Self.isAboutForm(text), !word.isEmpty {
      self.init(.form, word)
    } else {
      self.init(.message, text)
    }
  }

  /// The words that may say why there is a message, beside what it names as missing: the type of a
  /// member, and for a message that names nothing all words of it and of its line.
  func words(in message: CompilerMessage, code: String) -> Set<String> {
    switch kind {
    case .member: Set(Self.quoted(in: message.text).dropLast())
    // What is missing is the return that was left out; the message is about the last brace.
    case .message where message.text.hasPrefix("missing return"): [TargetReader.viewName]
    case .form, .message: Set(Self.names(in: message.text) + Self.names(in: code))
    case .module, .name, .macro, .attribute: []
    }
  }

  private static func names(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// Messages of a call that fits no form of the function, at the function's name.
  private static func isAboutForm(_ text: String) -> Bool {
    ["no exact matches in call to", "no exact matches in reference to"].contains {
      text.hasPrefix($0)
    }
  }

  /// `padding` of `padding(_:)`.
  private static func base(_ name: String) -> String {
    String(name.prefix { $0 != "(" })
  }

  private static func quoted(in text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }
  }
}
