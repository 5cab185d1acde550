// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings
internal import AssayGraphics

/// What a stock view draws by itself, and that falls short of the standard without anybody's doing.
enum SystemDefault: String, Hashable, Sendable, CaseIterable {
  case placeholder = "placeholder text"
  case tint = "text in the default tint"
  case sectionText = "headers and footers of lists"
  case switchHeight = "height of switches"
  case rowShape = "rows of lists around text fields"
}

/// Tells issues of the system's own design from the app's: by the system's colors in the places
/// where the system uses them.
struct SystemDefaults {
  private let screen: AuditScreen
  private let colors: SystemColorSet

  static let info = AuditRuleInfo(
    id: "system-default", type: .contrast, name: "System defaults",
    summary: "What Apple's own controls draw below the standard, as one note.",
    standard: "WCAG 2.2, 1.4.3 (AA); Human Interface Guidelines, Buttons",
    needs: "system colors and accessibility elements")

  init(_ screen: AuditScreen) {
    self.screen = screen
    colors = SystemColorSet(screen.traits.appearance)
  }

  /// nil for what the app has drawn.
  func kind(of issue: AuditIssue) -> SystemDefault? {
    guard issue.outcome == .fail, screen.hasScene, let frame = issue.frame else { return nil }
    let middle = Point(x: frame.midX, y: frame.midY)
    let around = screen.elements.filter { $0.node.frame.contains(middle) }
    switch issue.type {
    case .contrast:
      return issue.kind == "text" ? textKind(issue, around) : isRow(issue) ? .rowShape : nil
    case .hitRegion:
      // The height of a stock switch and of its row's words; a narrower one is the app's.
      let isSwitch = around.contains {
        $0.node.traits.contains(.isToggle) && $0.node.frame == frame
          && frame.height >= Self.switchHeight && frame.width >= Self.switchWidth
      }
      return isSwitch ? .switchHeight : nil
    case .elementDetection, .sufficientElementDescription, .dynamicType, .textClipped, .trait,
      .duplicatedLabel, .readingOrder, .colorOnly, .darkInterface, .smartInvert, .localization,
      .motion:
      return nil
    }
  }

  /// UISwitch, in points.
  private static let switchHeight = 31.0
  private static let switchWidth = 51.0

  /// A field in a list has no outline but its row's.
  private func isRow(_ issue: AuditIssue) -> Bool {
    guard issue.kind == "text field" || issue.kind == "search field", let place = issue.place
    else { return false }
    return colors.isBackground(place.foreground) && colors.isBackground(place.background)
  }

  private func textKind(_ issue: AuditIssue, _ around: [AuditElement]) -> SystemDefault? {
    guard let place = issue.place, colors.isBackground(place.background) else { return nil }
    func isDrawn(_ name: String) -> Bool {
      colors.matches(place.foreground, name, on: place.background)
    }
    let isField = around.contains {
      $0.node.traits.contains(.isTextField) || $0.node.traits.contains(.isSearchField)
    }
    if isField { return isDrawn("placeholderText") ? .placeholder : nil }
    if around.contains(where: \.isInteractive) { return isDrawn("systemBlue") ? .tint : nil }
    let isBetweenRows = colors.matches(place.background, "systemGroupedBackground", on: nil)
    return isBetweenRows && isDrawn("secondaryLabel") ? .sectionText : nil
  }

  /// The one note of a screen on what the system has drawn; nil where it has drawn all well.
  static func note(_ found: [(kind: SystemDefault, issue: AuditIssue)], on screen: AuditScreen)
    -> AuditIssue?
  {
    if found.isEmpty { return nil }
    let kinds = SystemDefault.allCases.filter { kind in found.contains { $0.kind == kind } }
    return AuditIssue(
      info, .incomplete(.systemDefault), on: screen, subject: "the system's defaults",
      kind: "design", frame: found[0].issue.frame,
      message: "Apple's own design falls short of the standard: "
        + kinds.map(\.rawValue).joined(separator: ", "),
      reason: Counted.words(found.count, "place") + ", the first: "
        + "\(found[0].issue.message)",
      fix: "count each of them with --system-defaults, or 'system-defaults: true' in .assay.yml",
      measure: -Double(found.count))
  }
}

/// The system's colors of one appearance, as pixels.
private struct SystemColorSet {
  private let parser: ColorParser
  private let backgrounds: [RGBAColor]

  init(_ appearance: ColorAppearance) {
    let parser = ColorParser(appearance: appearance)
    self.parser = parser
    backgrounds = [
      "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
      "systemGroupedBackground", "secondarySystemGroupedBackground",
      "tertiarySystemGroupedBackground",
    ].compactMap { parser.system($0)?.quantized }
  }

  func isBackground(_ color: RGBAColor) -> Bool {
    backgrounds.contains { Self.isSame($0, color) }
  }

  /// - Parameter background: what a translucent one lies on.
  func matches(_ color: RGBAColor, _ name: String, on background: RGBAColor?) -> Bool {
    guard let system = parser.system(name) else { return false }
    let shown = background.map { Compositing.over(system, AuditColor($0)) } ?? system
    return Self.isSame(shown.quantized, color)
  }

  /// Blending rounds a channel by one step either way.
  private static func isSame(_ first: RGBAColor, _ second: RGBAColor) -> Bool {
    func isNear(_ one: UInt8, _ other: UInt8) -> Bool { abs(Int(one) - Int(other)) <= 1 }
    return isNear(first.red, second.red) && isNear(first.green, second.green)
      && isNear(first.blue, second.blue) && first.alpha == second.alpha
  }
}
