// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Searches for a plan that builds, with as few builds as the compiler's errors allow.
///
/// After a failed build, `BuildBlame` names the removals to undo, and the rest is planned and built
/// again. Each round undoes at least one removal. If the errors blame none, all removals are undone
/// and added again in halves, until every group either builds or is a single finding.
struct RemovalSearch {
  let planner: RemovalPlanner
  let findings: [Finding]
  let graph: SourceGraph
  let root: String
  let options: Remover.Options
  let builder: any PackageBuilder
  let progress: @Sendable (String) -> Void
  private(set) var builds = 0

  init(
    planner: RemovalPlanner, findings: [Finding], graph: SourceGraph, root: String,
    options: Remover.Options, builder: any PackageBuilder,
    progress: @escaping @Sendable (String) -> Void
  ) {
    self.planner = planner
    self.findings = findings
    self.graph = graph
    self.root = root
    self.options = options
    self.builder = builder
    self.progress = progress
  }

  /// Builds and undoes the blamed removals until a build succeeds.
  mutating func settle(_ run: inout RemovalRun) async throws -> RemovalPlan {
    var excluded: [Int: String] = [:]
    var plan = planner.plan()
    while !plan.edits.isEmpty {
      let outcome = try await build()
      if outcome.succeeded { return plan }
      let errors = CompilerError.parse(outcome.output, root: root)
      let removed = indices(of: plan)
      if builds >= options.maximumBuilds {
        let reason = "not tried again after \(builds) failed builds; \(Self.words(of: errors))"
        for index in removed { excluded[index] = reason }
      } else {
        let blame = BuildBlame(
          findings: findings, removed: removed, edits: plan.edits, graph: graph,
          touching: { [planner] in planner.findings(touching: $0) })
        let blamed = widened(blame.blamed(for: errors), removed)
        if blamed.isEmpty {
          return try await bisect(removed, excluded, Self.words(of: errors), &run)
        }
        excluded.merge(blamed) { first, _ in first }
      }
      plan = planner.plan(excluding: excluded)
      try run.write(plan)
    }
    return plan
  }

  /// Adds groups of findings to what is known to build, and halves those that do not build.
  private mutating func bisect(
    _ candidates: [Int], _ excluded: [Int: String], _ message: String, _ run: inout RemovalRun
  ) async throws -> RemovalPlan {
    var excluded = excluded
    for index in candidates { excluded[index] = "the build fails without it: \(message)" }
    let middle = candidates.count / 2
    var waiting = candidates.count < 2 ? [] : [candidates[middle...], candidates[..<middle]]
    while let group = waiting.popLast() {
      guard builds < options.maximumBuilds else { break }
      var trial = excluded
      for index in group { trial[index] = nil }
      try run.write(planner.plan(excluding: trial))
      if try await build().succeeded {
        excluded = trial
      } else if group.count > 1 {
        let middle = group.startIndex + group.count / 2
        waiting += [group[middle...], group[..<middle]]
      }
    }
    let plan = planner.plan(excluding: excluded)
    try run.write(plan)
    return plan
  }

  private mutating func build() async throws -> BuildOutcome {
    builds += 1
    progress("build \(builds) of the edited sources")
    return try await builder.build()
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

  private static func words(of errors: [CompilerError]) -> String {
    errors.first.map { "\($0.path):\($0.line): \($0.message)" }
      ?? "the build does not say where its error is"
  }
}
