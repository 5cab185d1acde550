// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What git meant when it failed, read from its messages (in English, for it is run so) and the
/// hosts'.
enum GitFailure {
  /// The reason, and what to do about it.
  ///
  /// - Parameter remote: as it is called, for messages; without credentials.
  static func error(_ errors: String, command: String, remote: String) -> ReleaseError {
    let text = FirstWord.lowercased(errors)
    for (reason, signs, remedy) in table
    where signs.contains(where: { text.range(ofFirst: $0) != nil }) {
      let said = firstWords(of: errors, signs: signs)
      let advice = reason == .denied ? self.remedy(ofDenied: command, text) ?? remedy : remedy
      return ReleaseError(
        reason, "git \(command) ('\(Printable.short(remote))'): \(said); \(advice)")
    }
    let said = firstWords(of: errors, signs: [])
    return ReleaseError(
      .toolFailed,
      "git \(command) ('\(Printable.short(remote))') failed: \(said.isEmpty ? "it said nothing" : said); remove the "
        + "cause and run this again")
  }

  /// Nil for a push.
  ///
  /// - Parameter text: git's, in lower case.
  private static func remedy(ofDenied command: String, _ text: String) -> String? {
    if command == "push" { return nil }
    let isOfFile =
      ["insufficient permission", ": permission denied"].contains {
        text.range(ofFirst: $0) != nil
      } && text.range(ofFirst: "(publickey") == nil
    // A partial clone asks its remote in any command.
    return readingCommands.contains(command) || !isOfFile
      ? readingRemedy : "give this user permission to read and write the folder of the clone"
  }

  private static let readingCommands: Set<String> = ["ls-remote", "fetch"]

  private static let readingRemedy =
    "let git read the remote: keep the credentials of the checkout (GitHub: 'permissions: contents: read', or write to "
    + "push tags, and no 'persist-credentials: false'), or sign in with a token that may read"

  // In this order: a refusal by a rule is also called "declined" and "rejected", and a closed
  // connection follows a refused login.
  private static let table: [(ReleaseError.Reason, [String], String)] = [
    (
      .hostFailed, ["no space left on device", "disk quota exceeded", "unable to write file"],
      "the disk is full where this was written; make room there and run this again"
    ),
    (
      .invalidConfiguration, ["does not support --atomic"],
      "this host does not support atomic pushes, which floating tags and version files need; turn them off"
    ),
    (
      .protected,
      [
        // GitHub: rulesets, and the older protections of branches and tags.
        "gh013", "gh006", "repository rule violations", "protected tag", "protected branch",
        "creations being restricted",
        // GitLab: "You are not allowed to create this tag as it is protected."
        "as it is protected", "protected from",
      ],
      "a rule of the host forbids this; let the account of this job bypass it (bypass list, or "
        + "'allowed to create' of protected tags)"
    ),
    (
      .protected, ["hook declined"],
      "a hook of the host refused it; do what it asks for, or let the account of this job pass"
    ),
    (
      .denied,
      [
        "permission denied", "permission to ", "authentication failed", "could not read username",
        "could not read password", "terminal prompts disabled", "error: 403", "error: 401",
        "returned error: 403", "you are not allowed to", "access denied", "insufficient permission",
        "not authorized", "unauthorized", "write access to repository not granted",
        "dubious ownership", "repository not found", "host key verification failed",
        "resource not accessible", "read-only",
      ],
      "give this job write permission (GitHub: 'permissions: contents: write'), or sign in with a token "
        + "that may"
    ),
    (
      .shallow, ["shallow update not allowed", "shallow file has changed"],
      "fetch the full history ('fetch-depth: 0'), or pass --unshallow"
    ),
    (
      .invalidConfiguration,
      [
        "does not appear to be a git repository", "no such remote", "is not a valid tag name",
        "not a valid ref name", "invalid refspec", "no configured push destination",
        "bad config line", "no such device or address",
      ],
      "check that --remote names a remote of this clone ('git remote -v')"
    ),
    (
      .network,
      [
        "could not resolve", "connection refused", "connection timed out", "connection reset",
        "operation timed out", "unable to access", "rpc failed", "early eof", "hung up",
        "empty reply", "could not read from remote repository", "network is unreachable",
        "no route to host", "unexpected disconnect", "broken pipe", "http 5", "error: 50",
        "transfer closed", "protocol error", "bad line length", "unable to connect",
        "remote end", "expected flush", "expected 'packfile'", "invalid index-pack output",
      ],
      "check that the remote can be reached, and run this again; nothing was left half done"
    ),
  ]

  /// The lines that say it, without git's prefix and without credentials: the host's own words
  /// where there are some.
  private static func firstWords(of errors: String, signs: [String]) -> String {
    let lines = errors.split(whereSeparator: \.isNewline).filter { !$0.isEmpty }
    let hosted = lines.filter { $0.hasPrefix("remote:") }.map { line in
      var text = line.dropFirst(7).drop { $0 == " " || $0 == "\t" }
      while text.last == " " || text.last == "\t" { text = text.dropLast() }
      return String(text)
    }.filter { text in text.contains { $0.isLetter } }
    if !hosted.isEmpty {
      let words = hosted.prefix(4).joined(separator: " / ")
      return "the host says: " + Printable.short(Redaction.withoutCredentials(words), limit: 400)
    }
    let telling = lines.first { line in
      let text = FirstWord.lowercased(line)
      return signs.contains { text.range(ofFirst: $0) != nil }
    }
    let fatal = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }
    let line = telling ?? fatal ?? lines.first ?? ""
    return Printable.short(Redaction.withoutCredentials(String(line)), limit: 300)
  }
}

/// Keeps secrets out of messages.
enum Redaction {
  /// A text with stars in the place of a secret.
  static func without(_ secret: String, in text: Substring) -> String {
    var result = ""
    var rest = text
    while !secret.isEmpty, let found = rest.range(ofFirst: secret) {
      result += rest[..<found.lowerBound] + "***"
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  /// `https://user:secret@host/` as `https://host/`.
  static func withoutCredentials(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let scheme = rest.range(ofFirst: "://") {
      result += rest[..<scheme.upperBound]
      rest = rest[scheme.upperBound...]
      let authority = rest.prefix { !"/ '\"\n?#".contains($0) }
      if let at = authority.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    }
    return result + rest
  }
}
