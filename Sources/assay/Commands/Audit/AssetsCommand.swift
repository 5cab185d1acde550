// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditFiles
import AssayGraphics
import AssayResources

struct AssetsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assets",
    abstract: "Audits the colour sets of asset catalogs in light, dark and increased contrast.",
    discussion: """
      Pairs stand in .assay.yml under 'audit', or in --pair; names of colour sets, globs over them, or system \
      colours. Without any, every colour on every other is printed: a report, which fails nothing.
      """)

  @Argument(help: "An .xcassets folder, or a folder of them.")
  var folder: String

  @Option(
    name: .customLong("pair"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "'label on background', by name or glob; may be given again.", valueName: "pair"))
  var pairs: [String] = []

  @OptionGroup var files: AuditFileOptions
  @OptionGroup(title: "What is reported") var reporting: ReportOptions

  func validate() throws { try PairArguments.check(pairs) }

  func run() async throws {
    let configuration = try files.configuration()
    let catalog = try AssetCatalog(directory: DescriptionFiles.absolute(folder))
    guard !catalog.isEmpty else {
      throw DescriptionFilesError(
        problem: "holds no asset catalog with colours or images", path: folder)
    }
    let declared =
      configuration.pairs + PairArguments.declarations(pairs, configuration.options.level)
    let colors = CatalogColors(catalog: catalog)
    guard !declared.isEmpty else {
      return try reporting.writeText(colors.matrices().joined(separator: "\n"))
    }
    let audit = try colors.audit(declared, file: folder)
    let (findings, notes) = try files.filtered(audit.findings, configuration)
    try AuditReport.write(
      command: "assets", findings, notes: notes, coverage: audit.coverage, details: audit.details,
      reporting)
    if findings.contains(where: reporting.counts) { throw CommandExit.differences }
  }
}

/// The colours of a catalog in each appearance, as the system chooses them.
struct CatalogColors {
  var catalog: AssetCatalog

  enum Resolved {
    case color(AuditColor, path: String, line: Int, column: Int)
    case unknown(IncompleteReason, detail: String, path: String, line: Int)
  }

  private var names: [String] { catalog.colorSets.keys.sorted() }

  private static func words(_ appearance: ColorAppearance) -> String {
    switch appearance {
    case .light: "light"
    case .dark: "dark"
    case .lightIncreasedContrast: "light with increased contrast"
    case .darkIncreasedContrast: "dark with increased contrast"
    }
  }

  func resolve(_ name: String, _ appearance: ColorAppearance) -> Resolved {
    guard let set = catalog.colorSets[name] else {
      // A system colour, which the caller has made sure of.
      let color = ColorParser(appearance: appearance).system(name)
      return .color(color ?? .black, path: "", line: 1, column: 1)
    }
    let path = AuditText.shown(set.path)
    guard let entry = set.entry(for: appearance) else {
      return .unknown(.emptyColor, detail: "'\(name)'", path: path, line: 1)
    }
    switch entry.value {
    case .components(let components):
      let color =
        components.space == .displayP3
        ? AuditColor(displayP3: components.channels, alpha: components.alpha)
        : AuditColor(components.sRGB, alpha: components.alpha)
      return .color(color, path: path, line: entry.line, column: entry.column)
    case .system(let system):
      guard let color = ColorParser(appearance: appearance).system(system) else {
        return .unknown(
          .unknownSystemColor, detail: "'\(name)' is '\(system)'", path: path, line: entry.line)
      }
      return .color(color, path: path, line: entry.line, column: entry.column)
    }
  }

  func audit(_ pairs: [PairDeclaration], file: String) throws -> PairAudit {
    var audit = PairAudit()
    for pair in pairs {
      let fronts = try expand(pair.foreground, of: pair, file)
      let backs = try expand(pair.background, of: pair, file)
      for front in fronts {
        for back in backs where front != back {
          for appearance in ColorAppearance.allCases {
            add(front, back, appearance, pair.requirement, to: &audit)
          }
        }
      }
    }
    return audit
  }

  private func expand(
    _ pattern: String, of pair: PairDeclaration, _ file: String
  ) throws -> [String] {
    if catalog.colorSets[pattern] == nil, ColorParser().system(pattern) != nil { return [pattern] }
    return try PairAudit.expand(pattern, of: pair, names, file)
  }

  private func add(
    _ front: String, _ back: String, _ appearance: ColorAppearance,
    _ requirement: ContrastRequirement, to audit: inout PairAudit
  ) {
    let situation = Self.words(appearance)
    let resolved = (resolve(front, appearance), resolve(back, appearance))
    for side in [resolved.0, resolved.1] {
      if case .unknown(let reason, let detail, let path, let line) = side {
        let finding = ColorPair.incomplete(
          "\(front) on \(back)", situation: situation, because: reason, detail: detail, path: path,
          range: .line(line))
        return audit.add(finding, .incomplete(reason))
      }
    }
    guard case .color(let foreground, let path, let line, let column) = resolved.0,
      case .color(let background, let backPath, let backLine, let backColumn) = resolved.1
    else { return }
    let pair = ColorPair(
      foreground: NamedColor(name: front, color: foreground),
      background: NamedColor(name: back, color: background), requirement: requirement,
      situation: situation)
    // A system colour has no file: the other one is where something can be done.
    let isOwn = !path.isEmpty
    let palette = palette(appearance)
    let findings = pair.findings(
      path: isOwn ? path : backPath.isEmpty ? "system colours" : backPath,
      range: isOwn ? .line(line, column: column) : .line(backLine, column: backColumn),
      palette: palette)
    audit.add(findings, pair, palette: palette)
  }

  private func palette(_ appearance: ColorAppearance) -> [(name: String, color: AuditColor)] {
    names.compactMap { name in
      guard case .color(let color, _, _, _) = resolve(name, appearance) else { return nil }
      return (name, color)
    }
  }

  /// One table for each appearance.
  func matrices() -> [String] {
    let tables = ColorAppearance.allCases.flatMap { appearance -> [String] in
      let colors = palette(appearance).map { NamedColor(name: $0.name, color: $0.color) }
      if colors.isEmpty { return [] }
      return [Self.words(appearance)] + ContrastMatrix.lines(colors) + [""]
    }
    return tables.isEmpty ? ["no colour set has a colour that is known"] : tables
  }
}
