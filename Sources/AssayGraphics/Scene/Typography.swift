// SPDX-License-Identifier: MIT

/// How the letters of a text are drawn and its lines are set, apart from their size and weight.
///
/// Only what is not the default is coded: `{}` is a text in the usual font.
package struct Typography: Codable, Hashable, Sendable {
  /// SwiftUI's name of the font's design, such as `serif`; nil for the default one.
  package var design: String?
  /// What is added between letters, in points; nil for nothing.
  package var kerning: Double?
  /// `center` or `trailing`, where the text has several lines; nil for lines at the leading edge.
  package var alignment: String?

  package init(design: String? = nil, kerning: Double? = nil, alignment: String? = nil) {
    self.design = design
    self.kerning = kerning
    self.alignment = alignment
  }
}
