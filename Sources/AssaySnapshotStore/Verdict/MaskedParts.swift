// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayFiles
internal import AssayGraphics

/// The parts of two pictures that a tolerance leaves out.
struct MaskedParts {
  /// In pixels.
  private(set) var boxes: [PixelBox] = []
  /// Masks by an identifier that no element of the pictures has.
  private var missing: [SnapshotTolerance.Mask] = []
  /// Masks, and where they are, that no pixel of the picture is in.
  private var outside: [(mask: SnapshotTolerance.Mask, frame: Rect)] = []
  /// Of the picture, in points.
  private let size: Size

  init(
    _ tolerance: SnapshotTolerance, details: SnapshotMetadata.Details?, rendition: Rendition
  ) {
    self.init(
      tolerance.masks, elements: rendition.accessibility + (details?.accessibility ?? []),
      of: rendition.size, scale: rendition.traits.scale)
  }

  /// - Parameters:
  ///   - masks: one that is there twice is one.
  ///   - elements: of all pictures that are compared.
  ///   - picture: in pixels.
  ///   - scale: in pixels a point.
  init(
    _ masks: [SnapshotTolerance.Mask], elements: [AccessibilityNode], of picture: PixelSize,
    scale: Double
  ) {
    let whole = PixelBox(x: 0, y: 0, width: picture.width, height: picture.height)
    size = Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    var seen: Set<SnapshotTolerance.Mask> = []
    for mask in masks where seen.insert(mask).inserted {
      let frames: [Rect]
      switch mask {
      case .rectangle(let x, let y, let width, let height):
        frames = [Rect(x: x, y: y, width: width, height: height)]
      case .identifier(let identifier):
        frames = Self.frames(of: identifier, in: elements)
      }
      let found = frames.map { PixelBox(around: $0, scale) }
      boxes += found
      guard let frame = frames.last else {
        missing.append(mask)
        continue
      }
      if !found.contains(where: { $0.touches(whole) }) { outside.append((mask, frame)) }
    }
  }

  /// Masks without an element, and rectangles outside of the picture.
  var idle: Set<SnapshotTolerance.Mask> {
    // An element that scrolled out of the picture has the identifier that somebody meant.
    Set(missing).union(outside.map(\.mask).filter { $0.identifier == nil })
  }

  /// What to say of masks that cover nothing.
  var words: [String] {
    missing.compactMap(\.identifier).map {
      "no element has the accessibility identifier '\($0)', so its mask covers nothing"
    }
      + outside.map { mask, frame in
        "the mask\(mask.identifier.map { " of '\($0)'" } ?? "") at \(frame.placeWords) "
          + "is outside of the picture of "
          + "\(size.width.short)x\(size.height.short) pt, so it covers nothing; move or remove it"
      }
  }

  private static func frames(of identifier: String, in nodes: [AccessibilityNode]) -> [Rect] {
    nodes.flatMap { node in
      (node.identifier == identifier ? [node.frame] : [])
        + frames(of: identifier, in: node.children)
    }
  }
}

extension SnapshotTolerance.Mask {
  /// nil for a rectangle.
  var identifier: String? {
    switch self {
    case .identifier(let identifier): identifier
    case .rectangle: nil
    }
  }
}

extension Rect {
  /// "8,16 390x44 pt".
  var placeWords: String { "\(x.short),\(y.short) \(width.short)x\(height.short) pt" }
}

extension PixelBox {
  /// Whether they share a pixel.
  fileprivate func touches(_ other: PixelBox) -> Bool {
    max(x, other.x) < min(x + width, other.x + other.width)
      && max(y, other.y) < min(y + height, other.y + other.height)
  }

  /// The pixels that a rectangle in points touches.
  fileprivate init(around rect: Rect, _ scale: Double) {
    // NB: far outside of any picture is as good as the number itself, and fits an Int.
    func pixels(_ value: Double) -> Int { Int(min(1e7, max(-1e7, value * scale))) }
    let (x, y) = (pixels(rect.minX.rounded(.down)), pixels(rect.minY.rounded(.down)))
    let right = pixels((rect.maxX * scale).rounded(.up) / scale)
    let bottom = pixels((rect.maxY * scale).rounded(.up) / scale)
    self.init(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
  }
}
