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
      let inflated = Self.inflated(profile)
      let isSRGB = inflated.map { ICCProfile($0).isSRGB } ?? false
      let claim = name.hasPrefix("sRGB") ? "\(name) (not plain sRGB)" : name
      let told = inflated == nil ? "\(name) (damaged)" : claim
      description = isSRGB ? "sRGB" : told
      content = isSRGB ? nil : inflated ?? profile
    } else if data("sRGB") != nil {
      (description, content) = ("sRGB", nil)
    } else {
      (description, content) = Self.plain(gamma: data("gAMA"), points: data("cHRM"))
    }
  }

  /// Of a file that tells its curve and its primaries by numbers.
  private static func plain(
    gamma: [UInt8]?, points: [UInt8]?
  ) -> (description: String, content: [UInt8]?) {
    var (words, content): ([String], [UInt8]) = ([], [])
    // Sections 11.3.2.1 and 11.3.2.2: sRGB's numbers.
    if let gamma, gamma.count == 4, PNG.bigEndian(gamma, at: 0) != 45455 {
      words.append("gamma \(PNG.bigEndian(gamma, at: 0))/100000")
      content += gamma
    }
    if let points, points.count == 32, !isSRGB(points) {
      words.append("primaries of its own")
      content += points
    }
    return words.isEmpty ? ("sRGB", nil) : (words.joined(separator: " and "), content)
  }

  /// Whether white and the primaries are sRGB's, in 100,000ths, but for rounding.
  private static func isSRGB(_ points: [UInt8]) -> Bool {
    let expected: [Int] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    return expected.enumerated().allSatisfy { index, value in
      (Int(PNG.bigEndian(points, at: index * 4)) - value).magnitude <= 50
    }
  }

  /// The largest profile that is read.
  private static let mostBytes = 1 << 24

  /// The profile of an `iCCP` chunk: after its name, a zero and the compression method, which is 0.
  private static func inflated(_ chunk: [UInt8]) -> [UInt8]? {
    guard let end = chunk.firstIndex(of: 0), end + 1 < chunk.count, chunk[end + 1] == 0 else {
      return nil
    }
    return ZlibStream.inflated(Array(chunk[(end + 2)...]), limit: mostBytes)
  }
}
