// SPDX-License-Identifier: MIT

/// An sRGB color of four 8-bit channels, alpha not multiplied in: what a pixel can hold.
package struct RGBAColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBAColor(red: 0, green: 0, blue: 0)
  package static let white = RGBAColor(red: 255, green: 255, blue: 255)

  /// The color with its alpha multiplied by a factor in 0...1, rounded to the nearest step.
  package func opacity(_ factor: Double) -> RGBAColor {
    var copy = self
    let clamped = min(1, max(0, factor))
    copy.alpha = UInt8((Double(alpha) * clamped).rounded())
    return copy
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; upper case.
  package var hex: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + channels.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
      }.joined()
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, any case; nil for anything else.
  package init?(hex: String) {
    guard hex.hasPrefix("#") else { return nil }
    var nibbles: [UInt8] = []
    for character in hex.dropFirst() {
      guard character.isASCII, let value = character.hexDigitValue else { return nil }
      nibbles.append(UInt8(value))
    }
    let bytes: [UInt8]
    switch nibbles.count {
    case 3, 4:
      bytes = nibbles.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    default:
      return nil
    }
    self.init(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }
}

/// Coded as its hex string, so that scenes and reference metadata stay readable.
extension RGBAColor: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = RGBAColor(hex: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a hex color such as #1E90FF")
    }
    self = color
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}
