// SPDX-License-Identifier: MIT

/// A wide blur of a part of a picture: of the means of its blocks, because nothing smaller than a
/// block is left of it.
struct BackdropBlur {
  /// The side of a block, in pixels.
  private let block: Int
  /// In blocks.
  private let blur: BoxBlur

  /// - Parameter deviation: the Gaussian's standard deviation in pixels.
  init(deviation: Double) {
    // A block is a quarter of the deviation: its steps do not show.
    block = max(1, Int(min(256, deviation / 4)))
    blur = BoxBlur(deviation: deviation / Double(block))
  }

  /// The blurred pixels of an area. The picture goes on beyond its edges as it is there.
  ///
  /// - Parameter change: of the colors of the blocks.
  func layer(
    of surface: Surface, in area: PixelRect, change: (UInt32) -> UInt32
  ) -> Layer {
    let reach = (blur.reach + 1) * block
    let source = area.expanded(by: reach).intersection(surface.bounds)
    let small = means(of: surface, in: source)
    small.mapPixels(change)
    small.blur(blur)
    return enlarged(small, from: source, to: area)
  }

  private func means(of surface: Surface, in source: PixelRect) -> Layer {
    let columns = (source.width + block - 1) / block
    let rows = (source.height + block - 1) / block
    let padding = blur.reach
    let result = Layer(
      bounds: PixelRect(
        left: -padding, top: -padding, right: columns + padding, bottom: rows + padding))
    for row in 0..<rows {
      for column in 0..<columns {
        let left = source.left + column * block
        let top = source.top + row * block
        let cell = PixelRect(left: left, top: top, right: left + block, bottom: top + block)
        result.surface.pointer(x: column, y: row).pointee = mean(
          of: surface, in: cell.intersection(source))
      }
    }
    // The blocks at the edges go on.
    for y in -padding..<(rows + padding) {
      for x in -padding..<(columns + padding) {
        let (column, row) = (min(max(0, x), columns - 1), min(max(0, y), rows - 1))
        guard column != x || row != y else { continue }
        result.surface.pointer(x: x, y: y).pointee =
          result.surface.pointer(x: column, y: row).pointee
      }
    }
    return result
  }

  private func mean(of surface: Surface, in cell: PixelRect) -> UInt32 {
    var sums = SIMD4<UInt32>()
    for y in cell.top..<cell.bottom {
      let row = surface.pointer(x: cell.left, y: y)
      for x in 0..<cell.width {
        let pixel = row[x]
        sums &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      }
    }
    let count = UInt32(cell.width * cell.height)
    func channel(_ sum: UInt32) -> UInt32 { (sum &+ count / 2) / count }
    return channel(sums.x) | channel(sums.y) << 8 | channel(sums.z) << 16 | channel(sums.w) << 24
  }

  /// Linear between the middles of the blocks.
  private func enlarged(_ small: Layer, from source: PixelRect, to area: PixelRect) -> Layer {
    let result = Layer(bounds: area)
    let columns = (area.left..<area.right).map { place(of: $0 - source.left) }
    for y in area.top..<area.bottom {
      let (row, below) = place(of: y - source.top)
      let upper = small.surface.pointer(x: 0, y: row)
      let lower = small.surface.pointer(x: 0, y: row + 1)
      let target = result.surface.pointer(x: area.left, y: y)
      for (index, (column, right)) in columns.enumerated() {
        let first = Self.mix(upper[column], upper[column + 1], right)
        let second = Self.mix(lower[column], lower[column + 1], right)
        target[index] = Self.mix(first, second, below)
      }
    }
    return result
  }

  /// The block whose middle is before a pixel's, and how near the next one is, of 256.
  private func place(of pixel: Int) -> (block: Int, share: UInt32) {
    // In halves of pixels: the middle of a pixel is at 2 pixel + 1, that of a block at block.
    let distance = 2 * pixel + 1 - block
    let index = distance >= 0 ? distance / (2 * block) : -1
    return (index, UInt32((distance - index * 2 * block) * 256 / (2 * block)))
  }

  /// Two channels at a time, each with room for eight bits more.
  private static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let even = ((a & 0xFF_00FF) &* rest &+ (b & 0xFF_00FF) &* share) >> 8 & 0xFF_00FF
    let odd = (a >> 8 & 0xFF_00FF) &* rest &+ (b >> 8 & 0xFF_00FF) &* share
    return even | odd & 0xFF00_FF00
  }
}
