// SPDX-License-Identifier: MIT

/// https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/
package enum BitbucketPipelines: Host {
  package static let name = "Bitbucket Pipelines"

  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    guard environment["BITBUCKET_BUILD_NUMBER"] != nil else { return nil }
    var event = HostEvent(host: name)
    event.commit = environment["BITBUCKET_COMMIT"]
    event.branch = environment["BITBUCKET_BRANCH"]
    event.project = environment["BITBUCKET_REPO_FULL_NAME"]
    event.webAddress = event.project.map { "https://bitbucket.org/" + $0 }
    guard let number = environment.number("BITBUCKET_PR_ID") else { return event }
    event.number = number
    event.branch = environment["BITBUCKET_PR_DESTINATION_BRANCH"]
    event.isMerged = false
    return event
  }
}
