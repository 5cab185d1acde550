// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Reads the custom properties of a style sheet: `--name: value;`, with `var()` followed.
///
/// The last declaration of a name wins, as in a cascade of equal selectors. Declarations for the dark appearance (in
/// `@media (prefers-color-scheme: dark)` or a selector that says dark) are the dark palette's alone.
package enum CSSPalette {
  struct Declaration {
    var name: String
    var value: String
    var line: Int
    var isDark: Bool
  }

  /// Properties that are no colours (lengths, fonts) are left out.
  package static func read(
    _ text: String, file: String, isDark: Bool
  ) throws(PaletteError) -> Palette {
    let declarations = declarations(of: text).filter { isDark || !$0.isDark }
    var order: [String] = []
    var last: [String: Declaration] = [:]
    for declaration in declarations {
      if last[declaration.name] == nil { order.append(declaration.name) }
      last[declaration.name] = declaration
    }
    var palette = Palette(file: file)
    for name in order {
      guard let declaration = last[name] else { continue }
      let value = try resolve(declaration.value, of: declaration, last, chain: [name], file: file)
      guard let value else { continue }
      do {
        let color = try ColorParser(appearance: isDark ? .dark : .light).color(value)
        palette.entries.append(
          Palette.Entry(name: name, color: color, line: declaration.line))
      } catch {
        // NB: a length is no colour, and no mistake; what starts like a colour is meant as one.
        if value.hasPrefix("#") || looksLikeFunction(value) {
          throw PaletteError(
            file: file, line: declaration.line, problem: "\(name): \(error.description)")
        }
      }
    }
    return palette
  }

  private static func looksLikeFunction(_ value: String) -> Bool {
    let names = [
      "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(",
    ]
    return names.contains { value.lowercased().hasPrefix($0) }
  }

  /// Follows a value that is one `var()`, to its fallback where the name is not declared; nil where there is none.
  private static func resolve(
    _ value: String, of declaration: Declaration, _ all: [String: Declaration], chain: [String],
    file: String
  ) throws(PaletteError) -> String? {
    guard value.hasPrefix("var("), value.hasSuffix(")") else { return value }
    let inner = value.dropFirst(4).dropLast()
    let comma = inner.firstIndex(of: ",")
    let name = trimmed(comma.map { inner[..<$0] } ?? inner)
    if chain.contains(name) {
      let way = (chain + [name]).joined(separator: " -> ")
      throw PaletteError(
        file: file, line: declaration.line, problem: "var() goes round in a circle: \(way)")
    }
    if let next = all[name] {
      return try resolve(next.value, of: next, all, chain: chain + [name], file: file)
    }
    guard let comma else {
      let question = NearestName.question(name, among: all.keys.sorted())
      throw PaletteError(
        file: file, line: declaration.line, problem: "there is no property '\(name)'\(question)")
    }
    let fallback = trimmed(inner[inner.index(after: comma)...])
    return try resolve(fallback, of: declaration, all, chain: chain, file: file)
  }

  /// Every custom property with its line, comments and strings passed over.
  static func declarations(of text: String) -> [Declaration] {
    var result: [Declaration] = []
    // Whether each open block is for the dark appearance.
    var blocks: [Bool] = []
    var statement = ""
    var (line, start) = (1, 1)
    var rest = text.unicodeScalars[...]
    func close() {
      let words = statement
      statement = ""
      guard words.hasPrefix("--"), let colon = words.firstIndex(of: ":") else { return }
      let value = trimmed(words[words.index(after: colon)...])
      let bare = value.hasSuffix("!important") ? trimmed(value.dropLast(10)) : value
      result.append(
        Declaration(
          name: trimmed(words[..<colon]), value: bare, line: start, isDark: blocks.contains(true)))
    }
    while let scalar = rest.first {
      if rest.starts(with: "/*".unicodeScalars) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) {
          if rest.first == "\n" { line += 1 }
          rest = rest.dropFirst()
        }
        rest = rest.dropFirst(2)
        continue
      }
      rest = rest.dropFirst()
      if scalar == "\n" { line += 1 }
      switch scalar {
      case "{":
        blocks.append(saysDark(statement))
        statement = ""
      case "}":
        close()
        _ = blocks.popLast()
      case ";": close()
      default:
        if statement.isEmpty {
          if scalar.properties.isWhitespace { continue }
          start = line
        }
        statement.unicodeScalars.append(scalar)
      }
    }
    close()
    return result
  }

  private static func saysDark(_ selector: String) -> Bool {
    let lower = selector.lowercased()
    return lower.contains("prefers-color-scheme: dark")
      || lower.contains("prefers-color-scheme:dark")
      || lower.contains(".dark") || lower.contains("\"dark\"") || lower.contains("=dark]")
      || lower.contains("'dark'")
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let tail = text.drop(while: \.isWhitespace)
    return String(tail.reversed().drop(while: \.isWhitespace).reversed())
  }
}
