// SPDX-License-Identifier: MIT

/// A value of a document before its meaning is known: what YAML and JSON have in common.
package struct DocumentValue: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([DocumentValue])
    /// In the order in which it is written.
    case map([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var mark: SourceMark?
    package var value: DocumentValue

    package init(_ key: String, mark: SourceMark? = nil, _ value: DocumentValue) {
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

  package static let null = DocumentValue(.null)
  package static func bool(_ value: Bool) -> Self { Self(.bool(value)) }
  package static func string(_ value: String) -> Self { Self(.string(value)) }
  package static func list(_ values: [DocumentValue]) -> Self { Self(.list(values)) }
  package static func map(_ entries: [Entry]) -> Self { Self(.map(entries)) }

  /// A number; an infinite one is the word `infinity`.
  package static func number(_ value: Double) -> Self {
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
