// SPDX-License-Identifier: MIT

/// Coded as plain JSON values, so that any coder reads and writes the written form.
extension DocumentValue: Codable {
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
      var values: [DocumentValue] = []
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
