// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `aspectRatio(_:contentMode:)`: width over height; nil for the ratio of the ideal size.
package struct AspectRatioModifier: ModifierDescription {
  package static let name = "aspectRatio"
  package static let example = AspectRatioModifier(ratio: 2, contentMode: .fit)
  package static let form = ModifierForm(
    .layout, .optional(.number), options: ["contentMode": .words(ContentMode.self)],
    guide: """
      - aspectRatio: 1.5
        contentMode: fill
      """)

  package var ratio: Double?
  package var contentMode: ContentMode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AspectRatioModifier(
      ratio: try reader.value.optional { try $0.number() },
      contentMode: try reader.map.take("contentMode") { try $0.word("content mode") } ?? .fit)
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    map.put("contentMode", contentMode, unless: .fit)
    return Self.written(ratio.map { .number($0) } ?? .null, map)
  }

  package var effect: ModifierEffect {
    .layout(ModifierLayout(AspectRatioLayout(ratio: ratio, contentMode: contentMode)))
  }
}

extension ModifierNode {
  /// Without a ratio it is `scaledToFit` or `scaledToFill`.
  package static func aspectRatio(_ ratio: Double?, contentMode: ContentMode) -> ModifierNode {
    switch (ratio, contentMode) {
    case (nil, .fit): .scaledToFit
    case (nil, .fill): .scaledToFill
    case (let ratio?, let mode):
      ModifierNode(AspectRatioModifier(ratio: ratio, contentMode: mode))
    }
  }
}
