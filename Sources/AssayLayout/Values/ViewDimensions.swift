// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A view's size and the places of its alignment guides, in points of the view.
package struct ViewDimensions: Hashable, Sendable {
  package var size: Size
  /// The guides that the view or something inside it places; nil where the size alone tells.
  private var explicit: [Double?] = []
  /// Those of an app's own.
  private var custom: [AlignmentKey: Double] = [:]

  package var width: Double { size.width }
  package var height: Double { size.height }

  /// Where no view places a guide.
  init(size: Size) { self.size = size }

  init(size: Size, custom: [AlignmentKey], explicit: (AlignmentKey) -> Double?) {
    self.size = size
    self.explicit = AlignmentKey.standard.map(explicit)
    for key in custom { self.custom[key] = explicit(key) }
  }

  package subscript(guide: HorizontalAlignment) -> Double { value(guide.key) }
  package subscript(guide: VerticalAlignment) -> Double { value(guide.key) }
  package subscript(explicit guide: HorizontalAlignment) -> Double? { explicitValue(guide.key) }
  package subscript(explicit guide: VerticalAlignment) -> Double? { explicitValue(guide.key) }

  package func value(_ key: AlignmentKey) -> Double {
    explicitValue(key) ?? key.defaultValue(in: self)
  }

  private func explicitValue(_ key: AlignmentKey) -> Double? {
    guard let index = key.index else { return custom[key] }
    return explicit.isEmpty ? nil : explicit[index]
  }
}
