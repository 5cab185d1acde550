// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayFindings

/// Declared pairs of a palette, measured.
package struct PairAudit: Sendable {
  package private(set) var findings: [AuditFinding] = []
  package private(set) var coverage = Coverage(noun: "pairs")
  /// Every pair, in the order in which they were judged.
  package private(set) var checks: [Check] = []
  /// The names that a pair was judged with.
  private var used: Set<String> = []

  /// What is offered in place of the palette's own colors; nil for those.
  private let ramp: AppColors?

  package init(ramp: AppColors? = nil) { self.ramp = ramp }

  /// - Parameters:
  ///   - path: of a file of the palette, as the report shall name it.
  ///   - situation: the appearance; empty where there is but one.
  /// - Throws: `PaletteError` for a pair that names no color.
  package mutating func add(
    _ pairs: [PairDeclaration], in palette: Palette, situation: String = "",
    path: (_ file: String) -> String
  ) throws(PaletteError) {
    let names = palette.entries.map(\.name) + palette.unread.map(\.name)
    let colors = palette.appColors
    let unread = Dictionary(palette.unread.map { ($0.name, $0) }) { first, _ in first }
    let entries = Dictionary(palette.entries.map { ($0.name, $0) }) { first, _ in first }
    for pair in pairs {
      for name in [pair.foreground, pair.background] {
        // NB: only design tokens say of which file they are; one of them may be unreadable.
        if let unread = unread[name], !unread.isMeantAsColor || unread.file == nil {
          throw Self.error(unread, of: pair, names, palette.file)
        }
      }
      let fronts = try Self.expand(pair.foreground, of: pair, names, palette.file)
      let backs = try Self.expand(pair.background, of: pair, names, palette.file)
      var isEmpty = true
      for front in fronts {
        for back in backs where front != back {
          if let foreground = entries[front], let background = entries[back] {
            isEmpty = false
            let colorPair = ColorPair(
              foreground: NamedColor(name: front, color: foreground.color),
              background: NamedColor(name: back, color: background.color),
              requirement: pair.requirement, situation: situation)
            add(
              colorPair, path: path(foreground.file ?? palette.file),
              range: .line(foreground.line), palette: colors)
          } else if let side = unread[front] ?? unread[back], side.isMeantAsColor {
            let other = side.name == front ? back : front
            // A length beside it makes no pair.
            guard entries[other] != nil || unread[other]?.isMeantAsColor == true else { continue }
            isEmpty = false
            add(
              UnmeasuredPair(
                foreground: front, background: back, situation: situation, reason: .unreadColor,
                detail: side.words),
              path: path(side.file ?? palette.file), range: .line(side.line))
          }
        }
      }
      if isEmpty { throw Self.noPair(pair, names, palette.file) }
    }
  }

  static func error(
    _ unread: Palette.Unread, of pair: PairDeclaration, _ names: [String], _ file: String
  ) -> PaletteError {
    let question = unread.missing.map { NearestName.question($0, among: names.sorted()) } ?? ""
    return PaletteError(
      file: unread.file ?? file, line: unread.line,
      problem: "\(unread.name), which the pair '\(pair.foreground) on \(pair.background)' uses: "
        + unread.problem + question)
  }

  /// For a pair whose names and globs stand for no two colors.
  package static func noPair(
    _ pair: PairDeclaration, _ names: [String], _ file: String
  ) -> PaletteError {
    let isGlob = (pair.foreground + pair.background).contains("*")
    let hint = isGlob && names.contains { $0.contains("/") } ? "; '*' does not match '/'" : ""
    return PaletteError(
      file: pair.file ?? file, line: pair.line,
      problem: "the pair '\(pair.foreground) on \(pair.background)' does not name two colors" + hint
    )
  }

  /// A pair that cannot be measured.
  package mutating func add(_ pair: UnmeasuredPair, path: String, range: SourceRange?) {
    let finding = pair.finding(path: path, range: range)
    findings.append(AuditFinding(finding))
    coverage.add(.incomplete(pair.reason))
    used.formUnion([pair.foreground, pair.background])
    checks.append(
      Check(
        rule: finding.rule, outcome: .cannotTell, reason: pair.reason.rawValue,
        location: finding.location, screen: pair.situation, kind: "pair", text: pair.name,
        identity: finding.subject?.identity ?? ""))
  }

  /// Counts what no pair has named.
  ///
  /// - Parameters:
  ///   - names: of all colors.
  ///   - unread: of what is meant as a color and is none that can be read.
  package mutating func finish(names: [String], unread: [String] = []) {
    coverage.skip(
      .unpairedColor, count: Set(names).subtracting(used).subtracting(unread).count)
    coverage.skip(.unreadColor, count: Set(unread).subtracting(used).count)
  }

  package mutating func skip(_ kind: SkippedKind, count: Int) {
    coverage.skip(kind, count: count)
  }

  /// Measures a pair.
  ///
  /// - Parameter palette: colors to suggest before others, where the pair does not pass.
  package mutating func add(
    _ pair: ColorPair, path: String, range: SourceRange?, palette: @autoclosure () -> AppColors
  ) {
    let outcome = pair.check.evaluate().outcome
    if outcome != .pass,
      let finding = pair.finding(path: path, range: range, palette: ramp ?? palette())
    {
      findings.append(finding)
    }
    coverage.add(outcome)
    used.formUnion([pair.foreground.name, pair.background.name])
    checks.append(pair.judged(path: path, range: range))
  }

  /// - Throws: `PaletteError` where a name or glob stands for nothing.
  package static func expand(
    _ pattern: String, of pair: PairDeclaration, _ names: [String], _ file: String
  ) throws(PaletteError) -> [String] {
    let found = PairDeclaration.names(pattern, among: names)
    if !found.isEmpty { return found }
    throw PaletteError(
      file: pair.file ?? file, line: pair.line,
      problem: "the pair '\(pair.foreground) on \(pair.background)' has no color that matches "
        + "'\(pattern)'" + NearestName.question(pattern, among: names.sorted()))
  }
}

extension SourceRange {
  /// The start of a line.
  package static func line(_ line: Int, column: Int = 1) -> SourceRange {
    let position = SourcePosition(
      line: UInt32(clamping: max(1, line)), column: UInt32(clamping: max(1, column)))
    return SourceRange(start: position, end: position)
  }
}
