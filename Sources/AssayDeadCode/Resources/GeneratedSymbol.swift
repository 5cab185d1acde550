// SPDX-License-Identifier: MIT

/// The Swift names that Xcode and generators such as SwiftGen make of the name of a key or an
/// asset.
enum GeneratedSymbol {
  /// `my-icon` becomes `myIcon`; a type's ending (`BackgroundColor`, `LogoImage`) may go; a name in
  /// a namespace is a name for each part.
  ///
  /// - Returns: alternatives; every name of one of them must be used.
  static func alternatives(of name: String) -> [[String]] {
    let parts = name.split { $0 == "/" || $0 == "." }.map(String.init)
    guard let last = parts.last else { return [] }
    var result = spellings(of: name).map { [$0] }
    for spelling in spellings(of: last) {
      result.append([spelling])
      for ending in ["Color", "Image"] where spelling.hasSuffix(ending) && spelling != ending {
        result.append([String(spelling.dropLast(ending.count))])
      }
    }
    return result
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
