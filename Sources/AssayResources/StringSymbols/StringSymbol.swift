// SPDX-License-Identifier: MIT

/// A static member for a key of a String Catalog: a property, or a function of the arguments in the
/// text of the source language and in the key.
///
/// Apple does not document the names. These rules agree with the `GeneratedStringSymbols_*.swift`
/// that Xcode 26 wrote for public repositories.
struct StringSymbol: Sendable {
  private struct Argument {
    var name: String?
    var type: String
  }

  let name: String
  private let key: String
  private var arguments: [Argument] = []
  /// The text of the source language, as the contents of a literal.
  private var text = ""

  /// nil for a key without letters and digits, and for a text whose arguments are of no known type.
  init?(key: String, in table: StringTable) {
    guard let name = Self.name(key) else { return nil }
    self.name = name
    self.key = key
    guard let language = table.sourceLanguage, let entry = table.localizations[language]?[key]
    else { return nil }
    let format = FormatString(entry.value.text(device: .iphone, number: nil, locale: language))
    var next = 0
    var found: [Int: Argument] = [:]
    for piece in format.pieces {
      switch piece {
      case .text(let words): text += SwiftLiteral.contents(words)
      case .argument: continue
      case .specifier(let specifier):
        guard let type = Self.type(specifier.source) else { return nil }
        let place = specifier.position.map { $0 - 1 } ?? next
        next = place + 1
        found[place] = found[place] ?? Argument(name: specifier.name, type: type)
        text += "\\(arg\(place + 1))"
      case .variable(let variable, let position):
        let substitution = entry.substitutions[variable]
        guard let type = Self.type("%" + (substitution?.formatSpecifier ?? "lld")) else {
          return nil
        }
        let place = (substitution?.argumentNumber ?? position).map { $0 - 1 } ?? next
        next = place + 1
        found[place] = found[place] ?? Argument(name: Self.name(variable), type: type)
        text += "\\(arg\(place + 1))"
      }
    }
    for (place, type) in Self.types(inKey: key).enumerated() where found[place] == nil {
      found[place] = Argument(name: nil, type: type)
    }
    for place in 0..<found.count {
      guard let argument = found[place] else { return nil }
      arguments.append(argument)
    }
  }

  /// `dayTitle` for "Day.TITLE %lld"; nil for a text without letters and digits.
  private static func name(_ key: String) -> String? {
    let pieces = FormatString(key).pieces.map { piece in
      if case .text(let text) = piece { text } else { " " }
    }
    let words = pieces.joined().filter { $0 != "'" && $0 != "’" }
      .split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first?.first else { return nil }
    let name = words.enumerated().map { index, word in
      let hasSmallLetter = word.contains { $0.isLetter && !$0.isUppercase }
      let text = hasSmallLetter ? String(word) : word.lowercased()
      let start = text.prefix(1)
      return (index == 0 ? start.lowercased() : start.uppercased()) + text.dropFirst()
    }.joined()
    return first.isNumber ? "_" + name : name
  }

  private static func types(inKey key: String) -> [String] {
    FormatString(key).pieces.compactMap { piece in
      if case .specifier(let specifier) = piece { type(specifier.source) } else { nil }
    }
  }

  /// What tells overloads apart.
  var signature: String {
    name + arguments.map { "(\($0.name ?? "_"): \($0.type))" }.joined()
  }

  /// - Parameter table: nil for the default table.
  func declaration(table: String?) -> String {
    let place = table.map { ", table: \"\(SwiftLiteral.contents($0))\"" } ?? ""
    return "nonisolated static \(declared(as: "LocalizedStringResource")) { "
      + "LocalizedStringResource(\"\(SwiftLiteral.contents(key))\", defaultValue: \"\(text)\"\(place)) }"
  }

  /// The same for what takes a key of the default table.
  var keyDeclaration: String {
    let values = arguments.enumerated().map { index, argument in
      (argument.name.map { "\($0): " } ?? "") + "arg\(index + 1)"
    }
    let call = arguments.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    return "nonisolated static \(declared(as: "LocalizedStringKey")) { "
      + "LocalizedStringKey(_resource: LocalizedStringResource.\(AssetSymbolName.declared(name))\(call)) }"
  }

  private func declared(as type: String) -> String {
    let symbol = AssetSymbolName.declared(name)
    guard !arguments.isEmpty else { return "var \(symbol): \(type)" }
    let parameters = arguments.enumerated().map { index, argument in
      "\(argument.name ?? "_") arg\(index + 1): \(argument.type)"
    }
    return "func \(symbol)(\(parameters.joined(separator: ", "))) -> \(type)"
  }

  /// The type whose values Swift writes with a specifier; nil for none.
  private static func type(_ specifier: String) -> String? {
    let length = String(
      specifier.dropLast().reversed().prefix { "hlqLjzt".contains($0) }.reversed())
    let bits = ["": "32", "h": "16", "hh": "8"][length] ?? ""
    switch specifier.last {
    case "@": return "String"
    case "d", "i": return "Int" + bits
    case "u", "x", "X", "o": return "UInt" + bits
    case "f", "F", "e", "E", "g", "G", "a", "A": return length.isEmpty ? "Float" : "Double"
    default: return nil
    }
  }
}
