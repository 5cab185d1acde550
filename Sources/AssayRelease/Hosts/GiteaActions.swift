// SPDX-License-Identifier: MIT

/// Actions of Gitea and Forgejo, whose variables and events are GitHub's:
/// https://docs.gitea.com/usage/actions/variables
package enum GiteaActions: Host {
  package static let name = "Gitea Actions"

  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    guard
      environment["GITEA_ACTIONS"] == "true" || environment["FORGEJO_ACTIONS"] == "true",
      var event = try GitHubActions.event(in: environment)
    else { return nil }
    event.host = name
    return event
  }
}
