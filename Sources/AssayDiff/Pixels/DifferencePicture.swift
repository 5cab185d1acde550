// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A picture of what differs: the same pixels are pale and gray, what only the reference shows is
/// orange and striped, what only the rendition shows is blue, what both show in other colors is
/// magenta, and a frame is around each group.
///
/// Where rows moved, the rows are aligned: an inserted band is blue with a plus sign, a removed one
/// is orange and striped with a minus sign, and what only moved is paler than the rest.
package struct DifferencePicture {
  private let reference: Bitmap
  private let rendition: Bitmap

  package static let oldColor: UInt32 = 0xFF00_4FC8
  package static let newColor: UInt32 = 0xFFD0_5A00

  package init(reference: Bitmap, rendition: Bitmap) {
    self.reference = reference
    self.rendition = rendition
  }

  /// Both pictures laid on each other at their top left corners.
  ///
  /// - Parameter diff: of these pictures.
  package func inPlace(_ diff: PixelDiff) -> Bitmap {
    let width = max(reference.width, rendition.width)
    let height = max(reference.height, rendition.height)
    let rule = PixelMark(reference: reference, rendition: rendition, boxes: diff.boxes)
    var picture = Bitmap(width: width, height: height, pixel: 0xFFFF_FFFF)
    for y in 0..<height { draw(y, y, at: y, rule, in: &picture) }
    for box in diff.boxes { Self.frame(box, in: &picture) }
    return picture
  }

  /// Draws a row of each picture into one row; a picture that is not so high has none.
  private func draw(
    _ oldRow: Int, _ newRow: Int, at row: Int, _ rule: PixelMark, in picture: inout Bitmap
  ) {
    let width = picture.width
    let oldCount = oldRow < reference.height ? min(width, reference.width) : 0
    let newCount = newRow < rendition.height ? min(width, rendition.width) : 0
    let both = min(oldCount, newCount)
    let (oldStart, newStart, start) = (
      oldRow * reference.width, newRow * rendition.width, row * width
    )
    reference.pixels.withUnsafeBufferPointer { old in
      rendition.pixels.withUnsafeBufferPointer { new in
        picture.pixels.withUnsafeMutableBufferPointer { out in
          // All pixels first: a loop without a branch a pixel becomes vector code.
          for x in 0..<both { out[start + x] = PalePicture.pale(new[newStart + x]) }
          for x in 0..<both where old[oldStart + x] != new[newStart + x] {
            out[start + x] = rule.color(
              x, newRow, old: old[oldStart + x], new: new[newStart + x])
          }
          for x in both..<max(both, oldCount) { out[start + x] = PixelMark.striped(x, newRow) }
          for x in both..<max(both, newCount) { out[start + x] = Self.newColor }
        }
      }
    }
  }

  /// Aligned rows: as high as the rendition with the rows that were removed.
  ///
  /// - Parameter diff: of these pictures.
  package func aligned(_ diff: AlignedDiff) -> Bitmap {
    let width = rendition.width
    let height = rendition.height + diff.alignment.removedCount
    let rule = PixelMark(reference: reference, rendition: rendition, boxes: diff.changedAreas)
    var picture = Bitmap(width: width, height: height, pixel: 0xFFFF_FFFF)
    var top = 0
    for piece in diff.alignment.pieces {
      switch piece {
      case .same(let old, let new):
        drawSame(new, at: top, hasMoved: old.lowerBound != new.lowerBound, in: &picture)
        top += new.count
      case .changed(let old, let new):
        for (line, rows) in zip(old, new).enumerated() {
          draw(rows.0, rows.1, at: top + line, rule, in: &picture)
        }
        let shift = top - new.lowerBound
        for var box in diff.changedAreas where new.contains(box.y) {
          box.y += shift
          Self.frame(box, in: &picture)
        }
        top += new.count
      case .inserted(let rows, _):
        band(rendition, rows, at: top, isNew: true, in: &picture)
        top += rows.count
      case .removed(let rows, _):
        band(reference, rows, at: top, isNew: false, in: &picture)
        top += rows.count
      }
    }
    return picture
  }

  /// Draws rows that both pictures have.
  private func drawSame(
    _ rows: Range<Int>, at top: Int, hasMoved: Bool, in picture: inout Bitmap
  ) {
    let width = rendition.width
    let (start, end) = (rows.lowerBound * width, rows.upperBound * width)
    rendition.pixels.withUnsafeBufferPointer { new in
      picture.pixels.withUnsafeMutableBufferPointer { picture in
        let shift = top * width - start
        for index in start..<end { picture[index + shift] = PalePicture.pale(new[index]) }
        guard hasMoved else { return }
        for index in start + shift..<end + shift {
          picture[index] = PalePicture.faded(picture[index])
        }
      }
    }
  }

  private func band(
    _ source: Bitmap, _ rows: Range<Int>, at top: Int, isNew: Bool, in picture: inout Bitmap
  ) {
    let color = isNew ? Self.newColor : Self.oldColor
    for (line, y) in rows.enumerated() {
      for x in 0..<source.width {
        let isStripe = !isNew && (x + top + line) / 6 % 4 == 0
        let pixel = PalePicture.overWhite(source[x, y])
        picture[x, top + line] = PalePicture.mix(pixel, color, of256: isStripe ? 112 : 56)
      }
    }
    let side = min(36, rows.count, source.width)
    if side >= 9 { Self.sign(isPlus: isNew, color, side: side, at: top, in: &picture) }
    for line in [top, top + rows.count - 1] {
      for x in 0..<source.width { picture[x, line] = color }
    }
  }

  /// A square with a white plus or minus sign at the left edge.
  private static func sign(
    isPlus: Bool, _ color: UInt32, side: Int, at top: Int, in picture: inout Bitmap
  ) {
    let bar = max(1, side / 9)
    let (low, high) = (side / 4, side - side / 4)
    let center = (side / 2 - bar)...(side / 2 + bar)
    for y in 0..<side {
      for x in 0..<side {
        let isAcross = center.contains(y) && x >= low && x < high
        let isDown = isPlus && center.contains(x) && y >= low && y < high
        picture[x, top + y] = isAcross || isDown ? 0xFFFF_FFFF : color
      }
    }
  }

  /// Two pixels wide, three pixels away from the box.
  private static func frame(_ box: PixelBox, in picture: inout Bitmap) {
    for distance in [4, 5] {
      let (left, top) = (box.x - distance, box.y - distance)
      let (right, bottom) = (box.maxX - 1 + distance, box.maxY - 1 + distance)
      for x in max(0, left)...max(0, min(picture.width - 1, right)) {
        for y in [top, bottom] where y >= 0 && y < picture.height {
          picture[x, y] = PalePicture.mark
        }
      }
      for y in max(0, top)...max(0, min(picture.height - 1, bottom)) {
        for x in [left, right] where x >= 0 && x < picture.width {
          picture[x, y] = PalePicture.mark
        }
      }
    }
  }
}

