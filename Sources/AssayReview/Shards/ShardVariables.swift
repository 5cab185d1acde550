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
    var index: String
    var total: String
    /// The number of the first shard.
    var first: Int
  }

  private static let systems = [
    // GitLab: docs.gitlab.com/ci/variables/predefined_variables
    System(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
    // circleci.com/docs/parallelism-faster-jobs
    System(index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),
    // buildkite.com/docs/pipelines/configure/environment-variables
    System(index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    // Kubernetes tells an indexed job its index only.
    System(index: "JOB_COMPLETION_INDEX", total: "ASSAY_SHARD_TOTAL", first: 0),
  ]

  /// - Throws: `ShardError` where the variables name no shard that there can be, or two.
  package init(_ variables: [String: String]) throws(ShardError) {
    var found: (shard: Shard, source: String)?
    for system in Self.systems {
      guard let shard = try Self.shard(of: system, variables) else { continue }
      if let found, found.shard != shard {
        throw ShardError(.twoSystems(found.source, system.index))
      }
      found = found ?? (shard, system.index)
    }
    (shard, source) = (found?.shard, found?.source)
  }

  private static func shard(
    of system: System, _ variables: [String: String]
  ) throws(ShardError) -> Shard? {
    func value(_ name: String) -> String? {
      variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let index = value(system.index) else {
      // GitLab says that a job is one of one without numbering it.
      guard let total = value(system.total), total != "1" else { return nil }
      throw ShardError(.missingVariable(system.index, beside: system.total))
    }
    guard let total = value(system.total) else {
      throw ShardError(.missingVariable(system.total, beside: system.index))
    }
    guard let number = Shard.number(index), number < Int.max, let count = Shard.number(total),
      let shard = Shard(index: number + 1 - system.first, total: count)
    else {
      throw ShardError(.noSuchShard("\(system.index)=\(index)", "\(system.total)=\(total)"))
    }
    return shard
  }
}
