// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayFiles
internal import AssayGraphics

/// The parts of two pictures that a tolerance leaves out.
struct MaskedParts {
  /// In pixels.
  private(set) var boxes: [PixelBox] = []
  /// Identifiers of masks that no element of either picture has.
  private(set) var missingIdentifiers: [String] = []
  /// Masks, and where they are, that no pixel of the picture is in.
  private var outside: [(name: String, frame: Rect)] = []
  /// Of the picture, in points.
  private let size: Size

  init(
    _ tolerance: SnapshotTolerance, details: SnapshotMetadata.Details?, rendition: Rendition
  ) {
    let scale = rendition.traits.scale
    let picture = PixelBox(
      x: 0, y: 0, width: rendition.size.width, height: rendition.size.height)
    size = Size(
      width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    let trees = [rendition.accessibility, details?.accessibility ?? []]
    for mask in tolerance.masks {
      switch mask {
      case .rectangle(let x, let y, let width, let height):
        let frame = Rect(x: x, y: y, width: width, height: height)
        boxes.append(PixelBox(around: frame, scale))
        if !boxes[boxes.count - 1].touches(picture) { outside.append(("mask", frame)) }
      case .identifier(let identifier):
        let frames = trees.flatMap { Self.frames(of: identifier, in: $0) }
        if frames.isEmpty { missingIdentifiers.append(identifier) }
        let found = frames.map { PixelBox(around: $0, scale) }
        boxes += found
        if let frame = frames.last, !found.contains(where: { $0.touches(picture) }) {
          outside.append(("mask of '\(identifier)'", frame))
        }
      }
    }
  }

  /// What to say of masks that cover nothing.
  var words: [String] {
    missingIdentifiers.map {
      "no element has the accessibility identifier '\($0)', so its mask covers nothing"
    }
      + outside.map { name, frame in
        "the \(name) at \(frame.x.short),\(frame.y.short) "
          + "\(frame.width.short)x\(frame.height.short) pt is outside of the picture of "
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
