// SPDX-License-Identifier: MIT

/// https://learn.microsoft.com/azure/devops/pipelines/build/variables
package enum AzurePipelines: Host {
  package static let name = "Azure Pipelines"

  package static func event(in environment: HostEnvironment) throws -> HostEvent? {
    guard environment["TF_BUILD"].map(FirstWord.lowercased) == "true" else { return nil }
    var event = HostEvent(host: name)
    event.commit = environment["BUILD_SOURCEVERSION"]
    event.branch = BranchName.of(environment["BUILD_SOURCEBRANCH"])
    event.webAddress = environment["BUILD_REPOSITORY_URI"].map(Redaction.withoutCredentials)
    let number =
      environment.number("SYSTEM_PULLREQUEST_PULLREQUESTNUMBER")
      ?? environment.number("SYSTEM_PULLREQUEST_PULLREQUESTID")
    guard let number else { return event }
    event.number = number
    event.branch = BranchName.of(environment["SYSTEM_PULLREQUEST_TARGETBRANCH"])
    event.isMerged = false
    return event
  }
}
