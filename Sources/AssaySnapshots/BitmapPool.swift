// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import Synchronization

/// Memory of pictures, used again: fresh memory for a large screen takes the system as long to clear as
/// drawing does to fill.
final class BitmapPool: Sendable {
  /// How many are kept; more only pays off with more threads than cores.
  private static let capacity = 4
  private let bitmaps = Mutex<[Bitmap]>([])

  /// One of those kept, of that size where there is one; nil where there is none. Its pixels are old.
  func take(width: Int, height: Int) -> Bitmap? {
    bitmaps.withLock { bitmaps in
      guard let index = bitmaps.firstIndex(where: { $0.width == width && $0.height == height })
      else { return nil }
      return bitmaps.remove(at: index)
    }
  }

  func put(_ bitmap: Bitmap) {
    bitmaps.withLock { bitmaps in
      if bitmaps.count == Self.capacity { bitmaps.removeFirst() }
      bitmaps.append(bitmap)
    }
  }
}
