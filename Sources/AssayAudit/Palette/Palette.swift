// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A file that does not say colors as its format asks: what is wrong, where.
package struct PaletteError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// From 1; nil for the file as a whole.
  package var line: Int?
  package var problem: String

  package init(file: String, line: Int?, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// - Parameter example: of what is read in such a file.
  package static func noColors(
    file: String, example: String = "ink: \"#222222\""
  ) -> PaletteError {
    PaletteError(
      file: file, line: nil,
      problem: "contains no colors; write names with colors, such as \(example)")
  }

  package var description: String {
    Printable.line(line.map { "\(file):\($0): \(problem)" } ?? "\(file): \(problem)")
  }
}

/// The colors of an app by name, and the pairs that it uses.
package struct Palette: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var color: AuditColor
    /// Where the file writes it, from 1.
    package var line: Int
    /// Where the palette is of several files.
    var file: String?

    package init(name: String, color: AuditColor, line: Int, file: String? = nil) {
      self.name = name
      self.color = color
      self.line = line
      self.file = file
    }
  }

  /// A name whose value is no color, or none that is read here: a mistake only where a pair uses
  /// it.
  package struct Unread: Error, Hashable, Sendable {
    package var name: String
    var line: Int
    package var problem: String
    /// A name that it refers to and that there is not.
    var missing: String?
    /// Whether it is reported where a glob finds it: not for lengths and fonts.
    package var isMeantAsColor: Bool
    /// Where the palette is of several files.
    var file: String?

    /// The problem after the name, which a token's problem already begins with.
    var words: String {
      problem.hasPrefix("\(name): ") || problem.hasPrefix("\(name) ")
        ? problem : "\(name): \(problem)"
    }

    package init(
      name: String, line: Int, problem: String, missing: String? = nil, isMeantAsColor: Bool,
      file: String? = nil
    ) {
      self.name = name
      self.line = line
      self.problem = problem
      self.missing = missing
      self.isMeantAsColor = isMeantAsColor
      self.file = file
    }
  }

  package var file: String
  /// In the order of the file; no two have one name.
  package var entries: [Entry]
  package var unread: [Unread] = []
  /// The style sheets that a style sheet imports, as it writes them.
  var imports: [String] = []
  /// How many colors a later file or set gives another value, so that they are not looked at.
  package var overriddenCount = 0
  package var pairs: [PairDeclaration]

  /// What findings propose.
  package var appColors: AppColors {
    AppColors(entries.map { NamedColor(name: $0.name, color: $0.color) })
  }

  /// A line for each that no table shows, with the reason, and for each style sheet that was not
  /// read; lengths, fonts and the like have none.
  package var notShown: [String] {
    unread.filter(\.isMeantAsColor).map { "not shown: \($0.words)" }
      + unreadImports.map { "not read: '\($0)', which is imported; name that file too" }
  }

  /// Imports that are none of the palette's files.
  private var unreadImports: [String] {
    let files = Set(
      file.split(separator: ",").map { CSSImport.fileName(String($0.drop { $0 == " " })) })
    var seen: Set<String> = []
    return imports.filter { !files.contains(CSSImport.fileName($0)) && seen.insert($0).inserted }
  }

  package init(file: String, entries: [Entry] = [], pairs: [PairDeclaration] = []) {
    self.file = file
    self.entries = entries
    self.pairs = pairs
  }
}

/// A pair that an app says it uses: names, or globs over names.
package struct PairDeclaration: Hashable, Sendable {
  package var foreground: String
  package var background: String
  package var requirement: ContrastRequirement
  /// Where it is declared; nil for one of the command line.
  package var file: String?
  package var line: Int?

  package init(
    foreground: String, background: String, requirement: ContrastRequirement, file: String? = nil,
    line: Int? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.requirement = requirement
    self.file = file
    self.line = line
  }

  /// Names that a pattern stands for, in their order: `*` is any letters but `/`.
  static func names(_ pattern: String, among names: [String]) -> [String] {
    if !pattern.contains("*") { return names.filter { $0 == pattern } }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    return names.filter { Self.matches($0[...], parts[...]) }
  }

  private static func matches(_ name: Substring, _ parts: ArraySlice<Substring>) -> Bool {
    guard let first = parts.first, name.hasPrefix(first) else { return false }
    let rest = name.dropFirst(first.count)
    if parts.count == 1 { return rest.isEmpty }
    // What the star takes: nothing, then a letter more each time.
    var start = rest.startIndex
    while true {
      if matches(rest[start...], parts.dropFirst()) { return true }
      guard start < rest.endIndex, rest[start] != "/" else { return false }
      start = rest.index(after: start)
    }
  }
}
