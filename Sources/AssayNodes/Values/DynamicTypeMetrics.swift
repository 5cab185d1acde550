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

  /// A length that grows as a text style does, for custom fonts and `@ScaledMetric`.
  ///
  /// It is multiplied by the ratio of the style's point size at the Dynamic Type size to that at
  /// `large`, and not rounded. UIFontMetrics, whose curve Apple does not publish, may differ by a
  /// point or two.
  package static func scaled(
    _ value: Double, relativeTo style: Font.TextStyle = .body, at size: DynamicTypeSize
  ) -> Double {
    value * metrics(style, size).pointSize / metrics(style, .large).pointSize
  }
}
