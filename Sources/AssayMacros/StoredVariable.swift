// SPDX-License-Identifier: MIT

/// A variable of a type as it is declared: its attributes, name, type and first value.
struct StoredVariable {
  private(set) var attributes: [(name: String, arguments: String)] = []
  let name: String
  let type: String?
  let value: String?
  /// Whether it is an instance's, without accessors and observers of its own.
  let isStored: Bool

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "nonisolated",
    "weak", "unowned", "override", "dynamic",
  ]

  /// Nil for a declaration of something else.
  /// - Parameters:
  ///   - declaration: The declaration as it is written.
  ///   - allowsConstant: Whether `let` counts too.
  init?(_ declaration: String, allowsConstant: Bool = false) {
    var scanner = SwiftScanner(declaration)
    var isOfInstance = true
    while true {
      scanner.skipTrivia()
      if scanner.byte == UInt8(ascii: "@") {
        attributes.append(Self.attribute(&scanner))
        continue
      }
      guard let word = scanner.word() else { return nil }
      if word == "var" || word == "let" && allowsConstant { break }
      if ["static", "class", "lazy"].contains(word) {
        isOfInstance = false
      } else if !Self.modifiers.contains(word) {
        return nil
      }
      // `private(set)`
      if scanner.byte == UInt8(ascii: "(") { scanner.skip() }
    }
    scanner.skipTrivia()
    guard let name = scanner.word() else { return nil }
    self.name = name
    scanner.skipTrivia()
    var type: String?
    if scanner.byte == UInt8(ascii: ":") {
      scanner.skip()
      type = scanner.text(before: "={").trimmed
    }
    self.type = type
    guard scanner.byte == UInt8(ascii: "=") else {
      value = nil
      isStored = isOfInstance && scanner.isAtEnd
      return
    }
    scanner.skip()
    let value = scanner.text(before: "").trimmed
    self.value = value
    isStored = isOfInstance && !value.contains("didSet") && !value.contains("willSet")
  }

  /// `@Name(arguments)`; the arguments with their parentheses.
  private static func attribute(_ scanner: inout SwiftScanner) -> (String, String) {
    scanner.skip()
    let name = scanner.word() ?? ""
    guard scanner.byte == UInt8(ascii: "(") else { return (name, "") }
    let start = scanner.position
    scanner.skip()
    return (name, scanner.string(start..<scanner.position))
  }

  /// Whether a model keeps the variable in its store.
  var isPersisted: Bool { isStored && !attributes.contains { $0.name == "Transient" } }

  /// The variable of the class that holds the value.
  var storage: String {
    "private var _\(name)\(type.map { ": " + $0 } ?? "")\(value.map { " = " + $0 } ?? "")"
  }

  var accessors: String {
    """
    @storageRestrictions(initializes: _\(name))
    init(initialValue) { _\(name) = initialValue }
    get {
      _$model.access(self, \\.\(name))
      return _\(name)
    }
    set { _$model.set(self, \\.\(name), from: _\(name), to: newValue) { _\(name) = newValue } }
    """
  }
}

extension SwiftScanner {
  /// Moves to one of some characters or to the end, and returns what is before it.
  fileprivate mutating func text(before ends: String) -> String {
    let start = position
    while let byte, !ends.utf8.contains(byte) { skip() }
    return string(start..<position)
  }
}
