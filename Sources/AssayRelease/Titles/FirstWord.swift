// SPDX-License-Identifier: MIT

/// The first word of a title, as the reference rule (awk's `$1`) and as its author meant it.
enum FirstWord {
  /// What stands before the first blank of the first line; empty where there is nothing.
  ///
  /// awk splits at spaces, tabs and line ends, so a no-break space is a letter here.
  static func plain(in title: String) -> Substring {
    let scalars = title.unicodeScalars.drop { isBlank($0) }
    return Substring(scalars.prefix { !isBlank($0) })
  }

  /// The word without its dress: `[MINOR]`, `minor:`, `MINOR(api):`, `[minor]:`; nil where the
  /// first word is no word, or one with something else attached (`MAJOR-1`, `MINOR,`).
  static func bare(in title: String) -> Substring? {
    // NB: a scope may hold blanks, `MINOR(my api): x`, so this looks at more than the first word.
    var rest = title.unicodeScalars.drop { isBlank($0) }
    let closing: Unicode.Scalar? =
      switch rest.first {
      case "[": "]"
      case "(": ")"
      default: nil
      }
    if closing != nil { rest = rest.dropFirst() }
    let word = rest.prefix { !isBlank($0) && !"[]():!,;".unicodeScalars.contains($0) }
    rest = rest.dropFirst(word.count)
    guard !word.isEmpty else { return nil }
    if let closing {
      guard rest.first == closing else { return nil }
      rest = rest.dropFirst()
      if rest.first == ":" { rest = rest.dropFirst() }
      return rest.isEmpty || isBlank(rest.first) || rest.first == "[" ? Substring(word) : nil
    }
    if rest.first == "(" {
      guard let end = rest.firstIndex(of: ")"), !rest[..<end].contains("\n") else { return nil }
      rest = rest[end...].dropFirst()
      return rest.first == ":" ? Substring(word) : nil
    }
    if rest.first == ":" { return Substring(word) }
    return rest.isEmpty || isBlank(rest.first) ? Substring(word) : nil
  }

  /// ASCII letters only: what a locale or Unicode's case tables say must not decide a version.
  static func lowercased(_ text: some StringProtocol) -> String {
    String(
      decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isBlank(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r", "\u{0B}", "\u{0C}": true
    default: false
    }
  }
}
