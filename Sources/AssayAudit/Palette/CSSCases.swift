// SPDX-License-Identifier: MIT

internal import AssayFindings

/// The places of style sheets in which pairs are judged: the page's root and each selector that
/// sets one of a pair's names, in each appearance, contrast, theme and media in which its colors
/// differ.
package struct CSSCases: Sendable {
  /// In the order of the files; each once.
  private(set) var names: [String] = []
  /// The files that style sheets import and that are not among them.
  let imports: [String]
  private let cascade: CSSCascade
  private let paths: [String]
  /// Whether only the dark appearance counts.
  private let isDark: Bool

  /// Some elements within each other, the root first, and what is said of them.
  private struct Place: Hashable {
    var elements: [CSSElement]
    /// The selector; empty for the root.
    var words: String
  }

  /// - Parameters:
  ///   - sheets: texts with the paths that a report names, the later ones winning.
  ///   - isDark: whether only the dark appearance counts.
  package init(_ sheets: [(text: String, path: String)], isDark: Bool) {
    let sheets = CSSImport.conditioned(sheets)
    let read = sheets.map { CSSSheet($0.text) }
    cascade = CSSCascade(read)
    paths = sheets.map(\.path)
    let files = Set(sheets.map { CSSImport.fileName($0.path) })
    imports = read.flatMap(\.imports).map(\.path).filter {
      !files.contains(CSSImport.fileName($0))
    }
    self.isDark = isDark
    var seen: Set<String> = []
    for rule in cascade.rules where seen.insert(rule.name).inserted { names.append(rule.name) }
  }

  /// The first file, for what is said of all.
  var firstPath: String { paths.first ?? "" }

  /// What one pair comes to in one place.
  struct Case {
    var words: String
    var foreground: Side
    var background: Side
    var scope: Scope
  }

  /// Elements within each other, in a situation: what decides on the value of every name.
  struct Scope: Hashable {
    fileprivate var elements: [CSSElement]
    fileprivate var situation: CSSSituation
  }

  /// One side of a pair.
  enum Side: Hashable {
    case color(AuditColor, path: String, line: Int)
    case unread(Palette.Unread, path: String)
    /// No rule sets it there.
    case missing
  }

  /// The pair in each place that sets a name that it comes to need, without those that are the same
  /// as one before at the same place.
  func cases(of front: String, on back: String) -> [Case] {
    let needed = cascade.closure(of: [front, back])
    let relevant = cascade.rules.filter { needed.contains($0.name) }
    let situations = situations(of: relevant, conditions(of: relevant))
    let hasDark = situations.contains { $0.appearance == .dark && $0.theme == nil } && !isDark
    var result: [Case] = []
    for place in places(of: relevant) {
      var seen: Set<[Side]> = []
      for situation in situations {
        let found = sides(front, back, place.elements, situation, needed, relevant)
        let sides = found.sides
        if sides.allSatisfy({ $0 == .missing }) { continue }
        guard seen.insert(sides).inserted else { continue }
        let words =
          [place.words + found.base].filter { !$0.isEmpty }
          + situation.words(hasDark: hasDark && place.words.isEmpty)
        result.append(
          Case(
            words: words.joined(separator: ", "), foreground: sides[0], background: sides[1],
            scope: Scope(elements: found.elements, situation: situation)))
      }
    }
    return result
  }

  /// The colors that the names have there, to be proposed by their names.
  func colors(in scope: Scope) -> AppColors {
    let values = cascade.values(of: Set(names), for: scope.elements, in: scope.situation)
    let parser = ColorParser(appearance: scope.situation.appearance == .dark ? .dark : .light)
    return AppColors(
      names.compactMap { name in
        guard case .color(let color, _, _) = side(name, values[name], parser) else { return nil }
        return NamedColor(name: name, color: color)
      })
  }

  /// The root, and each selector that is not of the root, once.
  private func places(of rules: [CSSCascade.Rule]) -> [Place] {
    var result = [Place(elements: [CSSElement()], words: "")]
    var seen: Set<[CSSElement]> = [result[0].elements]
    for rule in rules {
      for selector in cascade.context(of: rule).selectors where !selector.isOfRoot {
        let inner = selector.compounds.filter { !$0.isRoot && !$0.marks.isEmpty }
        let elements = [CSSElement()] + inner.map { CSSElement(marks: $0.marks) }
        guard seen.insert(elements).inserted else { continue }
        result.append(Place(elements: elements, words: selector.text))
      }
    }
    return result
  }

  /// How many pairs of conditions were not judged together.
  func unknownConditions(of front: String, on back: String) -> Int {
    let needed = cascade.closure(of: [front, back])
    return conditions(of: cascade.rules.filter { needed.contains($0.name) }).unknownPairs
  }

  private func conditions(of rules: [CSSCascade.Rule]) -> CSSConditions {
    var single: [String] = []
    var together: [[String]] = []
    for rule in rules {
      let media = cascade.context(of: rule).media
      for condition in media.joined().flatMap(\.others) where !single.contains(condition) {
        single.append(condition)
      }
      let others = media.flatMap { $0.first?.others ?? [] }
      if !together.contains(others) { together.append(others) }
    }
    return CSSConditions(single, together: together)
  }

  /// Those in which a rule holds that does not hold in another, the usual one first.
  private func situations(
    of rules: [CSSCascade.Rule], _ conditions: CSSConditions
  ) -> [CSSSituation] {
    var hasDark = isDark
    var hasContrast = false
    var themes: [(name: String, appearance: CSSScope.Appearance)] = []
    for rule in rules {
      let context = cascade.context(of: rule)
      for compound in context.selectors.flatMap(\.compounds) {
        if compound.appearance != .any { hasDark = true }
        if let theme = compound.theme, !themes.contains(where: { $0.name == theme }) {
          themes.append((theme, compound.appearance))
        }
      }
      for query in context.media.joined() {
        if query.appearance != .any { hasDark = true }
        if query.isIncreasedContrast != nil { hasContrast = true }
      }
      if rule.value.lowercased().contains("light-dark(") { hasDark = true }
    }
    let appearances: [CSSScope.Appearance] =
      isDark ? [.dark] : hasDark ? [.light, .dark] : [.light]
    let places: [(theme: String?, appearance: CSSScope.Appearance)] =
      [(nil, .any)] + themes.map { ($0.name, $0.appearance) }
    var result: [CSSSituation] = []
    for place in places {
      for appearance in appearances
      where place.appearance == .any || place.appearance == appearance {
        for contrast in hasContrast ? [false, true] : [false] {
          result.append(
            CSSSituation(
              appearance: appearance, isIncreasedContrast: contrast, theme: place.theme))
        }
      }
      // A theme of the other appearance alone is still one.
      if place.appearance != .any, !appearances.contains(place.appearance), !isDark {
        result.append(CSSSituation(appearance: place.appearance, theme: place.theme))
      }
    }
    return result
      + conditions.sets.flatMap { condition in
        appearances.map { CSSSituation(appearance: $0, conditions: condition) }
      }
  }

  /// Both sides at a place.
  ///
  /// Where a name is set by no rule that surely holds there, the rules of the class that the
  /// element's name begins with count too: `.btn-primary` is a `.btn`. Where the page sets it,
  /// these are left out, which is said if they would change it.
  private func sides(
    _ front: String, _ back: String, _ elements: [CSSElement], _ situation: CSSSituation,
    _ needed: Set<String>, _ relevant: [CSSCascade.Rule]
  ) -> (sides: [Side], base: String, elements: [CSSElement]) {
    let parser = ColorParser(appearance: situation.appearance == .dark ? .dark : .light)
    func sides(_ elements: [CSSElement]) -> [Side] {
      let values = cascade.values(of: needed, for: elements, in: situation)
      return [front, back].map { side($0, values[$0], parser) }
    }
    let own = sides(elements)
    guard !own.allSatisfy({ $0 == .missing }), var last = elements.last, elements.count > 1 else {
      return (own, "", elements)
    }
    let bases = bases(of: last, relevant)
    guard !bases.isEmpty else { return (own, "", elements) }
    last.marks.formUnion(bases)
    let all = Array(elements.dropLast()) + [last]
    let completed = sides(all)
    guard own.contains(.missing) else {
      // The page's colors are taken, which is a guess where the class would set others.
      return (own, completed == own ? "" : " without " + bases.joined(), elements)
    }
    return completed.contains(.missing)
      ? (own, "", elements) : (completed, " with " + bases.joined(), all)
  }

  private func bases(of element: CSSElement, _ rules: [CSSCascade.Rule]) -> [String] {
    let classes = element.marks.filter { $0.hasPrefix(".") }
    var found: Set<String> = []
    for rule in rules {
      for selector in cascade.context(of: rule).selectors {
        guard let own = selector.compounds.last, own.marks.count == 1, let base = own.marks.first,
          base.hasPrefix("."), !classes.contains(base)
        else { continue }
        if classes.contains(where: { $0.hasPrefix(base + "-") || $0.hasPrefix(base + "_") }) {
          found.insert(base)
        }
      }
    }
    return found.sorted()
  }

  private func side(
    _ name: String, _ value: CSSCascade.Value?, _ parser: ColorParser
  ) -> Side {
    guard let value else { return .missing }
    let path = paths[value.file]
    switch CSSPalette.reading(of: value.outcome, name: name, line: value.line, parser) {
    case .success(let color): return .color(color, path: path, line: value.line)
    case .failure(let problem): return .unread(problem, path: path)
    }
  }
}

