// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// What of a scene lies under opaque things that are drawn later, and what on translucent ones.
///
/// Only what surely covers counts: fills of one opaque color and opaque pictures, without their
/// rounded corners. What is scrolled under a bar comes out again: what is outside its scroll view
/// does not cover it.
struct Covers {
  private struct Leaf {
    /// What is seen of it at most, in points of the scene.
    var box: Rect
    /// What it surely covers.
    var opaque: Rect?
    /// Whether it lets through what is behind it.
    var isVeil = false
    /// The scroll views around it, by number, from the outside.
    var scrolls: [Int]
    var isText: Bool
    /// Whether it is in no group of opacity 0.
    var isSeen: Bool
  }

  private var leaves: [Leaf] = []
  /// The leaves that are texts, in the order in which they are drawn.
  private var textLeaves: [Int] = []
  /// The few that cover anything.
  private var opaqueLeaves: [Int] = []
  /// The scroll views, by their numbers, and where the leaves after each begin.
  private var scrolls: [(area: SceneArea, end: Int)] = []
  private let areas: [SceneArea]

  init(of scene: Scene) {
    areas = scene.areas.filter(\.isScroll)
    collect(
      scene.items,
      Place(clip: Rect(size: scene.size), sure: Rect(size: scene.size)))
    textLeaves = leaves.indices.filter { leaves[$0].isText }
    opaqueLeaves = leaves.indices.filter { leaves[$0].opaque != nil }
  }

  /// Where something is drawn.
  private struct Place {
    var transform = AffineTransform.identity
    /// What clips leave of it at most, and at least.
    var clip: Rect
    var sure: Rect
    var isOpaque = true
    /// Of the groups around it together.
    var opacity = 1.0
    var scrolls: [Int] = []
  }

  /// What lies over a text, counted as texts are drawn.
  func over(_ text: Int) -> [Rect] { leaves(over: text).compactMap(\.opaque) }

  /// The same with what it does not surely cover, such as its round corners.
  func boxes(over text: Int) -> [Rect] { leaves(over: text).map(\.box) }

  private func leaves(over text: Int) -> [Leaf] {
    guard textLeaves.indices.contains(text) else { return [] }
    let leaf = textLeaves[text]
    return opaqueLeaves.filter { other in
      other > leaf && leaves[other].scrolls.starts(with: leaves[leaf].scrolls)
    }.map { leaves[$0] }
  }

  /// Whether a text lies on something translucent that nothing opaque covers there.
  ///
  /// What is drawn by its side, such as a separator, a shadow, or the spokes of a spinner, makes no
  /// text harder to read.
  var haveTextOnVeils: Bool {
    textLeaves.contains { text in
      guard leaves[text].isSeen else { return false }
      let box = leaves[text].box
      for leaf in leaves[..<text].reversed() {
        if let opaque = leaf.opaque, opaque.encloses(box) { return false }
        if leaf.isVeil, leaf.box.intersects(box) { return true }
      }
      return false
    }
  }

  /// What is seen of a text that scrolls under something which does not scroll with it, where
  /// scrolling brings it out: the larger part beside the cover, or nothing where no line fits.
  /// Its whole frame for any other text, also for one that stays covered.
  ///
  /// - Parameter line: the height of a line.
  func seen(of text: Int, in frame: Rect, line: Double) -> Rect {
    guard textLeaves.indices.contains(text), !frame.isEmpty else { return frame }
    for scroll in leaves[textLeaves[text]].scrolls {
      let (area, end) = scrolls[scroll]
      guard case .scroll(_, isVertical: true) = area.kind else { continue }
      // What a scroll view holds is drawn at one time: what is drawn after it does not scroll.
      let over = leaves[end...].lazy.filter { $0.isSeen && $0.box.intersects(frame) }
      guard let first = over.first else { continue }
      let cover = over.dropFirst().reduce(first.box) { $0.union($1.box) }
      guard area.canMove(frame, outOf: cover) else { continue }
      let above = max(0, min(frame.maxY, cover.minY) - frame.minY)
      let below = max(0, frame.maxY - max(frame.minY, cover.maxY))
      guard max(above, below) >= line else { return .zero }
      return Rect(
        x: frame.x, y: above >= below ? frame.y : frame.maxY - below, width: frame.width,
        height: max(above, below))
    }
    return frame
  }

  func isScrolled(_ text: Int) -> Bool {
    textLeaves.indices.contains(text) && !leaves[textLeaves[text]].scrolls.isEmpty
  }

