// SPDX-License-Identifier: MIT

/// A picture of shapes, which is sharp in every size.
package struct VectorPicture: Equatable, Sendable {
  /// In points.
  package var size: Size
  /// From back to front, in points from the top left corner.
  package var items: [DisplayItem]
  /// What of the file is not drawn, in order, each once: "text", "a filter".
  package var undrawn: [String]
  /// The distance from the top to the line on which text stands; nil for a picture.
  package var baseline: Double?

  package init(
    size: Size, items: [DisplayItem], undrawn: [String] = [], baseline: Double? = nil
  ) {
    self.size = size
    self.items = items
    self.undrawn = undrawn
    self.baseline = baseline
  }
}
