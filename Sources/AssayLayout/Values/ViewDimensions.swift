// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A view's size and the places of its alignment guides, in points of the view.
package struct ViewDimensions: Hashable, Sendable {
  package var size: Size
  /// The guides that the view or something inside it places; nil where the size alone tells.
  private var explicit: [Double?]

  package var width: Double { size.width }
  package var height: Double { size.height }

  init(size: Size, explicit: (AlignmentKey) -> Double?) {
    self.size = size
    self.explicit = AlignmentKey.allCases.map(explicit)
  }

  package subscript(guide: HorizontalAlignment) -> Double { value(AlignmentKey(guide)) }
  package subscript(guide: VerticalAlignment) -> Double { value(AlignmentKey(guide)) }
  package subscript(explicit guide: HorizontalAlignment) -> Double? {
    explicitValue(AlignmentKey(guide))
  }
  package subscript(explicit guide: VerticalAlignment) -> Double? {
    explicitValue(AlignmentKey(guide))
  }

  package func value(_ key: AlignmentKey) -> Double {
    explicitValue(key) ?? key.defaultValue(width: width, height: height)
  }

  private func explicitValue(_ key: AlignmentKey) -> Double? {
    explicit.isEmpty ? nil : explicit[Int(key.rawValue)]
  }
}
