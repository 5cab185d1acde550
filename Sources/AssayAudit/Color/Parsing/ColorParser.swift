// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings
package import AssayGraphics

/// Reads a color as people write it: hex, a CSS name or function, or a system color's name.
///
/// ```swift
/// try ColorParser().color("#767676")
/// try ColorParser().color("oklch(60% 0.1 250 / 50%)")
/// try ColorParser(appearance: .dark).color("secondaryLabel")
/// ```
package struct ColorParser: Sendable {
  /// Of system colors.
  var appearance: ColorAppearance
  var style: InterfaceStyle

  package init(appearance: ColorAppearance = .light, style: InterfaceStyle = .ios18) {
    self.appearance = appearance
    self.style = style
  }

  /// A CSS name wins over a system color's: `red` is CSS's, `systemRed` is the system's.
  package func color(_ written: String) throws(ColorSyntaxError) -> AuditColor {
    let text = Self.trimmed(written)
    guard !text.isEmpty else { throw ColorSyntaxError(written, "the text is empty") }
    if text.hasPrefix("#") { return try hex(text) }
    if text.contains("(") { return try CSSColorFunction.color(text, parser: self) }
    let lower = text.lowercased()
    if lower == "transparent" { return AuditColor(red: 0, green: 0, blue: 0, alpha: 0) }
    if let packed = CSSColorNames.all[lower] {
      return AuditColor(
        red: Double(packed >> 16 & 0xFF) / 255, green: Double(packed >> 8 & 0xFF) / 255,
        blue: Double(packed & 0xFF) / 255)
    }
    if let color = system(text) { return color }
    throw ColorSyntaxError(written, Self.unknown(text, lower))
  }

  /// A system color, by UIKit's property (`systemBlueColor`) too; nil for an unknown name.
  package func system(_ name: String) -> AuditColor? {
    let bare = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return SystemColors.color(bare, appearance, style: style).map { AuditColor($0) }
  }

  private func hex(_ text: String) throws(ColorSyntaxError) -> AuditColor {
    if let color = RGBAColor(hex: text) { return AuditColor(color) }
    let digits = text.dropFirst()
    throw ColorSyntaxError(
      text,
      digits.allSatisfy { $0.isASCII && $0.isHexDigit }
        ? "a hex color has 3, 4, 6 or 8 digits, not \(digits.count)"
        : "a hex color has the digits 0 to 9 and A to F")
  }

  private static func unknown(_ text: String, _ lower: String) -> String {
    if lower == "currentcolor" { return "the value of currentcolor is unknown here" }
    if CSSSystemColors.names.contains(lower) {
      return "it is a color that the browser and the person's settings choose"
    }
    if text.allSatisfy({ $0.isASCII && $0.isHexDigit }), [3, 4, 6, 8].contains(text.count) {
      return "write '#' before hexadecimal digits: #\(text)"
    }
    let names = CSSColorNames.all.keys.sorted() + SystemColors.names
    let question = NearestName.question(text, among: names)
    return question.isEmpty
      ? "write #RRGGBB, a CSS name or function, or a system color such as systemBlue"
      : "no such name" + question
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace || $0.isNewline }
    let tail = text.drop(while: isSpace)
    return String(tail.reversed().drop(while: isSpace).reversed())
  }
}
