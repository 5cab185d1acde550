// SPDX-License-Identifier: MIT

/// The Swift names that Xcode and generators such as SwiftGen make of the name of a key or an
/// asset.
enum GeneratedSymbol {
  /// Whether a member may be the symbol of an asset: `my-icon` becomes `myIcon`, `18px_gear`
  /// becomes `_18PxGear`. A type's ending (`BackgroundColor`, `LogoImage`) may go, and so may the
  /// folders of a namespace, which are types of their own.
  ///
  /// Symbols are compared by their letters and digits, because Xcode finds words in a name by rules
  /// that it does not document.
  ///
  /// - Parameter members: folded.
  static func mayMean(asset name: String, _ members: Set<String>) -> Bool {
    let last = name.split { $0 == "/" || $0 == "." }.last.map(String.init) ?? name
    for text in [folded(name), folded(last)] where !text.isEmpty {
      if members.contains(text) { return true }
    }
    let text = folded(last)
    return ["color", "image"].contains { ending in
      text.hasSuffix(ending) && text != ending && members.contains(String(text.dropLast(5)))
    }
  }

  /// Letters and digits in lower case: `18pxgear` for `18px_gear` and `_18PxGear`.
  static func folded(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber }).lowercased()
  }

  /// For keys, whose last part is often a common word: all of the parts, or the whole.
  static func alternatives(ofKey key: String) -> [[String]] {
    let parts = key.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard !parts.isEmpty, key.count <= 80 else { return [] }
    var result = spellings(of: key).map { [$0] }
    if parts.count > 1 {
      result += snakeSpellings(of: key, parts).map { [$0] }
      result.append(parts.map(lowerFirst))
      result.append(parts.dropLast().map(upperFirst) + [lowerFirst(parts[parts.count - 1])])
    }
    return result
  }

  /// `common.tab-menu` as `common_tab_menu`, with one `_` for each other character or for each run
  /// of them; as written and in lower case.
  private static func snakeSpellings(of key: String, _ parts: [String]) -> Set<String> {
    let joined = parts.joined(separator: "_")
    let replaced = String(key.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return [joined, joined.lowercased(), replaced, replaced.lowercased()]
  }

  private static func spellings(of name: String) -> [String] {
    let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let finer = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    return [parts, finer].flatMap { words -> [String] in
      guard let first = words.first else { return [] }
      let rest = words.dropFirst().map(upperFirst).joined()
      // `URLIcon` becomes `urlIcon`: a run of capitals goes down as a whole.
      return [
        first + rest, lowerFirst(first) + rest, lowerRun(first) + rest, upperFirst(first) + rest,
      ]
    }
  }

  private static func lowerFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  private static func upperFirst(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func lowerRun(_ text: String) -> String {
    let run = text.prefix { $0.isUppercase }
    if run.count <= 1 { return lowerFirst(text) }
    let length = run.count == text.count ? run.count : run.count - 1
    return text.prefix(length).lowercased() + text.dropFirst(length)
  }
}
