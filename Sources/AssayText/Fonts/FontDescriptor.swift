// SPDX-License-Identifier: MIT

/// What a piece of text asks of a font; the font book answers with faces.
package struct FontDescriptor: Codable, Hashable, Sendable {
  /// SwiftUI's `Font.Design`, and Assay's hermetic font of boxes.
  package enum Design: String, Codable, Hashable, Sendable {
    case `default`, rounded, serif, monospaced, boxes
  }

  /// A face of the app's own, and how far its lines reach.
  package struct Face: Codable, Hashable, Sendable {
    /// The name in the font book.
    package var name: String
    /// Of the size: above the baseline, below it, and between two lines.
    package var ascent: Double
    package var descent: Double
    package var lineGap: Double
    package var lines: Lines
  }

  /// Where lines under and through text are, of the size.
  package struct Lines: Codable, Hashable, Sendable {
    /// The tops of both lines, from the baseline downwards.
    package var underlineTop: Double
    package var strikethroughTop: Double
    /// Of both lines.
    package var thickness: Double

    /// The lines of San Francisco, whose x-height is 0.52 em: a strikethrough runs through the
    /// middle of it.
    static let sanFrancisco = Lines(
      underlineTop: 0.1, strikethroughTop: -0.29, thickness: 1.0 / 17)
  }

  /// In points.
  package var size: Double
  /// 100 (thin) to 900 (black), as in CSS; 400 is regular, 700 bold.
  package var weight: Int
  package var isItalic: Bool
  package var design: Design
  package var hasMonospacedDigits: Bool
  /// nil for the design's own.
  package var face: Face?

  package init(
    size: Double, weight: Int = 400, isItalic: Bool = false, design: Design = .default,
    hasMonospacedDigits: Bool = false, face: Face? = nil
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.face = face
  }
}
