// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayFiles
internal import AssayGraphics

/// The colors of a tree of tokens, with their references followed.
struct TokenColors {
  let tree: TokenTree
  let isDark: Bool
  /// Whether what is wrong with one token is reported where a pair uses it, and does not end the
  /// run: the files are design tokens, in which much is none of an audit's business.
  let isLenient: Bool

  /// Fills in the colors of a palette, and those that cannot be told.
  func read(into palette: inout Palette) throws(PaletteError) {
    var texts: [TokenText?] = []
    var problems: [Problem?] = Array(repeating: nil, count: tree.tokens.count)
    for (place, token) in tree.tokens.enumerated() {
      do throws(PaletteError) {
        texts.append(try TokenText(token))
      } catch {
        guard isLenient else { throw error }
        texts.append(nil)
        problems[place] = Problem(place: place, words: error.problem)
      }
    }
    let needs = zip(tree.tokens, texts).map { token, text in
      (text?.references ?? []).compactMap { place(of: $0, from: token) }
    }
    let references = ReferenceOrder(needs: needs)
    // What each token comes to: a text without references, and its type.
    var values: [(text: String, type: String?)?] = Array(repeating: nil, count: texts.count)
    for place in references.order {
      guard let text = texts[place] else { continue }
      if let circle = references.circle(from: place) {
        let way = circle.map { tree.tokens[$0].name }.joined(separator: " -> ")
        problems[place] = Problem(
          place: circle[circle.count - 2], words: "references form a cycle: \(way)")
        continue
      }
      (values[place], problems[place]) = value(of: place, text, values, problems)
    }
    for place in tree.tokens.indices where tree.index[tree.tokens[place].name] == place {
      try add(place, values[place], problems[place], to: &palette)
    }
    let colors = Set(palette.entries.map(\.name))
    palette.overriddenCount = tree.tokens.indices.count { place in
      let name = tree.tokens[place].name
      guard let winner = tree.index[name], winner != place, colors.contains(name) else {
        return false
      }
      return values[place]?.text != values[winner]?.text
    }
  }

  /// How many values are written as colors, and how many as something else; references are
  /// neither.
  func counts() -> (colors: Int, others: Int) {
    var counts = (colors: 0, others: 0)
    for token in tree.tokens {
      if let text = token.value.text, text.hasPrefix("$") || text.contains("{") { continue }
      do throws(PaletteError) {
        _ = try color(token.value.text ?? "", token)
        counts.colors += 1
      } catch {
        counts.others += 1
      }
    }
    return counts
  }

  private struct Problem {
    /// The token that has it.
    var place: Int
    var words: String
    /// A name that there is not.
    var missing: String?
    /// Of a token that is right as it is written, and more than is read here.
    var isUnread = false
  }

  private func value(
    of place: Int, _ text: TokenText, _ values: [(text: String, type: String?)?],
    _ problems: [Problem?]
  ) -> ((text: String, type: String?)?, Problem?) {
    let token = tree.tokens[place]
    let targets = text.references.map { self.place(of: $0, from: token) }
    if let missing = zip(text.references, targets).first(where: { $0.1 == nil })?.0 {
      let words =
        missing.contains("#")
        ? "\(token.name): there is no token '\(missing)' among the files; name its file too"
        : "\(token.name): there is no color '\(missing)'; if another file has it, name that file too"
      return (nil, Problem(place: place, words: words, missing: missing))
    }
    let needed = targets.compactMap { $0 }
    if let broken = needed.lazy.compactMap({ problems[$0] }).first { return (nil, broken) }
    let type = token.type ?? (text.isAlias ? needed.first.flatMap { values[$0]?.type } : nil)
    guard let value = text.filled(needed.map { values[$0]?.text ?? "" }) else {
      return (nil, Problem(place: place, words: "\(token.name) is too long for a color"))
    }
    let problem = token.modifier.map { modifier in
      Problem(
        place: place,
        words: "is changed by Tokens Studio ('\(modifier)'), which is not worked out here; "
          + "write what it comes to", isUnread: true)
    }
    return ((value, type), problem)
  }

  private func add(
    _ place: Int, _ value: (text: String, type: String?)?, _ problem: Problem?,
    to palette: inout Palette
  ) throws(PaletteError) {
    let token = tree.tokens[place]
    // Sizes, fonts and the like.
    let type = token.type ?? value?.type
    if let type, type != "color" { return }
    func unread(_ words: String, isMeantAsColor: Bool = true) {
      palette.unread.append(
        Palette.Unread(
          name: token.name, line: token.line, problem: words, isMeantAsColor: isMeantAsColor,
          file: token.file))
    }
    if let problem {
      let origin = tree.tokens[problem.place].name
      if problem.isUnread {
        return unread((origin == token.name ? "it" : origin) + " " + problem.words)
      }
      guard isLenient else { throw error(problem) }
      return unread(problem.words, isMeantAsColor: isMeantAsColor(token, value?.text))
    }
    guard let value else {
      guard isLenient else {
        throw PaletteError(
          file: token.file, line: token.line,
          problem:
            "\(token.name) is an empty list; write its colors, or leave it out")
      }
      return unread("it is a list, not one color", isMeantAsColor: token.type == "color")
    }
    do throws(PaletteError) {
      palette.entries.append(
        Palette.Entry(
          name: token.name, color: try color(value.text, token), line: token.line,
          file: token.file))
    } catch {
      guard isLenient else { throw error }
      unread(error.problem, isMeantAsColor: isMeantAsColor(token, value.text))
    }
  }

  /// Whether a pair that names it means a color: not for sizes and fonts without a type.
  private func isMeantAsColor(_ token: Token, _ text: String?) -> Bool {
    if token.type == "color" { return true }
    let isGroup = token.name.lowercased().split(separator: ".").contains { part in
      part.hasPrefix("color") || part.hasPrefix("colour")
    }
    return isGroup || (text ?? "").hasPrefix("#")
  }

  private func error(_ problem: Problem) -> PaletteError {
    let names = tree.tokens.map(\.name)
    let question = problem.missing.map { NearestName.question($0, among: names) } ?? ""
    let token = tree.tokens[problem.place]
    return PaletteError(file: token.file, line: token.line, problem: problem.words + question)
  }

  /// What a reference names: Style Dictionary may write the value's key behind it.
  private func place(of reference: String, from token: Token) -> Int? {
    if let place = TheoTokens.names(of: reference).lazy.compactMap({ tree.index[$0] }).first {
      return place
    }
    if let place = exactPlace(of: reference, from: token) { return place }
    for ending in [".value", ".$value"] where reference.hasSuffix(ending) {
      return exactPlace(of: String(reference.dropLast(ending.count)), from: token)
    }
    return nil
  }

  /// Tokens Studio's references leave out the set: of those that have the name, the last in their
  /// order counts.
  private func exactPlace(of reference: String, from token: Token) -> Int? {
    if let place = tree.index[reference] { return place }
    if let sign = reference.firstIndex(of: "#") {
      let name = reference[reference.index(after: sign)...]
      let file = reference[..<sign].split(separator: "/").last ?? ""
      return tree.tokens.firstIndex {
        $0.name == name && ($0.file.split(separator: "/").last ?? "") == file
      }
    }
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
        file: token.file, line: token.line,
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
        file: token.file, line: token.line, problem: "\(token.name): \(error.description)")
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
