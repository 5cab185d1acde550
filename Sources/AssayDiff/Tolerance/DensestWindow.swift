// SPDX-License-Identifier: MIT

/// The square of a picture with the most pixels that count.
struct DensestWindow {
  private(set) var count = 0
  /// The place of the first square with that many; nil where no pixel counts.
  private(set) var box: PixelBox?

  /// - Parameters:
  ///   - map: 1 for each pixel that counts, otherwise 0, in rows.
  ///   - side: of the square in pixels; a picture that is smaller is one window.
  init(of map: [UInt8], width: Int, height: Int, side: Int) {
    let across = min(side, width)
    let down = min(side, height)
    guard across > 0, down > 0 else { return }
    // Of each column, the pixels that count in the last `down` rows.
    var columns = [Int](repeating: 0, count: width)
    for y in 0..<height {
      var isEmpty = true
      for x in 0..<width {
        columns[x] += Int(map[y * width + x])
        if y >= down { columns[x] -= Int(map[(y - down) * width + x]) }
        if columns[x] > 0 { isEmpty = false }
      }
      if isEmpty || y < down - 1 { continue }
      slide(over: columns, across: across, down: down, bottom: y)
    }
  }

  private mutating func slide(over columns: [Int], across: Int, down: Int, bottom: Int) {
    var sum = 0
    for x in columns.indices {
      sum += columns[x]
      if x >= across { sum -= columns[x - across] }
      if x >= across - 1, sum > count {
        count = sum
        box = PixelBox(
          x: x - across + 1, y: bottom - down + 1, width: across, height: down)
      }
    }
  }
}
