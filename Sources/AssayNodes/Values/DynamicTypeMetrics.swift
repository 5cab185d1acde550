// SPDX-License-Identifier: MIT

package import AssayTraits

/// The sizes of Dynamic Type's text styles.
package enum DynamicTypeMetrics {
  /// One text style at one Dynamic Type size.
  package struct Metrics: Hashable, Sendable {
    /// In points.
    package var pointSize: Double
    /// From baseline to baseline, in points.
    package var leading: Double
    package var weight: Font.Weight
    /// What `bold()` makes of the style.
    package var emphasizedWeight: Font.Weight

    package init(
      pointSize: Double, leading: Double, weight: Font.Weight, emphasizedWeight: Font.Weight
    ) {
      self.pointSize = pointSize
      self.leading = leading
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
    }
  }

  package static func metrics(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Metrics {
    // The table covers every case of both types, which a test counts.
    let column = DynamicTypeTable.styles.firstIndex(of: style) ?? 0
    let row = DynamicTypeSize.allCases.firstIndex(of: size) ?? 0
    let cell = DynamicTypeTable.rows[row][column]
    return Metrics(
      pointSize: cell.pointSize, leading: cell.leading, weight: DynamicTypeTable.weights[column],
      emphasizedWeight: DynamicTypeTable.emphasizedWeights[column])
  }

  /// A length that grows as a text style does, for custom fonts, `@ScaledMetric` and
  /// `UIFontMetrics`: as the style's line height does, on the pixel grid.
  ///
  /// Measured: 17 points of body are 16.333 at `medium` on a screen of 3 pixels per point
  /// (jaredsinclair.com/2024/03/02/scaled-metrics), and 16 points round to 16 on one of 2 (a
  /// snapshot of swift-markdown-ui): 21/22 of them are 15.27, the nearest pixel 15.5.
  ///
  /// - Parameter displayScale: pixels per point.
  package static func scaled(
    _ value: Double, relativeTo style: Font.TextStyle = .body, at size: DynamicTypeSize,
    displayScale: Double
  ) -> Double {
    if size == .large { return value }
    let scaled = value * metrics(style, size).leading / metrics(style, .large).leading
    return (scaled * displayScale).rounded() / displayScale
  }
}
