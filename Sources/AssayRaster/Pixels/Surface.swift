// SPDX-License-Identifier: MIT

/// Memory to draw into: a window on the picture's pixel plane.
struct Surface {
  /// The pixel at the window's top left corner.
  let base: UnsafeMutablePointer<UInt32>
  /// The window, in pixels of the picture.
  let bounds: PixelRect
  /// Pixels from one row to the next.
  let stride: Int

  init(base: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
    self.base = base
    self.bounds = bounds
    stride = bounds.width
  }

  /// The pixel at a place of the window, and those to the right of it.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.top) &* stride &+ (x &- bounds.left))
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
  ///
  /// - Parameter except: for each row, columns that need not be copied.
  init(copying bounds: PixelRect, of original: Surface, except: [Range<Int>] = []) {
    count = bounds.width * bounds.height
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, count))
    surface = Surface(base: base, bounds: bounds)
    for y in bounds.top..<max(bounds.top, bounds.bottom) {
      let skipped = except.isEmpty ? bounds.right..<bounds.right : except[y - bounds.top]
      for columns in [bounds.left..<skipped.lowerBound, skipped.upperBound..<bounds.right] {
        surface.pointer(x: columns.lowerBound, y: y).update(
          from: original.pointer(x: columns.lowerBound, y: y), count: columns.count)
      }
    }
  }

  deinit {
    surface.base.deallocate()
  }
}
