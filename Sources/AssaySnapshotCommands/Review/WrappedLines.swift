// SPDX-License-Identifier: MIT

/// A sentence in lines that a terminal does not break within a word.
enum WrappedLines {
  /// - Parameters:
  ///   - columns: of the terminal; a word that is longer is broken by the terminal.
  ///   - indent: of the first line; the others have two more.
  static func lines(_ text: String, columns: Int, indent: Int) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = String(repeating: " ", count: indent + 2)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// Items that stay whole, with two spaces between them.
  static func lines(of items: [String], columns: Int) -> [String] {
    var lines: [String] = []
    for item in items {
      if let last = lines.last, last.count + 2 + item.count <= columns {
        lines[lines.count - 1] += "  " + item
      } else {
        lines.append(item)
      }
    }
    return lines
  }
}
