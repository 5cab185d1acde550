// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayTraits

/// `dynamicTypeSize(_:)`: one size, or the sizes between two.
package struct DynamicTypeSizeModifier: ModifierDescription {
  package static let name = "dynamicTypeSize"
  package static let example = DynamicTypeSizeModifier(
    minimum: .accessibility1, maximum: .accessibility5)
  package static let form = ModifierForm(
    .environment, .anyOf([.textSize, .map(["min": .textSize, "max": .textSize])]),
    guide: """
      - dynamicTypeSize: large
      - dynamicTypeSize: {min: small, max: accessibility1}
      """)

  package var minimum: DynamicTypeSize
  package var maximum: DynamicTypeSize

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    if case .string = try reader.value.kind {
      let size: DynamicTypeSize = try reader.value.word("text size")
      return DynamicTypeSizeModifier(minimum: size, maximum: size)
    }
    return try reader.keys {
      DynamicTypeSizeModifier(
        minimum: try $0.take("min") { try $0.word("text size") } ?? .xSmall,
        maximum: try $0.take("max") { try $0.word("text size") } ?? .accessibility5)
    }
  }

  package func written() -> DocumentValue {
    if minimum == maximum { return Self.written(.string(minimum.rawValue)) }
    var map = MapWriter()
    map.put("min", minimum, unless: .xSmall)
    map.put("max", maximum, unless: .accessibility5)
    return Self.written(map.map)
  }

  package var effect: ModifierEffect {
    .environment { $0.dynamicTypeSize = min(max($0.dynamicTypeSize, minimum), maximum) }
  }
}

extension ModifierNode {
  package static func dynamicTypeSize(
    from minimum: DynamicTypeSize, to maximum: DynamicTypeSize
  ) -> ModifierNode {
    ModifierNode(DynamicTypeSizeModifier(minimum: minimum, maximum: maximum))
  }

  package static func dynamicTypeSize(_ size: DynamicTypeSize) -> ModifierNode {
    dynamicTypeSize(from: size, to: size)
  }
}

extension ValueForm {
  static let textSize = ValueForm.named("textSize", .words(DynamicTypeSize.self))
}
