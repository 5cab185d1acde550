// SPDX-License-Identifier: MIT

/// What a PNG or JPEG file says its colors mean.
///
/// It tells two files apart that mean different colors by the same numbers, and converts them to
/// sRGB. A file without a profile means sRGB.
package struct ColorProfile: Hashable, Sendable, CustomStringConvertible {
  /// `sRGB`, or the name of the profile.
  package let description: String
  private let form: Form

  private enum Form: Hashable {
    case sRGB, displayP3
    /// The bytes of a profile.
    case icc([UInt8])
    /// What is not read here, as it is stored.
    case other([UInt8])
  }

  /// Whether the numbers of the file are sRGB's.
  package var isSRGB: Bool { form == .sRGB }

  /// The way to sRGB; nil for sRGB itself, and for what is not read here.
  var conversion: SRGBConversion? {
    switch form {
    case .sRGB, .other: nil
    case .displayP3: .displayP3
    case .icc(let profile): ICCProfile(profile).toSRGB
    }
  }

  /// - Throws: `PNGError` for what is no PNG file.
  package init(ofPNG bytes: [UInt8]) throws(PNGError) {
    let chunks = try PNG.chunks(bytes)
    func data(_ type: String) -> [UInt8]? {
      chunks.first { $0.type == type }.map { Array(bytes[$0.data]) }
    }
    // In the order of precedence that section 4.3 of the specification, third edition, gives.
    if let points = data("cICP"), points.count == 4 {
      let words = "cICP " + points.map { "\($0)" }.joined(separator: "-")
      switch points {
      // 1 and 12 are BT.709's and Display P3's primaries and 13 is sRGB's curve in ITU-T H.273; 0
      // and 1 are RGB with all its values.
      case [1, 13, 0, 1]: self.init()
      case [12, 13, 0, 1]: self.init(description: words, form: .displayP3)
      default: self.init(description: words, form: .other(points))
      }
    } else if let profile = data("iCCP") {
      let name = String(decoding: profile.prefix { $0 != 0 }, as: UTF8.self)
      self.init(name: name, icc: Self.inflated(profile), stored: profile)
    } else if data("sRGB") != nil {
      self.init()
    } else {
      let (words, content) = Self.plain(gamma: data("gAMA"), points: data("cHRM"))
      self.init(description: words, form: content.map(Form.other) ?? .sRGB)
    }
  }

  /// sRGB.
  init() { self.init(description: "sRGB", form: .sRGB) }

  /// - Parameters:
  ///   - icc: the profile; nil for one that is damaged.
  ///   - stored: what the file holds of it.
  init(name: String, icc: [UInt8]?, stored: [UInt8]) {
    guard let icc else {
      self.init(description: "\(name) (damaged)", form: .other(stored))
      return
    }
    if ICCProfile(icc).isSRGB {
      self.init()
    } else {
      let claim = name.hasPrefix("sRGB") ? "\(name) (not plain sRGB)" : name
      self.init(description: claim, form: .icc(icc))
    }
  }

  private init(description: String, form: Form) {
    (self.description, self.form) = (description, form)
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
