// SPDX-License-Identifier: MIT

/// Texts of a binary property list: its keys and its strings, in the order of its objects.
///
/// The format is that of Apple's CFBinaryPList.c
/// (https://github.com/apple-oss-distributions/CF/blob/main/CFBinaryPList.c): objects, a table of
/// their offsets, and a trailer of 32 bytes that says where the table is. Foundation's decoder
/// builds the tree of the objects, which a small damaged list makes as large as it likes; the texts
/// stand in the table once each.
struct BinaryPropertyList {
  let texts: [String]

  private static let header = Array("bplist".utf8)
  private static let trailerLength = 32

  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: header) }

  /// - Returns: nil where an offset or a length leads out of the list.
  init?(_ bytes: [UInt8]) {
    guard Self.isOne(bytes), bytes.count >= Self.header.count + Self.trailerLength else {
      return nil
    }
    let trailer = bytes.count - Self.trailerLength
    let offsetSize = Int(bytes[trailer + 6])
    guard (1...8).contains(offsetSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      table <= trailer, count <= (trailer - table) / offsetSize
    else { return nil }
    var texts: [String] = []
    for index in 0..<count {
      guard
        let offset = Self.number(bytes, at: table + index * offsetSize, size: offsetSize),
        offset < table
      else { return nil }
      // 0x50 is ASCII, 0x60 UTF-16 with the high byte first.
      let kind = bytes[offset] & 0xF0
      guard kind == 0x50 || kind == 0x60 else { continue }
      guard let (start, length) = Self.extent(bytes, ofTextAt: offset) else { return nil }
      let size = kind == 0x50 ? 1 : 2
      guard length <= (table - start) / size else { return nil }
      if size == 1 {
        texts.append(String(decoding: bytes[start..<start + length], as: UTF8.self))
      } else {
        let units = (0..<length).map { unit in
          UInt16(bytes[start + unit * 2]) << 8 | UInt16(bytes[start + unit * 2 + 1])
        }
        texts.append(String(decoding: units, as: UTF16.self))
      }
    }
    self.texts = texts
  }

  /// Where a text starts, and how many characters it has; a long one says so in a number (0x1n, of
  /// 2 to the n bytes) of its own.
  private static func extent(
    _ bytes: [UInt8], ofTextAt offset: Int
  ) -> (start: Int, length: Int)? {
    let length = Int(bytes[offset] & 0x0F)
    guard length == 0x0F else { return (offset + 1, length) }
    guard offset + 1 < bytes.count, bytes[offset + 1] & 0xF0 == 0x10 else { return nil }
    let power = Int(bytes[offset + 1] & 0x0F)
    guard power <= 3, let number = number(bytes, at: offset + 2, size: 1 << power) else {
      return nil
    }
    return (offset + 2 + (1 << power), number)
  }

  /// An unsigned number, its high byte first.
  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}
