// SPDX-License-Identifier: MIT

/// The contrast ratio of WCAG 2.2, 1 to 21: (L1 + 0.05) / (L2 + 0.05) of the lighter and the darker
/// luminance.
///
/// ```swift
/// ContrastRatio(.black, .white) >= 4.5        // compared unrounded
/// "\(ContrastRatio(value: 4.4999998))"  // "4.49": truncated; a failure never reads as a pass
/// ```
package struct ContrastRatio: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var value: Double

  package init(value: Double) {
    self.value = value
  }

  init(luminances first: Double, _ second: Double) {
    value = (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Alpha does not count: composite first.
  init(_ first: AuditColor, _ second: AuditColor) {
    self.init(luminances: RelativeLuminance.of(first), RelativeLuminance.of(second))
  }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
  static func >= (left: Self, required: Double) -> Bool { left.value >= required }

  /// Two decimals, truncated; without zeros at the end.
  package var description: String {
    guard value.isFinite, value < 1e6 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded(.down))
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

// assay:ignore used-only-by-tests - the color vectors hold it; no command shows it yet
/// Differences that other tools report; nothing is judged by them.
enum OtherContrast {
  /// The difference of CIE L* under D50, as CSS's `lab()` has it; 0 to 100.
  static func lstar(_ first: AuditColor, _ second: AuditColor) -> Double {
    func lstar(_ color: AuditColor) -> Double {
      // The row for Y of CSS Color 4's adaptation from D65 to D50.
      let row = Triple(0.02962780877005599, 0.9904344267538799, -0.017073799063418826)
      return Lightness.lstar(luminance: row.dot(ColorMatrices.sRGBToXYZ * color.linear))
    }
    return abs(lstar(first) - lstar(second))
  }

  /// (Y1 - Y2) / Y2 of the lighter and the darker; infinite on black.
  static func weber(_ first: AuditColor, _ second: AuditColor) -> Double {
    let (light, dark) = luminances(first, second)
    return dark == 0 ? (light == 0 ? 0 : .infinity) : (light - dark) / dark
  }

  /// (Y1 - Y2) / (Y1 + Y2), 0 to 1.
  static func michelson(_ first: AuditColor, _ second: AuditColor) -> Double {
    let (light, dark) = luminances(first, second)
    return light + dark == 0 ? 0 : (light - dark) / (light + dark)
  }

  private static func luminances(
    _ first: AuditColor, _ second: AuditColor
  ) -> (light: Double, dark: Double) {
    let values = (Lightness.luminance(of: first), Lightness.luminance(of: second))
    return (max(values.0, values.1), min(values.0, values.1))
  }
}
