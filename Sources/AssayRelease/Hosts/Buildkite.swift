// SPDX-License-Identifier: MIT

/// https://buildkite.com/docs/pipelines/configure/environment-variables
package enum Buildkite: Host {
  package static let name = "Buildkite"

  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    guard environment["BUILDKITE"] == "true" else { return nil }
    var event = HostEvent(host: name)
    // `HEAD` for a build that was started by hand.
    event.commit = environment["BUILDKITE_COMMIT"]
    event.branch = environment["BUILDKITE_BRANCH"]
    guard let number = environment.number("BUILDKITE_PULL_REQUEST") else { return event }
    event.number = number
    event.branch = environment["BUILDKITE_PULL_REQUEST_BASE_BRANCH"]
    event.labels = (environment["BUILDKITE_PULL_REQUEST_LABELS"] ?? "").split(separator: ",")
      .map(String.init)
    event.isMerged = false
    return event
  }
}
