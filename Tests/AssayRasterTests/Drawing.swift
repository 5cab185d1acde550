// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayText

@testable import AssayRaster

/// Draws items without text at one pixel a point, unless told otherwise.
func draw(
  _ items: [DisplayItem], width: Int = 40, height: Int = 40, scale: Double = 1,
  background: RGBAColor = .white
) throws -> Bitmap {
  let size = Size(width: Double(width) / scale, height: Double(height) / scale)
  let rasterizer = Rasterizer(engine: try TextEngine())
  return rasterizer.draw(
    Scene(size: size, scale: scale, background: background, items: items))
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func rounded(
  _ rect: Rect, _ radius: Double, _ style: RoundedCornerStyle = .circular
) -> Shape {
  .roundedRectangle(rect, CornerRadii(all: radius), style)
}

extension Bitmap {
  /// The red channel.
  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 255) }

  /// The area of black ink on white, in pixels.
  var ink: Double {
    pixels.reduce(0) { $0 + Double(255 - Int($1 & 255)) } / 255
  }

  /// Rows of red channels in hexadecimal.
  var reds: [String] {
    (0..<height).map { y in
      (0..<width).map { x in
        let digits = String(red(x, y), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined(separator: " ")
    }
  }

  var mirrored: Bitmap {
    var copy = self
    for y in 0..<height { for x in 0..<width { copy[x, y] = self[width - 1 - x, y] } }
    return copy
  }

  var transposed: Bitmap {
    var copy = Bitmap(width: height, height: width)
    for y in 0..<height { for x in 0..<width { copy[y, x] = self[x, y] } }
    return copy
  }
}
