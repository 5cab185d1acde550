// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A text's lines as rectangles in its paints: what it would be if its glyphs covered everything.
enum TextBlocks {
  struct Block {
    var rect: Rect
    var paint: Paint
  }

  static func blocks(of text: TextItem) -> [Block] {
    // Runs of one line stand on one baseline.
    var lines: [(baseline: Double, runs: [(left: Double, right: Double, run: GlyphRun)])] = []
    for run in text.runs {
      var byLine: [(baseline: Double, left: Double, right: Double)] = []
      for glyph in run.glyphs {
        if let index = byLine.lastIndex(where: { abs($0.baseline - glyph.y) < 0.01 }) {
          byLine[index].left = min(byLine[index].left, glyph.x)
          byLine[index].right = max(byLine[index].right, glyph.x)
        } else {
          byLine.append((glyph.y, glyph.x, glyph.x))
        }
      }
      for line in byLine {
        let part = (line.left, line.right, run)
        if let index = lines.firstIndex(where: { abs($0.baseline - line.baseline) < 0.01 }) {
          lines[index].runs.append(part)
        } else {
          lines.append((line.baseline, [part]))
        }
      }
    }
    return lines.flatMap { line -> [Block] in
      let runs = line.runs.sorted { $0.left < $1.left }
      return runs.indices.map { index in
        let (left, last, run) = runs[index]
        // Nobody knows how wide the last glyph is: an em at most, and no further than its neighbor.
        let next = index + 1 < runs.count ? runs[index + 1].left : .infinity
        let right = max(last, min(last + run.pointSize * 1.1, next))
        let start = index == 0 ? left - run.pointSize * 0.1 : left
        return Block(
          rect: Rect(
            x: start, y: line.baseline - run.pointSize * 0.95, width: right - start,
            height: run.pointSize * 1.25),
          paint: run.paint)
      }
    }
  }
}
