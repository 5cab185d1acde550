// SPDX-License-Identifier: MIT

import AssayGraphics

/// Theirs, ours, and both laid over each other, beside one another.
///
/// The measured boxes are framed in theirs and the boxes held against them in ours: green where
/// they match, red (theirs) and blue (ours) where they do not. In the overlay, where only boxes
/// that do not match are framed, theirs is red and ours is cyan where the two differ.
struct SideBySide {
  var theirs: Bitmap?
  var ours: Bitmap
  var outcomes: [BoxMatcher.Outcome]
  var scale: Double

  private static let margin = 8

  var bitmap: Bitmap {
    let left = theirs ?? Bitmap(width: ours.width, height: ours.height)
    let width = max(left.width, ours.width)
    let height = max(left.height, ours.height)
    var sheet = Bitmap(
      width: width * 3 + Self.margin * 4, height: height + Self.margin * 2, pixel: 0xFF80_8080)
    copy(framed(left, \.measured, Self.red), to: &sheet, x: Self.margin)
    copy(framed(ours, \.ours, Self.blue), to: &sheet, x: Self.margin * 2 + width)
    copy(overlay(left), to: &sheet, x: Self.margin * 3 + width * 2)
    return sheet
  }

  private static let red: UInt32 = 0xFF00_00FF
  private static let green: UInt32 = 0xFF60_B030
  private static let blue: UInt32 = 0xFFFF_0000

  private func framed(
    _ picture: Bitmap, _ box: (BoxMatcher.Outcome) -> Rect?, _ color: UInt32
  ) -> Bitmap {
    var result = picture
    for outcome in outcomes {
      guard let box = box(outcome) else { continue }
      frame(box, outcome.isMatched ? Self.green : color, in: &result)
    }
    return result
  }

  private func copy(_ picture: Bitmap, to sheet: inout Bitmap, x: Int) {
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        sheet[x + column, Self.margin + row] = Self.onWhite(picture[column, row])
      }
    }
  }

  private func overlay(_ left: Bitmap) -> Bitmap {
    let width = min(left.width, ours.width)
    let height = min(left.height, ours.height)
    var result = Bitmap(width: width, height: height, pixel: 0xFFFF_FFFF)
    for y in 0..<height {
      for x in 0..<width {
        let theirLight = Self.lightness(left[x, y])
        let ourLight = Self.lightness(ours[x, y])
        result[x, y] = 0xFF00_0000 | theirLight << 16 | theirLight << 8 | ourLight
      }
    }
    for outcome in outcomes where !outcome.isMatched {
      frame(outcome.measured, Self.red, in: &result)
      if let box = outcome.ours { frame(box, Self.blue, in: &result) }
    }
    return result
  }

  private func frame(_ box: Rect, _ color: UInt32, in bitmap: inout Bitmap) {
    let left = Int((box.minX * scale).rounded()) - 1
    let right = Int((box.maxX * scale).rounded())
    let top = Int((box.minY * scale).rounded()) - 1
    let bottom = Int((box.maxY * scale).rounded())
    guard right >= left, bottom >= top else { return }
    func set(_ x: Int, _ y: Int) {
      guard x >= 0, x < bitmap.width, y >= 0, y < bitmap.height else { return }
      bitmap[x, y] = color
    }
    for x in left...right {
      set(x, top)
      set(x, bottom)
    }
    for y in top...bottom {
      set(left, y)
      set(right, y)
    }
  }

  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - (pixel >> 24)
    var result: UInt32 = 0xFF00_0000
    for shift in [UInt32(0), 8, 16] {
      result |= min(255, ((pixel >> shift) & 0xFF) + rest) << shift
    }
    return result
  }

  private static func lightness(_ pixel: UInt32) -> UInt32 {
    let white = onWhite(pixel)
    return ((white & 0xFF) * 2 + ((white >> 8) & 0xFF) * 5 + ((white >> 16) & 0xFF)) / 8
  }
}
