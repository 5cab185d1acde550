// SPDX-License-Identifier: MIT

/// https://circleci.com/docs/reference/variables/
package enum CircleCI: Host {
  package static let name = "CircleCI"

  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    guard environment["CIRCLECI"] == "true" else { return nil }
    var event = HostEvent(host: name)
    event.commit = environment["CIRCLE_SHA1"]
    event.branch = environment["CIRCLE_BRANCH"]
    if let owner = environment["CIRCLE_PROJECT_USERNAME"],
      let repository = environment["CIRCLE_PROJECT_REPONAME"]
    {
      event.project = owner + "/" + repository
    }
    // A branch with an open request: its head is not what is released.
    guard let address = environment["CIRCLE_PULL_REQUEST"] else { return event }
    event.number = address.split(separator: "/").last.flatMap { Int($0) }
    event.isMerged = false
    return event
  }
}
