// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `imageScale(_:)`: the size of symbols beside texts.
package struct ImageScaleModifier: ModifierDescription {
  package static let name = "imageScale"
  package static let example = ImageScaleModifier(scale: .large)
  package static let form = ModifierForm(.text, .words(ImageScale.self))

  package var scale: ImageScale

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ImageScaleModifier(scale: try reader.value.word("scale"))
  }

  package func written() -> DocumentValue { Self.written(.string(scale.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.imageScale = scale } }
}

extension ModifierNode {
  package static func imageScale(_ scale: ImageScale) -> ModifierNode {
    ModifierNode(ImageScaleModifier(scale: scale))
  }
}

// Nested, because SwiftUI has no such name at the top level and tests import what is public here.
extension EnvironmentValues {
  /// The size of a symbol relative to its font.
  public enum ImageScale: String, Codable, Hashable, Sendable, CaseIterable {
    /// A relative size.
    case small, medium, large
  }
}

package typealias ImageScale = EnvironmentValues.ImageScale
