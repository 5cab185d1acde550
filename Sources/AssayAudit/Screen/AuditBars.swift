// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Where the system's bars of a screen are. A navigation bar's title, a heading at the top, comes
/// after the content that it stands above.
struct AuditBars: Sendable {
  /// Of the elements in bars.
  private let frames: [Rect]
  /// Of a picture, the end of a title follows from the order of the elements.
  private let titleEnd: Double?

  /// - Parameter nodes: of the same screen.
  init(_ elements: [AuditElement], _ nodes: [AccessibilityNode]) {
    frames = elements.filter(\.isInBar).map(\.node.frame)
    titleEnd =
      if let index = nodes.lastIndex(where: { $0.traits.contains(.isHeader) }), index > 0,
        nodes[..<index].allSatisfy({ $0.frame.minY >= nodes[index].frame.maxY - 0.5 })
      {
        nodes[index].frame.maxY
      } else {
        nil
      }
  }

  /// Whether the middle of a place is in a bar.
  func contain(_ frame: Rect) -> Bool {
    let center = Point(x: frame.midX, y: frame.midY)
    return frames.contains { $0.contains(center) } || titleEnd.map { frame.midY <= $0 } ?? false
  }
}
