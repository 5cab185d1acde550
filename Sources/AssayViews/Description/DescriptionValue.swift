// SPDX-License-Identifier: MIT

/// A value of a view description before it is known what it means: what YAML and JSON have in common.
package struct DescriptionValue: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([DescriptionValue])
    /// In the order in which it is written.
    case map([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var mark: SourceMark?
    package var value: DescriptionValue

    package init(_ key: String, mark: SourceMark? = nil, _ value: DescriptionValue) {
      self.key = key
      self.mark = mark
      self.value = value
    }
  }

  package var kind: Kind
  /// Where it was read; nil where it was not read from a file.
  package var mark: SourceMark?

  package init(_ kind: Kind, mark: SourceMark? = nil) {
    self.kind = kind
    self.mark = mark
  }

  static let null = DescriptionValue(.null)
  static func bool(_ value: Bool) -> Self { Self(.bool(value)) }
  package static func string(_ value: String) -> Self { Self(.string(value)) }
  static func list(_ values: [DescriptionValue]) -> Self { Self(.list(values)) }
  package static func map(_ entries: [Entry]) -> Self { Self(.map(entries)) }

  /// A number; an infinite one is the word `infinity`.
  static func number(_ value: Double) -> Self {
    if value == .infinity { return .string("infinity") }
    if value == -.infinity { return .string("-infinity") }
    return Self(.number(value))
  }

  /// What it is, for a message: "a list", "the number 3".
  package var noun: String {
    switch kind {
    case .null: "nothing"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(Self.text(of: value))"
    case .string(let value): "the text '\(value.prefix(40))'"
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// The shortest text that reads as the same number, whole numbers without a point.
  package static func text(of number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    return number == 0 && number.sign == .minus ? "-0.0" : "\(Int(number))"
  }
}

/// A place in a file; lines and columns start at 1, columns count Unicode scalars.
public struct SourceMark: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Coded as plain JSON values, so that any coder reads and writes the written form.
extension DescriptionValue: Codable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  package init(from decoder: any Decoder) throws {
    if let container = try Self.keyed(decoder) {
      self = .map(
        try container.allKeys.map {
          Entry($0.stringValue, try container.decode(Self.self, forKey: $0))
        })
      return
    }
    if var container = try Self.unkeyed(decoder) {
      var values: [DescriptionValue] = []
      while !container.isAtEnd { values.append(try container.decode(Self.self)) }
      self = .list(values)
      return
    }
    let container = try decoder.singleValueContainer()
    self.init(container.decodeNil() ? .null : try Self.scalar(container))
  }

  private static func keyed(_ decoder: any Decoder) throws -> KeyedDecodingContainer<Key>? {
    do { return try decoder.container(keyedBy: Key.self) } catch is DecodingError { return nil }
  }

  private static func unkeyed(_ decoder: any Decoder) throws -> (any UnkeyedDecodingContainer)? {
    do { return try decoder.unkeyedContainer() } catch is DecodingError { return nil }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> Kind {
    do { return .bool(try container.decode(Bool.self)) } catch is DecodingError {}
    do { return .number(try container.decode(Double.self)) } catch is DecodingError {}
    return .string(try container.decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    switch kind {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .list(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .map(let entries):
      var container = encoder.container(keyedBy: Key.self)
      for entry in entries {
        try container.encode(entry.value, forKey: Key(stringValue: entry.key))
      }
    }
  }
}
