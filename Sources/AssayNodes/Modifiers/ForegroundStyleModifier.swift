// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `foregroundStyle(_:_:_:)`: the style of texts, symbols and shapes inside, and its levels.
package struct ForegroundStyleModifier: ModifierDescription {
  package static let name = "foregroundStyle"
  package static let example = ForegroundStyleModifier(style: .color(.red))
  package static let form = ModifierForm(
    .text, .style, options: ["secondary": .style, "tertiary": .style],
    guide: """
      - foregroundStyle: red
      - {foregroundStyle: yellow, secondary: cyan}
      """)

  package var style: StyleNode
  /// What `secondary` stands for inside; nil for a level of the style.
  package var secondary: StyleNode?
  /// What `tertiary` stands for inside, where `secondary` is given.
  package var tertiary: StyleNode?

  package init(style: StyleNode, secondary: StyleNode? = nil, tertiary: StyleNode? = nil) {
    self.style = style
    self.secondary = secondary
    self.tertiary = secondary == nil ? nil : tertiary
  }

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let style = try StyleNode.read(reader.value)
    let secondary = try reader.map.take("secondary", StyleNode.read)
    let tertiary = try reader.map.take("tertiary", StyleNode.read)
    if secondary == nil, tertiary != nil {
      throw DocumentError("'tertiary' needs 'secondary' beside it", at: reader.whole.mark)
    }
    return ForegroundStyleModifier(style: style, secondary: secondary, tertiary: tertiary)
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    map.put("secondary", secondary?.written)
    map.put("tertiary", tertiary?.written)
    return Self.written(style.written, map)
  }

  package var effect: ModifierEffect {
    .environment(naming: style) {
      // Levels that are given are levels of the style around, not of themselves.
      let levels = [secondary, tertiary].compactMap(\.self).map { [values = $0] style in
        values.outside(style)
      }
      // A level is a level of the style around it; any other style starts over.
      if case .hierarchical = style {
        if !levels.isEmpty { $0.foregroundLevels = levels }
        $0.foregroundStyle = style
      } else {
        let own = $0.outside(style)
        $0.baseForegroundStyle = own
        $0.foregroundLevels = levels
        $0.foregroundStyle = own
      }
    }
  }
}

extension EnvironmentValues {
  /// A style as it is outside of the levels that it becomes one of: a level inside, as in
  /// `.secondary.shadow(...)`, is one of the style around.
  fileprivate func outside(_ style: StyleNode) -> StyleNode {
    switch style {
    case .hierarchical(let level):
      if foregroundLevels.indices.contains(level - 1) { return foregroundLevels[level - 1] }
      guard let base = baseForegroundStyle else {
        return .color(Color(base: .hierarchical(level)))
      }
      return level == 0 ? base : .faded(base, StyleNode.opacity(ofLevel: level))
    case .faded(let style, let opacity): return .faded(outside(style), opacity)
    case .shadowed(let style, let shadow): return .shadowed(outside(style), shadow)
    case .blended(let style, let mode): return .blended(outside(style), mode)
    case .color, .linearGradient, .gradient, .image, .tint, .background, .material: return style
    }
  }
}

extension ModifierNode {
  package static func foregroundStyle(
    _ style: StyleNode, _ secondary: StyleNode? = nil, _ tertiary: StyleNode? = nil
  ) -> ModifierNode {
    ModifierNode(
      ForegroundStyleModifier(style: style, secondary: secondary, tertiary: tertiary))
  }
}
