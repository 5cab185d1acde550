// SPDX-License-Identifier: MIT

import AssayAudit
import AssayAuditFiles
import AssayAuditSources
import AssayDeadCode
import AssayFiles
import AssayFindings

extension CheckRun {
  /// Audits views, catalogs, palettes and sources, with one baseline for all.
  func audits(_ wanted: CheckConfiguration.Audits) async throws -> CheckedProduct {
    let options: AuditFileOptions = try ParsedOptions.of([
      "--config=\(FilePaths.absolute(configurationPath))"
    ])
    let configuration = try options.configuration()
    var product = CheckedProduct(.audit)
    var found: [AuditFinding] = []
    let motion = try SwiftSources.audit(
      wanted.sources, without: Set(configuration.disabledRules))
    var includes: Set<String> = []
    if !wanted.views.isEmpty {
      let screens = try await views(wanted.views, motion, configuration, &product)
      found += screens.findings
      includes = screens.includes
    }
    found += try colors(wanted, configuration, &product)
    if let motion {
      // The audit of views has added the others.
      if wanted.views.isEmpty { found += motion.findings.map { AuditFinding($0) } }
      product.add(
        AuditReport(
          command: "sources", rules: [MotionAudit.rule], findings: [], notes: [],
          coverage: motion.coverage))
    }
    let (left, notes) = try options.filtered(found, configuration)
    product.notes += notes
    product.findings += left.map(\.finding)
    if let base { try await leaveOut(base, wanted, includes, configuration, &product) }
    let undecided = Set(left.filter(\.isUndecided).map(\.finding))
    product.addUndecided(
      product.findings.count(where: undecided.contains), about: configurationPath)
    var scopes: [String] = []
    if !product.checks.isEmpty { scopes.append(Counted.words(product.checks.count, "check")) }
    if let motion, motion.coverage.found > 0 {
      scopes.append(Counted.words(motion.coverage.found, "animation"))
    }
    product.scope = scopes.joined(separator: ", ")
    if scopes.isEmpty, found.isEmpty {
      let places = (wanted.views + wanted.assets + wanted.palettes + wanted.sources)
        .map { FilePaths.shown($0) }
      product.foundNothing(
        "no text, color pair or animation to judge in " + places.joined(separator: ", "))
    }
    return product
  }

  private func views(
    _ paths: [String], _ motion: MotionAudit?, _ configuration: AuditConfiguration,
    _ product: inout CheckedProduct
  ) async throws -> ScreensAudit.Result {
    let palette = try configuration.palette.map {
      try AppPalette.read($0, name: FilePaths.shown($0))
    }
    let auditor = Auditor(
      options: configuration.options, disabledRules: Set(configuration.disabledRules),
      keepsCrops: false, keepsChecks: true, palette: palette ?? [:])
    let screens = ScreensAudit(
      auditor: auditor, traits: try ParsedOptions.of([]), descriptions: try ParsedOptions.of([]),
      scale: nil, simulated: try ParsedOptions.of([]))
    let result = try await screens.run(files: paths.map { FilePaths.shown($0) }, motion: motion)
    let report = result.report(of: [], notes: [])
    product.add(report)
    if let coverage = report.coverage, coverage.isBlind {
      product.cannotTell("the screens show no text: \(coverage)", about: configurationPath)
    }
    return result
  }

  /// Declared pairs in catalogs and palettes.
  private func colors(
    _ wanted: CheckConfiguration.Audits, _ configuration: AuditConfiguration,
    _ product: inout CheckedProduct
  ) throws -> [AuditFinding] {
    var found: [AuditFinding] = []
    for path in wanted.assets {
      let name = FilePaths.shown(path)
      guard !configuration.pairs.isEmpty else {
        product.cannotTell(
          "no pairs of colors are declared, so no contrast of '\(name)' was measured; declare them "
            + "in .assay.yml under audit.pairs", about: name)
        continue
      }
      let colors = try CatalogColors(directory: path, name: name, shown: { FilePaths.shown($0) })
      let audit = try colors.audit(configuration.pairs, file: name, ramp: nil)
      found += audit.findings
      product.add(audit, notes: colors.notes, command: "assets")
    }
    for path in wanted.palettes {
      let name = FilePaths.shown(path)
      let inputs = try PaletteInputs([name])
      let palette = try inputs.palette(isDark: false, level: configuration.options.level)
      let pairs = palette.pairs + configuration.pairs
      guard !pairs.isEmpty else {
        product.cannotTell(
          "'\(name)' declares no pairs of colors, so no contrast was measured; declare them in it "
            + "or in .assay.yml under audit.pairs", about: name)
        continue
      }
      let audit = try inputs.audit(pairs, palette, isDark: false, ramp: nil)
      found += audit.findings
      product.add(audit, notes: inputs.notes, command: "palette")
    }
    return found
  }

  /// Leaves out what the branch cannot have caused: findings in files that it did not change, where
  /// it changed no other file that an audit may read.
  private func leaveOut(
    _ base: String, _ wanted: CheckConfiguration.Audits, _ includes: Set<String>,
    _ configuration: AuditConfiguration, _ product: inout CheckedProduct
  ) async throws {
    let changed = try await ChangedFiles.since(base, root: file.folder)
      .map { FilePaths.shown(FilePaths.join(file.folder, $0)) }
    let shared = try SharedAuditFiles(
      wanted, configurations: [configurationPath] + [configuration.palette].compactMap(\.self),
      includes: includes)
    if let first = changed.sorted().first(where: shared.contains) {
      product.notes.append(
        "findings of unchanged files are kept, because the branch changed '\(first)', which other "
          + "files may use")
      return
    }
    let known = Set(changed)
    let before = product.findings.count
    product.findings.removeAll { !known.contains($0.location.path) }
    product.notes.append(
      Counted.words(before - product.findings.count, "finding")
        + " in files that did not change since '\(base)' left out")
  }
}

extension CheckedProduct {
  fileprivate mutating func add(_ report: AuditReport) {
    let report = report.findingReport()
    rules += report.rules.filter { rule in !rules.contains { $0.id == rule.id } }
    notes += report.notes
    checks += report.checks ?? []
  }

  fileprivate mutating func add(_ audit: PairAudit, notes: [String], command: String) {
    add(
      AuditReport(
        command: command, findings: [], notes: notes, coverage: audit.coverage,
        checks: audit.checks))
  }

  /// One line for everything that an audit could not decide.
  fileprivate mutating func addUndecided(_ count: Int, about path: String) {
    if count > 0 {
      cannotTell(
        "\(Counted.words(count, "check")) of the audit could not be decided; fix what they name, "
          + "or accept them with a baseline", about: path)
    }
  }
}
