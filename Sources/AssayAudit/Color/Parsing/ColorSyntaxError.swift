// SPDX-License-Identifier: MIT

/// A text that is no color.
package struct ColorSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  package var text: String
  package var problem: String

  init(_ text: String, _ problem: String) {
    self.text = text
    self.problem = problem
  }

  /// "'#12' is not a color: a hex color has 3, 4, 6 or 8 digits"
  package var description: String { "'\(text)' is not a color: \(problem)" }
}
