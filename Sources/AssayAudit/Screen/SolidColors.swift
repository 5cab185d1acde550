// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The texts of a scene that are of one opaque color and lie whole on another: most texts of most
/// screens. What three drawings of such a text would tell is known before: its contrast is the same
/// at every place.
struct SolidColors {
  /// Both as pixels.
  struct Pair: Hashable {
    var text: UInt32
    var behind: UInt32
    /// Where that is so, in points of the scene.
    var frame: Rect
  }

  /// One a text; nil where only drawing tells.
  ///
  /// - Parameter texts: those of the scene, in the order in which they are drawn.
  static func pairs(of scene: Scene, _ texts: [DrawnText]) -> [Pair?] {
    var collector = SolidColors()
    collector.collect(scene.items, clips: [], isPlain: true)
    let leaves = collector.leaves.indices.filter { collector.leaves[$0].isText }
    return zip(leaves, texts).map { leaf, text in
      // Under no transform, which is asked below, that is where the blocks are.
      collector.pair(at: leaf, in: text.unclippedFrame.intersection(Rect(size: scene.size)))
    }
  }

  private struct Leaf {
    var item: DisplayItem
    var clips: [Shape]
    /// Drawn as it is: under no group that fades, moves or shades it.
    var isPlain: Bool

    var isText: Bool {
      if case .text = item { return true }
      return false
    }
  }

  private var leaves: [Leaf] = []
  /// By leaf: not smaller than what it may draw on; nil where that is not known. Apart, for all are
  /// looked at for each text.
  private var bounds: [Rect?] = []

  private mutating func collect(_ items: [DisplayItem], clips: [Shape], isPlain: Bool) {
    for item in items {
      switch item {
      case .group(let group):
        let staysPlain =
          isPlain && group.opacity == 1 && group.shadow == nil && group.transform == nil
          && group.layer == nil
        collect(group.items, clips: clips + (group.clip.map { [$0] } ?? []), isPlain: staysPlain)
      // Nothing is seen of it: what takes taps, or keeps a place.
      case .fill(_, .color(let color)) where color.alpha == 0: continue
      case .fill, .stroke, .text, .image:
        leaves.append(Leaf(item: item, clips: clips, isPlain: isPlain))
        bounds.append(isPlain ? Self.bounds(of: item) : nil)
      }
    }
  }

  private static func bounds(of item: DisplayItem) -> Rect? {
    // A pixel for smoothed edges: a point is one or more.
    switch item {
    case .fill(let shape, _): shape.boundingBox.grown(by: 1)
    // A mitered corner reaches ten half widths far (SVG's and Core Graphics' limit).
    case .stroke(let shape, _, let style): shape.boundingBox.grown(by: 5 * style.lineWidth + 1)
    case .text(let text): text.frame
    case .image(let image): image.frame.grown(by: 1)
    case .group: nil
    }
  }

  private func pair(at index: Int, in box: Rect) -> Pair? {
    let leaf = leaves[index]
    guard leaf.isPlain, case .text(let text) = leaf.item, let color = text.onlyColor else {
      return nil
    }
    let frame = box.intersection(text.frame)
    // An edge that is shared is not crossed.
    let inside = frame.grown(by: -0.001)
    guard !frame.isEmpty, !inside.isEmpty, leaf.clips.allSatisfy({ $0.surelyContains(frame) })
    else { return nil }
    func isTouched(by other: Int) -> Bool { bounds[other]?.intersects(inside) ?? true }
    guard !(index + 1..<leaves.count).contains(where: isTouched) else { return nil }
    for place in (0..<index).reversed() where isTouched(by: place) {
      let earlier = leaves[place]
      guard earlier.isPlain, case .fill(let shape, .color(let behind)) = earlier.item,
        behind.alpha == 255, behind != color, shape.surelyContains(frame),
        earlier.clips.allSatisfy({ $0.surelyContains(frame) })
      else { return nil }
      return Pair(
        text: color.premultipliedPixel, behind: behind.premultipliedPixel, frame: frame)
    }
    return nil
  }
}

extension TextItem {
  /// The color of all of its runs, where it is opaque.
  fileprivate var onlyColor: RGBAColor? {
    guard case .color(let color)? = runs.first?.paint, color.alpha == 255,
      runs.allSatisfy({ $0.paint == .color(color) })
    else { return nil }
    return color
  }
}

extension Shape {
  /// False also where it is not known.
  fileprivate func surelyContains(_ frame: Rect) -> Bool {
    func holds(_ rect: Rect) -> Bool {
      rect.minX <= frame.minX && rect.minY <= frame.minY && rect.maxX >= frame.maxX
        && rect.maxY >= frame.maxY
    }
    switch self {
    case .rectangle(let rect): return holds(rect)
    case .roundedRectangle(let rect, let radii, _):
      guard holds(rect) else { return false }
      // A continuous corner of radius r begins at 1.53 r and bends further out than a circle of
      // that radius, which bends further out than one of 1.6 r. The shape has no dents: with its
      // corners the whole frame is inside.
      let largest = max(
        max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
      let radius = min(1.6 * largest, rect.width / 2, rect.height / 2)
      return [frame.minX, frame.maxX].allSatisfy { x in
        [frame.minY, frame.maxY].allSatisfy { y in
          let dx = max(0, rect.minX + radius - x, x - (rect.maxX - radius))
          let dy = max(0, rect.minY + radius - y, y - (rect.maxY - radius))
          // A pixel for the smoothed edge.
          let reach = max(0, radius - 1)
          return dx == 0 || dy == 0 || dx * dx + dy * dy <= reach * reach
        }
      }
    case .ellipse, .path: return false
    }
  }
}

extension Rect {
  /// On each side; empty where it shrinks to less than nothing.
  func grown(by points: Double) -> Rect {
    Rect(
      x: minX - points, y: minY - points, width: max(0, width + 2 * points),
      height: max(0, height + 2 * points))
  }
}
