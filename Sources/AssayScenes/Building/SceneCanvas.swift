// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayResources
internal import AssayTraits

/// Where the root view goes.
struct SceneCanvas {
  var canvas: TraitSet.Canvas
  var grid: PixelGrid

  init(_ canvas: TraitSet.Canvas) {
    self.canvas = canvas
    switch canvas {
    case .device(let device): grid = PixelGrid(scale: device.displayScale)
    case .fixed(_, _, let scale), .sizeThatFits(let scale): grid = PixelGrid(scale: scale)
    }
  }

  /// Which of a string's device variations is shown.
  var localizedDevice: LocalizedDevice {
    guard case .device(let device) = canvas else { return .iphone }
    return switch device.idiom {
    case .phone: .iphone
    case .pad: .ipad
    case .tv: .appletv
    case .mac: .mac
    }
  }

  /// What the root may fill, and the part that the housing and bars leave free; nil for the view's
  /// own size.
  private var area: SafeArea? {
    switch canvas {
    case .device(let device):
      let screen = Rect(size: device.size)
      return SafeArea(region: screen, safe: screen.inset(by: device.safeArea))
    case .fixed(let width, let height, _):
      let size = Size(width: width, height: height)
      return SafeArea(region: Rect(size: size), safe: Rect(size: size))
    case .sizeThatFits:
      return nil
    }
  }

  /// Whether a part of a frame is in the picture.
  func shows(_ frame: Rect) -> Bool { area.map { frame.touches($0.region) } ?? true }

  /// Lays the tree out and answers the size of the picture in points.
  ///
  /// The root is proposed the safe area and centered in it; without a screen it gets its ideal
  /// size.
  func layOut(_ tree: LayoutTree, root: LayoutTree.ID) -> Size {
    if let area {
      tree.layOut(root: root, in: area.safe, safeArea: area)
      return area.region.size
    }
    let ideal = tree.size(of: root, .unspecified)
    let size = Size(width: grid.ceil(ideal.width), height: grid.ceil(ideal.height))
    let frame = Rect(size: ideal)
    tree.layOut(
      root: root, at: frame, proposal: .unspecified,
      safeArea: SafeArea(region: frame, safe: frame))
    return size
  }
}

extension Rect {
  /// Whether a part of it is in another; also where it has no width or height.
  func touches(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX <= maxX && minY < other.maxY && other.minY <= maxY
  }
}
