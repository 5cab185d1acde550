// SPDX-License-Identifier: MIT

internal import AssaySnapshotStore

/// A drawn picture as a server keeps it: an action result of the Remote Execution API, version 2,
/// whose standard output names the entry's key and the picture.
///
/// Servers of Bazel's cache protocol may check that what is put below `/ac/` is an action result,
/// and may add to it who put it.
enum SharedPicture {
  /// `stdout_raw`, a field of bytes.
  private static let outputTag: UInt8 = 5 << 3 | 2

  /// The name of the entry for everything that a picture depends on.
  static func key(of inputs: String) -> String {
    SHA256.text(of: Array("assay picture 1\n\(inputs)".utf8))
  }

  static func bytes(of picture: DrawnPicture, key: String) throws -> [UInt8] {
    let line = Array("\(key) \(try picture.line())".utf8)
    var bytes = [outputTag]
    var count = line.count
    while count > 127 {
      bytes.append(UInt8(count & 127) | 128)
      count >>= 7
    }
    bytes.append(UInt8(count))
    return bytes + line
  }

  /// nil for anything that is no entry of this key.
  static func picture(in bytes: ArraySlice<UInt8>, key: String) -> DrawnPicture? {
    guard let output = output(in: bytes) else { return nil }
    let line = String(decoding: output, as: UTF8.self)
    guard line.hasPrefix(key + " ") else { return nil }
    return DrawnPicture(line: String(line.dropFirst(key.utf8.count + 1)))
  }

  /// The field's bytes among the fields of a message (protobuf.dev/programming-guides/encoding).
  private static func output(in message: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = message
    while let tag = number(&rest) {
      let length: UInt64
      switch tag & 7 {
      case 0:
        guard number(&rest) != nil else { return nil }
        continue
      case 1: length = 8
      case 2:
        guard let count = number(&rest) else { return nil }
        length = count
      case 5: length = 4
      default: return nil
      }
      guard length <= UInt64(rest.count) else { return nil }
      if tag == UInt64(outputTag) { return rest.prefix(Int(length)) }
      rest = rest.dropFirst(Int(length))
    }
    return nil
  }

  /// A number of the encoding, at most 64 bits: seven bits a byte, the lowest first.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 127) << shift
      if byte < 128 { return value }
    }
    return nil
  }
}
