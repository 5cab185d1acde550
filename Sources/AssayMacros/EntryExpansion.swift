// SPDX-License-Identifier: MIT

/// `@Entry var name: Type = value` as a key and the accessors that read and write by it.
struct EntryExpansion {
  let accessors: String
  let key: String

  /// - Parameters:
  ///   - declaration: The property as it is written.
  ///   - extended: The declarations around it.
  init(declaration: String, extended: [String]) throws(MacroError) {
    let property = try EntryProperty(declaration)
    let kind = try KeyKind(extended)
    let name = "__Key_\(property.name)"
    accessors = """
      get { self[\(name).self] }
      set { self[\(name).self] = newValue }
      """
    guard property.type != nil || property.value != nil else {
      throw MacroError(message: "'@Entry' needs a type or a default value")
    }
    if kind == .focusedValue {
      guard let type = property.type, type.hasSuffix("?") else {
        throw MacroError(
          message: "an '@Entry' of 'FocusedValues' needs an optional type; add '?' to the type")
      }
      key = "private struct \(name): \(kind.rawValue) { typealias Value = \(type.dropLast()) }"
    } else if let type = property.type {
      key = """
        private struct \(name): \(kind.rawValue) {
          static var defaultValue: \(type) { \(property.value ?? "nil") }
        }
        """
    } else {
      key = """
        private struct \(name): \(kind.rawValue), _EntryKey {
          static let entryDefault = _EntryDefault(\(property.value ?? "nil"))
        }
        """
    }
  }
}

/// The protocol of the keys of the type that a property extends.
private enum KeyKind: String {
  case environment = "EnvironmentKey"
  case focusedValue = "FocusedValueKey"
  case transaction = "TransactionKey"
  case container = "ContainerValueKey"

  init(_ extended: [String]) throws(MacroError) {
    let head = extended.map { $0.prefix { $0 != "{" } }.joined(separator: "\n")
    if head.contains("EnvironmentValues") {
      self = .environment
    } else if head.contains("FocusedValues") {
      self = .focusedValue
    } else if head.contains("Transaction") {
      self = .transaction
    } else if head.contains("ContainerValues") {
      self = .container
    } else {
      throw MacroError(
        message: "'@Entry' belongs in an extension of EnvironmentValues, FocusedValues, "
          + "Transaction or ContainerValues")
    }
  }
}

/// The parts of `var name: Type = value`.
private struct EntryProperty {
  let name: String
  let type: String?
  let value: String?

  init(_ declaration: String) throws(MacroError) {
    var scanner = SwiftScanner(declaration)
    scanner.skipTrivia()
    while !scanner.isAtEnd, !scanner.take("var") {
      scanner.skip()
      scanner.skipTrivia()
    }
    scanner.skipTrivia()
    guard let name = scanner.word() else {
      throw MacroError(message: "'@Entry' belongs to a variable")
    }
    self.name = name
    scanner.skipTrivia()
    var type: String?
    if scanner.byte == UInt8(ascii: ":") {
      scanner.skip()
      let start = scanner.position
      while let byte = scanner.byte, byte != UInt8(ascii: "=") { scanner.skip() }
      type = scanner.string(start..<scanner.position).trimmed
    }
    self.type = type
    if scanner.byte == UInt8(ascii: "=") {
      scanner.skip()
      let start = scanner.position
      while !scanner.isAtEnd { scanner.skip() }
      self.value = scanner.string(start..<scanner.position).trimmed
    } else {
      self.value = nil
    }
  }
}
