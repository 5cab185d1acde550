// SPDX-License-Identifier: MIT

/// "Pull Request Query" of https://learn.microsoft.com/rest/api/azure/devops/git/
struct AzureRequests: RequestHost {
  static let name = "Azure Repos"
  static let tokens = ["SYSTEM_ACCESSTOKEN"]
  static let permission = "Code: read"

  private var query: HostQuery

  init?(_ place: CodePlace) throws {
    let environment = place.environment
    // NB: Azure Pipelines also builds repositories of other hosts.
    guard place.event?.host == AzurePipelines.name,
      environment["BUILD_REPOSITORY_PROVIDER"] == "TfsGit",
      let collection = environment["SYSTEM_COLLECTIONURI"],
      let project = environment["SYSTEM_TEAMPROJECTID"],
      let repository = environment["BUILD_REPOSITORY_ID"],
      let token = try place.token(Self.tokens)
    else { return nil }
    let base = collection.hasSuffix("/") ? collection : collection + "/"
    query = HostQuery(
      address: base + HTTPRequest.escaped(project) + "/_apis/git/repositories/"
        + HTTPRequest.escaped(repository),
      headers: ["Authorization: Bearer \(token)"], secret: token, permission: Self.permission)
  }

  func answer(for commit: String, number: Int?, branch: String?) throws -> RequestAnswer {
    // The commit comes from git, and so is a number in base sixteen.
    let body =
      #"{"queries":[{"type":"lastMergeCommit","items":["\#(commit)"]},"#
      + #"{"type":"commit","items":["\#(commit)"]}]}"#
    let answer = try query.get("/pullrequestquery?api-version=7.1", body: Array(body.utf8))
    var part: Int?
    for result in answer?["results"].elements ?? [] {
      for request in result[commit].elements {
        guard request["status"].text == "completed",
          let number = request["pullRequestId"].integer,
          branch == nil || BranchName.of(request["targetRefName"].text) == branch
        else { continue }
        guard request["lastMergeCommit"]["commitId"].text == commit else {
          part = part ?? number
          continue
        }
        return .merged(
          HostedRequest(
            number: number, title: request["title"].text ?? "",
            body: request["description"].text ?? "",
            labels: request["labels"].elements.compactMap { $0["name"].text },
            author: request["createdBy"]["displayName"].text))
      }
    }
    return part.map(RequestAnswer.part) ?? .direct
  }
}
