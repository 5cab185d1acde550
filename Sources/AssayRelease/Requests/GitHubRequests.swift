// SPDX-License-Identifier: MIT

/// https://docs.github.com/rest/pulls/pulls and
/// https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit
struct GitHubRequests: RequestHost {
  static let name = "GitHub"
  static let tokens = ["GITHUB_TOKEN", "GH_TOKEN"]
  static let permission = "pull-requests: read"

  private var query: HostQuery

  init?(_ place: CodePlace) throws {
    var (api, project) = (place.event?.apiAddress, place.event?.project)
    if place.event?.host != GitHubActions.name {
      guard place.remote?.host == "github.com" else { return nil }
      (api, project) = ("https://api.github.com", place.remote?.path)
    }
    guard let api, let project, let token = try place.token(Self.tokens) else { return nil }
    query = HostQuery(
      address: "\(api)/repos/\(project)",
      headers: [
        "Authorization: Bearer \(token)", "Accept: application/vnd.github+json",
        "X-GitHub-Api-Version: 2022-11-28",
      ], secret: token, permission: Self.permission)
  }

  func answer(for commit: String, number: Int?, branch: String?) throws -> RequestAnswer {
    // By its number first: the list of a commit's requests may come a moment later than the merge.
    if let number, let request = try query.get("/pulls/\(number)", missing: [404]),
      request["merged_at"].text != nil, request["merge_commit_sha"].text == commit
    {
      return .merged(Self.request(request, number))
    }
    let list = try query.get("/commits/\(commit)/pulls?per_page=100")?.elements ?? []
    let merged = list.filter { request in
      request["merged_at"].text != nil
        && (branch == nil || request["base"]["ref"].text == branch)
    }
    for request in merged where request["merge_commit_sha"].text == commit {
      return .merged(Self.request(request, try Self.number("number", of: request)))
    }
    return merged.first?["number"].integer.map(RequestAnswer.part) ?? .direct
  }

  /// A request that is not merged yet.
  func open(_ number: Int) throws -> HostedRequest {
    guard let request = try query.get("/pulls/\(number)", missing: [404]) else {
      throw ReleaseError(
        .hostFailed,
        "GitHub does not have the request \(number), or the token may not see it; pass a token that allows "
          + "'\(Self.permission)'")
    }
    return Self.request(request, number)
  }

  private static func request(_ value: EventPayload, _ number: Int) -> HostedRequest {
    HostedRequest(
      number: number, title: value["title"].text ?? "", body: value["body"].text ?? "",
      labels: value["labels"].elements.compactMap { $0["name"].text },
      author: value["user"]["login"].text)
  }
}
