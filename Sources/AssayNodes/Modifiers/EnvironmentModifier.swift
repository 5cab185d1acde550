// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics
package import AssayTraits

/// `environment(_:_:)` of the values that change a picture.
package struct EnvironmentModifier: ModifierDescription {
  package static let name = "environment"
  package static let example = EnvironmentModifier(change: .colorScheme(.dark))
  package static let form = ModifierForm(
    .environment,
    .map(
      [
        "colorScheme": .words(ColorScheme.self),
        "colorSchemeContrast": .words(ColorSchemeContrast.self),
        "layoutDirection": .words(LayoutDirection.self), "locale": .string,
        "dynamicTypeSize": .textSize, "legibilityBold": .boolean, "reduceMotion": .boolean,
        "displayScale": .positive, "defaultMinListRowHeight": .number,
        "defaultMinListHeaderHeight": .number,
      ], single: true),
    guide: """
      - environment: {colorScheme: dark}
      - environment: {colorSchemeContrast: increased}
      - environment: {layoutDirection: rightToLeft}
      - environment: {locale: es-MX}
      - environment: {dynamicTypeSize: xxLarge}
      - environment: {legibilityBold: true}
      - environment: {reduceMotion: true}
      - environment: {displayScale: 3}
      - environment: {defaultMinListRowHeight: 60}
      - environment: {defaultMinListHeaderHeight: 40}
      """)

  package var change: EnvironmentChange

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    EnvironmentModifier(change: try reader.keys(EnvironmentChange.read))
  }

  package func written() -> DocumentValue { Self.written(change.written) }

  package var effect: ModifierEffect { .environment { change.apply(to: &$0) } }
}

/// A change of one environment value.
package enum EnvironmentChange: Hashable, Sendable {
  case colorScheme(ColorScheme)
  case colorSchemeContrast(ColorSchemeContrast)
  case layoutDirection(LayoutDirection)
  case locale(String)
  case dynamicTypeSize(DynamicTypeSize)
  case legibilityBold(Bool)
  case reduceMotion(Bool)
  case displayScale(Double)
  case defaultMinListRowHeight(Double)
  case defaultMinListHeaderHeight(Double)

  fileprivate func apply(to values: inout EnvironmentValues) {
    switch self {
    case .colorScheme(let value): values.colorScheme = value
    case .colorSchemeContrast(let value): values.colorSchemeContrast = value
    case .layoutDirection(let value): values.layoutDirection = value
    case .locale(let value): values.localeIdentifier = value
    case .dynamicTypeSize(let value): values.dynamicTypeSize = value
    case .legibilityBold(let value): values.legibilityIsBold = value
    case .reduceMotion(let value): values.accessibilityReduceMotion = value
    case .displayScale(let value): values.displayScale = value
    case .defaultMinListRowHeight(let value): values.minListRowHeight = value
    case .defaultMinListHeaderHeight(let value): values.minListHeaderHeight = value
    }
  }

  fileprivate static func read(_ map: inout MapReader) throws -> EnvironmentChange {
    if let value: ColorScheme = try map.take("colorScheme", { try $0.word("color scheme") }) {
      return .colorScheme(value)
    }
    if let value: ColorSchemeContrast = try map.take(
      "colorSchemeContrast", { try $0.word("contrast") })
    {
      return .colorSchemeContrast(value)
    }
    if let value: LayoutDirection = try map.take(
      "layoutDirection", { try $0.word("layout direction") })
    {
      return .layoutDirection(value)
    }
    if let value = try map.take("locale", { try $0.string() }) { return .locale(value) }
    if let value: DynamicTypeSize = try map.take("dynamicTypeSize", { try $0.word("text size") }) {
      return .dynamicTypeSize(value)
    }
    if let value = try map.take("legibilityBold", { try $0.bool() }) {
      return .legibilityBold(value)
    }
    if let value = try map.take("reduceMotion", { try $0.bool() }) { return .reduceMotion(value) }
    if let value = try map.take("displayScale", { try $0.positiveNumber() }) {
      return .displayScale(value)
    }
    if let value = try map.take("defaultMinListRowHeight", { try $0.number() }) {
      return .defaultMinListRowHeight(value)
    }
    if let value = try map.take("defaultMinListHeaderHeight", { try $0.number() }) {
      return .defaultMinListHeaderHeight(value)
    }
    try map.finish("environment")
    throw DocumentError("'environment' needs one value to change", at: map.value.mark)
  }

  fileprivate var written: DocumentValue {
    func entry(_ key: String, _ value: DocumentValue) -> DocumentValue {
      .map([.init(key, value)])
    }
    return switch self {
    case .colorScheme(let value): entry("colorScheme", .string(value.rawValue))
    case .colorSchemeContrast(let value): entry("colorSchemeContrast", .string(value.rawValue))
    case .layoutDirection(let value): entry("layoutDirection", .string(value.rawValue))
    case .locale(let value): entry("locale", .string(value))
    case .dynamicTypeSize(let value): entry("dynamicTypeSize", .string(value.rawValue))
    case .legibilityBold(let value): entry("legibilityBold", .bool(value))
    case .reduceMotion(let value): entry("reduceMotion", .bool(value))
    case .displayScale(let value): entry("displayScale", .number(value))
    case .defaultMinListRowHeight(let value): entry("defaultMinListRowHeight", .number(value))
    case .defaultMinListHeaderHeight(let value):
      entry("defaultMinListHeaderHeight", .number(value))
    }
  }
}

extension ModifierNode {
  package static func environment(_ change: EnvironmentChange) -> ModifierNode {
    ModifierNode(EnvironmentModifier(change: change))
  }
}
