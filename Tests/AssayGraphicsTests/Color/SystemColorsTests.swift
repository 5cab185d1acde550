// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("System colors")
struct SystemColorsTests {
  // Apple's Human Interface Guidelines, Color, Specifications (2024); alphas of 0.6 are 153.
  @Test(
    "system colors of iOS 18 are those of Apple's guidelines, in each appearance",
    arguments: [
      ("systemBlue", ColorAppearance.light, "#007AFF"),
      ("systemBlue", .dark, "#0A84FF"),
      ("systemBlue", .lightIncreasedContrast, "#0040DD"),
      ("systemBlue", .darkIncreasedContrast, "#409CFF"),
      ("systemRed", .light, "#FF3B30"),
      ("systemGray6", .dark, "#1C1C1E"),
      ("label", .light, "#000000"),
      ("secondaryLabel", .light, "#3C3C4399"),
      ("systemGroupedBackground", .light, "#F2F2F7"),
      ("systemBackground", .dark, "#000000"),
      ("systemBackgroundElevated", .dark, "#1C1C1E"),
      ("systemBackgroundElevated", .light, "#FFFFFF"),
      ("systemBackgroundElevated", .darkIncreasedContrast, "#242426"),
      ("secondary", .lightIncreasedContrast, "#3C3C43CC"),
    ])
  func ios18(_ name: String, _ appearance: ColorAppearance, _ hex: String) {
    #expect(SystemColors.color(name, appearance)?.hex == hex)
  }

  @Test(
    "system colors of iOS 26 are its own, and those of iOS 18 where none changed",
    arguments: [
      ("systemBlue", "#0088FF"), ("systemRed", "#FF383C"),
      // Unchanged since iOS 18, so absent from the later table.
      ("systemGray", "#8E8E93"), ("label", "#000000"),
    ])
  func ios26(_ name: String, _ hex: String) {
    #expect(SystemColors.color(name, .light, style: .ios26)?.hex == hex)
  }

  @Test("a name that no system color has gives none")
  func unknownNames() {
    #expect(SystemColors.color("systemBlueColor", .light) == nil)
    #expect(SystemColors.color("blue", .light) == nil)
    #expect(SystemColors.color("labelElevated", .dark) == nil)
    #expect(SystemColors.color("", .light) == nil)
  }

  @Test("levels of the foreground are the label colors, and clamp at the first and the last")
  func hierarchicalLevels() {
    #expect(SystemColors.hierarchical(0, .dark).hex == "#FFFFFF")
    // NSColor.labelColor is 85% of black; measured in dd-macos-nested-short-light, where it turns
    // #E7E7E7 into #232323: 231 * 0.15 = 35.
    #expect(SystemColors.hierarchical(0, .light, style: .macOS).hex == "#000000D9")
    #expect(SystemColors.color("label", .dark, style: .macOS)?.hex == "#FFFFFFD9")
    #expect(SystemColors.hierarchical(1, .light).hex == "#3C3C4399")
    // 0.3 * 255 = 76.5, half up.
    #expect(SystemColors.hierarchical(2, .light).hex == "#3C3C434D")
    #expect(SystemColors.hierarchical(9, .light) == SystemColors.hierarchical(4, .light))
    #expect(SystemColors.hierarchical(-1, .light) == .black)
  }

  @Test func everyNameHasEveryAppearance() {
    #expect(SystemColors.names.contains("opaqueSeparator"))
    for name in SystemColors.names {
      for appearance in ColorAppearance.allCases {
        #expect(SystemColors.color(name, appearance) != nil)
        #expect(SystemColors.color(name, appearance, style: .ios26) != nil)
      }
    }
  }

  @Test("an appearance is made of its darkness and its contrast")
  func appearances() {
    for appearance in ColorAppearance.allCases {
      #expect(
        ColorAppearance(
          isDark: appearance.isDark, isIncreasedContrast: appearance.isIncreasedContrast)
          == appearance)
    }
    #expect(ColorAppearance(isDark: true, isIncreasedContrast: false) == .dark)
  }
}
