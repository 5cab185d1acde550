// SPDX-License-Identifier: MIT

/// Paths as URI references (RFC 3986).
package enum URIReference {
  /// Of a path with `/` between its parts; relative if the path is.
  ///
  /// Kept are the characters of `pchar` (§3.3) but the colon, which a relative reference may not
  /// have in its first part (§4.2). Everything else is percent-encoded, UTF-8 byte by byte (§2.1,
  /// §2.5).
  package static func path(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      if isKept(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return result
  }

  /// `file:///…` of an absolute path (RFC 8089).
  static func file(_ absolutePath: String) -> String { "file://" + path(absolutePath) }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~!$&'()*+,;=@/".utf8.contains(byte)
    }
  }
}