extension PairAudit {
  /// Pairs of style sheets, in every place that sets one of their names.
  ///
  /// - Parameter file: as the user wrote it, for pairs without a file.
  /// - Throws: `PaletteError` for a pair that names no color.
  package mutating func add(
    _ pairs: [PairDeclaration], in cases: CSSCases, file: String
  ) throws(PaletteError) {
    skip(.importedSheet, count: cases.imports.count)
    var palettes: [CSSCases.Scope: AppColors] = [:]
    for pair in pairs {
      if let unknown = imported(pair, cases) {
        add(unknown, path: cases.firstPath, range: nil)
        continue
      }
      let fronts = try Self.expand(pair.foreground, of: pair, cases.names, file)
      let backs = try Self.expand(pair.background, of: pair, cases.names, file)
      var isEmpty = true
      // What a pair that is named, and no glob, stumbles over.
      var problem: PaletteError?
      var without: [(pair: UnmeasuredPair, path: String, line: Int)] = []
      for front in fronts {
        for back in backs where front != back {
          skip(.condition, count: cases.unknownConditions(of: front, on: back))
          for found in cases.cases(of: front, on: back) {
            let judgment = judged(found, front, back, pair) {
              if let known = palettes[found.scope] { return known }
              let colors = cases.colors(in: found.scope)
              palettes[found.scope] = colors
              return colors
            }
            switch judgment {
            case .judged: isEmpty = false
            case .noColor(let unread, let path):
              problem = problem ?? Self.error(unread, of: pair, cases.names, file)
              without.append(
                (
                  UnmeasuredPair(
                    foreground: front, background: back, situation: found.words,
                    reason: .unreadColor, detail: unread.words), path, unread.line
                ))
            }
          }
        }
      }
      let isNamed = !(pair.foreground + pair.background).contains("*")
      if isNamed, !isEmpty {
        // Colors elsewhere, and none in these places.
        for found in without { add(found.pair, path: found.path, range: .line(found.line)) }
      }
      if isEmpty {
        if isNamed, let problem { throw problem }
        throw Self.noPair(pair, cases.names, file)
      }
    }
  }

