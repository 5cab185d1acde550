// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayDeadCode
import AssayFindings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Exit codes: 0 everything was removed or there was nothing to, 1 something was kept, 2 could not
/// run.
struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Deletes the dead code that a scan finds, and restores what the build needs.",
    discussion: """
      Requires a clean git tree, so that 'git checkout .' undoes everything. On a terminal, the changes \
      are shown first. Afterwards the package is built; what turns out to be needed is restored and \
      listed with the compiler's reason.

      Without --rule, removes findings of high confidence; 'assay dead-code rules' lists which rules are \
      included, and which are removed only if --rule names them.
      """)

  @OptionGroup var scan: ScanOptions

  @Flag(help: "Show the changes without making them.")
  var dryRun = false

  @Flag(help: "Do not ask.")
  var yes = false

  @Flag(help: "Remove even if git cannot undo the changes.")
  var force = false

  @Flag(help: "Restore the files of an interrupted removal.")
  var undo = false

  @Flag(help: "Do not build before the first change.")
  var skipInitialBuild = false

  func validate() throws {
    for name in scan.rules {
      guard let rule = DeadCodeRule(rawValue: name), !RemovableRules.isRemovable(rule) else {
        continue
      }
      throw ValidationError(
        "findings of '\(name)' cannot be removed; these rules can: "
          + RemovableRules.names.joined(separator: ", "))
    }
    guard dryRun || yes || undo || Self.isInteractive else {
      throw ValidationError(
        "standard input or output is not a terminal; use --yes to remove without asking, or --dry-run to see the changes"
      )
    }
  }

  func run() async throws {
    // The compiler names files by their real paths.
    let root = URL(filePath: try scan.root()).resolvingSymlinksInPath().path
    let configuration = try scan.configuration(root: root)
    let console = Console.standard
    let scratch =
      configuration.scratchPath.hasPrefix("/")
      ? configuration.scratchPath : root + "/" + configuration.scratchPath
    if undo {
      let paths = try RemovalJournal(scratchPath: scratch).undo()
      for path in paths { console.print("restored \(path)") }
      return
    }
    let tree = GitWorkTree(root: root)
    // Before the scan, which may take long.
    if !force && !dryRun { try await tree.checkClean() }

    let result = try await scan.scan(root: root, configuration: configuration, console: console)
    let findings = try selection(of: result.report.findings, configuration)
    var options = Remover.Options()
    options.skipsInitialBuild = skipInitialBuild
    let remover = Remover(
      root: root, scratchPath: scratch,
      builder: SwiftPackageBuilder(
        root: root, scratchPath: scratch, arguments: configuration.buildArguments),
      options: options
    ) { console.progress($0) }
    let planner = remover.planner(for: findings, graph: result.graph, isAlive: result.isAlive)
    let plan = planner.plan()

    if dryRun || !yes {
      let diff = try await UnifiedDiff.text(of: plan.edits, hasColor: console.hasColor)
      if !diff.isEmpty { console.print(diff) }
    }
    if dryRun {
      try report(RemovalSummary(ofDryRun: plan), console)
      return
    }
    // NB: no second look at the tree; the scan's build may have updated Package.resolved.
    if !force { try await tree.checkTracked(plan.edits.map(\.path)) }
    guard plan.edits.isEmpty || yes || Self.confirm(plan) else {
      console.print("nothing was changed")
      return
    }
    let summary = try await remover.apply(planner, to: findings, graph: result.graph)
    console.progress("")
    try report(summary, console)
  }

  /// What a baseline knows was accepted, and stays.
  private func selection(
    of findings: [Finding], _ configuration: ScanConfiguration
  ) throws -> [Finding] {
    let selected = RemovableRules.select(
      findings, naming: scan.rules.compactMap(DeadCodeRule.init(rawValue:)))
    guard let path = configuration.baseline else { return selected }
    return try Baseline.read(from: path).apply(to: selected).0
  }

  private func report(_ summary: RemovalSummary, _ console: Console) throws {
    console.print(summary.text)
    if !summary.kept.isEmpty { throw CommandExit.differences }
  }

  private static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  private static func confirm(_ plan: RemovalPlan) -> Bool {
    Console.standard.print(
      "Remove \(plan.removed.count) findings from \(plan.edits.count) files? [y/N]")
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}
