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
  case searchField = "search fields"
  case tabBar = "tab bars"
  case badge = "badges"
  case hierarchy = "secondary and tertiary text"
  case controlHeight = "height of stock buttons, links, sliders and fields"
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
    colors = SystemColorSet(screen.traits.systemColors)
  }

  /// nil for what the app has drawn.
  func kind(of issue: AuditIssue) -> SystemDefault? {
    guard issue.outcome == .fail, screen.hasScene, let frame = issue.frame else { return nil }
    let middle = Point(x: frame.midX, y: frame.midY)
    let around = screen.elements.filter { $0.node.frame.contains(middle) }
    switch issue.type {
    case .contrast:
      if issue.kind == "text" { return textKind(issue, around) }
      return issue.kind == "icon" ? issue.place.flatMap { barKind($0, around) } : fieldKind(issue)
    case .hitRegion:
      return around.filter { $0.node.frame == frame }.compactMap(sizeKind).first
    case .elementDetection, .sufficientElementDescription, .dynamicType, .textClipped, .trait,
      .duplicatedLabel, .readingOrder, .colorOnly, .darkInterface, .smartInvert, .localization,
      .motion:
      return nil
    }
  }

  /// The layout of UISwitch, in points: 49 x 31, since iOS 26 61 x 28.
  private var switchHeight: Double { screen.traits.style == .ios26 ? 28 : 31 }
  private static let switchWidth = 49.0
  /// UISlider's thumb, and the heights of a text field with a rounded border and of buttons of the
  /// style `bordered`, small and regular.
  private static let sliderHeight = 28.0
  private static let fieldHeight = 34.0
  private static let buttonHeights = [28.0, 34.0]

  /// Of a target that is as high as the system makes it.
  private func sizeKind(_ element: AuditElement) -> SystemDefault? {
    let (frame, traits) = (element.node.frame, element.node.traits)
    if traits.contains(.isToggle) {
      // The height of a stock switch and of its row's words; a narrower one is the app's.
      return frame.height >= switchHeight && frame.width >= Self.switchWidth
        ? .switchHeight : nil
    }
    let isStock =
      if traits.contains(.isAdjustable) {
        frame.height >= Self.sliderHeight && frame.width >= Self.switchWidth
      } else if traits.contains(.isTextField) {
        frame.height >= Self.fieldHeight && frame.width >= Self.switchWidth
      } else if traits.contains(.isLink) {
        isOneTintedLine(frame)
      } else {
        traits.contains(.isButton) && isBezel(frame)
      }
    return isStock ? .controlHeight : nil
  }

  /// A link that is nothing but its words, in the system's blue.
  private func isOneTintedLine(_ frame: Rect) -> Bool {
    screen.texts.contains { text in
      frame.intersects(text.unclippedFrame)
        && text.color.map { colors.matches($0, "systemBlue", on: nil) } == true
        && frame.height <= text.size.points * 1.5
    }
  }

  /// The shape of a bordered button in the system's colors, of the system's height.
  private func isBezel(_ frame: Rect) -> Bool {
    guard Self.buttonHeights.contains(where: { abs($0 - frame.height) < 0.5 }) else { return false }
    return DrawnShape.shapes(of: screen.scene).contains { shape in
      guard let color = shape.color, shape.lineWidth == nil else { return false }
      return frame.grown(by: 1).encloses(shape.box) && shape.box.grown(by: 1).encloses(frame)
        && colors.isBezel(color)
    }
  }

  /// A field in a list has no outline but its row's, and a search field is known by its fill.
  private func fieldKind(_ issue: AuditIssue) -> SystemDefault? {
    guard let place = issue.place, colors.isBackground(place.foreground),
      colors.isBackground(place.background)
    else { return nil }
    if issue.kind == "search field" { return .searchField }
    return issue.kind == "text field" ? .rowShape : nil
  }

  private func textKind(_ issue: AuditIssue, _ around: [AuditElement]) -> SystemDefault? {
    guard let place = issue.place else { return nil }
    if let kind = barKind(place, around) { return kind }
    func isDrawn(_ names: String...) -> Bool {
      names.contains { colors.matches(place.foreground, $0, on: place.background) }
    }
    if around.contains(where: \.isInteractive), isProminent(place) { return .tint }
    guard colors.isBackground(place.background) else { return nil }
    let isField = around.contains {
      $0.node.traits.contains(.isTextField) || $0.node.traits.contains(.isSearchField)
    }
    if isField { return isDrawn("placeholderText", "secondaryLabel") ? .placeholder : nil }
    if around.contains(where: \.isInteractive), isDrawn("systemBlue", "systemRed") { return .tint }
    let isBetweenRows = colors.matches(place.background, "systemGroupedBackground", on: nil)
    if isBetweenRows, isDrawn("secondaryLabel") { return .sectionText }
    // Most texts do not look so, and need no search.
    let names = ["secondaryLabel", "tertiaryLabel", "quaternaryLabel"].filter { isDrawn($0) }
    return !names.isEmpty && isPaint(of: issue, names) ? .hierarchy : nil
  }

  /// Whether a text was given a color by the system's name for it: a gray that merely looks so is
  /// the app's.
  private func isPaint(of issue: AuditIssue, _ names: [String]) -> Bool {
    screen.texts.contains { text in
      guard text.frame == issue.frame, let color = text.color else { return false }
      return names.contains { colors.matches(color, $0, on: nil) }
    }
  }

  /// The words of a bar's items on its material, and the badges over their icons.
  private func barKind(
    _ place: TextMeasurement.Place, _ around: [AuditElement]
  ) -> SystemDefault? {
    guard around.contains(where: \.isInBar) else { return nil }
    if Self.isWhite(place.foreground), colors.matches(place.background, "systemRed", on: nil) {
      return .badge
    }
    let names = ["systemBlue", "systemGray"]
    return names.contains { colors.matches(place.foreground, $0, on: nil) } ? .tabBar : nil
  }

  /// White words on a button in the system's blue or red.
  private func isProminent(_ place: TextMeasurement.Place) -> Bool {
    Self.isWhite(place.foreground)
      && ["systemBlue", "systemRed"].contains { colors.matches(place.background, $0, on: nil) }
  }

  private static func isWhite(_ color: RGBAColor) -> Bool { color == .white }

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
  /// Those of screens and lists, and with the system's fills on them.
  private let backgrounds: [RGBAColor]
  /// What the system fills the shape of a bordered button with.
  private let bezels: [RGBAColor]

  init(_ parser: ColorParser) {
    self.parser = parser
    let pages = [
      "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
      "systemGroupedBackground", "secondarySystemGroupedBackground",
      "tertiarySystemGroupedBackground",
    ].compactMap { parser.system($0) }
    let fills = [
      "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ].compactMap { parser.system($0) }
    let tints = ["systemBlue", "systemRed"].compactMap { parser.system($0) }
    // UIButton.Configuration.tinted() has its tint at 0.15 to 0.18.
    let faint = tints.flatMap { tint in
      [0.15, 0.18].map { opacity in
        var color = tint
        color.alpha = opacity
        return color
      }
    }
    backgrounds =
      (pages + pages.flatMap { page in (fills + faint).map { Compositing.over($0, page) } })
      .map(\.quantized)
    bezels = (fills + tints + faint).map(\.quantized)
  }

  func isBezel(_ color: RGBAColor) -> Bool { bezels.contains { Self.isSame($0, color) } }

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
      && isNear(first.blue, second.blue) && isNear(first.alpha, second.alpha)
  }
}