  /// A pair of a name that no style sheet has and an imported one may have.
  private func imported(_ pair: PairDeclaration, _ cases: CSSCases) -> UnmeasuredPair? {
    guard let file = cases.imports.first,
      let name = [pair.foreground, pair.background].first(where: {
        !$0.contains("*") && $0.hasPrefix("--") && !cases.names.contains($0)
      })
    else { return nil }
    let more = cases.imports.count > 1 ? " or another import" : ""
    return UnmeasuredPair(
      foreground: pair.foreground, background: pair.background, situation: "",
      reason: .importNotRead, detail: "\(name) is in no file; name '\(file)'\(more) too")
  }

  private enum Judgment {
    case judged
    /// A length or a font: no side of a pair.
    case noColor(Palette.Unread, path: String)
  }

  private mutating func judged(
    _ found: CSSCases.Case, _ front: String, _ back: String, _ pair: PairDeclaration,
    palette: () -> AppColors
  ) -> Judgment {
    if case .color(let foreground, let path, let line) = found.foreground,
      case .color(let background, _, _) = found.background
    {
      let colors = ColorPair(
        foreground: NamedColor(name: front, color: foreground),
        background: NamedColor(name: back, color: background), requirement: pair.requirement,
        situation: found.words)
      add(colors, path: path, range: .line(line), palette: palette())
      return .judged
    }
    for case .unread(let unread, let path) in [found.foreground, found.background]
    where !unread.isMeantAsColor {
      return .noColor(unread, path: path)
    }
    for case .unread(let unread, let path) in [found.foreground, found.background] {
      add(
        UnmeasuredPair(
          foreground: front, background: back, situation: found.words,
          reason: unread.missing == nil ? .unreadColor : .notSetTogether,
          detail: unread.words), path: path, range: .line(unread.line))
      return .judged
    }
    for (side, other) in [(found.foreground, back), (found.background, front)] {
      guard case .color(_, let path, let line) = side else { continue }
      add(
        UnmeasuredPair(
          foreground: front, background: back, situation: found.words, reason: .notSetTogether,
          detail: other), path: path, range: .line(line))
    }
    return .judged
  }
}
