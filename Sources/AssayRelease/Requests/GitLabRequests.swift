// SPDX-License-Identifier: MIT

/// https://docs.gitlab.com/api/commits/#list-all-merge-requests-associated-with-a-commit
struct GitLabRequests: RequestHost {
  static let name = "GitLab"
  static let tokens = GitLabCredential.variables
  static let permission = "read_api"

  private var query: HostQuery

  init?(_ place: CodePlace) throws {
    var (api, project) = (place.event?.apiAddress, place.event?.project)
    if place.event?.host != GitLabCI.name {
      guard place.remote?.host == "gitlab.com" else { return nil }
      (api, project) = ("https://gitlab.com/api/v4", place.remote?.path)
    }
    guard let api, let project,
      let credential = try GitLabCredential.all(place.environment).first
    else { return nil }
    query = HostQuery(
      address: "\(api)/projects/\(HTTPRequest.escaped(project))", headers: [credential.header],
      secret: credential.secret, permission: Self.permission)
  }

  func answer(for commit: String, number: Int?, branch: String?) throws -> RequestAnswer {
    let list =
      try query.get("/repository/commits/\(commit)/merge_requests?state=merged")?.elements ?? []
    let merged = list.filter { request in
      request["state"].text == "merged"
        && (branch == nil || request["target_branch"].text == branch)
    }
    for request in merged where Self.mergedBy(request) == commit {
      return .merged(
        HostedRequest(
          number: try Self.number("iid", of: request), title: request["title"].text ?? "",
          body: request["description"].text ?? "",
          labels: request["labels"].elements.compactMap(\.text),
          author: request["author"]["name"].text))
    }
    return merged.first?["iid"].integer.map(RequestAnswer.part) ?? .direct
  }

  /// The commit that brought a request into its branch: the merge, the squash where that was moved
  /// forward, or the last commit of the request where nothing was made.
  private static func mergedBy(_ request: EventPayload) -> String? {
    request["merge_commit_sha"].text ?? request["squash_commit_sha"].text ?? request["sha"].text
  }
}
