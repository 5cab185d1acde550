// SPDX-License-Identifier: MIT

/// A JSON value whose members keep their order, so that the same report gives the same bytes.
enum JSONValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case string(String)
  case number(Int)
  /// A finite number; others are written as null, which JSON has for them.
  case decimal(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([Member])

  struct Member: Sendable {
    var key: String
    var value: JSONValue
  }

  init(stringLiteral value: String) {
    self = .string(value)
  }

  init(integerLiteral value: Int) {
    self = .number(value)
  }

  /// An object without the members whose value is nil.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }
}
