// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayNodes
package import AssayResources
package import AssayTraits

extension Appearance {
  /// The same appearance in the words of the color tables.
  var colorAppearance: ColorAppearance {
    ColorAppearance(isDark: colorScheme == .dark, isIncreasedContrast: contrast == .increased)
  }
}

extension Color {
  /// The color that is drawn.
  ///
  /// - Parameters:
  ///   - accent: What `accentColor` stands for.
  ///   - assets: Where named colors are looked up. As in SwiftUI, a name it lacks is clear;
  ///     `missingAssetName(in:)` tells. An unknown system color, which no API of ours makes, is
  ///     clear too.
  ///   - isElevated: Whether the surface is elevated, such as a sheet.
  package func resolve(
    appearance: Appearance, accent: RGBAColor, assets: AssetCatalog?,
    idiom: AssetIdiom = .universal,
    style: InterfaceStyle = .ios18, isElevated: Bool = false
  ) -> RGBAColor {
    func part(_ color: Color) -> RGBAColor {
      color.resolve(
        appearance: appearance, accent: accent, assets: assets, idiom: idiom, style: style,
        isElevated: isElevated)
    }
    let key = appearance.colorAppearance
    let color: RGBAColor =
      switch base {
      case .system(let name):
        SystemColors.color(name, key, style: style, isElevated: isElevated) ?? .clear
      case .hierarchical(let level): SystemColors.hierarchical(level, key, style: style)
      case .accent: accent
      case .rgba(let color): color
      case .asset(let name): assets?.color(named: name, key, idiom: idiom) ?? .clear
      case .appearances(let light, let dark):
        part(key.isDark ? dark : light)
      case .mixed(let first, let second, let fraction, let isPerceptual):
        ColorMix.mix(part(first), part(second), by: fraction, isPerceptual: isPerceptual)
      }
    return color.opacity(opacity)
  }

  /// The name of a catalog color that the catalog has no color set for; nil for every other color.
  package func missingAssetName(in assets: AssetCatalog?) -> String? {
    switch base {
    case .asset(let name): return assets?.colorSets[name] == nil ? name : nil
    case .appearances(let first, let second), .mixed(let first, let second, _, _):
      return first.missingAssetName(in: assets) ?? second.missingAssetName(in: assets)
    case .system, .hierarchical, .accent, .rgba: return nil
    }
  }
}
