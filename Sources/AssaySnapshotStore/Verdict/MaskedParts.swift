// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayGraphics

/// The parts of two pictures that a tolerance leaves out.
struct MaskedParts {
  /// In pixels.
  private(set) var boxes: [PixelBox] = []
  /// Identifiers of masks that no element of either picture has.
  private(set) var missingIdentifiers: [String] = []

  init(
    _ tolerance: SnapshotTolerance, details: SnapshotMetadata.Details?, rendition: Rendition
  ) {
    let scale = rendition.traits.scale
    let trees = [rendition.accessibility, details?.accessibility ?? []]
    for mask in tolerance.masks {
      switch mask {
      case .rectangle(let x, let y, let width, let height):
        boxes.append(PixelBox(around: Rect(x: x, y: y, width: width, height: height), scale))
      case .identifier(let identifier):
        let frames = trees.flatMap { Self.frames(of: identifier, in: $0) }
        if frames.isEmpty { missingIdentifiers.append(identifier) }
        boxes += frames.map { PixelBox(around: $0, scale) }
      }
    }
  }

  /// What to say of masks that cover nothing.
  var words: [String] {
    missingIdentifiers.map {
      "no element has the accessibility identifier '\($0)', so its mask covers nothing"
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
