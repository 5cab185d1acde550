// SPDX-License-Identifier: MIT

/// `commits/{id}/pull-requests` of https://developer.atlassian.com/server/bitbucket/rest/
///
/// A server of the project's own has no name that tells its kind, so `BITBUCKET_SERVER_URL` does.
struct BitbucketDataCenterRequests: RequestHost {
  static let name = "Bitbucket Data Center"
  static let tokens = ["BITBUCKET_SERVER_TOKEN", "BITBUCKET_TOKEN"]
  static let permission = "REPO_READ"

  private var query: HostQuery

  init?(_ place: CodePlace) throws {
    guard let server = place.environment["BITBUCKET_SERVER_URL"], let remote = place.remote,
      let token = try place.token(Self.tokens)
    else { return nil }
    // `scm/PROJ/name` over HTTP, `PROJ/name` over SSH.
    let parts = remote.path.split(separator: "/").suffix(2).map(String.init)
    guard parts.count == 2 else { return nil }
    let base = server.hasSuffix("/") ? String(server.dropLast()) : server
    query = HostQuery(
      address: base + "/rest/api/1.0/projects/\(HTTPRequest.escaped(parts[0]))/repos/"
        + HTTPRequest.escaped(parts[1]),
      headers: ["Authorization: Bearer \(token)"], secret: token, permission: Self.permission)
  }

  func answer(for commit: String, number: Int?, branch: String?) throws -> RequestAnswer {
    let list = try query.get("/commits/\(commit)/pull-requests?limit=100")?["values"].elements ?? []
    let merged = list.filter { request in
      request["state"].text == "MERGED"
        && (branch == nil || request["toRef"]["displayId"].text == branch)
    }
    for request in merged {
      guard let number = request["id"].integer else { continue }
      // The list leaves out the merge, which the request by itself has.
      let whole =
        request["properties"]["mergeCommit"]["id"].text == nil
        ? try query.get("/pull-requests/\(number)") ?? request : request
      guard whole["properties"]["mergeCommit"]["id"].text == commit else { continue }
      return .merged(
        HostedRequest(
          number: number, title: whole["title"].text ?? "", body: whole["description"].text ?? "",
          author: whole["author"]["user"]["displayName"].text))
    }
    return merged.first?["id"].integer.map(RequestAnswer.part) ?? .direct
  }
}
