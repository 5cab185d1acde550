// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `navigationBarTitleDisplayMode(_:)`: a large title or one in the bar.
package struct NavigationBarTitleDisplayModeModifier: ModifierDescription {
  package static let name = "navigationBarTitleDisplayMode"
  package static let example = NavigationBarTitleDisplayModeModifier(mode: .inline)
  package static let form = ModifierForm(.containers, .words(TitleDisplayMode.self))

  package var mode: TitleDisplayMode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    NavigationBarTitleDisplayModeModifier(mode: try reader.value.word("display mode"))
  }

  package func written() -> DocumentValue { Self.written(.string(mode.rawValue)) }

  package var effect: ModifierEffect { .container(.titleDisplayMode(mode)) }
}

extension ModifierNode {
  package static func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> ModifierNode {
    ModifierNode(NavigationBarTitleDisplayModeModifier(mode: mode))
  }
}

// Nested, because SwiftUI has no such name at the top level and tests import what is public here.
extension EnvironmentValues {
  /// How the title of a navigation bar is displayed.
  public enum TitleDisplayMode: String, Codable, Hashable, Sendable, CaseIterable {
    /// As the container suggests, in the bar, or large below the bar.
    case automatic, inline, large
  }
}

package typealias TitleDisplayMode = EnvironmentValues.TitleDisplayMode
