// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayDeadCodeCommands
import AssayFiles
import AssayGraphics

struct ContrastCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast",
    abstract: "Prints the contrast of two colors, and the nearest colors that pass.",
    usage: "assay audit contrast <foreground> on <background> [<options>]",
    discussion: """
      A color is hex (#767676), a CSS name or function (white, oklch(60% 0.1 250)), or the name of a system \
      color (secondaryLabel). Quote colors that start with '#'. Exits with 0 if the pair passes, with 1 if \
      it fails or cannot be told, and with 2 if one is not a color.
      """)

  @Argument(
    help: ArgumentHelp("The foreground, the word 'on' and the background.", valueName: "color"))
  var colors: [String]

  @Option(help: ArgumentHelp("The size of the text, in points.", valueName: "points"))
  var size = 17.0

  @Option(help: "The weight of the text, 100 to 900; bold is 700.")
  var weight = 400

  @Option(help: "AA or AAA; by default the one in .assay.yml, or AA.")
  var level: ContrastLevel?

  @Flag(help: "Check the contrast that controls and icons need (3:1) instead of text.")
  var nonText = false

  @Option(help: "The appearance for system colors.")
  var appearance = ColorAppearance.light

  @OptionGroup var ramp: RampOption
  @OptionGroup var file: AuditConfigurationOption
  @OptionGroup(title: "Report") var reporting: ReportOptions

  func validate() throws {
    guard colors.count == 3 && colors[1] == "on" || colors.count == 2 && !colors.contains("on")
    else {
      throw ValidationError("write the pair as: assay audit contrast '#767676' on white")
    }
    guard size > 0, size.isFinite else { throw ValidationError("--size must be above 0") }
    guard (100...900).contains(weight) else {
      throw ValidationError("--weight must be from 100 to 900")
    }
  }

  func run() async throws {
    try reporting.check()
    // Read also where it decides nothing, so that a misspelled key is refused.
    let configuration = try file.configuration()
    let level = level ?? configuration.options.level
    let parser = ColorParser(appearance: appearance)
    let foreground = try parser.color(colors[0])
    let background = try parser.color(colors[colors.count - 1])
    let requirement: ContrastRequirement =
      nonText
      ? .nonText
      : .text(level, isLarge: TextSize(points: size, weight: weight).isLarge)
    let pair = ColorPair(
      foreground: NamedColor(name: colors[0], color: foreground),
      background: NamedColor(name: colors[colors.count - 1], color: background),
      requirement: requirement)
    let palette = try ramp.colors()?[appearance] ?? AppColors()
    let result = pair.check.evaluate()
    let findings = pair.finding(path: "colors", palette: palette).map { [$0] } ?? []
    guard reporting.isTextWanted else {
      let summary = ContrastWords.lines(of: pair, result, bold: { $0 }).prefix(1)
      return try reporting.finish(
        AuditReport(
          command: "contrast", findings: findings, notes: Array(summary),
          checks: [pair.judged(path: "colors", range: nil)]))
    }
    let hasColor = reporting.output == nil && Console.standard.hasColor
    let lines = ContrastWords.lines(
      of: pair, result, palette: palette,
      bold: { hasColor ? Console.standard.styled($0, .bold) : $0 })
    try reporting.writeText(
      Printable.lines(lines.joined(separator: "\n"), keepsColors: hasColor))
    try reporting.fail(on: findings)
  }
}

extension ContrastLevel: ExpressibleByArgument {
  /// In any case: `aa` too.
  public init?(argument: String) { self.init(rawValue: argument.uppercased()) }
}

extension ColorAppearance: ExpressibleByArgument {
  private static let names = [
    "light": ColorAppearance.light, "dark": .dark,
    "light-increased-contrast": .lightIncreasedContrast,
    "dark-increased-contrast": .darkIncreasedContrast,
  ]

  public init?(argument: String) {
    guard let value = Self.names[argument] else { return nil }
    self = value
  }

  public static var allValueStrings: [String] { names.keys.sorted() }
}
