// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A dark appearance whose screen stays bright.
package struct DarkInterfaceRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "dark-interface", type: .darkInterface, name: "Dark interface",
      summary: "A screen that is mostly bright in the dark appearance.",
      standard: "App Store Accessibility Nutrition Labels, Dark Interface", needs: "pixels")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    guard screen.traits.appearance.isDark else { return result }
    let share = Self.brightShare(screen.picture)
    let percent = Int(share * 100)
    result.add(
      share <= 0.5
        ? nil
        : AuditIssue(
          info, on: screen, subject: "the screen", kind: "screen",
          frame: Rect(size: screen.scene.size),
          message: "\(percent)% of the screen stays bright in the dark appearance",
          reason: "more than half of its pixels are lighter than middle gray; \(info.standard)",
          fix: "use system backgrounds, or color sets with a dark variant", measure: -share),
      of: AuditedThing(kind: "screen", text: nil, frame: Rect(size: screen.scene.size)))
    return result
  }

  /// Of pixels lighter than L* 50, whose luminance is 0.18418.
  static func brightShare(_ picture: Bitmap) -> Double {
    // NB: every third pixel each way tells a screen's share as well as all of them.
    var (bright, all) = (0, 0)
    for y in stride(from: 0, to: picture.height, by: 3) {
      for x in stride(from: 0, to: picture.width, by: 3) {
        let color = RGBAColor(premultipliedPixel: picture[x, y])
        all += 1
        if RelativeLuminance.of(red: color.red, green: color.green, blue: color.blue) > 0.18418 {
          bright += 1
        }
      }
    }
    return all == 0 ? 0 : Double(bright) / Double(all)
  }
}
