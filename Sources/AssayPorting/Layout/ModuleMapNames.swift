// SPDX-License-Identifier: MIT

/// The names of the modules that a module map declares outside of others.
enum ModuleMapNames {
  static func read(_ source: [UInt8]) -> [String] {
    let words = words(of: String(decoding: source, as: UTF8.self))
    var names: [String] = []
    var depth = 0
    for (index, word) in words.enumerated() {
      switch word {
      case "{": depth += 1
      case "}": depth -= 1
      // `extern module` names the map that has the module.
      case "module"
      where depth == 0 && index + 1 < words.count
        && (index == 0 || words[index - 1] != "extern"):
        let name = words[index + 1]
        let plain = name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : name
        if !plain.isEmpty { names.append(plain) }
      default: break
      }
    }
    return names
  }

  /// Without comments; a text in quotes is one word with its quotes.
  private static func words(of text: String) -> [String] {
    let characters = Array(text)
    var result: [String] = []
    var index = 0
    func starts(_ mark: String) -> Bool { characters[index...].starts(with: mark) }
    while index < characters.count {
      let character = characters[index]
      if starts("//") {
        while index < characters.count, !characters[index].isNewline { index += 1 }
      } else if starts("/*") {
        index += 2
        while index < characters.count, !starts("*/") { index += 1 }
        index += 2
      } else if character == "\"" {
        let end = characters[(index + 1)...].firstIndex(of: "\"") ?? characters.count - 1
        result.append(String(characters[index...end]))
        index = end + 1
      } else if character.isLetter || character.isNumber || character == "_" {
        let end =
          characters[index...].firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }
          ?? characters.count
        result.append(String(characters[index..<end]))
        index = end
      } else {
        if !character.isWhitespace { result.append(String(character)) }
        index += 1
      }
    }
    return result
  }
}
