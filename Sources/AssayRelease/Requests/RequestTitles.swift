// SPDX-License-Identifier: MIT

internal import Synchronization

/// What each commit that is to be released merged: the host's word where it can be asked, and the
/// message where that settles it.
package final class RequestTitles: Sendable {
  /// What is known of a commit.
  enum Told: Hashable, Sendable {
    case request(HostedRequest)
    /// Without a number or an author; from the message.
    case message
    /// A commit that merged no request.
    case direct
    /// A commit of a request that a later commit merged.
    case part(of: Int)
    /// Why nobody knows.
    case unknown(String)
  }

  /// More than these are not asked for at once.
  private static let limit = 250

  private struct State {
    var host: Host?
    var told: [String: Told] = [:]
    var failure: String?
    var asked = 0
  }

  /// Where requests are kept.
  private enum Host {
    case host(any RequestHost)
    /// The repository's host is known, and no token is given for it.
    case silent(String)
    /// No host that is known: the messages are all there is.
    case messages
  }

  private let environment: HostEnvironment
  private let event: HostEvent?
  private let state = Mutex(State())

  /// - Parameter event: of the pipeline; nil outside of one.
  package init(_ event: HostEvent?, environment: HostEnvironment) {
    self.event = event
    self.environment = environment
  }

  /// Messages alone, and nobody is asked.
  package convenience init() {
    self.init(nil, environment: HostEnvironment([:]))
    state.withLock { $0.host = .messages }
  }

  /// What is known already, without a question; nil for nothing.
  package func known(_ commit: String) -> HostedRequest? {
    state.withLock { state in
      if case .request(let request) = state.told[commit] { request } else { nil }
    }
  }

  /// - Parameters:
  ///   - branch: that was merged into.
  ///   - readsLabels: whether labels decide, which no message has.
  func told(
    _ commit: HistoryCommit, branch: String?, readsLabels: Bool, repository: GitRepository
  ) throws -> Told {
    // What the tagger made itself merged nothing.
    if commit.releasedFor != nil { return .direct }
    return try state.withLock { state in
      if let told = state.told[commit.hash] { return told }
      let host = try state.host ?? self.host(repository)
      state.host = host
      let told = try Self.ask(host, commit, branch: branch, readsLabels: readsLabels, &state)
      state.told[commit.hash] = told
      return told
    }
  }

  private static func ask(
    _ host: Host, _ commit: HistoryCommit, branch: String?, readsLabels: Bool,
    _ state: inout State
  ) throws -> Told {
    let message = commit.message
    switch host {
    case .messages:
      if message.evidence == .plain { return .direct }
      if readsLabels {
        return .unknown(
          "labels decide, its message has none, and no host was asked; pass a token of the host (GITHUB_TOKEN, for example)"
        )
      }
      if message.evidence == .untitled {
        return .unknown(
          "its message does not have the title, and no host was asked; pass a token of the host (GITHUB_TOKEN, for example)"
        )
      }
      return .message
    case .silent(let problem): return settled(message, readsLabels, problem)
    case .host(let host):
      if let failure = state.failure { return settled(message, readsLabels, failure) }
      guard state.asked < limit else {
        return settled(
          message, readsLabels,
          "more than \(limit) commits have no tag, and the host is not asked for so many; tag the oldest ones first"
        )
      }
      state.asked += 1
      do throws(ReleaseError) {
        switch try answer(host, commit, branch) {
        case .merged(let request): return .request(request)
        case .part(let number): return .part(of: number)
        case .direct: return .direct
        }
      } catch {
        // One that does not answer is not asked again.
        state.failure = error.message
        return settled(message, readsLabels, error.message)
      }
    }
  }

  private static func answer(
    _ host: any RequestHost, _ commit: HistoryCommit, _ branch: String?
  ) throws(ReleaseError) -> RequestAnswer {
    do {
      return try host.answer(for: commit.hash, number: commit.message.number, branch: branch)
    } catch let error as ReleaseError {
      throw error
    } catch {
      throw ReleaseError(.hostFailed, "\(error)")
    }
  }

  /// What a message proves of a commit whose host is known and sent no title.
  private static func settled(
    _ message: MergeMessage, _ readsLabels: Bool, _ problem: String
  ) -> Told {
    if readsLabels { return .unknown(problem) }
    return message.evidence == .title ? .message : .unknown(problem)
  }

  private static let hosts: [any RequestHost.Type] = [
    GitHubRequests.self, GiteaRequests.self, GitLabRequests.self, BitbucketCloudRequests.self,
    BitbucketDataCenterRequests.self, AzureRequests.self,
  ]

  private func host(_ repository: GitRepository) throws -> Host {
    // Outside of a pipeline and without a token, nobody can be asked.
    if event == nil, !Self.hosts.flatMap({ $0.tokens }).contains(where: { environment[$0] != nil })
    {
      return .messages
    }
    let place = CodePlace(
      event: event, environment: environment, remote: try repository.remoteAddress())
    for host in Self.hosts {
      if let made = try host.init(place) { return .host(made) }
    }
    // Outside of a pipeline a person looks at the plan, and messages are what that person sees.
    guard event != nil else { return .messages }
    guard let silent = Self.silent(place) else { return .messages }
    return .silent(
      "\(silent.name) was not asked, because \(silent.tokens.joined(separator: " or ")) is not set; "
        + "pass a token that allows '\(silent.permission)'")
  }

  /// The host whose repository this is, where no token is set for it.
  private static func silent(_ place: CodePlace) -> (any RequestHost.Type)? {
    switch place.event?.host {
    case GitHubActions.name: return GitHubRequests.self
    case GiteaActions.name: return GiteaRequests.self
    case GitLabCI.name: return GitLabRequests.self
    case BitbucketPipelines.name: return BitbucketCloudRequests.self
    default: break
    }
    if place.environment["BUILD_REPOSITORY_PROVIDER"] == "TfsGit" { return AzureRequests.self }
    if place.environment["BITBUCKET_SERVER_URL"] != nil { return BitbucketDataCenterRequests.self }
    switch place.remote?.host {
    case "github.com": return GitHubRequests.self
    case "gitlab.com": return GitLabRequests.self
    case "bitbucket.org": return BitbucketCloudRequests.self
    case "codeberg.org", "gitea.com": return GiteaRequests.self
    default: return nil
    }
  }
}
