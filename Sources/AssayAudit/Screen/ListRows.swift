// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The rows of the system's lists and forms, which take touches on all of them for the one control
/// that they hold.
struct ListRows {
  /// What sections lie on.
  private let cards: [Rect]
  /// Between rows, in points from the top.
  private let lines: [Rect]
  /// What a row's padding adds to what it holds, in points, and half a line more: UIKit's cells
  /// have 11 on each side, since iOS 26 15.
  private let padding: Double

  init(of screen: AuditScreen) {
    let shapes = DrawnShape.shapes(of: screen.scene)
    let card = screen.traits.systemColors.system("secondarySystemGroupedBackground")?.quantized
    padding = screen.traits.style == .ios26 ? 32 : 24
    let half = screen.scene.size.width * 0.5
    cards = shapes.filter {
      $0.color == card && $0.lineWidth == nil && $0.box.width >= screen.scene.size.width * 0.6
    }.map(\.box)
    lines = shapes.filter {
      $0.lineWidth == nil && $0.box.height <= 1 && $0.box.width >= half
    }.map(\.box)
  }

  /// The row that a control fills but for the row's padding; nil for what stands beside other
  /// things in it.
  func row(around frame: Rect) -> Rect? {
    guard let card = cards.last(where: { $0.encloses(frame) }) else { return nil }
    let own = lines.filter { card.encloses($0) }.map(\.midY)
    let top = own.filter { $0 <= frame.minY }.max() ?? card.minY
    let bottom = own.filter { $0 >= frame.maxY }.min() ?? card.maxY
    guard bottom - top <= frame.height + padding else { return nil }
    return Rect(x: card.x, y: top, width: card.width, height: bottom - top)
  }
}
