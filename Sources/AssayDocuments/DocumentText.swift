// SPDX-License-Identifier: MIT

/// The text of a document: UTF-8, without its byte order mark.
package enum DocumentText {
  /// - Throws: `DocumentError` with the place of the first byte that is not UTF-8.
  package static func decoded(
    _ bytes: [UInt8], file: String, budget: DocumentBudget
  ) throws(DocumentError) -> String {
    let start = SourceMark(file: file, line: 1, column: 1)
    guard bytes.count <= budget.maximumBytes else {
      throw DocumentError(
        "the file is larger than \(budget.maximumBytes) bytes, the most that is read", at: start)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let valid = zip(String(decoding: bytes, as: UTF8.self).utf8, bytes).prefix { $0 == $1 }.count
      throw DocumentError(
        "the text is not UTF-8; save the file as UTF-8", at: mark(of: valid, in: bytes, file: file))
    }
    return withoutMark(text)
  }

  /// A text without a byte order mark, which is no part of its first word.
  package static func withoutMark(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// The line and the column, in Unicode scalars, of a byte.
  static func mark(of offset: Int, in bytes: [UInt8], file: String) -> SourceMark {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes start no scalar.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return SourceMark(file: file, line: before.count { $0 == 0x0A } + 1, column: column)
  }
}
