// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// https://docs.github.com/actions/reference/workflows-and-actions/variables and the events'
/// payloads.
package enum GitHubActions: Host {
  package static let name = "GitHub Actions"

  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
    var event = HostEvent(host: name)
    event.commit = environment["GITHUB_SHA"]
    event.branch = environment["GITHUB_BASE_REF"] ?? BranchName.of(environment["GITHUB_REF"])
    event.project = environment["GITHUB_REPOSITORY"]
    event.apiAddress = environment["GITHUB_API_URL"] ?? "https://api.github.com"
    if let project = event.project {
      event.webAddress = (environment["GITHUB_SERVER_URL"] ?? "https://github.com") + "/" + project
    }
    guard let data = try environment.file(named: "GITHUB_EVENT_PATH") else { return event }
    let payload = try payload(data, path: environment["GITHUB_EVENT_PATH"] ?? "")
    let request = payload["pull_request"]
    let group = payload["merge_group"]
    if case .object = request {
      read(request, into: &event)
    } else if case .object = group {
      // https://docs.github.com/webhooks/webhook-events-and-payloads#merge_group
      event.isMerged = false
      event.commit = group["head_sha"].text ?? event.commit
      event.branch = BranchName.of(group["base_ref"].text) ?? event.branch
      event.number = group["head_ref"].text.flatMap(queuedNumber)
    } else if environment["GITHUB_EVENT_NAME"] == "push", let after = payload["after"].text {
      // The title comes from the commit's message; the payload's is cut for some clients.
      event.commit = after
    }
    return event
  }

  private static func payload(_ data: Data, path: String) throws -> EventPayload {
    let advice = "run this in a workflow, or pass --title and --commit"
    let payload: EventPayload
    do {
      payload = try EventPayload.read(data)
    } catch {
      throw ReleaseError(
        .invalidConfiguration, "GITHUB_EVENT_PATH names '\(path)', which is not JSON; \(advice)")
    }
    guard case .object = payload else {
      throw ReleaseError(
        .invalidConfiguration, "GITHUB_EVENT_PATH names '\(path)', which has no event; \(advice)")
    }
    return payload
  }

  /// 12 of `refs/heads/gh-readonly-queue/main/pr-12-<hash>`: the request that the queue put last on
  /// this commit. Those before it have commits and checks of their own.
  private static func queuedNumber(_ reference: String) -> Int? {
    guard reference.hasPrefix("refs/heads/gh-readonly-queue/"),
      let name = reference.split(separator: "/").last, name.hasPrefix("pr-")
    else { return nil }
    return Int(name.dropFirst(3).prefix { $0 != "-" })
  }

  static func read(_ request: EventPayload, into event: inout HostEvent) {
    event.title = request["title"].text
    event.body = request["body"].text
    event.number = request["number"].integer
    event.author = request["user"]["login"].text
    event.labels = request["labels"].elements.compactMap { $0["name"].text }
    // NB: a request that was closed without a merge has a merge_commit_sha too: that of the merge
    // which GitHub tried.
    event.isMerged = request["merged"].bool ?? false
    event.branch = request["base"]["ref"].text ?? event.branch
    if event.isMerged == true, let commit = request["merge_commit_sha"].text {
      event.commit = commit
    }
  }
}
