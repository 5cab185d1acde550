// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whether a run is of a request from a fork, whose code writes nothing that others trust.
///
/// Where a host says that a run is of a request, and not whose, the request counts as a fork's.
package struct ForkedRequest {
  /// The variable that tells; nil for no such request.
  package let source: String?

  /// - Parameter read: reads the file of an event; nil where it cannot.
  package init(_ variables: [String: String], read: (String) -> [UInt8]?) {
    func value(_ name: String) -> String? {
      variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    /// A repository of the request and one of the run that differ.
    func differ(_ request: String, _ own: String) -> Bool {
      guard let request = value(request) else { return false }
      return value(own).map { Self.repository($0) != Self.repository(request) } ?? true
    }
    var source: String?
    // docs.github.com/actions/reference/workflows-and-actions/variables; Gitea and Forgejo too.
    if let event = value("GITHUB_EVENT_NAME"), event.hasPrefix("pull_request"),
      Self.isOfFork(value("GITHUB_EVENT_PATH").flatMap(read))
    {
      source = "GITHUB_EVENT_PATH"
    }
    // docs.gitlab.com/ci/variables/predefined_variables
    if differ("CI_MERGE_REQUEST_SOURCE_PROJECT_ID", "CI_MERGE_REQUEST_PROJECT_ID") {
      source = "CI_MERGE_REQUEST_SOURCE_PROJECT_ID"
    }
    // circleci.com/docs/variables: set for requests from forks alone.
    if value("CIRCLE_PR_REPONAME") != nil { source = "CIRCLE_PR_REPONAME" }
    // buildkite.com/docs/pipelines/configure/environment-variables
    if differ("BUILDKITE_PULL_REQUEST_REPO", "BUILDKITE_REPO") {
      source = "BUILDKITE_PULL_REQUEST_REPO"
    }
    // learn.microsoft.com/azure/devops/pipelines/build/variables
    if value("SYSTEM_PULLREQUEST_ISFORK")?.lowercased() == "true" {
      source = "SYSTEM_PULLREQUEST_ISFORK"
    }
    // docs.bitrise.io/en/bitrise-ci/references/available-environment-variables.html
    if differ("BITRISEIO_PULL_REQUEST_REPOSITORY_URL", "GIT_REPOSITORY_URL") {
      source = "BITRISEIO_PULL_REQUEST_REPOSITORY_URL"
    }
    // The branch source plugin of Jenkins.
    if value("CHANGE_FORK") != nil { source = "CHANGE_FORK" }
    self.source = source
  }

  private struct Event: Decodable {
    struct Request: Decodable {
      struct Side: Decodable {
        struct Repository: Decodable { var full_name: String }
        /// Nil where the fork is gone.
        var repo: Repository?
      }
      var head: Side
      var base: Side
    }
    var pull_request: Request
  }

  private static func isOfFork(_ bytes: [UInt8]?) -> Bool {
    guard let bytes else { return true }
    do {
      let request = try JSONDecoder().decode(Event.self, from: Data(bytes)).pull_request
      guard let head = request.head.repo, let base = request.base.repo else { return true }
      return head.full_name != base.full_name
    } catch {
      return true
    }
  }

  /// `github.com/owner/name` of an address, however git writes it.
  private static func repository(_ address: String) -> String {
    var text = address[...]
    if let end = text.firstRange(of: "://")?.upperBound { text = text[end...] }
    if let end = text.firstIndex(of: "@") { text = text[end...].dropFirst() }
    if text.hasSuffix("/") { text = text.dropLast() }
    if text.hasSuffix(".git") { text = text.dropLast(4) }
    return text.replacing(":", with: "/").lowercased()
  }
}
