// SPDX-License-Identifier: MIT

/// A reference of the remote that a push makes or moves.
struct ReferenceUpdate: Hashable, Sendable {
  enum Condition: Hashable, Sendable {
    /// Never moves what is there.
    case create
    /// Moves it, if it still is what was listed; nil for nothing.
    case replace(String?)
    /// Goes forward only, as a branch does.
    case forward
  }

  /// The full name.
  var name: String
  var object: String
  var condition: Condition
}

enum PushOutcome: Hashable, Sendable {
  case done
  /// Somebody was faster. What git said, for a message.
  case overtaken(String)
}

extension GitRepository {
  /// Pushes all of the updates or none.
  ///
  /// - Throws: `ReleaseError` where the remote does not want this from us, or could not be asked:
  ///   then nothing is known, and the remote must be listed again.
  func push(_ updates: [ReferenceUpdate]) throws -> PushOutcome {
    // A hook of the clone is for people's pushes: a job's must not end with it.
    var arguments = ["push", "--porcelain", "--no-follow-tags", "--no-verify"]
    if updates.count > 1 { arguments.append("--atomic") }
    for update in updates {
      // A lease is for this name alone: a tag of a version is under none, and so is never moved.
      guard case .replace(let old) = update.condition else { continue }
      arguments.append("--force-with-lease=\(update.name):\(old ?? "")")
    }
    arguments += ["--", remote] + updates.map { "\($0.object):\($0.name)" }
    let result = try git(arguments)
    if result.succeeded { return .done }

    let said = result.errors + "\n" + result.text
    let error = GitFailure.error(
      said, command: "push", remote: Redaction.withoutCredentials(remote))
    if error.reason == .protected { throw error }
    let text = FirstWord.lowercased(said)
    if Self.overtakenSigns.contains(where: { text.range(ofFirst: $0) != nil }) {
      return .overtaken(error.message)
    }
    throw error
  }

  private static let overtakenSigns = [
    "already exists", "stale info", "cannot lock ref", "failed to update ref",
    "incorrect old value",
    "failed to lock", "unable to create", "fetch first", "non-fast-forward", "needs force",
    "reference conflict", "cannot be updated", "but expected",
  ]

  /// Makes a local tag; never moves one.
  func createLocalTag(_ name: String, object: String) throws {
    let none = String(repeating: "0", count: object.utf8.count)
    let result = try git(["update-ref", "--", "refs/tags/" + name, object, none])
    guard result.succeeded else {
      let text = FirstWord.lowercased(result.errors)
      if text.range(ofFirst: "already exists") != nil {
        if try localTag(name)?.object == object { return }
        throw ReleaseError(
          .exists,
          "the tag '\(name)' already exists in '\(folder)' and names something else; see 'git show "
            + "\(name)'")
      }
      throw GitFailure.error(result.errors, command: "update-ref", remote: folder)
    }
  }

  /// What a tag of this clone is, and the commit that it names; nil where there is none.
  func localTag(_ name: String) throws -> (object: String, commit: String)? {
    let result = try checked([
      "for-each-ref", "--format=%(refname) %(objectname) %(*objectname)", "refs/tags/" + name,
    ])
    for line in result.text.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      if parts.count >= 2, parts[0] == "refs/tags/" + name {
        return (parts[1], parts[parts.count - 1])
      }
    }
    return nil
  }
}
