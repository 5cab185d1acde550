// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Coded as its size and a PNG file in base 64, so that a scene with pictures stays small.
extension Bitmap: Codable {
  private enum CodingKeys: String, CodingKey { case width, height, png }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let width = try container.decode(Int.self, forKey: .width)
    let height = try container.decode(Int.self, forKey: .height)
    let text = try container.decode(String.self, forKey: .png)
    if width == 0 || height == 0, text.isEmpty, width >= 0, height >= 0 {
      self.init(width: width, height: height)
      return
    }
    guard let data = Data(base64Encoded: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .png, in: container, debugDescription: "the picture is not base 64")
    }
    let decoded: Bitmap
    do {
      decoded = try PNG.decode([UInt8](data))
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .png, in: container, debugDescription: error.description)
    }
    guard decoded.width == width, decoded.height == height else {
      throw DecodingError.dataCorruptedError(
        forKey: .png, in: container,
        debugDescription: "the picture is \(decoded.width) x \(decoded.height) pixels, "
          + "not \(width) x \(height)")
    }
    self = decoded
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    let bytes = width == 0 || height == 0 ? [] : try PNG.encode(self)
    try container.encode(Data(bytes).base64EncodedString(), forKey: .png)
  }
}
