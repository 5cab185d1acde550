// SPDX-License-Identifier: MIT

extension JPEG {
  /// What a JPEG file says its colors mean: the profile in its `APP2` segments, which may be in
  /// several pieces. Source: ICC.1:2022, annex B.4.
  static func colorProfile(in bytes: [UInt8]) -> ColorProfile {
    var pieces: [Int: ArraySlice<UInt8>] = [:]
    var count = 0
    var next = 2
    // Segments until the scan, whose marker is DA: FF, the marker, and a length that includes
    // itself.
    while next + 4 <= bytes.count, bytes[next] == 0xFF, bytes[next + 1] != 0xDA {
      let length = Int(bytes[next + 2]) << 8 | Int(bytes[next + 3])
      let end = next + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let data = bytes[(next + 4)..<end]
      if bytes[next + 1] == 0xE2, data.starts(with: signature), data.count >= 14 {
        count = Int(data[data.startIndex + 13])
        pieces[Int(data[data.startIndex + 12])] = data.dropFirst(14)
      }
      next = end
    }
    guard !pieces.isEmpty else { return ColorProfile() }
    let whole = (1...max(1, count)).compactMap { pieces[$0] }
    let profile = Array(whole.joined())
    return ColorProfile(
      name: "ICC profile", icc: whole.count == count ? profile : nil, stored: profile)
  }

  private static let signature = Array("ICC_PROFILE\0".utf8)
}
