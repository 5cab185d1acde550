// SPDX-License-Identifier: MIT

import AssayGraphics

/// A picture in six-pixel rows of at most 253 colors.
struct Sixel {
  let text: String

  init(_ picture: Bitmap) {
    let palette = SixelPalette(picture)
    var text = "\u{1B}Pq\"1;1;\(picture.width);\(picture.height)"
    for (index, color) in palette.colors.enumerated() {
      text += "#\(index);2;\(color.red);\(color.green);\(color.blue)"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      text += Self.band(of: picture, from: top, palette) + "-"
    }
    self.text = text + "\u{1B}\\"
  }

  private static func band(
    of picture: Bitmap, from top: Int, _ palette: SixelPalette
  ) -> String {
    var masks: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, picture.height) {
      for x in 0..<picture.width {
        let index = palette.index(of: picture[x, y])
        masks[index, default: [UInt8](repeating: 0, count: picture.width)][x] |= 1 << (y - top)
      }
    }
    return masks.sorted { $0.key < $1.key }.map { index, mask in
      "#\(index)" + runs(of: mask)
    }.joined(separator: "$")
  }

  private static func runs(of mask: [UInt8]) -> String {
    var result = ""
    var start = 0
    while start < mask.count {
      let end = mask[start...].firstIndex { $0 != mask[start] } ?? mask.count
      let sign = String(Unicode.Scalar(63 + mask[start]))
      let count = end - start
      result += count > 3 ? "!\(count)" + sign : String(repeating: sign, count: count)
      start = end
    }
    return result
  }
}

/// The colors of a picture that are most of it, so that two light grays stay two, and evenly spread
/// ones for the rest.
private struct SixelPalette {
  /// In percent, as Sixel has them.
  struct Color: Hashable, Comparable {
    var red: Int
    var green: Int
    var blue: Int

    init(red: Int, green: Int, blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// A pixel over white.
    init(_ pixel: UInt32) {
      let rest = 255 - pixel >> 24
      let percent = { (shift: UInt32) in
        (min(255, Int(pixel >> shift & 255 + rest)) * 100 + 127) / 255
      }
      self.init(red: percent(0), green: percent(8), blue: percent(16))
    }

    static func < (a: Color, b: Color) -> Bool {
      (a.red, a.green, a.blue) < (b.red, b.green, b.blue)
    }

    func distance(to other: Color) -> Int {
      let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
      return red * red + green * green + blue * blue
    }
  }

  /// With the 125 spread ones no more than terminals have.
  private static let mostOwn = 128
  private static let spread = (0..<125).map { index in
    Color(red: index / 25 * 25, green: index / 5 % 5 * 25, blue: index % 5 * 25)
  }

  let colors: [Color]
  private let indices: [UInt32: Int]

  init(_ picture: Bitmap) {
    var counts: [UInt32: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width { counts[picture[x, y], default: 0] += 1 }
    }
    var shares: [Color: Int] = [:]
    for (pixel, count) in counts { shares[Color(pixel), default: 0] += count }
    let own = shares.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostOwn)
    let colors = own.map(\.key) + (shares.count > Self.mostOwn ? Self.spread : [])
    self.colors = colors
    indices = counts.reduce(into: [:]) { indices, entry in
      let color = Color(entry.key)
      indices[entry.key] = colors.indices.min {
        colors[$0].distance(to: color) < colors[$1].distance(to: color)
      }
    }
  }

  func index(of pixel: UInt32) -> Int { indices[pixel] ?? 0 }
}
