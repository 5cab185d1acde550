// SPDX-License-Identifier: MIT

/// What a host says of the run: fields that it does not tell are nil.
package struct HostEvent: Hashable, Sendable {
  package var host: String
  package var title: String?
  package var body: String?
  package var labels: [String] = []
  package var number: Int?
  /// false for a request that was closed, or is still open.
  package var isMerged: Bool?
  package var commit: String?
  /// Who proposed the change.
  package var author: String?
  /// The branch that was merged into.
  package var branch: String?
  /// `https://host/owner/name`
  package var webAddress: String?
  /// Of the host's interface.
  package var apiAddress: String?
  /// `owner/name`, or the number of a GitLab project.
  package var project: String?

  init(host: String) {
    self.host = host
  }
}

/// A service that runs pipelines. Each is a file of its own.
package protocol Host: Sendable {
  /// As messages call it.
  static var name: String { get }
  /// What the host says; nil where this is another one.
  static func event(in environment: HostEnvironment) throws -> HostEvent?
}

package enum HostList {
  package static let all: [any Host.Type] = [
    // Before GitHub's, whose variables it has too.
    GiteaActions.self, GitHubActions.self, GitLabCI.self, Bitrise.self, AzurePipelines.self,
    BitbucketPipelines.self,
    CircleCI.self, Buildkite.self, Jenkins.self,
  ]

  /// nil on a machine that is none of a host's.
  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    for host in all {
      if let event = try host.event(in: environment) { return event }
    }
    return nil
  }
}

enum BranchName {
  /// `refs/heads/main` and `origin/main` as `main`; nil for another kind of reference.
  static func of(_ reference: String?) -> String? {
    guard let reference else { return nil }
    if reference.hasPrefix("refs/heads/") { return String(reference.dropFirst(11)) }
    return reference.hasPrefix("refs/") ? nil : reference
  }
}
