// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditFiles
import AssayDeadCodeCommands
import AssayFiles

struct PaletteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "palette",
    abstract: "Audits the pairs of a palette: YAML, JSON, design tokens or CSS custom properties.",
    discussion: """
      Declare pairs in the file under 'pairs', in .assay.yml under 'audit', or with --pair. Without pairs, or \
      with --matrix, the contrast of every color on every other is printed, and nothing fails. Several files \
      are one palette in which later ones win, such as sets of base and semantic tokens. In style sheets a pair \
      is measured in the root and in each selector that sets one of its names, in each appearance, contrast, \
      theme and media query that changes its colors.
      """)

  @Argument(help: "Palettes (.yaml, .yml, .json or .css), and folders of design tokens.")
  var paths: [String]

  @Option(
    name: .customLong("pair"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "'label on background', by name or glob; repeatable.", valueName: "pair"))
  var pairs: [String] = []

  @Flag(help: "Print the contrast of every color on every other.")
  var matrix = false

  @Flag(help: "Use only the dark declarations of a style sheet, and dark system colors.")
  var dark = false

  @OptionGroup var ramp: RampOption
  @OptionGroup var files: AuditFileOptions
  @OptionGroup(title: "Report") var reporting: ReportOptions

  /// Its cells are their square.
  private static let mostInTable = 1000

  func validate() throws { try PairArguments.check(pairs) }

  func run() async throws {
    try reporting.check(over: paths, files)
    let configuration = try files.configuration()
    let inputs = try PaletteInputs(paths)
    let palette = try inputs.palette(isDark: dark, level: configuration.options.level)
    let declared =
      palette.pairs + configuration.pairs
      + PairArguments.declarations(pairs, configuration.options.level)
    guard !declared.isEmpty, !matrix else {
      let colors = palette.entries.map { NamedColor(name: $0.name, color: $0.color) }
      let notes = palette.notShown + inputs.notes + Self.overridden(palette)
      if try reporting.write((ContrastTable(colors), notes)) { return try Self.check(colors) }
      guard palette.entries.count <= Self.mostInTable else {
        throw PaletteError(
          file: palette.file, line: nil,
          problem: "\(palette.entries.count) colors are too many for a table, "
            + "which has room for \(Self.mostInTable); add --format csv or json, or declare pairs")
      }
      let lines = colors.isEmpty ? ["no color is known"] : ContrastMatrix.lines(colors)
      try reporting.writeTable(lines + notes.map { Printable.line($0) })
      return try Self.check(colors)
    }
    let audit = try inputs.audit(
      declared, palette, isDark: dark, ramp: try ramp.colors()?[dark ? .dark : .light])
    let (findings, notes) = try files.filtered(audit.findings, configuration)
    try reporting.finish(
      AuditReport(
        command: "palette", findings: findings, notes: notes + inputs.notes,
        coverage: audit.coverage, checks: audit.checks))
  }

  /// A table of no color must not pass for a palette that was read.
  private static func check(_ colors: [NamedColor]) throws {
    if colors.isEmpty { throw CommandExit.couldNotRun }
  }

  /// What a table of a palette from several files does not have.
  private static func overridden(_ palette: Palette) -> [String] {
    palette.overriddenCount == 0
      ? [] : ["not shown: \(SkippedKind.overridden.rawValue) (\(palette.overriddenCount))"]
  }
}

/// Pairs of the command line.
enum PairArguments {
  static func check(_ pairs: [String]) throws {
    for pair in pairs where PairWords.split(pair) == nil {
      throw ValidationError("'\(pair)' is not a pair; write it as --pair 'label on background'")
    }
  }

  static func declarations(_ pairs: [String], _ level: ContrastLevel) -> [PairDeclaration] {
    pairs.compactMap(PairWords.split).map {
      PairDeclaration(
        foreground: $0.0, background: $0.1, requirement: .text(level, isLarge: false))
    }
  }
}
