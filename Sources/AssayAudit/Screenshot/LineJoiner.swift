// SPDX-License-Identifier: MIT

/// Joins marks that stand beside each other on one line, in one color, on one background.
struct LineJoiner {
  let marks: [GlyphMark]

  /// Of two marks' taller one: a word space is about 0.4 of a capital's height and 0.6 of an x's.
  private static let mostGap = 0.9
  /// Marks are looked up by bands of this many rows.
  private static let band = 16
  /// How many marks before one in its bands are looked at; more stand there only in pictures.
  private static let reach = 12

  /// The marks of each line, from left to right; lines in the order of their first marks.
  func lines() -> [[Int]] {
    let order = marks.indices.sorted {
      (marks[$0].box.left, marks[$0].box.top) < (marks[$1].box.left, marks[$1].box.top)
    }
    var parents = Array(marks.indices)
    let last = marks.reduce(0) { max($0, $1.box.bottom) } / Self.band
    var bands = [[Int]](repeating: [], count: last + 1)
    for index in order {
      let box = marks[index].box
      for band in (box.top / Self.band)...((box.bottom - 1) / Self.band) {
        for other in bands[band].suffix(Self.reach) where joins(marks[other], marks[index]) {
          unite(other, index, &parents)
        }
        bands[band].append(index)
      }
    }
    var numbers: [Int: Int] = [:]
    var lines: [[Int]] = []
    for index in order {
      let root = Self.root(of: index, &parents)
      if let number = numbers[root] {
        lines[number].append(index)
      } else {
        numbers[root] = lines.count
        lines.append([index])
      }
    }
    return lines
  }

  /// Whether the second, which does not start before the first, goes on its line.
  private func joins(_ first: GlyphMark, _ second: GlyphMark) -> Bool {
    let (a, b) = (first.box, second.box)
    let (low, high) = (min(a.height, b.height), max(a.height, b.height))
    guard Double(b.left - a.right) <= Self.mostGap * Double(high) + 1 else { return false }
    guard a.sharedRows(with: b) * 2 >= low else { return false }
    guard high <= 3 * low || first.isBlock || second.isBlock else { return false }
    guard PixelStep.between(first.background.color, second.background.color) <= 60 else {
      return false
    }
    if first.isForegroundSure, second.isForegroundSure {
      return PixelStep.between(first.foreground, second.foreground) <= 60
    }
    return first.direction.dot(second.direction) >= 0.95
  }

  private func unite(_ first: Int, _ second: Int, _ parents: inout [Int]) {
    let (a, b) = (Self.root(of: first, &parents), Self.root(of: second, &parents))
    if a < b { parents[b] = a } else { parents[a] = b }
  }

  private static func root(of index: Int, _ parents: inout [Int]) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }
}

extension GlyphMark {
  /// From the background's color to the foreground's, of length 1.
  fileprivate var direction: Triple {
    let step = SIMD4<Int32>(pixel: foreground) &- SIMD4<Int32>(pixel: background.color)
    let vector = Triple(Double(step.x), Double(step.y), Double(step.z))
    let length = vector.dot(vector).squareRoot()
    // Clear on clear: black text on nothing, which differs in alpha alone.
    return length == 0 ? Triple(1, 0, 0) : vector.map { $0 / length }
  }
}
