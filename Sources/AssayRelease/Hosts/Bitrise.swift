// SPDX-License-Identifier: MIT

/// https://docs.bitrise.io/en/bitrise-ci/references/available-environment-variables.html
package enum Bitrise: Host {
  package static let name = "Bitrise"

  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    guard environment["BITRISE_IO"] == "true" else { return nil }
    var event = HostEvent(host: name)
    event.commit = environment["GIT_CLONE_COMMIT_HASH"] ?? environment["BITRISE_GIT_COMMIT"]
    event.branch = environment["BITRISE_GIT_BRANCH"]
    guard let number = environment.number("BITRISE_PULL_REQUEST") else { return event }
    event.number = number
    // The message of a pull request's build is the request's title and description.
    let message = MergeMessage(environment["BITRISE_GIT_MESSAGE"] ?? "")
    event.title = message.title.isEmpty ? nil : message.title
    event.body = message.body
    event.branch = environment["BITRISEIO_GIT_BRANCH_DEST"]
    event.isMerged = false
    return event
  }
}
