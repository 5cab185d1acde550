// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

/// Spaces between rows that all grew or shrank by the same length, as a stack's or a list's do.
struct SpacingChanges: Hashable, Sendable {
  private(set) var sentences: [String] = []
  /// New elements whose place follows from the sentences.
  private(set) var explained: Set<AccessibilityElement> = []

  /// Fewer rows have too few spaces to tell a pattern.
  private static let fewestRows = 3

  /// - Parameter pairs: a new element's index to its old one's.
  init(old: [AccessibilityElement], new: [AccessibilityElement], pairs: [Int?]) {
    // What came, went or is in another order explains what moved.
    guard old.count == new.count, pairs == old.indices.map(Optional.some) else { return }
    let (oldFrames, newFrames) = (old.map(\.node.frame), new.map(\.node.frame))
    let rows = VisualRows.runs(of: newFrames.indices, newFrames).map { indices in
      Row(indices: indices, old: oldFrames, new: newFrames)
    }
    var start = 0
    while start < rows.count {
      let end = Self.endOfRun(from: start, rows)
      let run = rows[start..<end]
      if run.count >= Self.fewestRows {
        sentences.append(Self.words(of: run))
        for row in run { explained.formUnion(row.indices.map { new[$0] }) }
      }
      // The last row of a run may be the first of the next.
      start = max(start + 1, end - 1)
    }
  }

  /// Elements beside each other, which moved down together.
  private struct Row {
    var indices: [Int]
    var old: Rect
    var new: Rect
    /// Whether all its elements kept their size and moved by the same way, straight up or down.
    var isRigid: Bool

    init(indices: [Int], old oldFrames: [Rect], new newFrames: [Rect]) {
      self.indices = indices
      old = Rect(around: indices.map { oldFrames[$0] })
      new = Rect(around: indices.map { newFrames[$0] })
      let shift = Point(x: 0, y: new.y - old.y)
      isRigid = indices.allSatisfy { index in
        let (old, new) = (oldFrames[index], newFrames[index])
        return SpacingChanges.isClose(new.x, old.x)
          && SpacingChanges.isClose(new.y, old.y + shift.y)
          && SpacingChanges.isClose(new.width, old.width)
          && SpacingChanges.isClose(new.height, old.height)
      }
    }
  }

  /// The index after the last row whose space above changed like that below the first row.
  private static func endOfRun(from start: Int, _ rows: [Row]) -> Int {
    guard start + 1 < rows.count, rows[start].isRigid, rows[start + 1].isRigid else {
      return start + 1
    }
    let growth = growth(rows[start], rows[start + 1])
    guard growth.magnitude >= ElementDifference.smallestLength else { return start + 1 }
    var end = start + 2
    while end < rows.count, rows[end].isRigid,
      isClose(Self.growth(rows[end - 1], rows[end]), growth)
    {
      end += 1
    }
    return end
  }

  private static func growth(_ above: Row, _ below: Row) -> Double {
    (below.new.minY - above.new.maxY) - (below.old.minY - above.old.maxY)
  }

  private static func isClose(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude < 0.02
  }

  private static func words(of run: ArraySlice<Row>) -> String {
    let neighbors = Array(zip(run, run.dropFirst()))
    let old = neighbors.map { $1.old.minY - $0.old.maxY }
    let growth = neighbors.first.map { Self.growth($0, $1) } ?? 0
    let verb = growth > 0 ? "grew" : "shrank"
    let subject = "the space between \(Counted.words(run.count, "row")) \(verb)"
    // Elements need not fill their rows: where spaces differ, only the change is theirs.
    guard let first = old.first, old.allSatisfy({ isClose($0, first) }) else {
      return "\(subject) by \(growth.magnitude.short) pt"
    }
    return "\(subject) from \(first.short) to \((first + growth).short) pt"
  }
}

extension Rect {
  fileprivate init(around frames: [Rect]) {
    self = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }
}
