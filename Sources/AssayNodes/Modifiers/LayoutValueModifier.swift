// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `layoutValue(key:value:)`: a value for the `Layout` around, which is Swift code and has no
/// written form. Two are equal when they have the same key and print alike.
package struct LayoutValueModifier: ModifierDescription {
  package static let name = "layoutValue"
  package static let example = LayoutValueModifier(
    keyName: "Key", key: ObjectIdentifier(LayoutValueModifier.self), value: 0, detail: "0")

  let keyName: String
  package let key: ObjectIdentifier
  package let value: any Sendable
  private let detail: String

  /// - Parameter detail: how the value prints.
  package init(keyName: String, key: ObjectIdentifier, value: any Sendable, detail: String) {
    self.keyName = keyName
    self.key = key
    self.value = value
    self.detail = detail
  }

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    throw DocumentError.swiftCode("'layoutValue'", at: reader.whole.mark)
  }

  package func written() throws -> DocumentValue {
    throw DocumentError.swiftCode("the layout value \(keyName)")
  }

  package var effect: ModifierEffect { .placement(.value(value, for: key)) }

  package static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.detail == b.detail }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(detail)
  }
}

extension ModifierNode {
  package static func layoutValue(_ value: LayoutValueModifier) -> ModifierNode {
    ModifierNode(value)
  }
}
