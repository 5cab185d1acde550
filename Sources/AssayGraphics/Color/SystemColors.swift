// SPDX-License-Identifier: MIT

/// The system release whose look is drawn.
package enum InterfaceStyle: String, Hashable, Sendable, CaseIterable {
  case ios18, ios26, macOS
}

/// The platform's colors by name.
package enum SystemColors {
  /// A color by UIKit's name (`systemBlue`, `label`, `systemGroupedBackground`), UIKit's name on an
  /// elevated surface (`systemBackgroundElevated`), or SwiftUI's hierarchical one (`secondary`,
  /// `tertiaryFill`); nil for an unknown name.
  ///
  /// ```swift
  /// SystemColors.color("systemBlue", .dark)?.hex  // "#0A84FF"
  /// ```
  ///
  /// - Parameter isElevated: whether the surface is elevated, as UIKit's `userInterfaceLevel`:
  ///   names that have a color of their own there are looked up as that one.
  package static func color(
    _ name: String, _ appearance: ColorAppearance, style: InterfaceStyle = .ios18,
    isElevated: Bool = false
  ) -> RGBAColor? {
    if isElevated, let elevated = color(name + "Elevated", appearance, style: style) {
      return elevated
    }
    // A style holds what it changed; the rest is as before.
    let tables =
      switch style {
      case .ios18: [ios18]
      case .ios26: [ios26, ios18]
      case .macOS: [macOS, ios18]
      }
    guard let row = tables.lazy.compactMap({ $0[name] }).first else { return nil }
    return switch appearance {
    case .light: RGBAColor(packed: row.light)
    case .dark: RGBAColor(packed: row.dark)
    case .lightIncreasedContrast: RGBAColor(packed: row.lightIncreased)
    case .darkIncreasedContrast: RGBAColor(packed: row.darkIncreased)
    }
  }

  /// What `Color.primary` (0), `.secondary` (1), `.tertiary` (2), `.quaternary` (3) and `.quinary`
  /// (4) resolve to in SwiftUI; a level beyond these is the nearest of them.
  package static func hierarchical(
    _ level: Int, _ appearance: ColorAppearance, style: InterfaceStyle = .ios18
  ) -> RGBAColor {
    let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
    let name = names[min(max(0, level), names.count - 1)]
    return color(name, appearance, style: style) ?? .black
  }

  /// Every name, sorted.
  package static var names: [String] { SystemColorTable.ios18.map(\.name).sorted() }

  private static let ios18 = index(SystemColorTable.ios18)
  private static let ios26 = index(SystemColorTable.ios26)
  private static let macOS = index(SystemColorTable.macOS)

  private static func index(_ rows: [SystemColorTable.Row]) -> [String: SystemColorTable.Row] {
    Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension RGBAColor {
  /// From 0xRRGGBBAA.
  fileprivate init(packed: UInt32) {
    self.init(
      red: UInt8(packed >> 24 & 0xFF), green: UInt8(packed >> 16 & 0xFF),
      blue: UInt8(packed >> 8 & 0xFF), alpha: UInt8(packed & 0xFF))
  }
}
