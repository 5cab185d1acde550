// SPDX-License-Identifier: MIT

// What the scalars of a document mean.
extension DocumentValue {
  package func string() throws -> String {
    switch kind {
    case .string(let value): return value
    case .number, .bool:
      throw DocumentError("expected a text, found \(noun); put it in quotes", at: mark)
    case .null, .list, .map: throw DocumentError.expected("a text", found: self)
    }
  }

  package func bool() throws -> Bool {
    guard case .bool(let value) = kind else {
      throw DocumentError.expected("true or false", found: self)
    }
    return value
  }

  /// A finite number.
  package func number() throws -> Double {
    guard case .number(let value) = kind, value.isFinite else {
      throw DocumentError.expected("a number", found: self)
    }
    return try bounded(value)
  }

  /// No screen, color or time needs more; beyond it, what is calculated from a number may have no
  /// finite value.
  private static let largestNumber = 1e15

  private func bounded(_ value: Double) throws -> Double {
    guard abs(value) <= Self.largestNumber else {
      throw DocumentError.expected("a number from -1e15 to 1e15", found: self)
    }
    return value
  }

  /// A number of a range.
  package func number(in range: ClosedRange<Double>) throws -> Double {
    let value = try number()
    guard range.contains(value) else {
      let bounds = [range.lowerBound, range.upperBound].map(Self.text)
      throw DocumentError.expected("a number from \(bounds[0]) to \(bounds[1])", found: self)
    }
    return value
  }

  /// A number that is not below another one.
  package func number(in range: PartialRangeFrom<Double>) throws -> Double {
    let value = try number()
    guard range.contains(value) else {
      throw DocumentError.expected(
        "a number of at least \(Self.text(of: range.lowerBound))", found: self)
    }
    return value
  }

  /// A number above 0.
  package func positiveNumber() throws -> Double {
    let value = try number()
    guard value > 0 else { throw DocumentError.expected("a number above 0", found: self) }
    return value
  }

  /// A number, or `infinity`.
  package func length() throws -> Double {
    switch kind {
    case .string("infinity"): return .infinity
    case .string("-infinity"): return -.infinity
    case .number(let value) where value.isFinite: return try bounded(value)
    case .null, .bool, .number, .string, .list, .map:
      throw DocumentError.expected("a number or infinity", found: self)
    }
  }

  /// A number that is not negative, or `infinity`.
  package func maximumLength() throws -> Double {
    let value = try length()
    guard value >= 0 else {
      throw DocumentError.expected("a number of at least 0, or infinity", found: self)
    }
    return value
  }

  package func integer() throws -> Int {
    guard case .number(let value) = kind, let integer = Int(exactly: value) else {
      throw DocumentError.expected("a whole number", found: self)
    }
    return integer
  }

  package func list() throws -> [DocumentValue] {
    guard case .list(let values) = kind else {
      throw DocumentError.expected("a list", found: self)
    }
    return values
  }

  /// Each element of a list, with its place in the path of an error.
  package func list<T>(_ read: (DocumentValue) throws -> T) throws -> [T] {
    try list().enumerated().map { index, value in
      try MapReader.at("[\(index)]") { try read(value) }
    }
  }

  /// nil where it is written as nothing.
  package func optional<T>(_ read: (DocumentValue) throws -> T) throws -> T? {
    kind == .null ? nil : try read(self)
  }

  /// One of the words of an enum.
  package func word<T: RawRepresentable & CaseIterable>(_ what: String) throws -> T
  where T.RawValue == String {
    let known = T.allCases.map(\.rawValue)
    guard case .string(let name) = kind else {
      throw DocumentError.expected(
        "\(what) (\(known.joined(separator: ", ")))", found: self)
    }
    guard let value = T(rawValue: name) else {
      throw DocumentError.unknown(what, name, known: known, at: mark)
    }
    return value
  }

  /// One of some named values.
  package func name<T>(_ what: String, among table: [(name: String, value: T)]) throws -> T {
    guard case .string(let name) = kind else {
      throw DocumentError.expected(what, found: self)
    }
    guard let entry = table.first(where: { $0.name == name }) else {
      throw DocumentError.unknown(what, name, known: table.map(\.name), at: mark)
    }
    return entry.value
  }

  /// The entries of a map, in the order of the file.
  package func entries(_ expected: String) throws -> [Entry] {
    guard case .map(let entries) = kind else {
      throw DocumentError.expected(expected, found: self)
    }
    return entries
  }

  /// A text or a list of texts. A number stands for its text.
  package func texts() throws -> [String] {
    func text(_ value: DocumentValue) throws -> String {
      switch value.kind {
      case .string(let text): return text
      case .number(let number): return Self.text(of: number)
      case .null, .bool, .list, .map:
        throw DocumentError.expected("a text or a list of texts", found: value)
      }
    }
    guard case .list(let values) = kind else { return [try text(self)] }
    return try values.map(text)
  }
}