/// Which picture shows something at a pixel that differs: the one whose color is farther from what
/// is behind.
private struct PixelMark {
  /// Each box with the most common color right around it, where nothing differs.
  private var backgrounds: [(box: PixelBox, color: UInt32)]

  init(reference: Bitmap, rendition: Bitmap, boxes: [PixelBox]) {
    backgrounds = boxes.map { box in
      (box, Self.mostCommon(around: box, of: [reference, rendition]))
    }
  }

  func color(_ x: Int, _ y: Int, old: UInt32, new: UInt32) -> UInt32 {
    let behind = backgrounds.first { $0.box.contains(x, y) }?.color ?? 0xFFFF_FFFF
    let oldDistance = DifferenceFinder.largestChannel(old, behind)
    let newDistance = DifferenceFinder.largestChannel(new, behind)
    if oldDistance > 2 * newDistance { return Self.striped(x, y) }
    if newDistance > 2 * oldDistance { return DifferencePicture.newColor }
    return PalePicture.mark
  }

  static func striped(_ x: Int, _ y: Int) -> UInt32 {
    (x + y) / 2 % 2 == 0
      ? DifferencePicture.oldColor
      : PalePicture.mix(0xFFFF_FFFF, DifferencePicture.oldColor, of256: 112)
  }

  private static func mostCommon(around box: PixelBox, of pictures: [Bitmap]) -> UInt32 {
    var counts: [UInt32: Int] = [:]
    for picture in pictures {
      let columns = (box.x - 2..<box.maxX + 2).clamped(to: 0..<picture.width)
      let beside = [box.x - 2, box.x - 1, box.maxX, box.maxX + 1].filter(columns.contains)
      for y in (box.y - 2..<box.maxY + 2).clamped(to: 0..<picture.height) {
        let xs = (box.y..<box.maxY).contains(y) ? beside : Array(columns)
        for x in xs { counts[picture[x, y], default: 0] += 1 }
      }
    }
    // The number decides between colors that are as common: the same in each run.
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0xFFFF_FFFF
  }
}
