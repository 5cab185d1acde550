// SPDX-License-Identifier: MIT

/// Wheels beside each other, 216 points high, with a gray band behind the chosen rows.
nonisolated struct WheelRow<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    HStack(spacing: 8) { content }
      .padding(.horizontal, 9)
      .frame(maxWidth: .infinity)
      .frame(height: 216)
      .background {
        RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)).frame(height: 32)
          .padding(.horizontal, 9)
      }
      .clipped()
      .startingSeparator
  }
}

/// A wheel of seven rows, of which the fourth is chosen. The rows beside it get smaller and
/// fainter.
nonisolated struct WheelColumn<Row: View>: View {
  /// Seven; nil where the wheel ends.
  let rows: [Row?]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows.count) { index in
        let distance = abs(index - rows.count / 2)
        Group {
          if let row = rows[index] { row } else { Color.clear }
        }
        .font(.system(size: 22))
        .lineLimit(1)
        .opacity(Self.opacities[min(distance, 3)])
        .scaleEffect(x: 1, y: Self.scales[min(distance, 3)])
        .frame(maxWidth: .infinity)
        .frame(height: Self.heights[min(distance, 3)])
        .accessibilityHidden(distance != 0)
      }
    }
  }

  // A drum of rows 32 points high, seen from the front.
  private static var heights: [Double] { [32, 31, 27, 20] }
  private static var scales: [Double] { [1, 0.95, 0.82, 0.6] }
  private static var opacities: [Double] { [1, 0.45, 0.3, 0.15] }
}

extension WheelColumn where Row == Text {
  init(_ words: [String?]) { self.init(rows: words.map { $0.map { Text(verbatim: $0) } }) }
}
