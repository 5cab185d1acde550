// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Unpacks streams. Source: section 7.4.
enum PDFFilters {
  struct Result {
    var bytes: [UInt8]
    /// The filter whose bytes are a picture: `DCTDecode`.
    var imageFilter: String?
  }

  /// - Throws: `PDFError` for damaged bytes, an unknown filter, or more bytes than the limit.
  static func unpack(
    _ stream: PDFStream, _ file: PDFFile, limit: Int
  ) throws(PDFError) -> Result {
    func list(_ long: String, _ short: String) -> [PDFValue] {
      let value = file.value(stream.entries[long] ?? stream.entries[short])
      if value == .null { return [] }
      return (value.array ?? [value]).map { file.value($0) }
    }
    let parameters = list("DecodeParms", "DP")
    var bytes = stream.bytes
    for (index, filter) in list("Filter", "F").enumerated() {
      let entries = index < parameters.count ? parameters[index].entries ?? [:] : [:]
      switch filter.name ?? "" {
      case "FlateDecode", "Fl":
        guard let inflated = ZlibStream.inflated(bytes, limit: limit) else {
          // A stream that could not be longer is damaged; what ends at the limit is too large.
          let isLarge = bytes.count > limit / 1032
          throw PDFError(isLarge ? .tooLarge : .damaged("a compressed stream cannot be read"))
        }
        bytes = try predicted(inflated, entries, file)
      case "ASCIIHexDecode", "AHx": bytes = hexadecimal(bytes)
      case "ASCII85Decode", "A85": bytes = base85(bytes)
      case "RunLengthDecode", "RL": bytes = runs(bytes, limit: limit)
      case "DCTDecode", "DCT": return Result(bytes: bytes, imageFilter: "DCTDecode")
      case let name: throw PDFError(.filter(name))
      }
    }
    return Result(bytes: bytes, imageFilter: nil)
  }

  /// Undoes the predictors of TIFF and of PNG. Source: section 7.4.4.4.
  private static func predicted(
    _ bytes: [UInt8], _ entries: [String: PDFValue], _ file: PDFFile
  ) throws(PDFError) -> [UInt8] {
    func integer(_ name: String, _ missing: Int) -> Int {
      file.value(entries[name]).integer ?? missing
    }
    let predictor = integer("Predictor", 1)
    guard predictor > 1 else { return bytes }
    let (colors, bits, columns) = (
      integer("Colors", 1), integer("BitsPerComponent", 8), integer("Columns", 1)
    )
    guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits),
      (1...1 << 20).contains(columns)
    else { throw PDFError(.damaged("a predictor has a parameter out of range")) }
    let step = max(1, colors * bits / 8)
    let row = (colors * bits * columns + 7) / 8
    if predictor == 2 {
      guard bits == 8 else { throw PDFError(.filter("Predictor 2 of \(bits) bits")) }
      var result = bytes
      for start in stride(from: 0, to: result.count, by: row) {
        for index in (start + step)..<max(start + step, min(start + row, result.count)) {
          result[index] &+= result[index - step]
        }
      }
      return result
    }
    return rows(bytes, row: row, step: step)
  }

  /// Source: PNG specification, section 9.2.
  private static func rows(_ bytes: [UInt8], row: Int, step: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: row)
    for start in stride(from: 0, to: bytes.count, by: row + 1) {
      let end = min(start + row + 1, bytes.count)
      var current = Array(bytes[(start + 1)..<max(start + 1, end)])
      for index in current.indices {
        let left = index >= step ? Int(current[index - step]) : 0
        let corner = index >= step ? Int(above[index - step]) : 0
        let up = Int(above[index])
        let prediction: Int
        switch bytes[start] {
        case 1: prediction = left
        case 2: prediction = up
        case 3: prediction = (left + up) / 2
        case 4:
          let (a, b, c) = (
            (up - corner).magnitude, (left - corner).magnitude, (left + up - 2 * corner).magnitude
          )
          prediction = a <= b && a <= c ? left : b <= c ? up : corner
        default: prediction = 0
        }
        current[index] &+= UInt8(truncatingIfNeeded: prediction)
      }
      result += current
      above.replaceSubrange(0..<current.count, with: current)
    }
    return result
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    var digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap(PDFScanner.digit)
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static func base85(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func write(_ group: [UInt32], _ count: Int) {
      let value = group.reduce(0 as UInt32) { $0 &* 85 &+ $1 }
      result += [24, 16, 8, 0].prefix(count).map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        group.append(UInt32(byte - 33))
        if group.count == 5 {
          write(group, 4)
          group = []
        }
      case UInt8(ascii: "z"): result += [0, 0, 0, 0]
      case UInt8(ascii: "~"):
        if group.count > 1 {
          write(group + Array(repeating: 84, count: 5 - group.count), group.count - 1)
        }
        return result
      default: break
      }
    }
    return result
  }

  private static func runs(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count, bytes[place] != 128, result.count < limit {
      let length = Int(bytes[place])
      if length < 128 {
        result += bytes[(place + 1)..<min(place + 2 + length, bytes.count)]
        place += length + 2
      } else {
        if place + 1 < bytes.count {
          result += Array(repeating: bytes[place + 1], count: 257 - length)
        }
        place += 2
      }
    }
    return result
  }
}
