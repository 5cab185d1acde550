// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The commit that writes the version into files, made from the merge commit without touching work
/// tree or index.
struct VersionCommit: Sendable {
  var repository: GitRepository
  var files: [VersionFile]

  /// - Parameter parent: of the new commit.
  /// - Returns: the new commit.
  /// - Throws: `ReleaseError`.
  func make(_ step: ReleasePlan.Step, on parent: String) throws -> String {
    let index = FileManager.default.temporaryDirectory.path + "/assay-index-" + UUID().uuidString
    defer {
      // NB: a leftover in the temporary folder harms nothing.
      do { try FileManager.default.removeItem(atPath: index) } catch {}
    }
    let variables: [String: String?] = ["GIT_INDEX_FILE": index]
    _ = try repository.checked(["read-tree", parent], variables: variables)
    for file in files {
      let old = try text(of: file, in: parent)
      let new = try file.edited(old.text, from: step.previous, to: step.version)
      if new == old.text { continue }
      let blob = try repository.checked(["hash-object", "-w", "--stdin"], input: new).line
      _ = try repository.checked(
        ["update-index", "--cacheinfo", "\(old.mode),\(blob),\(file.path)"], variables: variables)
    }
    let tree = try repository.checked(["write-tree"], variables: variables).line
    let message = """
      Release \(step.tag) [skip release]

      \(HistoryCommit.trailer)\(step.commit)

      """
    let made = try repository.git(
      ["commit-tree", tree, "-p", parent, "-F", "-"], input: message)
    guard made.succeeded else {
      throw ReleaseError(
        .invalidConfiguration,
        "git could not create a commit for \(step.tag): \(Printable.short(made.errors)); run 'git config "
          + "user.name …' and 'git config user.email …' first")
    }
    return made.line
  }

  /// What the commit changes, as git shows it.
  func diff(_ commit: String, to version: String) throws -> String {
    try repository.checked(["diff-tree", "-p", "--no-color", commit, version]).text
  }

  private func text(
    of file: VersionFile, in commit: String
  ) throws -> (text: String, mode: String) {
    let entry = try repository.checked(["ls-tree", "-z", commit, "--", file.path])
    let fields = String(decoding: entry.output.prefix { $0 != 0x09 }, as: UTF8.self)
      .split(separator: " ")
    guard fields.count == 3, fields[1] == "blob", fields[0].hasPrefix("100") else {
      throw ReleaseError(
        .dirtyVersionFile,
        "'\(file.path)' is not a file in \(commit.prefix(12)); check version-files in .assay.yml")
    }
    let bytes = try repository.checked(["cat-file", "blob", String(fields[2])]).output
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw ReleaseError(.dirtyVersionFile, "'\(file.path)' is not UTF-8; save the file as UTF-8")
    }
    return (text, String(fields[0]))
  }
}
