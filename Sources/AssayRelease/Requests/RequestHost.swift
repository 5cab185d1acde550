// SPDX-License-Identifier: MIT

/// What a host knows of a request that was merged.
package struct HostedRequest: Hashable, Sendable {
  var number: Int
  var title: String
  var body: String
  var labels: [String] = []
  /// Who proposed the change; nil where the host does not say.
  var author: String?
}

/// What a host says of a commit.
enum RequestAnswer: Hashable, Sendable {
  /// The commit merged this request.
  case merged(HostedRequest)
  /// The commit came with a request whose merge is a later commit, as a rebase makes it.
  case part(of: Int)
  /// No request merged it.
  case direct
}

/// A service that keeps requests. Each is a file of its own.
protocol RequestHost: Sendable {
  /// As messages call it.
  static var name: String { get }
  /// Variables that may hold a token, for messages; the first that is set is used.
  static var tokens: [String] { get }
  /// What the token must allow, for messages.
  static var permission: String { get }

  /// nil where nothing says that the repository is of this host.
  init?(_ place: CodePlace) throws

  /// Asks for the request that a commit merged.
  ///
  /// - Parameters:
  ///   - number: that the commit's message names; it may be of an issue, or of another repository.
  ///   - branch: that was merged into; nil where it is not known.
  /// - Throws: `ReleaseError` where the host cannot be asked.
  func answer(for commit: String, number: Int?, branch: String?) throws -> RequestAnswer
}

extension RequestHost {
  /// The number of a request that was merged.
  ///
  /// - Throws: `ReleaseError` where the host gives none: messages and notes would name another
  ///   request.
  static func number(_ key: String, of request: EventPayload) throws -> Int {
    guard let number = request[key].integer else {
      throw ReleaseError(
        .hostFailed,
        "\(name) answers with a merged request that has no number ('\(key)'), so it is not an answer of its API; "
          + "check the address of the API")
    }
    return number
  }
}

/// What tells where the repository's code is kept.
struct CodePlace: Sendable {
  /// Of the pipeline; nil outside of one.
  var event: HostEvent?
  var environment: HostEnvironment
  /// The address of the clone's remote.
  var remote: RemoteAddress?

  /// The first of some variables that is set.
  ///
  /// - Throws: `ReleaseError` for a text that would break out of a header.
  func token(_ names: [String]) throws -> String? {
    try HostToken.first(names, environment)
  }
}

/// A remote's address in parts: `git@host:owner/name.git`, `ssh://…` and `https://…` alike.
struct RemoteAddress: Hashable, Sendable {
  var host: String
  /// Without a slash at the start, and without `.git`.
  var path: String

  /// nil for a folder of this machine.
  init?(_ text: String) {
    var rest = text[...]
    if let scheme = rest.range(ofFirst: "://") {
      let name = rest[..<scheme.lowerBound]
      guard ["http", "https", "ssh", "git"].contains(name) else { return nil }
      rest = rest[scheme.upperBound...]
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      var authority = rest[..<slash]
      if let at = authority.lastIndex(of: "@") { authority = authority[at...].dropFirst() }
      host = FirstWord.lowercased(authority.prefix { $0 != ":" })
      path = String(rest[slash...].drop { $0 == "/" })
    } else {
      guard let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") else { return nil }
      var authority = rest[..<colon]
      if let at = authority.lastIndex(of: "@") { authority = authority[at...].dropFirst() }
      host = FirstWord.lowercased(authority)
      path = String(rest[colon...].dropFirst().drop { $0 == "/" })
    }
    while path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix(".git") { path.removeLast(4) }
    guard !host.isEmpty, !path.isEmpty else { return nil }
  }
}

/// A token from the environment.
enum HostToken {
  /// The token of the first variable that is set; nil where none is.
  ///
  /// - Throws: as `value`.
  static func first(_ names: [String], _ environment: HostEnvironment) throws -> String? {
    for name in names {
      if let token = try value(name, environment) { return token }
    }
    return nil
  }

  /// nil where the variable is not set.
  ///
  /// - Throws: `ReleaseError` for a text that is no token: it goes into a line of a header.
  static func value(_ name: String, _ environment: HostEnvironment) throws -> String? {
    guard let token = environment[name] else { return nil }
    let isGood = token.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
    if isGood { return token }
    throw ReleaseError(
      .invalidConfiguration, "\(name) contains characters that tokens never have; set it again")
  }
}

/// A question to a host's interface.
struct HostQuery: Sendable {
  var address: String
  var headers: [String]
  var secret: String
  /// That the token needs, for messages.
  var permission: String

  /// - Parameters:
  ///   - path: behind the address.
  ///   - missing: statuses that say that there is no such thing.
  /// - Returns: nil for those.
  /// - Throws: `ReleaseError` for any other answer.
  func get(_ path: String, missing: [Int] = [], body: [UInt8]? = nil) throws -> EventPayload? {
    let answer = try HTTPRequest(
      address: address + path, headers: headers, secret: secret, body: body
    ).answer()
    if missing.contains(answer.status) { return nil }
    try answer.check([200], doing: "asking for the request of a commit", permission: permission)
    do {
      return try EventPayload.read(answer.text)
    } catch {
      throw ReleaseError(.hostFailed, "'\(address)' answers with something that is not JSON")
    }
  }
}
