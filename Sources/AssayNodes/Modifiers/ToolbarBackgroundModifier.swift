// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `toolbarBackground(_:for:)`: whether the background of bars is drawn, or its style.
package struct ToolbarBackgroundModifier: ModifierDescription {
  package static let name = "toolbarBackground"
  package static let example = ToolbarBackgroundModifier(
    visibility: nil, style: .color(.yellow), bars: [.navigationBar])
  package static let form = ModifierForm(
    .containers, .anyOf([.words(Visibility.self), .style]), options: ["for": BarName.form])

  package var visibility: Visibility?
  package var style: StyleNode?
  /// Empty for the navigation bar.
  package var bars: [BarName]

  /// The words of a visibility are no styles.
  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let bars = try reader.map.take("for", BarName.readList) ?? []
    if case .string(let word) = try reader.value.kind, let visibility = Visibility(rawValue: word) {
      return ToolbarBackgroundModifier(visibility: visibility, style: nil, bars: bars)
    }
    return ToolbarBackgroundModifier(
      visibility: nil, style: try StyleNode.read(reader.value), bars: bars)
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    if !bars.isEmpty { map.put("for", BarName.written(bars)) }
    if let style { return Self.written(style.written, map) }
    return Self.written(.string((visibility ?? .automatic).rawValue), map)
  }

  package var effect: ModifierEffect {
    .container(.barBackground(visibility: visibility, style: style, bars: bars))
  }
}

extension ModifierNode {
  package static func barBackground(
    visibility: Visibility?, style: StyleNode?, bars: [BarName]
  ) -> ModifierNode {
    ModifierNode(ToolbarBackgroundModifier(visibility: visibility, style: style, bars: bars))
  }
}

/// A bar of a screen.
package enum BarName: String, Codable, Hashable, Sendable, CaseIterable {
  case navigationBar, tabBar, bottomBar

  static let form = ValueForm.anyOf([.words(BarName.self), .list(.words(BarName.self))])

  /// One bar, or a list.
  static func readList(_ value: DocumentValue) throws -> [BarName] {
    if case .list = value.kind { return try value.list { try $0.word("bar") } }
    return [try value.word("bar")]
  }

  static func written(_ bars: [BarName]) -> DocumentValue {
    let words = bars.map { DocumentValue.string($0.rawValue) }
    return words.count == 1 ? words[0] : .list(words)
  }
}
