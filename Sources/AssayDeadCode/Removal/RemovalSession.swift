// SPDX-License-Identifier: MIT

internal import AssayFindings

/// A removal from the scan to the summary, with the question that a person answers on the way.
package struct RemovalSession: Sendable {
  package struct Options: Sendable {
    /// Rules whose findings are removed; empty for all that are removed without being named.
    package var rules: [DeadCodeRule] = []
    /// Shows the changes and makes none.
    package var isDryRun = false
    /// Shows the changes and asks before they are made.
    package var asksFirst = true
    /// Goes on where git cannot undo the changes.
    package var isForced = false
    package var skipsInitialBuild = false
    package var hasColor = false
    package var verification = Verification.build

    package init() {}
  }

  private let scanner: DeadCodeScanner
  private let options: Options

  private var root: String { scanner.root }
  private var configuration: ScanConfiguration { scanner.configuration }
  private var builder: SwiftPackageBuilder {
    SwiftPackageBuilder(
      root: root, scratchPath: configuration.scratchPath, arguments: configuration.buildArguments)
  }

  /// - Parameter scanner: of a package by its real path, because the compiler names files by it.
  package init(scanner: DeadCodeScanner, options: Options) {
    self.scanner = scanner
    self.options = options
  }

  /// Restores the files of an interrupted removal; returns their paths.
  ///
  /// - Throws: `RemovalError`.
  package func undo() throws -> [String] {
    try RemovalJournal(root: root, scratchPath: builder.scratchPath).undo()
  }

  /// - Parameters:
  ///   - show: gets the changes as a diff, where they are shown.
  ///   - confirm: whether the plan's changes are made, where a person is asked.
  /// - Returns: nil if the person declined.
  package func run(
    show: (String) -> Void, confirm: (RemovalPlan) -> Bool
  ) async throws -> RemovalSummary? {
    // First, because after an interrupted removal the tree is never clean.
    try RemovalJournal(root: root, scratchPath: builder.scratchPath).checkSettled()
    let tree = GitWorkTree(root: root)
    // Before the scan, which may take long.
    if !options.isForced, !options.isDryRun { try await tree.checkClean() }
    let result = try await scanner.scan()
    let findings = try selection(of: result.report.findings)
    let unsure = options.rules.isEmpty ? RemovableRules.unsure(result.report.findings) : 0
    var removerOptions = Remover.Options()
    removerOptions.skipsInitialBuild = options.skipsInitialBuild
    removerOptions.verification = options.verification
    let remover = Remover(
      root: root, scratchPath: builder.scratchPath, builder: builder, verifier: verifier,
      options: removerOptions, progress: scanner.progress)
    let planner = remover.planner(for: findings, graph: result.graph, isAlive: result.isAlive)
    let plan = planner.plan()
    scanner.progress("")

    if options.isDryRun || options.asksFirst {
      show(try await UnifiedDiff.text(of: plan.edits, hasColor: options.hasColor))
    }
    if options.isDryRun {
      var summary = RemovalSummary(ofDryRun: plan)
      summary.unsure = unsure
      return summary
    }
    // NB: no second look at the tree; the scan's build may have updated Package.resolved.
    if !options.isForced { try await tree.checkTracked(plan.edits.map(\.path)) }
    guard plan.edits.isEmpty || !options.asksFirst || confirm(plan) else { return nil }
    var summary = try await remover.apply(planner, to: findings, graph: result.graph)
    summary.unsure = unsure
    scanner.progress("")
    return summary
  }

  private var verifier: (any PackageBuilder)? {
    switch options.verification {
    case .build: nil
    case .tests: SwiftTestRunner(builder: builder)
    case .command(let line): ShellCommandRunner(root: root, command: line)
    }
  }

  /// What a baseline knows was accepted, and stays.
  private func selection(of findings: [Finding]) throws -> [Finding] {
    let selected = RemovableRules.select(findings, naming: options.rules)
    guard let path = configuration.baseline else { return selected }
    return try Baseline.read(from: path).apply(to: selected).0
  }
}
