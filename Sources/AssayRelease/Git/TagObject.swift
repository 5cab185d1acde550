// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What kind of tag a release gets.
package enum TagKind: String, CaseIterable, Sendable {
  case lightweight
  case annotated
  /// With the key and the format (GPG or SSH) of git's configuration.
  case signed
}

extension GitRepository {
  /// Writes the object of a tag, and no reference.
  ///
  /// `git tag` alone signs as git's configuration says, but it makes a reference too, which a run
  /// that is killed would leave behind. So it works in a repository of its own for a moment, which
  /// shares the objects.
  /// - Returns: the object to push: the commit itself for a lightweight tag.
  func makeTag(
    _ name: String, on commit: String, kind: TagKind, message: String, gitFolder: String
  ) throws -> String {
    if kind == .lightweight { return commit }
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.path + "/assay-tag-" + UUID().uuidString
    let hash = commit.utf8.count == 64 ? "sha256" : "sha1"
    do {
      for part in ["/refs/tags", "/objects"] {
        try manager.createDirectory(atPath: folder + part, withIntermediateDirectories: true)
      }
      let configuration = """
        [core]
        \trepositoryformatversion = \(hash == "sha1" ? 0 : 1)
        \tbare = true
        \(hash == "sha1" ? "" : "[extensions]\n\tobjectformat = sha256\n")[include]
        \tpath = \(Self.quoted(gitFolder + "/config"))
        """
      try Data("ref: refs/heads/none\n".utf8).write(to: URL(filePath: folder + "/HEAD"))
      try Data((configuration + "\n[core]\n\tbare = true\n").utf8).write(
        to: URL(filePath: folder + "/config"))
    } catch {
      throw ReleaseError(
        .toolFailed,
        "cannot write to '\(folder)': \(error); set TMPDIR to a folder that can be written")
    }
    defer { removeQuietly(folder) }
    let variables: [String: String?] = [
      "GIT_DIR": folder, "GIT_OBJECT_DIRECTORY": gitFolder + "/objects",
    ]
    let sign = kind == .signed ? "--sign" : "--no-sign"
    let text = message.hasSuffix("\n") ? message : message + "\n"
    let made = try git(
      ["tag", "--annotate", sign, "--cleanup=verbatim", "--file=-", "--", name, commit],
      input: text, variables: variables)
    guard made.succeeded else { throw Self.tagError(made.errors, kind: kind, name: name) }
    let object = try checked(
      ["rev-parse", "--verify", "--quiet", "refs/tags/" + name], variables: variables
    ).line
    // NB: where ssh-keygen fails, git 2.39 exits with 0 and has made a tag without a signature.
    if kind == .signed, try !isSigned(object, message: text, variables) {
      throw Self.tagError(made.errors, kind: kind, name: name)
    }
    return object
  }

  /// Whether a signature follows the message: of OpenPGP, X.509 or SSH (gitformat-signature).
  private func isSigned(
    _ object: String, message: String, _ variables: [String: String?]
  ) throws -> Bool {
    let text = try checked(["cat-file", "tag", object], variables: variables).text
    guard let end = text.range(ofFirst: "\n\n" + message) else { return false }
    return text[end.upperBound...].hasPrefix("-----BEGIN ")
  }

  private func removeQuietly(_ folder: String) {
    // A leftover in the temporary folder harms nothing, and the release is more important.
    do { try FileManager.default.removeItem(atPath: folder) } catch {}
  }

  private static func quoted(_ path: String) -> String {
    var text = ""
    for sign in path {
      if sign == "\\" || sign == "\"" { text += "\\" }
      text.append(sign)
    }
    return "\"\(text)\""
  }

  private static func tagError(_ errors: String, kind: TagKind, name: String) -> ReleaseError {
    let text = FirstWord.lowercased(errors)
    let lines = errors.split(separator: "\n").filter { !$0.isEmpty }
    let said = Printable.short(lines.last.map(String.init) ?? "git said nothing", limit: 300)
    if ["tell me who you are", "empty ident", "auto-detect email", "no email was given"]
      .contains(where: { text.range(ofFirst: $0) != nil })
    {
      return ReleaseError(
        .invalidConfiguration,
        "git does not know the author of the tag '\(name)'; run 'git config user.name …' and "
          + "'git config user.email …' first, or use lightweight tags")
    }
    if kind == .signed {
      return ReleaseError(
        .invalidConfiguration,
        "the tag '\(name)' could not be signed: \(said); check that user.signingkey and "
          + "gpg.format name a key on this machine")
    }
    return ReleaseError(
      .toolFailed, "git tag failed for '\(name)': \(said); remove the cause and run this again")
  }
}