  /// Whether all that is drawn within a frame lies under one thing that is larger than the frame.
  func hide(_ frame: Rect) -> Bool {
    guard
      let last = leaves.lastIndex(where: { !$0.box.isEmpty && frame.encloses($0.box) })
    else { return false }
    return leaves[(last + 1)...].contains { other in
      guard let opaque = other.opaque, other.scrolls.starts(with: leaves[last].scrolls) else {
        return false
      }
      return opaque.encloses(frame)
        && (opaque.width > frame.width + 1 || opaque.height > frame.height + 1)
    }
  }

  private mutating func collect(_ items: [DisplayItem], _ place: Place) {
    for item in items {
      switch item {
      case .fill(let shape, let paint):
        if paint == .color(.clear) { continue }
        add(
          shape.boundingBox, opaque: paint.isOpaque ? shape.inside : nil,
          isVeil: paint.isTranslucent(at: place.opacity), place)
      case .stroke(let shape, _, _):
        add(shape.boundingBox, opaque: nil, place)
      case .image(let image):
        add(image.frame, opaque: image.isOpaque ? image.frame : nil, place)
      case .text(let text):
        add(text.frame, opaque: nil, place, isText: true)
      case .group(let group):
        var inner = place
        if let transform = group.placement { inner.transform = transform.then(place.transform) }
        inner.isOpaque = place.isOpaque && group.opacity == 1 && group.layer == nil
        inner.opacity = place.opacity * group.opacity
        if let clip = group.clip {
          inner.clip = place.clip.intersection(inner.transform.bounds(of: clip.boundingBox))
          inner.sure =
            inner.transform.isUpright
            ? place.sure.intersection(inner.transform.bounds(of: clip.inside ?? .zero)) : .zero
          if let area = areas.first(where: { clip == .rectangle($0.frame) }) {
            inner.scrolls.append(scrolls.count)
            scrolls.append((area, 0))
          }
        }
        collect(group.items, inner)
        for scroll in inner.scrolls[place.scrolls.count...] { scrolls[scroll].end = leaves.count }
      }
    }
  }

  private mutating func add(
    _ box: Rect, opaque: Rect?, isVeil: Bool = false, _ place: Place, isText: Bool = false
  ) {
    let covered = opaque.flatMap { rect -> Rect? in
      guard place.isOpaque, place.transform.isUpright else { return nil }
      let shown = place.transform.bounds(of: rect).intersection(place.sure)
      return shown.isEmpty ? nil : shown
    }
    leaves.append(
      Leaf(
        box: place.transform.bounds(of: box).intersection(place.clip), opaque: covered,
        isVeil: isVeil, scrolls: place.scrolls, isText: isText, isSeen: place.opacity > 0))
  }
}

extension SceneArea {
  var isScroll: Bool {
    if case .scroll = kind { return true }
    return false
  }

  /// Whether scrolling up or down brings something inside from under a cover into plain view.
  fileprivate func canMove(_ inner: Rect, outOf cover: Rect) -> Bool {
    let up = inner.maxY - cover.minY
    let down = cover.maxY - inner.minY
    return up <= max(0, content.maxY - safe.maxY) && inner.minY - up >= safe.minY
      || down <= max(0, safe.minY - content.minY) && inner.maxY + down <= safe.maxY
  }
}

extension AffineTransform {
  /// Whether rectangles stay upright.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    !colors.isEmpty && colors.allSatisfy { $0.alpha == 255 }
  }

  /// Whether something is seen of it, and something of what is behind it.
  fileprivate func isTranslucent(at opacity: Double) -> Bool {
    opacity > 0 && colors.contains { $0.alpha > 0 && ($0.alpha < 255 || opacity < 1) }
  }
}

extension ImageItem {
  /// By a few thousand of its pixels.
  fileprivate var isOpaque: Bool {
    guard tint == nil, !bitmap.pixels.isEmpty else { return false }
    let step = max(1, bitmap.pixels.count / 4096)
    return stride(from: 0, to: bitmap.pixels.count, by: step).allSatisfy {
      RGBAColor(premultipliedPixel: bitmap.pixels[$0]).alpha == 255
    }
  }
}

extension Shape {
  /// A rectangle that it surely holds; nil where none is known.
  fileprivate var inside: Rect? {
    switch self {
    case .rectangle(let rect): return rect
    case .roundedRectangle(let rect, let radii, _):
      let largest = max(
        max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
      // A corner's circle of radius r leaves a square corner of r (1 - 1/√2), 0.293 r, outside;
      // iOS's smoother one a little more.
      return rect.grown(by: -0.35 * min(largest, rect.width / 2, rect.height / 2))
    case .ellipse(let rect):
      // Its inscribed rectangle is 1/√2 as wide and high: 0.1465 less on each side.
      return Rect(
        x: rect.x + rect.width * 0.147, y: rect.y + rect.height * 0.147,
        width: rect.width * 0.706, height: rect.height * 0.706)
    case .path: return nil
    }
  }
}
