// SPDX-License-Identifier: MIT

/// An `@import` of a style sheet, with what its file's rules are subject to (CSS Cascade 5, section
/// 2).
package struct CSSImport: Hashable, Sendable {
  /// As it is written.
  var path: String
  /// What stands around the file's rules, from the outside: `@media print`, `@layer base`.
  var blocks: [String]

  /// `@import url("base.css") layer(base) supports(color: red) screen`; nil for another statement,
  /// and for a service of fonts, which declares faces alone.
  init?(_ statement: String) {
    guard statement.lowercased().hasPrefix("@import") else { return nil }
    let rest = CSSText.trimmed(statement.dropFirst(7))
    let marks: Set<Character> = ["\"", "'", "(", ")", " ", "\n", "\t"]
    let parts = rest.split { marks.contains($0) }.map(String.init)
    guard let path = parts.first(where: { $0.lowercased() != "url" }), !path.contains("//fonts.")
    else { return nil }
    self.path = path
    blocks = Self.blocks(Self.conditions(in: rest))
  }

  /// What comes after the address.
  private static func conditions(in rest: String) -> String {
    let bytes = Array(rest.utf8)
    guard !bytes.isEmpty else { return "" }
    let end = CSSText.endOfWhole(bytes, 0) ?? CSSText.endOfBrackets(bytes, min(3, bytes.count - 1))
    return CSSText.trimmed(String(decoding: bytes[end...], as: UTF8.self))
  }

  /// The media outermost, so that they are what a reader sees first.
  private static func blocks(_ conditions: String) -> [String] {
    var rest = conditions
    var inner: [String] = []
    while true {
      if let (layer, left) = argument(of: "layer", in: rest) {
        inner.append("@layer " + layer)
        rest = left
      } else if rest.lowercased().split(whereSeparator: \.isWhitespace).first == "layer" {
        // No style sheet names it so, and none can add to it.
        inner.append("@layer -anonymous")
        rest = CSSText.trimmed(rest.dropFirst(5))
      } else if let (condition, left) = argument(of: "supports", in: rest) {
        inner.append(
          "@supports " + (condition.lowercased().hasPrefix("not") ? condition : "(\(condition))"))
        rest = left
      } else {
        return (rest.isEmpty ? [] : ["@media " + rest]) + inner
      }
    }
  }

  /// What a function at the start of a text holds, and what is left.
  private static func argument(
    of name: String, in text: String
  ) -> (argument: String, rest: String)? {
    guard text.lowercased().hasPrefix(name + "(") else { return nil }
    let bytes = Array(text.utf8)
    let end = CSSText.endOfBrackets(bytes, name.utf8.count)
    let inside = bytes[(name.utf8.count + 1)..<max(name.utf8.count + 1, end - 1)]
    return (
      CSSText.trimmed(String(decoding: inside, as: UTF8.self)),
      CSSText.trimmed(String(decoding: bytes[end...], as: UTF8.self))
    )
  }
}

extension CSSImport {
  /// Imports within each other beyond which no conditions are added.
  private static let deepest = 8

  /// Style sheets with the conditions of the imports that name them around their rules. One that is
  /// imported on several conditions comes once for each; lines stay as they are.
  package static func conditioned(
    _ sheets: [(text: String, path: String)]
  ) -> [(text: String, path: String)] {
    let imports = sheets.map { sheet in
      var scanner = CSSScanner(sheet.text)
      _ = scanner.declarations()
      return scanner.imports
    }
    // Most style sheets are imported on no condition.
    guard imports.joined().contains(where: { !$0.blocks.isEmpty }) else { return sheets }
    func conditions(of path: String, depth: Int) -> Set<[String]> {
      var result: Set<[String]> = []
      for (sheet, own) in zip(sheets, imports) where sheet.path != path && depth < deepest {
        for found in own where fileName(found.path) == fileName(path) {
          for outer in conditions(of: sheet.path, depth: depth + 1) {
            result.insert(outer + found.blocks)
          }
        }
      }
      return result.isEmpty || result.contains([]) ? [[]] : result
    }
    return sheets.flatMap { sheet in
      conditions(of: sheet.path, depth: 0).sorted { $0.lexicographicallyPrecedes($1) }.map {
        blocks in
        let start = blocks.map { $0 + "{" }.joined()
        return (start + sheet.text + String(repeating: "}", count: blocks.count), sheet.path)
      }
    }
  }

  static func fileName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
