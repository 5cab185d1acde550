// SPDX-License-Identifier: MIT

/// The Swift names that Xcode gives to the assets of a catalog.
///
/// Apple does not document them. These rules agree with the `GeneratedAssetSymbols.swift` of public
/// repositories; the tests list what was read there.
enum AssetSymbolName {
  /// The name of an asset, without the namespaces around it: `background` for "BackgroundColor".
  /// nil for a name without letters and digits.
  static func member(_ name: String) -> String? {
    var words = words(of: name)
    if words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) {
      words.removeLast()
    }
    return identifier(words) { index, word in index == 0 ? word.lowercased() : capitalized(word) }
  }

  /// The name of a namespace: `Onboarding` for "onboarding".
  static func namespace(_ name: String) -> String? {
    identifier(words(of: name)) { _, word in capitalized(word) }
  }

  /// A name as a declaration writes it.
  static func declared(_ symbol: String) -> String {
    keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  /// A name in capitals and digits keeps them, with its words apart: `FF_6767` for "FF6767".
  private static func identifier(
    _ words: [String], _ spelling: (Int, String) -> String
  ) -> String? {
    guard let first = words.first?.first else { return nil }
    let hasSmallLetter = words.contains { $0.contains { $0.isLetter && !$0.isUppercase } }
    let text =
      hasSmallLetter
      ? words.enumerated().map { spelling($0.offset, $0.element) }.joined()
      : words.joined(separator: "_")
    return first.isNumber ? "_" + text : text
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A word ends where anything but a letter or digit is, between a letter and a digit, before a
  /// capital after a small letter, and before the last of several capitals if a small letter
  /// follows: BG, Light, 2 of "BGLight2".
  private static func words(of name: String) -> [String] {
    var result: [String] = []
    for run in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let characters = Array(run)
      var word = ""
      for (index, character) in characters.enumerated() {
        if index > 0, isStart(index, of: characters) {
          result.append(word)
          word = ""
        }
        word.append(character)
      }
      result.append(word)
    }
    return result
  }

  private static func isStart(_ index: Int, of characters: [Character]) -> Bool {
    let (previous, current) = (characters[index - 1], characters[index])
    if previous.isLetter != current.isLetter { return true }
    guard current.isUppercase else { return false }
    if !previous.isUppercase { return true }
    let follower = index + 1 < characters.count ? characters[index + 1] : nil
    return follower.map { $0.isLetter && !$0.isUppercase } ?? false
  }

  /// The Swift Programming Language, "Keywords and Punctuation", and names of types' own members.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}
