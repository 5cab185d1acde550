// SPDX-License-Identifier: MIT

/// The request in a merge queue that a job is for: the event of a merge group has its number and
/// nothing else of it.
package enum QueuedRequest {
  /// The event with what GitHub says of the request; as it is where the event is another.
  ///
  /// - Throws: `ReleaseError`, cannot tell, where GitHub does not say.
  package static func complete(
    _ event: HostEvent?, environment: HostEnvironment
  ) throws -> HostEvent? {
    guard var event, event.host == GitHubActions.name, event.title == nil,
      event.isMerged == false
    else { return event }
    guard let number = event.number else {
      throw ReleaseError(
        .cannotTell,
        "cannot tell the title: the merge group names no request; pass the title with --title")
    }
    let place = CodePlace(event: event, environment: environment, remote: nil)
    do {
      guard let host = try GitHubRequests(place) else {
        throw ReleaseError(
          .hostFailed,
          "\(GitHubRequests.tokens.joined(separator: " or ")) is not set; pass a token that allows "
            + "'\(GitHubRequests.permission)'")
      }
      let request = try host.open(number)
      event.title = request.title
      event.body = request.body
      event.labels = request.labels
      event.author = request.author
      return event
    } catch let error as ReleaseError {
      throw ReleaseError(
        .cannotTell,
        "cannot tell the title of request \(number) in the merge queue: \(error.message), or the title with "
          + "--title")
    }
  }
}
