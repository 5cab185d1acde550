// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// What is behind an area, as far as one color tells it.
enum Ground: Hashable {
  /// Nothing covers the area.
  case bare
  case color(RGBAColor)
  /// A picture, or something that is turned or moved.
  case unknown

  /// The frontmost fill of items, from back to front, that covers the area.
  init(of area: Rect, in items: [DisplayItem]) {
    for item in items.reversed() {
      self.init(of: area, in: item)
      if self != .bare { return }
    }
    self = .bare
  }

  private init(of area: Rect, in item: DisplayItem) {
    switch item {
    case .fill(let shape, let paint):
      // Rounded corners do not matter to a bar in the middle of the screen.
      let color = shape.boundingBox.covers(area) ? paint.colors.last : nil
      self = color.map { $0.alpha > 127 ? .color($0) : .bare } ?? .bare
    case .image(let image):
      self = image.frame.covers(area) ? .unknown : .bare
    case .group(let group):
      let isOutside = group.clip.map { !$0.boundingBox.covers(area) } ?? false
      if group.opacity <= 0.5 || isOutside {
        self = .bare
      } else if group.transform != nil {
        self = .unknown
      } else {
        self.init(of: area, in: group.items)
      }
    case .text, .stroke:
      self = .bare
    }
  }
}

extension Rect {
  fileprivate func covers(_ other: Rect) -> Bool { intersection(other) == other }
}

extension RGBAColor {
  /// From 0, black, to 1, white.
  var luma: Double {
    // Rec. 601's.
    let sum = 299 * Double(red) + 587 * Double(green) + 114 * Double(blue)
    return sum / 255_000
  }
}
