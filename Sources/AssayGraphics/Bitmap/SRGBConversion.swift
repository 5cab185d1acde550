// SPDX-License-Identifier: MIT

/// Colors of a bitmap in sRGB, whose file means other colors by its numbers.
///
/// A color that sRGB does not have becomes the nearest value of each channel, as in a picture of a
/// screen that is saved for the web.
struct SRGBConversion: Sendable {
  /// From the 256 values of each channel to linear light.
  private let linear: [[Double]]
  /// From the file's linear red, green and blue to sRGB's, by rows.
  private let matrix: [[Double]]

  init(curves: [@Sendable (Double) -> Double], matrix: [[Double]]) {
    linear = curves.map { curve in (0...255).map { curve(Double($0) / 255) } }
    self.matrix = matrix
  }

  /// From Display P3.
  static let displayP3 = SRGBConversion(
    curves: Array(repeating: { RGBColorSpace.decode($0) }, count: 3),
    matrix: RGBColorSpace.displayP3ToSRGB)

  /// The same picture in sRGB.
  func applied(to bitmap: Bitmap) -> Bitmap {
    var result = bitmap
    // Neighbors often have the same color.
    var (last, lastConverted): (UInt32, UInt32) = (0, 0)
    for index in result.pixels.indices {
      let pixel = result.pixels[index]
      if pixel != last { (last, lastConverted) = (pixel, converted(pixel)) }
      result.pixels[index] = lastConverted
    }
    return result
  }

  /// - Parameter pixel: premultiplied, red in the lowest byte.
  private func converted(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return pixel }
    let red = linear[0][Int(Premultiplication.straight(pixel & 255, alpha: alpha))]
    let green = linear[1][Int(Premultiplication.straight(pixel >> 8 & 255, alpha: alpha))]
    let blue = linear[2][Int(Premultiplication.straight(pixel >> 16 & 255, alpha: alpha))]
    var result = alpha << 24
    for (channel, row) in matrix.enumerated() {
      let value = row[0] * red + row[1] * green + row[2] * blue
      let coded = UInt32(Self.encoded[Int((min(1, max(0, value)) * 65535).rounded())])
      result |= Premultiplication.divideBy255(coded * alpha) << UInt32(8 * channel)
    }
    return result
  }

  /// sRGB's channel for each 65,535th of linear light.
  private static let encoded: [UInt8] = (0...65535).map { step in
    UInt8((RGBColorSpace.encode(Double(step) / 65535) * 255).rounded())
  }
}
