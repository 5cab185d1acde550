// SPDX-License-Identifier: MIT

/// The shard that the variables of a CI system name.
///
/// It is only asked for `--shard auto`: GitLab sets the same variables for `parallel:matrix`, whose
/// jobs are no parts of one run.
package struct ShardVariables {
  /// Nil where no system names one.
  package let shard: Shard?
  /// The variable that names it.
  package let source: String?

  private struct System {
    /// The first of them that is set counts.
    var indexes: [String]
    var total: String
    /// The number of the first shard.
    var first: Int
  }

  private static let systems = [
    // GitLab: docs.gitlab.com/ci/variables/predefined_variables
    System(indexes: ["CI_NODE_INDEX"], total: "CI_NODE_TOTAL", first: 1),
    // circleci.com/docs/parallelism-faster-jobs
    System(indexes: ["CIRCLE_NODE_INDEX"], total: "CIRCLE_NODE_TOTAL", first: 0),
    // buildkite.com/docs/pipelines/configure/environment-variables
    System(
      indexes: ["BUILDKITE_PARALLEL_JOB"], total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    // Kubernetes tells an indexed job its index only, and GitHub a job of a matrix nothing: a
    // workflow sets both from `strategy.job-index` and `strategy.job-total`.
    System(
      indexes: ["ASSAY_SHARD_INDEX", "JOB_COMPLETION_INDEX"], total: "ASSAY_SHARD_TOTAL", first: 0),
  ]

  /// - Throws: `ShardError` where the variables name no shard that there can be, or two.
  package init(_ variables: [String: String]) throws(ShardError) {
    var found: (shard: Shard, source: String)?
    for system in Self.systems {
      guard let next = try Self.shard(of: system, variables) else { continue }
      if let found, found.shard != next.shard {
        throw ShardError(.twoSystems(found.source, next.source))
      }
      found = found ?? next
    }
    (shard, source) = (found?.shard, found?.source)
  }

  private static func shard(
    of system: System, _ variables: [String: String]
  ) throws(ShardError) -> (shard: Shard, source: String)? {
    func value(_ name: String) -> String? {
      variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let source = system.indexes.first(where: { value($0) != nil }),
      let index = value(source)
    else {
      // GitLab says that a job is one of one without numbering it.
      guard let total = value(system.total), total != "1" else { return nil }
      throw ShardError(.missingVariable(system.indexes[0], beside: system.total))
    }
    guard let total = value(system.total) else {
      throw ShardError(.missingVariable(system.total, beside: source))
    }
    guard let number = Shard.number(index), number < Int.max, let count = Shard.number(total),
      let shard = Shard(index: number + 1 - system.first, total: count)
    else {
      throw ShardError(.noSuchShard("\(source)=\(index)", "\(system.total)=\(total)"))
    }
    return (shard, source)
  }
}
