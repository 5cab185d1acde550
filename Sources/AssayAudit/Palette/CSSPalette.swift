// SPDX-License-Identifier: MIT

/// Reads the custom properties of a style sheet: `--name: value;`, with `var()` put in wherever it
/// stands.
///
/// Of declarations that hold, those of the root (`:root`, `html`, `.dark`, `[data-theme=light]` and
/// the like) come before those of other selectors, and these before those of other media; then
/// `!important`, then the last wins. Declarations for the dark appearance are the dark palette's
/// alone, and those for the light one the light's.
package enum CSSPalette {
  /// Properties that are no colors (lengths, fonts, shadows), or none that are read here, are told
  /// in `unread`.
  ///
  /// - Throws: `PaletteError` where the style sheet declares no color for any appearance.
  package static func read(
    _ text: String, file: String, isDark: Bool
  ) throws(PaletteError) -> Palette {
    var scanner = CSSScanner(text)
    let declarations = scanner.declarations()
    var palette = palette(declarations, file: file, isDark: isDark)
    palette.imports = scanner.imports.map(\.path)
    if palette.entries.isEmpty, palette.unread.allSatisfy({ !$0.isMeantAsColor }),
      self.palette(declarations, file: file, isDark: !isDark).entries.isEmpty
    {
      guard let first = palette.imports.first else {
        throw PaletteError.noColors(file: file, example: "--ink: #222222;")
      }
      throw PaletteError(
        file: file, line: nil,
        problem:
          "contains no colors itself, and style sheets that it imports ('\(first)') are read only if they are "
          + "named as well; name the files that declare the colors")
    }
    return palette
  }

  private static func palette(
    _ all: [CSSScanner.Declaration], file: String, isDark: Bool
  ) -> Palette {
    let declarations = winners(of: all, isDark: isDark)
    var index: [String: Int] = [:]
    for (place, declaration) in declarations.enumerated() { index[declaration.name] = place }
    let needs = declarations.map { declaration in
      CSSVariables.names(in: declaration.value).compactMap { index[$0] }
    }
    let references = ReferenceOrder(needs: needs)
    var values = Array(repeating: CSSVariables.Outcome.text(""), count: declarations.count)
    for place in references.order {
      if let circle = references.circle(from: place) {
        let way = circle.map { declarations[$0].name }.joined(separator: " -> ")
        values[place] = .failure(CSSProblem("var() refers to itself: \(way)"))
        continue
      }
      values[place] = CSSVariables.substitute(declarations[place].value) { name in
        index[name].map { values[$0] }
          ?? .failure(CSSProblem("there is no property '\(name)'", missing: name))
      }
    }
    var palette = Palette(file: file)
    let parser = ColorParser(appearance: isDark ? .dark : .light)
    for (declaration, value) in zip(declarations, values) {
      switch reading(of: value, name: declaration.name, line: declaration.line, parser) {
      case .success(let color):
        palette.entries.append(
          Palette.Entry(name: declaration.name, color: color, line: declaration.line))
      case .failure(let unread): palette.unread.append(unread)
      }
    }
    return palette
  }

  /// A property's color, or why it has none.
  static func reading(
    of value: CSSVariables.Outcome, name: String, line: Int, _ parser: ColorParser
  ) -> Result<AuditColor, Palette.Unread> {
    switch value {
    case .failure(let problem):
      return .failure(
        Palette.Unread(
          name: name, line: line, problem: problem.words, missing: problem.missing,
          isMeantAsColor: problem != .tooLong))
    case .text(let text):
      do {
        return .success(try parser.color(text))
      } catch {
        return .failure(
          Palette.Unread(
            name: name, line: line, problem: reason(error, text),
            isMeantAsColor: looksLikeColor(text)))
      }
    }
  }

  /// One declaration for each name, in the order of the names' first.
  private static func winners(
    of all: [CSSScanner.Declaration], isDark: Bool
  ) -> [CSSScanner.Declaration] {
    func rank(_ declaration: CSSScanner.Declaration) -> Int {
      let scope = declaration.scope
      if declaration.isInitial { return -1 }
      let place = scope.isUsual ? (scope.isRoot ? 4 : 2) : 0
      return place + (declaration.isImportant ? 1 : 0)
    }
    let other: CSSScope.Appearance = isDark ? .light : .dark
    var index: [String: Int] = [:]
    var result: [CSSScanner.Declaration] = []
    for declaration in all
    where !declaration.scope.isDead && declaration.scope.appearance != other {
      guard let place = index[declaration.name] else {
        index[declaration.name] = result.count
        result.append(declaration)
        continue
      }
      if rank(declaration) >= rank(result[place]) { result[place] = declaration }
    }
    return result
  }

  private static func reason(_ error: ColorSyntaxError, _ text: String) -> String {
    if isGradient(text) { return "it is a gradient, which has no one color" }
    guard isChannels(text) else { return error.description }
    return
      "'\(text)' contains only channels; name a property that uses them in a function, such as "
      + "--ink: hsl(var(--channels))"
  }

  /// `222.2 84% 4.9%`: what becomes a color once hsl() is put round it.
  private static func isChannels(_ text: String) -> Bool {
    let parts = text.split { $0 == " " || $0 == "," }
    return parts.count == 3 && Double(parts[0]) != nil
      && parts.dropFirst().allSatisfy { $0.hasSuffix("%") && Double($0.dropLast()) != nil }
  }

  private static func isGradient(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "(") else { return false }
    return text[..<open].lowercased().hasSuffix("-gradient")
  }

  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
    "color-mod", "light-dark", "device-cmyk", "contrast-color", "alpha",
  ]

  /// `#12`, `CanvasText`, `color-mix(…)`; not `#top`, and not a shadow that starts with its color.
  private static func looksLikeColor(_ value: String) -> Bool {
    if value.hasPrefix("#") {
      return value.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    guard let open = value.firstIndex(of: "("), value.hasSuffix(")") else {
      let name = value.lowercased()
      return isChannels(value) || name == "currentcolor" || CSSSystemColors.names.contains(name)
    }
    return functions.contains(value[..<open].lowercased()) || isGradient(value)
  }
}
