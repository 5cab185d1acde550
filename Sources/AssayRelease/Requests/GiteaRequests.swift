// SPDX-License-Identifier: MIT

/// Gitea and Forgejo: "Get the merged pull request of the commit" of
/// https://docs.gitea.com/api/1.24/
struct GiteaRequests: RequestHost {
  static let name = "Gitea"
  static let tokens = ["GITEA_TOKEN", "FORGEJO_TOKEN", "GITHUB_TOKEN"]
  static let permission = "read:repository"

  private var query: HostQuery

  init?(_ place: CodePlace) throws {
    var (api, project) = (place.event?.apiAddress, place.event?.project)
    if place.event?.host != GiteaActions.name {
      guard place.remote?.host == "codeberg.org" || place.remote?.host == "gitea.com",
        let remote = place.remote
      else { return nil }
      (api, project) = ("https://\(remote.host)/api/v1", remote.path)
    }
    guard let api, let project, let token = try place.token(Self.tokens) else { return nil }
    query = HostQuery(
      address: "\(api)/repos/\(project)", headers: ["Authorization: token \(token)"],
      secret: token, permission: Self.permission)
  }

  func answer(for commit: String, number: Int?, branch: String?) throws -> RequestAnswer {
    guard let request = try query.get("/commits/\(commit)/pull", missing: [404]) else {
      // NB: a repository that the token may not see answers the same.
      _ = try query.get("")
      return .direct
    }
    guard let number = request["number"].integer, request["merged"].bool == true,
      branch == nil || request["base"]["ref"].text == branch
    else { return .direct }
    guard request["merge_commit_sha"].text == commit else { return .part(of: number) }
    return .merged(
      HostedRequest(
        number: number, title: request["title"].text ?? "", body: request["body"].text ?? "",
        labels: request["labels"].elements.compactMap { $0["name"].text },
        author: request["user"]["login"].text))
  }
}
