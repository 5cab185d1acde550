// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Searches for a plan that builds, with as few builds as the compiler's errors allow.
///
/// After a failed build, `BuildBlame` names the removals to undo, and the rest is planned and built
/// again. Each round undoes at least one removal. Where the errors do not name the one to blame,
/// all that may be are undone and added again in halves, until every group either builds or is a
/// single finding. Each finding that is kept has the error of the build that failed without it.
///
/// What builds must then pass the verification. If it does not, all is undone and added again in
/// the same way, so that only what turns the verification red by itself stays.
struct RemovalSearch {
  let planner: RemovalPlanner
  let findings: [Finding]
  let graph: SourceGraph
  let root: String
  let options: Remover.Options
  let builder: any PackageBuilder
  let verifier: (any PackageBuilder)?
  let progress: @Sendable (String) -> Void
  private(set) var builds = 0
  private var checks = 0
  /// By the findings that were removed: what is known of those sources.
  private var known: [[Int]: Trial] = [:]

  /// What a build of some removals, and the verification after it, came to.
  private enum Trial {
    case passed
    /// Why, as a reason for what is kept.
    case failed(String)
  }

  init(
    planner: RemovalPlanner, findings: [Finding], graph: SourceGraph, root: String,
    options: Remover.Options, builder: any PackageBuilder, verifier: (any PackageBuilder)? = nil,
    progress: @escaping @Sendable (String) -> Void
  ) {
    self.planner = planner
    self.findings = findings
    self.graph = graph
    self.root = root
    self.options = options
    self.builder = builder
    self.verifier = verifier
    self.progress = progress
  }

  /// Builds and verifies until both succeed; the disk then is what the plan says.
  mutating func settle(_ run: inout RemovalRun) async throws -> RemovalPlan {
    let (plan, excluded) = try await settleBuild(&run)
    guard let verifier, !plan.edits.isEmpty else { return plan }
    let removed = indices(of: plan)
    guard case .failed(let reason) = try await verify(with: verifier) else { return plan }
    // What has built is not verified yet.
    known = [removed: .failed(reason)]
    var without = excluded
    for index in removed { without[index] = "not tried by itself; \(reason)" }
    return try await bisect([removed], without, &run, until: .verified).0
  }

  /// Builds and undoes the blamed removals until a build succeeds, then adds again what was undone
  /// on suspicion alone.
  private mutating func settleBuild(
    _ run: inout RemovalRun
  ) async throws -> (RemovalPlan, excluded: [Int: String]) {
    var excluded: [Int: String] = [:]
    var suspects: [[Int]] = []
    var plan = planner.plan()
    while !plan.edits.isEmpty {
      let outcome = try await build()
      if outcome.succeeded { break }
      let failure = BuildFailure(output: outcome.output, root: root)
      let removed = indices(of: plan)
      if builds >= options.maximumBuilds {
        let reason = "not tried again after \(builds) failed builds; \(failure.words)"
        for index in removed { excluded[index] = reason }
      } else {
        let blame = BuildBlame(
          findings: findings, removed: removed, edits: plan.edits, graph: graph,
          touching: { [planner] in planner.findings(touching: $0) })
        let (named, groups) = blame.judgment(of: failure)
        excluded.merge(widened(named, removed)) { first, _ in first }
        // Where nothing is blamed, anything may be.
        let isUnclear = named.isEmpty && groups.isEmpty
        for group in isUnclear ? [removed] : groups {
          suspects.append(group)
          for index in group { excluded[index] = unproven(failure) }
        }
      }
      plan = planner.plan(excluding: excluded)
      try await write(plan, &run)
    }
    guard !suspects.isEmpty else { return (plan, excluded) }
    return try await bisect(suspects, excluded, &run)
  }

  /// How far a trial goes.
  private enum Goal {
    case built, verified
  }

  private func unproven(_ failure: BuildFailure) -> String {
    "not tried by itself; the build failed: \(failure.words)"
  }

  /// Adds groups of findings to what is known to pass, and halves those that do not pass.
  private mutating func bisect(
    _ suspects: [[Int]], _ excluded: [Int: String], _ run: inout RemovalRun,
    until goal: Goal = .built
  ) async throws -> (RemovalPlan, excluded: [Int: String]) {
    var excluded = excluded
    // A group as a whole has just failed; its halves may not.
    var waiting = suspects.flatMap { group in Self.halves(group[...]) }
    while let group = waiting.popLast() {
      var trial = excluded
      for index in group { trial[index] = nil }
      let plan = planner.plan(excluding: trial)
      let removed = indices(of: plan)
      // A group whose other half has passed is what failed before.
      var outcome = known[removed]
      if outcome == nil { outcome = try await attempt(plan, goal, &run) }
      guard let outcome else { break }
      known[removed] = outcome
      switch outcome {
      case .passed: excluded = trial
      case .failed(let reason):
        if group.count > 1 {
          waiting += Self.halves(group)
        } else {
          for index in group { excluded[index] = reason }
        }
      }
    }
    let plan = planner.plan(excluding: excluded)
    try await write(plan, &run)
    return (plan, excluded)
  }

  /// Nil if there were too many already.
  private mutating func attempt(
    _ plan: RemovalPlan, _ goal: Goal, _ run: inout RemovalRun
  ) async throws -> Trial? {
    guard goal == .verified ? checks < options.maximumChecks : builds < options.maximumBuilds
    else { return nil }
    try await write(plan, &run)
    let outcome = try await build()
    guard outcome.succeeded else {
      let failure = BuildFailure(output: outcome.output, root: root)
      return .failed("the build fails without it: \(failure.words)")
    }
    guard goal == .verified, let verifier else { return .passed }
    return try await verify(with: verifier)
  }

  private mutating func verify(with verifier: any PackageBuilder) async throws -> Trial {
    checks += 1
    progress("check \(checks) of the edited sources")
    let outcome = try await verifier.build()
    try Task.checkCancellation()
    if outcome.succeeded { return .passed }
    let words = TestFailure.words(in: outcome.output)
    return .failed("\(options.verification.subject) fails without it: \(words)")
  }

  /// The last first; of a single one, itself.
  private static func halves(_ group: ArraySlice<Int>) -> [ArraySlice<Int>] {
    if group.count < 2 { return group.isEmpty ? [] : [group] }
    let middle = group.startIndex + group.count / 2
    return [group[middle...], group[..<middle]]
  }

  private func write(_ plan: RemovalPlan, _ run: inout RemovalRun) async throws {
    try await builder.waitForEdits()
    try run.write(plan)
  }

  private mutating func build() async throws -> BuildOutcome {
    builds += 1
    progress("build \(builds) of the edited sources")
    let outcome = try await builder.build()
    // A build that was stopped proves nothing about the sources.
    try Task.checkCancellation()
    return outcome
  }

  /// The findings that a plan removes by edits of their own.
  private func indices(of plan: RemovalPlan) -> [Int] {
    let removed = Set(plan.removed)
    return findings.indices.filter { removed.contains(findings[$0]) }
  }

  /// A restored declaration needs the declarations around it, so these are restored as well.
  private func widened(_ blamed: [Int: String], _ removed: [Int]) -> [Int: String] {
    var result = blamed
    for index in blamed.keys.sorted() {
      let location = findings[index].location
      guard let focus = location.focus ?? location.range?.start else { continue }
      for other in removed where result[other] == nil {
        let around = findings[other].location
        guard around.path == location.path, around.range?.contains(focus) == true else { continue }
        result[other] = blamed[index]
      }
    }
    return result
  }
}
