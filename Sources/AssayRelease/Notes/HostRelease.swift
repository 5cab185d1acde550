// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A release page of the host, made through its interface.
package struct HostRelease: Hashable, Sendable {
  package var tag: String
  package var name: String
  package var notes: String
  package var isPrerelease: Bool
  /// Whether it is the one that the host shows first; the release of an older line is not.
  package var isLatest: Bool
  /// Whether only people who may write see it, until somebody publishes it.
  package var isDraft = false
  /// Files that go with it. It is published when all of them have arrived.
  package var assets: [String] = []

  package init(tag: String, name: String, notes: String, isPrerelease: Bool, isLatest: Bool) {
    self.tag = tag
    self.name = name
    self.notes = notes
    self.isPrerelease = isPrerelease
    self.isLatest = isLatest
  }

  package enum Effect: Hashable, Sendable {
    case made
    case wasThere
  }

  /// Makes the page, unless the tag has one.
  ///
  /// - Throws: `ReleaseError`; the token is in no message.
  package func publish(_ event: HostEvent?, environment: HostEnvironment) throws -> Effect {
    switch event?.host {
    case GitHubActions.name: return try publishOnGitHub(event, environment)
    case GitLabCI.name: return try publishOnGitLab(event, environment)
    default:
      throw ReleaseError(
        .invalidConfiguration,
        "release pages can be created from GitHub Actions and GitLab CI only; omit --publish, or "
          + "set the variables of that host")
    }
  }

  /// https://docs.github.com/rest/releases/releases
  private func publishOnGitHub(
    _ event: HostEvent?, _ environment: HostEnvironment
  ) throws -> Effect {
    guard let token = try HostToken.first(GitHubRequests.tokens, environment) else {
      throw Self.missing(GitHubRequests.tokens)
    }
    guard let api = event?.apiAddress, let project = event?.project else {
      throw Self.missing(["GITHUB_REPOSITORY"])
    }
    let address = "\(api)/repos/\(project)/releases"
    let headers = [
      "Authorization: Bearer \(token)", "Accept: application/vnd.github+json",
      "X-GitHub-Api-Version: 2022-11-28",
    ]
    let there = try HTTPRequest(
      address: "\(address)/tags/\(HTTPRequest.escaped(tag))", headers: headers, secret: token
    ).answer()
    if there.status == 200 { return .wasThere }
    try there.check([404], doing: "asking for the release \(tag)")
    let isHeld = isDraft || !assets.isEmpty
    if isHeld {
      // A draft is found by no tag. One that another run left half done is for people to look at.
      let list = try HTTPRequest(
        address: "\(address)?per_page=100", headers: headers, secret: token
      ).answer()
      try list.check([200], doing: "asking for drafts")
      let drafts = try EventPayload.read(list.text).elements
      if drafts.contains(where: { $0["tag_name"].text == tag }) { return .wasThere }
    }
    let made = try HTTPRequest(
      address: address, headers: headers, secret: token,
      body: Self.json([
        "tag_name": .text(tag), "name": .text(name), "body": .text(notes),
        "prerelease": .flag(isPrerelease), "make_latest": .text(isLatest ? "true" : "false"),
        "draft": .flag(isHeld),
      ])
    ).answer()
    // 422: another job was faster.
    if made.status == 422 && made.text.range(ofFirst: "already_exists") != nil { return .wasThere }
    try made.check([201], doing: "creating the release \(tag)")
    if !assets.isEmpty {
      try upload(to: EventPayload.read(made.text), api: api, headers: headers, token: token)
    }
    if isHeld && !isDraft {
      guard let number = try EventPayload.read(made.text)["id"].integer else {
        throw ReleaseError(
          .hostFailed,
          "creating the release \(tag): the host does not say the number of the draft; publish it by hand"
        )
      }
      let published = try HTTPRequest(
        address: "\(address)/\(number)", headers: headers, secret: token,
        body: Self.json([
          "draft": .flag(false), "make_latest": .text(isLatest ? "true" : "false"),
        ]), method: "PATCH"
      ).answer()
      try published.check([200], doing: "publishing the release \(tag)")
    }
    return .made
  }

  /// https://docs.github.com/rest/releases/assets#upload-a-release-asset
  private func upload(
    to page: EventPayload, api: String, headers: [String], token: String
  ) throws {
    // `https://uploads.github.com/…/assets{?name,label}`
    let address = String((page["upload_url"].text ?? "").prefix { $0 != "{" })
    let hosts = [RemoteAddress(api + "/x")?.host, RemoteAddress(address)?.host]
    // NB: the token goes to the host that it is for, whatever an answer names.
    guard hosts[1] != nil,
      hosts[0] == hosts[1] || hosts == ["api.github.com", "uploads.github.com"]
    else {
      throw ReleaseError(
        .hostFailed,
        "creating the release \(tag): the host names no address of its own for assets; add them by hand"
      )
    }
    for asset in assets {
      let name = asset.split(separator: "/").last.map(String.init) ?? asset
      let answer = try HTTPRequest(
        address: "\(address)?name=\(HTTPRequest.escaped(name))", headers: headers, secret: token,
        file: asset
      ).answer()
      try answer.check(
        [201], doing: "adding '\(Printable.short(name, limit: 60))' to the release \(tag)")
    }
  }

  /// https://docs.gitlab.com/api/releases/
  private func publishOnGitLab(
    _ event: HostEvent?, _ environment: HostEnvironment
  ) throws -> Effect {
    guard let api = event?.apiAddress, let project = event?.project else {
      throw Self.missing(["CI_PROJECT_ID"])
    }
    if isDraft || !assets.isEmpty {
      throw ReleaseError(
        .invalidConfiguration,
        "GitLab has no drafts, and assets there are links; omit --draft and --asset")
    }
    let credentials = try GitLabCredential.all(environment)
    for (index, credential) in credentials.enumerated() {
      let made = try HTTPRequest(
        address: "\(api)/projects/\(HTTPRequest.escaped(project))/releases",
        headers: [credential.header], secret: credential.secret,
        body: Self.json([
          "tag_name": .text(tag), "name": .text(name), "description": .text(notes),
        ])
      ).answer()
      // 409: the release exists.
      if made.status == 409 { return .wasThere }
      // A token that is only for pushing may not use the API, where a job's own token may.
      if [401, 403].contains(made.status), index + 1 < credentials.count { continue }
      let tried = credentials[...index].map(\.variable).joined(separator: " or ")
      try made.check(
        [201], doing: "creating the release \(tag)", permission: "api, in \(tried)")
      return .made
    }
    throw Self.missing(GitLabCredential.variables)
  }

  private enum Value: Encodable {
    case text(String)
    case flag(Bool)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .flag(let flag): try container.encode(flag)
      }
    }
  }

  private static func json(_ fields: [String: Value]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return [UInt8](try encoder.encode(fields))
  }

  private static func missing(_ names: [String]) -> ReleaseError {
    ReleaseError(
      .invalidConfiguration,
      "\(names.joined(separator: " or ")) is not set, but the API of the host requires it; "
        + "pass it in the environment of the step"
    )
  }
}
