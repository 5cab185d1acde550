// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import Synchronization

/// Reuses the memory of bitmaps: the system takes as long to clear new memory for a large screen as
/// drawing takes to fill it.
final class BitmapPool: Sendable {
  /// The number of bitmaps to keep. More are useful only with more threads than cores.
  private static let capacity = 4
  private let bitmaps = Mutex<[Bitmap]>([])

  /// A kept bitmap of a size, with its old pixels; nil if there is none.
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
