// SPDX-License-Identifier: MIT

internal import AssayDiff
package import AssayGraphics

/// The part of a screen that an issue is about, pixel for pixel, or the whole screen made smaller.
package struct ScreenCrop: Sendable {
  package private(set) var picture: Bitmap
  /// Pixels per point.
  package private(set) var scale: Double
  /// What the issue is about, in pixels of the crop.
  package private(set) var frame: Rect?
  /// The worst pixel of the crop.
  package private(set) var place: (x: Int, y: Int)?
  /// The pixels that fall short, in pixels of the crop; empty where the issue is not about some of
  /// its pixels.
  private(set) var marks: Set<PixelPlace> = []
  /// The screen's name.
  package private(set) var caption: String

  /// In points: what is smaller is shown with what is around it, what is larger in part.
  private static let smallest = Size(width: 260, height: 96)
  private static let largest = Size(width: 320, height: 180)
  private static let margin = 16.0
  /// Of a whole screen, in pixels.
  private static let thumbnailWidth = 240

  /// nil for an issue without a place on the screen.
  init?(of issue: AuditIssue, on screen: AuditScreen) {
    self.init(
      of: issue, on: screen.picture, scale: screen.scene.scale,
      marks: screen.pixelsThatFallShort(of: issue))
  }

  /// Of a screenshot.
  ///
  /// - Parameter text: what the issue is about, where that is a text.
  init?(of issue: AuditIssue, _ text: ScreenshotText?, on picture: Bitmap, scale: Double) {
    var marks: [PixelPlace] = []
    if case .contrast(let contrast) = issue.detail, let text {
      marks = text.pixels(below: contrast.check.requirement.minimum, in: picture)
    }
    var issue = issue
    if let place = issue.place {
      // The place is the corner of a glyph; what is shown is a pixel of it.
      func distance(_ mark: PixelPlace) -> Int { abs(mark.x - place.x) + abs(mark.y - place.y) }
      let nearest = marks.min { distance($0) < distance($1) }
      issue.place?.x = nearest?.x ?? place.x
      issue.place?.y = nearest?.y ?? place.y
    }
    self.init(of: issue, on: picture, scale: scale, marks: marks)
  }

  /// - Parameters:
  ///   - picture: of the screen.
  ///   - scale: its pixels per point.
  ///   - marks: the pixels that fall short.
  private init?(of issue: AuditIssue, on picture: Bitmap, scale: Double, marks: [PixelPlace]) {
    guard let frame = issue.frame, picture.width > 0, picture.height > 0 else { return nil }
    let whole = Rect(
      size: Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale))
    guard !frame.intersection(whole).isEmpty else { return nil }
    caption = issue.screen
    if issue.place == nil, frame.width * frame.height > whole.width * whole.height / 2 {
      let factor = max(1, (picture.width + Self.thumbnailWidth - 1) / Self.thumbnailWidth)
      self.picture = picture.reduced(by: factor)
      self.scale = 1
      return
    }
    self.scale = scale
    let width = max(frame.width + 2 * Self.margin, Self.smallest.width)
    let height = max(frame.height + 2 * Self.margin, Self.smallest.height)
    let wanted = Rect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    // What is cut off is cut off at its end.
    let end = Point(x: frame.maxX - Self.margin, y: frame.maxY - Self.margin)
    let focus =
      issue.place.map { Point(x: Double($0.x) / scale, y: Double($0.y) / scale) }
      ?? (issue.type == .textClipped ? end : nil)
    let left = Self.span(wanted.minX, wanted.width, Self.largest.width, focus?.x, whole.width)
    let top = Self.span(wanted.minY, wanted.height, Self.largest.height, focus?.y, whole.height)
    let x = Int((left.start * scale).rounded(.down))
    let y = Int((top.start * scale).rounded(.down))
    let columns = min(picture.width - x, Int((left.length * scale).rounded(.up)))
    let rows = min(picture.height - y, Int((top.length * scale).rounded(.up)))
    guard columns > 0, rows > 0 else { return nil }
    self.picture = picture.part(x: x, y: y, width: columns, height: rows)
    self.frame = Rect(
      x: frame.x * scale - Double(x), y: frame.y * scale - Double(y),
      width: frame.width * scale, height: frame.height * scale)
    place = issue.place.map { ($0.x - x, $0.y - y) }
    self.marks = Set(
      marks.map { PixelPlace(x: $0.x - x, y: $0.y - y) }.filter {
        (0..<columns).contains($0.x) && (0..<rows).contains($0.y)
      })
  }

  /// A stretch of at most a length, around the focus where not all of it fits, within 0 and the
  /// limit.
  private static func span(
    _ start: Double, _ length: Double, _ most: Double, _ focus: Double?, _ limit: Double
  ) -> (start: Double, length: Double) {
    let length = min(length, most, limit)
    var first = start
    if let focus, focus > first + length - margin { first = focus - length / 2 }
    first = max(0, min(first, limit - length))
    return (first, length)
  }

  /// The pixels around the worst one, to be shown large.
  package func magnified(columns: Int = 25, rows: Int = 15) -> (picture: Bitmap, x: Int, y: Int)? {
    guard let place, picture.width >= columns, picture.height >= rows else { return nil }
    let x = max(0, min(place.x - columns / 2, picture.width - columns))
    let y = max(0, min(place.y - rows / 2, picture.height - rows))
    return (picture.part(x: x, y: y, width: columns, height: rows), place.x - x, place.y - y)
  }

  /// The crop in pale gray with the marks in magenta; nil where there are none.
  package var marked: Bitmap? {
    if marks.isEmpty { return nil }
    var result = Bitmap(
      width: picture.width, height: picture.height, pixels: picture.pixels.map(PalePicture.pale))
    for mark in marks { result[mark.x, mark.y] = PalePicture.mark }
    return result
  }

  /// The middle of it, for pictures that stand beside each other.
  package func detail(width: Double = 190, height: Double = 72) -> Bitmap {
    let wide = min(picture.width, Int(width * scale))
    let high = min(picture.height, Int(height * scale))
    let middle = place ?? (picture.width / 2, picture.height / 2)
    let x = max(0, min(middle.x - wide / 2, picture.width - wide))
    let y = max(0, min(middle.y - high / 2, picture.height - high))
    return picture.part(x: x, y: y, width: wide, height: high)
  }
}

extension Bitmap {
  fileprivate func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (y..<y + height).flatMap { row in
        pixels[row * self.width + x..<row * self.width + x + width]
      })
  }

  /// Each pixel the mean of a square of them; what is left over at the right and the bottom is cut.
  fileprivate func reduced(by factor: Int) -> Bitmap {
    guard factor > 1 else { return self }
    var result = Bitmap(width: width / factor, height: height / factor)
    let area = UInt32(factor * factor)
    for y in 0..<result.height {
      for x in 0..<result.width {
        var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for row in y * factor..<(y + 1) * factor {
          for column in x * factor..<(x + 1) * factor {
            let pixel = self[column, row]
            sums.0 += pixel & 0xFF
            sums.1 += pixel >> 8 & 0xFF
            sums.2 += pixel >> 16 & 0xFF
            sums.3 += pixel >> 24
          }
        }
        result[x, y] =
          sums.0 / area | (sums.1 / area) << 8 | (sums.2 / area) << 16 | (sums.3 / area) << 24
      }
    }
    return result
  }
}
