// SPDX-License-Identifier: MIT

/// https://developer.atlassian.com/cloud/bitbucket/rest/api-group-pullrequests/
struct BitbucketCloudRequests: RequestHost {
  static let name = "Bitbucket Cloud"
  static let tokens = ["BITBUCKET_TOKEN"]
  static let permission = "pullrequest"

  private var query: HostQuery

  init?(_ place: CodePlace) throws {
    var project = place.event?.project
    if place.event?.host != BitbucketPipelines.name {
      guard place.remote?.host == "bitbucket.org" else { return nil }
      project = place.remote?.path
    }
    guard let project, let token = try place.token(Self.tokens) else { return nil }
    let api = place.environment["BITBUCKET_API_URL"] ?? "https://api.bitbucket.org/2.0"
    query = HostQuery(
      address: "\(api)/repositories/\(project)", headers: ["Authorization: Bearer \(token)"],
      secret: token, permission: Self.permission)
  }

  func answer(for commit: String, number: Int?, branch: String?) throws -> RequestAnswer {
    if let number, let request = try query.get("/pullrequests/\(number)", missing: [404]),
      Self.isMerged(request, by: commit, branch)
    {
      return .merged(Self.request(request, number))
    }
    let list = try query.get("/commit/\(commit)/pullrequests?pagelen=50")?["values"].elements
    var part: Int?
    for entry in list ?? [] {
      // The list holds links; each request is asked for by itself.
      guard let number = entry["id"].integer,
        let request = try query.get("/pullrequests/\(number)", missing: [404])
      else { continue }
      if Self.isMerged(request, by: commit, branch) {
        return .merged(Self.request(request, number))
      }
      if request["state"].text == "MERGED",
        branch == nil || request["destination"]["branch"]["name"].text == branch
      {
        part = part ?? number
      }
    }
    return part.map(RequestAnswer.part) ?? .direct
  }

  private static func isMerged(
    _ request: EventPayload, by commit: String, _ branch: String?
  ) -> Bool {
    // The hash is written with its first twelve signs.
    guard request["state"].text == "MERGED",
      let hash = request["merge_commit"]["hash"].text, hash.utf8.count >= 12
    else { return false }
    return commit.hasPrefix(hash)
      && (branch == nil || request["destination"]["branch"]["name"].text == branch)
  }

  private static func request(_ value: EventPayload, _ number: Int) -> HostedRequest {
    HostedRequest(
      number: number, title: value["title"].text ?? "", body: value["description"].text ?? "",
      author: value["author"]["display_name"].text)
  }
}
