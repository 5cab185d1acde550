// SPDX-License-Identifier: MIT

/// Memory to draw into: a window on the picture's pixel plane.
struct Surface {
  /// The pixel at the window's top left corner.
  let base: UnsafeMutablePointer<UInt32>
  /// The window, in pixels of the picture.
  let bounds: PixelRect

  /// The pixel at a place of the window, and those to the right of it.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.top) &* bounds.width &+ (x &- bounds.left))
  }
}

/// A piece of the picture with memory of its own, freed with its last owner.
final class Layer {
  let surface: Surface
  private let count: Int

  /// A transparent layer.
  init(bounds: PixelRect) {
    count = bounds.width * bounds.height
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, count))
    base.initialize(repeating: 0, count: count)
    surface = Surface(base: base, bounds: bounds)
  }

  /// A copy of a part of a surface.
  init(copying bounds: PixelRect, of original: Surface) {
    count = bounds.width * bounds.height
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, count))
    surface = Surface(base: base, bounds: bounds)
    for y in bounds.top..<max(bounds.top, bounds.bottom) {
      surface.pointer(x: bounds.left, y: y)
        .initialize(from: original.pointer(x: bounds.left, y: y), count: bounds.width)
    }
  }

  deinit {
    surface.base.deallocate()
  }
}
