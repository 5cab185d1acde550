// SPDX-License-Identifier: MIT

/// From which size on a text is large, which needs less contrast: between two sizes where it is not
/// known what the text is of.
///
/// WCAG's "18 point" are typographic points: 24 of CSS's pixels (CSS Values 4, section 6.2). Apple
/// asks 3:1 of 18 of its own points, which are as large as CSS's pixels (Human Interface
/// Guidelines, Accessibility), and audits apps so.
package struct LargeText: Hashable, Sendable {
  /// In points of a screen, which are pixels of CSS.
  var regular: ClosedRange<Double>
  /// Of bold text.
  var bold: ClosedRange<Double>

  /// Apps, as Apple measures them.
  package static let app = LargeText(regular: 18...18, bold: 14...14)
  /// Web pages: 18 and 14 typographic points.
  package static let web = LargeText(regular: 24...24, bold: (56 / 3.0)...(56 / 3.0))
  /// Either of them.
  package static let unknown = LargeText(regular: 18...24, bold: 14...(56 / 3.0))
}
