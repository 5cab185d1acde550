// SPDX-License-Identifier: MIT

/// Edge runs that touch each other, also at corners: the outline of a glyph, or of anything else.
struct EdgeComponent {
  /// Of what the edges surround, in pixels: the marks to the left of and above a shape do not
  /// count.
  var box: PixelBox
  /// How many edge pixels it has.
  var edges: Int
}

extension EdgeComponent {
  /// In the order of their first runs. Linear in the runs, but for the inverse Ackermann function
  /// of a union-find.
  static func components(of runs: [EdgeRun]) -> [EdgeComponent] {
    var parents = (0..<Int32(runs.count)).map { $0 }
    runs.withUnsafeBufferPointer { runs in
      parents.withUnsafeMutableBufferPointer { link(runs, $0) }
    }
    var numbers = [Int32](repeating: -1, count: runs.count)
    var components: [EdgeComponent] = []
    parents.withUnsafeMutableBufferPointer { parents in
      for (index, run) in runs.enumerated() {
        let root = Int(Self.root(of: Int32(index), parents))
        if numbers[root] < 0 {
          numbers[root] = Int32(components.count)
          components.append(EdgeComponent(run))
        } else {
          components[Int(numbers[root])].add(run)
        }
      }
    }
    return components.map(\.withoutMargin)
  }

  private init(_ run: EdgeRun) {
    box = PixelBox(
      left: Int(run.left), top: Int(run.row), right: Int(run.right), bottom: Int(run.row) + 1)
    edges = Int(run.right - run.left)
  }

  private mutating func add(_ run: EdgeRun) {
    box.left = min(box.left, Int(run.left))
    box.right = max(box.right, Int(run.right))
    box.bottom = max(box.bottom, Int(run.row) + 1)
    edges += Int(run.right - run.left)
  }

  /// Without the pixels to the left of and above the shape, which its edges are marked on.
  private var withoutMargin: EdgeComponent {
    var copy = self
    copy.box.left = min(box.left + 1, box.right - 1)
    copy.box.top = min(box.top + 1, box.bottom - 1)
    return copy
  }

  /// Joins every run with those of the row above that touch it.
  private static func link(
    _ runs: UnsafeBufferPointer<EdgeRun>, _ parents: UnsafeMutableBufferPointer<Int32>
  ) {
    var above = 0
    for index in runs.indices {
      let run = runs[index]
      while runs[above].row < run.row - 1 { above += 1 }
      // NB: the next run of this row may touch the last one above as well, so `above` stays where
      // it is.
      while above < index, runs[above].row == run.row - 1, runs[above].right < run.left {
        above += 1
      }
      var other = above
      while other < index, runs[other].row == run.row - 1, runs[other].left <= run.right {
        unite(Int32(other), Int32(index), parents)
        other += 1
      }
    }
  }

  private static func unite(
    _ first: Int32, _ second: Int32, _ parents: UnsafeMutableBufferPointer<Int32>
  ) {
    let (a, b) = (root(of: first, parents), root(of: second, parents))
    if a < b { parents[Int(b)] = a } else { parents[Int(a)] = b }
  }

  private static func root(
    of index: Int32, _ parents: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    var index = index
    while parents[Int(index)] != index {
      parents[Int(index)] = parents[Int(parents[Int(index)])]
      index = parents[Int(index)]
    }
    return index
  }
}

extension PixelBox {
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var area: Int { width * height }

  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// How many pixels of the area both share.
  func shared(with other: PixelBox) -> Int {
    max(0, min(right, other.right) - max(left, other.left))
      * max(0, min(bottom, other.bottom) - max(top, other.top))
  }

  /// The rows that both have.
  func sharedRows(with other: PixelBox) -> Int {
    max(0, min(bottom, other.bottom) - max(top, other.top))
  }
}
