// SPDX-License-Identifier: MIT

/// What can be written as a value in a description.
///
/// It is declared beside the code that reads the value. The JSON Schema is generated from it, and
/// tests compare it with what reading accepts.
package indirect enum ValueForm: Sendable {
  case null
  case boolean
  case number
  case integer
  case string
  /// A text that matches a regular expression of JSON Schema.
  case pattern(String)
  /// One of some words.
  case names([String])
  /// A number from one to another.
  case numberWithin(ClosedRange<Double>)
  /// A number, at least this.
  case numberAtLeast(Double)
  /// A number above 0.
  case positive
  /// A whole number of a range.
  case within(ClosedRange<Int>)
  /// A whole number, at least this.
  case atLeast(Int)
  case list(ValueForm)
  /// A list of exactly so many numbers.
  case numbers(Int)
  case keys(MapForm)
  case anyOf([ValueForm])
  /// With a sentence for the editor.
  case described(String, ValueForm)
  /// Defined once under a name in the schema.
  case named(String, ValueForm)
  /// The form of that name, inside of itself.
  case reference(String)

  /// A text or a map with a `kind`.
  case view
  /// One view or a list of views.
  case views
  /// A map with a `kind`.
  case node
  /// The view of another file.
  case include

  /// The value of a modifier that has none: its name is a key without value, or with `true`.
  case alone

  /// The words of an enum.
  static func words<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> ValueForm
  where T.RawValue == String {
    .names(type.allCases.map(\.rawValue))
  }

  static func map(
    _ keys: KeyValuePairs<String, ValueForm>, required: [String] = [], single: Bool = false
  ) -> ValueForm {
    .keys(MapForm(keys.map { ($0.key, $0.value) }, required: required, isSingle: single))
  }

  static func optional(_ form: ValueForm) -> ValueForm { .anyOf([form, .null]) }
}

/// The keys that a map can have.
package struct MapForm: Sendable {
  package let keys: [(key: String, value: ValueForm)]
  package let required: [String]
  /// Whether the map has exactly one of the keys.
  package let isSingle: Bool

  init(_ keys: [(String, ValueForm)], required: [String] = [], isSingle: Bool = false) {
    self.keys = keys.map { (key: $0.0, value: $0.1) }
    self.required = required
    self.isSingle = isSingle
  }
}
