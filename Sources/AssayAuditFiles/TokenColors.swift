// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayFiles
internal import AssayGraphics

/// The colors of a tree of tokens, with their references followed.
struct TokenColors {
  let tree: TokenTree
  let file: String
  let isDark: Bool

  /// Fills in the colors of a palette, and those that cannot be told.
  func read(into palette: inout Palette) throws(PaletteError) {
    var texts: [TokenText?] = []
    for token in tree.tokens { texts.append(try TokenText(token, file: file)) }
    let needs = zip(tree.tokens, texts).map { token, text in
      (text?.references ?? []).compactMap { place(of: $0, from: token) }
    }
    let references = ReferenceOrder(needs: needs)
    // What each token comes to: a text without references, and its type.
    var values: [(text: String, type: String?)?] = Array(repeating: nil, count: texts.count)
    var problems: [Problem?] = Array(repeating: nil, count: texts.count)
    for place in references.order {
      let token = tree.tokens[place]
      guard let text = texts[place] else { continue }
      if let circle = references.circle(from: place) {
        let way = circle.map { tree.tokens[$0].name }.joined(separator: " -> ")
        problems[place] = Problem(
          line: tree.tokens[circle[circle.count - 2]].line,
          words: "references form a cycle: \(way)")
        continue
      }
      let targets = text.references.map { self.place(of: $0, from: token) }
      if let missing = zip(text.references, targets).first(where: { $0.1 == nil }) {
        problems[place] = Problem(
          line: token.line, words: "\(token.name): there is no color '\(missing.0)'",
          missing: missing.0)
        continue
      }
      let needed = targets.compactMap { $0 }
      if let broken = needed.lazy.compactMap({ problems[$0] }).first {
        problems[place] = broken
        continue
      }
      let type = token.type ?? (text.isAlias ? needed.first.flatMap { values[$0]?.type } : nil)
      guard let value = text.filled(needed.map { values[$0]?.text ?? "" }) else {
        problems[place] = Problem(
          line: token.line, words: "\(token.name) is too long for a color")
        continue
      }
      values[place] = (value, type)
      if let modifier = token.modifier {
        problems[place] = Problem(
          line: token.line,
          words: "is changed by Tokens Studio ('\(modifier)'), which is not worked out here; "
            + "write what it comes to",
          unreadName: token.name)
      }
    }
    for (place, token) in tree.tokens.enumerated() {
      // Sizes, fonts and the like.
      if let type = token.type ?? values[place]?.type, type != "color" { continue }
      if let problem = problems[place] {
        guard let origin = problem.unreadName else { throw error(problem) }
        let subject = origin == token.name ? "it" : origin
        palette.unread.append(
          Palette.Unread(
            name: token.name, line: token.line, problem: subject + " " + problem.words,
            isMeantAsColor: true))
        continue
      }
      guard let value = values[place] else {
        throw PaletteError(
          file: file, line: token.line, problem: "\(token.name) is not a color but a list")
      }
      palette.entries.append(
        Palette.Entry(name: token.name, color: try color(value.text, token), line: token.line))
    }
  }

  private struct Problem {
    var line: Int
    var words: String
    /// A name that there is not.
    var missing: String?
    /// Of a token that is right as it is written, and more than is read here: a mistake only where
    /// a pair uses it.
    var unreadName: String?
  }

  private func error(_ problem: Problem) -> PaletteError {
    let names = tree.tokens.map(\.name)
    let question = problem.missing.map { NearestName.question($0, among: names) } ?? ""
    return PaletteError(file: file, line: problem.line, problem: problem.words + question)
  }

  /// Tokens Studio's references leave out the set: of those that have the name, the last in their
  /// order counts.
  private func place(of reference: String, from token: Token) -> Int? {
    if let place = tree.index[reference] { return place }
    let own = token.set.flatMap(PaletteAppearance.isDark) ?? isDark
    for set in tree.sets.reversed() where PaletteAppearance.isDark(set) ?? own == own {
      if let place = tree.index[set + "." + reference] { return place }
    }
    return nil
  }

  private func color(_ text: String, _ token: Token) throws(PaletteError) -> AuditColor {
    let parser = ColorParser(appearance: isDark ? .dark : .light)
    guard !text.isEmpty else {
      throw PaletteError(
        file: file, line: token.line,
        problem: "\(token.name): the text is empty; in YAML '#' starts a comment, so write "
          + "colors in quotes, such as \"#767676\"")
    }
    do {
      // Tokens Studio: rgba(#112233, 0.5), where a reference stood.
      if let (inner, alpha) = Self.withAlpha(text) {
        var color = try parser.color(inner)
        color.alpha = alpha
        return color
      }
      return try parser.color(text)
    } catch {
      throw PaletteError(
        file: file, line: token.line, problem: "\(token.name): \(error.description)")
    }
  }

  private static func withAlpha(_ text: String) -> (color: String, alpha: Double)? {
    let lower = text.lowercased()
    guard let open = lower.firstIndex(of: "("), lower.hasSuffix(")"),
      ["rgb", "rgba", "hsl", "hsla"].contains(lower[..<open])
    else { return nil }
    let inner = lower[lower.index(after: open)...].dropLast()
    guard let comma = inner.lastIndex(of: ",") else { return nil }
    let color = inner[..<comma]
    guard color.contains("(") || !color.contains(",") else { return nil }
    let last = inner[inner.index(after: comma)...].filter { $0 != " " }
    let alpha = last.hasSuffix("%") ? Double(last.dropLast()).map { $0 / 100 } : Double(last)
    return alpha.flatMap { (0...1).contains($0) ? (String(color), $0) : nil }
  }
}
