// SPDX-License-Identifier: MIT

package import AssayNodes
internal import AssayTraits

/// The sizes of a platform's text styles.
package enum TextStyleTable: Hashable, Sendable {
  /// iOS: a size for each Dynamic Type size.
  case dynamic
  /// macOS and tvOS: one size each, whatever the text size; in the order of
  /// `Font.TextStyle.allCases`.
  case fixed([Entry])

  package struct Entry: Hashable, Sendable {
    package var pointSize: Double
    /// From baseline to baseline, in points.
    package var leading: Double
    package var weight: Font.Weight
    /// What `bold()` makes of the style.
    package var emphasizedWeight: Font.Weight

    init(
      _ pointSize: Double, _ leading: Double, _ weight: Font.Weight = .regular,
      emphasized: Font.Weight = .semibold
    ) {
      self.pointSize = pointSize
      self.leading = leading
      self.weight = weight
      self.emphasizedWeight = emphasized
    }
  }

  func metrics(
    _ style: Font.TextStyle, _ size: DynamicTypeSize
  ) -> DynamicTypeMetrics.Metrics {
    switch self {
    case .dynamic:
      return DynamicTypeMetrics.metrics(style, size)
    case .fixed(let entries):
      let index = Font.TextStyle.allCases.firstIndex(of: style) ?? 0
      guard index < entries.count else { return DynamicTypeMetrics.metrics(style, size) }
      let entry = entries[index]
      return DynamicTypeMetrics.Metrics(
        pointSize: entry.pointSize, leading: entry.leading, weight: entry.weight,
        emphasizedWeight: entry.emphasizedWeight)
    }
  }

  /// macOS. Source: Apple's Human Interface Guidelines, Typography, macOS built-in text styles
  /// (size and line height). Measured renderings agree on largeTitle 32, title 26 and body 16.
  static let macOS = TextStyleTable.fixed([
    Entry(26, 32, emphasized: .bold), Entry(22, 26, emphasized: .bold),
    Entry(17, 22, emphasized: .bold), Entry(15, 20), Entry(13, 16, .bold, emphasized: .heavy),
    Entry(11, 14), Entry(13, 16), Entry(12, 15), Entry(10, 13), Entry(10, 13),
    Entry(10, 13, .medium),
  ])

  /// tvOS. Source: Apple's Human Interface Guidelines, Typography, tvOS built-in text styles.
  static let tvOS = TextStyleTable.fixed([
    Entry(76, 96, .medium, emphasized: .bold), Entry(76, 96, .medium, emphasized: .bold),
    Entry(57, 66, .medium, emphasized: .bold), Entry(48, 56, .medium, emphasized: .bold),
    Entry(38, 46, .medium, emphasized: .bold), Entry(38, 46), Entry(29, 36, .medium),
    Entry(31, 38, .medium), Entry(29, 36), Entry(25, 32, .medium), Entry(23, 30, .medium),
  ])
}
