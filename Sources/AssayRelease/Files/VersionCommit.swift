// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The commit that writes the version into files and its entry into the changelog, made from the
/// merge commit without touching work tree or index.
struct VersionCommit: Sendable {
  private struct Entry {
    var path: String
    var notes: NotesSource.Result
    var markdown: NotesMarkdown
  }

  private let repository: GitRepository
  private let files: [VersionFile]
  /// nil where there is no changelog.
  private let entry: Entry?

  init(
    planner: ReleasePlanner, plan: ReleasePlan, request: MergedRequest,
    place: GitRepository.Place, tags: TagList
  ) throws {
    repository = planner.repository
    files = planner.versionFiles
    entry = try planner.changelog.map { path in
      let source = NotesSource(planner: planner, request: request, place: place, tags: tags)
      return Entry(path: path, notes: try source.notes(of: plan), markdown: planner.markdown)
    }
  }

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
    func write(_ new: String, over old: (text: String, mode: String), to path: String) throws {
      if new == old.text { return }
      let blob = try repository.checked(["hash-object", "-w", "--stdin"], input: new).line
      _ = try repository.checked(
        ["update-index", "--add", "--cacheinfo", "\(old.mode),\(blob),\(path)"],
        variables: variables)
    }
    for file in files {
      guard let old = try text(of: file.path, in: parent) else {
        throw ReleaseError(
          .dirtyVersionFile,
          "'\(file.path)' is not a file in \(parent.prefix(12)); check version-files in .assay.yml")
      }
      try write(
        file.edited(old.text, from: step.previous, to: step.version), over: old, to: file.path)
    }
    if let entry {
      let old = try text(of: entry.path, in: parent) ?? ("", "100644")
      let new = Changelog.adding(
        entry.notes.notes, version: step.version, date: entry.notes.date, to: old.text,
        markdown: entry.markdown)
      try write(new, over: old, to: entry.path)
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

  /// nil where the commit has nothing of that name.
  private func text(of path: String, in commit: String) throws -> (text: String, mode: String)? {
    let entry = try repository.checked(["ls-tree", "-z", commit, "--", path])
    if entry.output.isEmpty { return nil }
    let fields = String(decoding: entry.output.prefix { $0 != 0x09 }, as: UTF8.self)
      .split(separator: " ")
    guard fields.count == 3, fields[1] == "blob", fields[0].hasPrefix("100") else {
      throw ReleaseError(
        .dirtyVersionFile,
        "'\(path)' is a folder, a link or a submodule in \(commit.prefix(12)), so no version can be written into it; "
          + "name the file itself in .assay.yml")
    }
    let bytes = try repository.checked(["cat-file", "blob", String(fields[2])]).output
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw ReleaseError(.dirtyVersionFile, "'\(path)' is not UTF-8; save the file as UTF-8")
    }
    return (text, String(fields[0]))
  }
}
