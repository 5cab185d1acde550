// SPDX-License-Identifier: MIT

/// A material, by the name that SwiftUI gives it.
package enum MaterialName: String, Hashable, Sendable, CaseIterable {
  case ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, ultraThickMaterial
  case bar
  /// What bars of iOS 26 are made of; no view can name it.
  case glass
  /// What `glassEffect` draws; no view can name it.
  case glassPane

  /// Those that a view can name.
  package static let written = allCases.filter { $0 != .glass && $0 != .glassPane }
}
