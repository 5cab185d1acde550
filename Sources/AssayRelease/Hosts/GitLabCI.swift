// SPDX-License-Identifier: MIT

/// https://docs.gitlab.com/ci/variables/predefined_variables/
///
/// GitLab starts no pipeline for "merged" as such: the branch's pipeline runs on the merge commit,
/// whose message holds the title.
package enum GitLabCI: Host {
  package static let name = "GitLab CI"

  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    guard environment["GITLAB_CI"] == "true" else { return nil }
    var event = HostEvent(host: name)
    event.commit = environment["CI_COMMIT_SHA"]
    event.branch = environment["CI_COMMIT_BRANCH"]
    event.webAddress = environment["CI_PROJECT_URL"]
    event.apiAddress = environment["CI_API_V4_URL"]
    event.project = environment["CI_PROJECT_ID"]
    guard let number = environment.number("CI_MERGE_REQUEST_IID") else { return event }
    event.number = number
    event.title = environment["CI_MERGE_REQUEST_TITLE"]
    event.body = environment["CI_MERGE_REQUEST_DESCRIPTION"]
    event.branch = environment["CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]
    event.labels = (environment["CI_MERGE_REQUEST_LABELS"] ?? "").split(separator: ",")
      .map(String.init)
    // A pipeline of a merge request runs before the merge.
    event.isMerged = false
    return event
  }
}
