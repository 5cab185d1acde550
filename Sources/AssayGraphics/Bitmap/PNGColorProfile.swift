// SPDX-License-Identifier: MIT

/// What a PNG file says its colors mean.
///
/// Pictures are decoded as sRGB whatever they say; this tells two files apart that mean different
/// colors by the same numbers. A file without a profile means sRGB.
package struct PNGColorProfile: Hashable, Sendable, CustomStringConvertible {
  /// `sRGB`, or the name of the profile.
  package let description: String
  /// The bytes of the profile, as they are stored; nil for sRGB.
  private let content: [UInt8]?

  /// - Throws: `PNGError` for what is no PNG file.
  package init(ofPNG bytes: [UInt8]) throws(PNGError) {
    let chunks = try PNG.chunks(bytes)
    func data(_ type: String) -> [UInt8]? {
      chunks.first { $0.type == type }.map { Array(bytes[$0.data]) }
    }
    // In the order of precedence that section 4.3 of the specification, third edition, gives.
    if let points = data("cICP"), points.count == 4 {
      // 1 and 13 are BT.709's primaries and sRGB's curve in ITU-T H.273.
      let isSRGB = points == [1, 13, 0, 1]
      description =
        isSRGB ? "sRGB" : "cICP " + points.map { "\($0)" }.joined(separator: "-")
      content = isSRGB ? nil : points
    } else if let profile = data("iCCP") {
      let name = String(decoding: profile.prefix { $0 != 0 }, as: UTF8.self)
      let isSRGB = name.hasPrefix("sRGB")
      description = isSRGB ? "sRGB" : name
      content = isSRGB ? nil : profile
    } else if data("sRGB") != nil {
      (description, content) = ("sRGB", nil)
    } else if let gamma = data("gAMA"), gamma.count == 4, PNG.bigEndian(gamma, at: 0) != 45455 {
      description = "gamma \(PNG.bigEndian(gamma, at: 0))/100000"
      content = gamma
    } else {
      (description, content) = ("sRGB", nil)
    }
  }
}
