// SPDX-License-Identifier: MIT

/// https://www.jenkins.io/doc/book/pipeline/jenkinsfile/#using-environment-variables; `CHANGE_`
/// variables are of the multibranch plugins.
package enum Jenkins: Host {
  package static let name = "Jenkins"

  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    guard environment["JENKINS_URL"] != nil else { return nil }
    var event = HostEvent(host: name)
    event.commit = environment["GIT_COMMIT"]
    let local = environment["GIT_BRANCH"].map {
      $0.hasPrefix("origin/") ? String($0.dropFirst(7)) : $0
    }
    event.branch = environment["BRANCH_NAME"] ?? local
    guard let number = environment.number("CHANGE_ID") else { return event }
    event.number = number
    event.title = environment["CHANGE_TITLE"]
    event.branch = environment["CHANGE_TARGET"]
    event.isMerged = false
    return event
  }
}
