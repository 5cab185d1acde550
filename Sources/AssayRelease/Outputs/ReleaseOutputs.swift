// SPDX-License-Identifier: MIT

/// What a run gives to the pipeline, by name.
package struct ReleaseOutputs: Hashable, Sendable {
  package var tag: String
  /// Of all packages of a monorepo that have one on this commit, with spaces between.
  package var tags: String
  package var version: String
  /// Of the title; empty where it did not matter.
  package var bump: String
  package var previousTag: String
  package var commit: String
  package var channel: String
  package var package: String
  /// Whether this run made the tag.
  package var isNew: Bool
  package var reason: String
  package var notes: String

  package init(_ plan: ReleasePlan, created: [ReleasePlan.Step], notes: String = "") {
    // A request that asks for no release may release others, whose jobs were dropped.
    let last = plan.tag == nil ? created.last : nil
    tag = last?.tag ?? plan.tag ?? ""
    tags = tag
    version = (last?.version ?? plan.version)?.description ?? ""
    bump = (plan.steps.last ?? created.last)?.bump.rawValue ?? ""
    previousTag = plan.latest?.name ?? ""
    commit = last?.commit ?? plan.commit
    channel = plan.channel.name
    package = plan.package ?? ""
    isNew = last != nil || created.contains { $0.commit == plan.commit }
    reason = isNew ? "tagged" : plan.reason
    self.notes = notes
  }

  /// In the order in which they are written.
  var fields: [(name: String, value: String)] {
    [
      ("tag", tag), ("tags", tags), ("version", version), ("bump", bump),
      ("previous-tag", previousTag),
      ("commit", commit), ("channel", channel), ("package", package),
      ("new-release", isNew ? "true" : "false"), ("reason", reason), ("notes", notes),
    ]
  }

  /// `ASSAY_RELEASE_PREVIOUS_TAG`: the names of variables.
  var variables: [(name: String, value: String)] {
    fields.map { field in
      let name = field.name.utf8.map { byte -> UInt8 in
        byte == 0x2D ? 0x5F : (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
      }
      return ("ASSAY_RELEASE_" + String(decoding: name, as: UTF8.self), field.value)
    }
  }
}

/// Where a host takes values from a step. Each is a file of its own.
protocol OutputChannel: Sendable {
  /// Writes the values; does nothing on another host.
  static func write(_ outputs: ReleaseOutputs, in environment: HostEnvironment) throws
    -> OutputEffect
}

/// What was done with the outputs.
enum OutputEffect: Hashable, Sendable {
  case none
  case written
  /// To be printed, for the host reads the log.
  case print(String)
}

package enum OutputChannelList {
  static let all: [any OutputChannel.Type] = [
    GitHubOutput.self, GitHubStepSummary.self, GitLabDotenv.self, BitriseEnvman.self,
    AzureVariables.self,
  ]

  /// - Returns: lines for the log.
  package static func write(
    _ outputs: ReleaseOutputs, in environment: HostEnvironment
  ) throws -> [String] {
    var lines: [String] = []
    for channel in all {
      if case .print(let text) = try channel.write(outputs, in: environment) {
        lines.append(text)
      }
    }
    return lines
  }
}
