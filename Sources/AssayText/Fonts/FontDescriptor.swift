// SPDX-License-Identifier: MIT

/// What a piece of text asks of a font; the font book answers with faces.
package struct FontDescriptor: Codable, Hashable, Sendable {
  /// SwiftUI's `Font.Design`, and Assay's hermetic font of boxes.
  package enum Design: String, Codable, Hashable, Sendable {
    case `default`, rounded, serif, monospaced, boxes
  }

  /// In points.
  package var size: Double
  /// 100 (thin) to 900 (black), as in CSS; 400 is regular, 700 bold.
  package var weight: Int
  package var isItalic: Bool
  package var design: Design
  package var hasMonospacedDigits: Bool

  package init(
    size: Double, weight: Int = 400, isItalic: Bool = false, design: Design = .default,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
