// SPDX-License-Identifier: MIT

/// The value of `"version"` in the outermost object of a JSON text, found without changing the
/// text.
enum JSONVersion {
  static func values(in text: String) -> [VersionValue] {
    var values: [VersionValue] = []
    var depth = 0
    var line = 1
    var key: Substring?
    var index = text.startIndex
    while index < text.endIndex {
      let sign = text[index]
      if sign.isNewline { line += 1 }
      switch sign {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case ",": key = nil
      case "\"":
        let start = text.index(after: index)
        guard let end = closing(text, from: start) else { return values }
        let word = text[start..<end]
        let rest = text[text.index(after: end)...].drop(while: \.isWhitespace)
        if rest.first == ":" {
          key = depth == 1 ? word : nil
        } else if key == "version", depth == 1 {
          values.append(VersionValue(range: start..<end, line: line))
        }
        index = end
      default: break
      }
      index = text.index(after: index)
    }
    return values
  }

  /// Where a string ends whose first character is at `start`; nil where it does not.
  private static func closing(_ text: String, from start: String.Index) -> String.Index? {
    var index = start
    while index < text.endIndex {
      if text[index] == "\"" { return index }
      if text[index] == "\\" { index = text.index(after: index) }
      guard index < text.endIndex else { return nil }
      index = text.index(after: index)
    }
    return nil
  }
}
