// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Takes findings out of the sources and makes sure that the package still builds: what the
/// compiler misses is put back.
struct Remover: Sendable {
  struct Options: Sendable {
    /// Skips the build before the first change, for callers that have just built.
    var skipsInitialBuild = false
    /// After so many failed builds everything that is not proven is put back.
    var maximumBuilds = 24
    var verification = Verification.build
    /// After so many runs of the verification everything that is not proven is put back.
    var maximumChecks = 64

    init() {}
  }

  /// Absolute path that the findings' paths are relative to.
  var root: String
  var options: Options
  var files: any RemovalFiles
  var builder: any PackageBuilder
  /// What must pass after each build that succeeds; nil for nothing.
  var verifier: (any PackageBuilder)?
  var journal: RemovalJournal
  var progress: @Sendable (String) -> Void

  init(
    root: String, scratchPath: String, builder: any PackageBuilder,
    verifier: (any PackageBuilder)? = nil, options: Options = Options(),
    files: any RemovalFiles = PosixRemovalFiles(),
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.root = root
    self.builder = builder
    self.verifier = verifier
    self.options = options
    self.files = files
    self.progress = progress
    journal = RemovalJournal(root: root, scratchPath: scratchPath, files: files)
  }

  /// Reads the sources and plans; changes nothing.
  func planner(
    for findings: [Finding], graph: SourceGraph = SourceGraph(), isAlive: [Bool] = []
  ) -> RemovalPlanner {
    RemovalPlanner(
      findings, graph: graph, isAlive: isAlive,
      tables: { [root] in StringTableFiles.paths(beside: $0, root: root) }
    ) { [root, files] path in
      // NB: files outside the package are somebody else's.
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
        throw Refusal("'\(path)' is outside the package")
      }
      try LinkFreePath.check(path, in: root)
      return try files.read(root + "/" + path).bytes
    }
  }

  /// Applies a planner's whole plan, builds, and puts back what the build misses.
  ///
  /// Ends with a package that builds, or throws with the sources as they were; so also if its task
  /// is canceled.
  func apply(
    _ planner: RemovalPlanner, to findings: [Finding], graph: SourceGraph = SourceGraph()
  ) async throws -> RemovalSummary {
    let plan = planner.plan()
    guard !plan.edits.isEmpty else { return RemovalSummary(plan, builds: 0) }
    let lock = try journal.lock()
    defer { withExtendedLifetime(lock) {} }
    if journal.exists { throw RemovalError.interruptedBefore(journal: journal.path) }
    if !options.skipsInitialBuild {
      progress("building before the removal")
      try checkBuilds(try await builder.build())
    }
    if let verifier {
      // What is red before cannot show who turned it red.
      progress("checking before the removal")
      try check(try await verifier.build(), of: verifier)
    }
    var run = try RemovalRun(plan: plan, root: root, files: files, journal: journal)
    do {
      try await builder.waitForEdits()
      try run.write(plan)
      var search = RemovalSearch(
        planner: planner, findings: findings, graph: graph, root: root, options: options,
        builder: builder, verifier: verifier, progress: progress)
      let final = try await search.settle(&run)
      try run.finish()
      var summary = RemovalSummary(final, builds: search.builds)
      summary.proof = RemovalProof(of: final.removed, by: options.verification, graph: graph)
      return summary
    } catch {
      try run.restore(after: error)
      throw error
    }
  }

  private func check(_ outcome: BuildOutcome, of verifier: any PackageBuilder) throws {
    try Task.checkCancellation()
    guard !outcome.succeeded else { return }
    throw RemovalError.checkFailsBefore(
      command: verifier.command, message: TestFailure.words(in: outcome.output))
  }

  private func checkBuilds(_ outcome: BuildOutcome) throws {
    guard !outcome.succeeded else { return }
    throw RemovalError.buildFailsBefore(
      command: builder.command, message: BuildFailure(output: outcome.output, root: root).words)
  }
}
