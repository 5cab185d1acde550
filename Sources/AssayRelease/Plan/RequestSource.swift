// SPDX-License-Identifier: MIT

/// Puts together what was merged: what the user says, then what the host says, then what the clone
/// shows.
package struct RequestSource: Sendable {
  package var title: String?
  var body: String?
  var labels: [String]
  var number: Int?
  var commit: String?
  var branch: String?
  var promotes: Bool
  /// Takes a request that is still open, to see what it would release.
  var allowsUnmerged: Bool

  package init(
    title: String? = nil, body: String? = nil, labels: [String] = [], number: Int? = nil,
    commit: String? = nil, branch: String? = nil, promotes: Bool = false,
    allowsUnmerged: Bool = false
  ) {
    self.title = title
    self.body = body
    self.labels = labels
    self.number = number
    self.commit = commit
    self.branch = branch
    self.promotes = promotes
    self.allowsUnmerged = allowsUnmerged
  }

  /// - Throws: `ReleaseError`, not merged.
  package func request(_ event: HostEvent?) throws -> MergedRequest {
    if let event, event.isMerged == false, !allowsUnmerged, commit == nil {
      let request = event.number.map { "request \($0)" } ?? "this request"
      throw ReleaseError(
        .notMerged,
        "\(event.host) says that \(request) is not merged, so there is nothing to tag; run this when it is "
          + "merged, or use --allow-unmerged to see what it would release")
    }
    return MergedRequest(
      commit: commit ?? event?.commit ?? "HEAD", title: title ?? event?.title,
      body: body ?? event?.body ?? "", labels: labels.isEmpty ? event?.labels ?? [] : labels,
      number: number ?? event?.number, branch: branch ?? event?.branch, promotes: promotes,
      author: event?.author)
  }
}
