// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A clone, asked through git's command line: plumbing, argument arrays, no shell, no words of the
/// user's language.
package struct GitRepository: Sendable {
  /// The clone's folder, or one inside of it.
  package var folder: String
  /// A remote's name or URL.
  var remote: String
  /// Of one command, in seconds.
  var timeout: Int
  /// What was asked already; nil for nothing.
  var known: KnownHistory?

  package init(folder: String, remote: String = "origin", timeout: Int = 120) {
    self.folder = folder
    self.remote = remote
    self.timeout = timeout
  }

  /// Where a release is made.
  package struct Place: Hashable, Sendable {
    package var commit: String
    /// The folder of objects and references that all work trees share.
    var gitFolder: String
    /// nil where the question has not come up; see `isShallow(_:)`.
    var isShallow: Bool?
  }

  /// - Parameter revision: a commit, a branch or a tag.
  /// - Throws: `ReleaseError`, no history, where there is no repository or no such commit.
  package func place(of revision: String) throws -> Place {
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw ReleaseError(
        .noHistory, "'\(Printable.short(revision))' is not a commit; give the hash of a commit")
    }
    let result = try git([
      "rev-parse", "--is-shallow-repository", "--path-format=absolute", "--git-common-dir",
      "--end-of-options", revision + "^{commit}",
    ])
    // NB: git echoes --end-of-options in this mode.
    let lines = result.text.split(separator: "\n").filter { $0 != "--end-of-options" }
    guard result.succeeded, lines.count == 3 else {
      let text = FirstWord.lowercased(result.errors)
      if text.range(ofFirst: "cannot change to") != nil {
        let isMissing = text.range(ofFirst: "no such file") != nil
        let isFile = text.range(ofFirst: "not a directory") != nil
        let problem =
          isMissing ? "does not exist" : isFile ? "is a file" : "cannot be opened as a folder"
        throw ReleaseError(
          .noHistory, "'\(folder)' \(problem); give the folder of the clone with --repository")
      }
      if text.range(ofFirst: "not a git repository") != nil {
        throw ReleaseError(
          .noHistory, "'\(folder)' is not in a git repository; give one with --repository")
      }
      if let problem = GitTrust.problem(of: folder, in: result.errors) {
        throw ReleaseError(.denied, problem)
      }
      if result.status > 128 || result.errors.isEmpty {
        throw GitFailure.error(result.errors, command: "rev-parse", remote: folder)
      }
      if revision == "HEAD" {
        throw ReleaseError(
          .noHistory,
          "the branch that is checked out in '\(folder)' has no commit yet; commit first")
      }
      throw ReleaseError(
        .noHistory,
        "there is no commit '\(Printable.short(revision))' in '\(folder)'; fetch it, or check "
          + "out the branch that was merged into")
    }
    return Place(
      commit: String(lines[2]), gitFolder: String(lines[1]), isShallow: lines[0] == "true")
  }

  /// The remote's version tags.
  ///
  /// - Parameter isGuarded: whether their guard is listed with them. The remote then sends all
  ///   references that it has, as it does before a push.
  package func remoteTags(_ prefix: TagPrefix, isGuarded: Bool = false) throws -> TagList {
    // All tags: the remote sends them whatever the pattern, and others may be of the same releases.
    // NB: a pattern without a slash matches the end of any name, so the whole is written.
    let result = try git(
      isGuarded
        ? ["ls-remote", "--", remote, "refs/tags/*", ReleaseGuard.name(prefix) + "*"]
        : ["ls-remote", "--tags", "--", remote]
    )
    guard result.succeeded else {
      throw GitFailure.error(
        result.errors, command: "ls-remote", remote: Redaction.withoutCredentials(remote))
    }
    var list = TagList(lines: result.output, prefix: prefix)
    if isGuarded { list.releaseGuard = ReleaseGuard(lines: result.text, prefix: prefix) }
    return list
  }

  /// The tags of this clone.
  package func localTags(_ prefix: TagPrefix) throws -> TagList {
    let result = try git(["show-ref", "--tags", "--dereference"])
    // 1: there is none.
    guard result.succeeded || result.status == 1 else {
      throw GitFailure.error(result.errors, command: "show-ref", remote: folder)
    }
    var list = TagList(lines: result.output, prefix: prefix)
    list.isLocal = true
    return list
  }

  /// What a branch of the remote stands for; nil where there is none of that name.
  func remoteBranch(_ name: String) throws -> String? {
    let result = try git(["ls-remote", "--heads", "--", remote, "refs/heads/" + name])
    guard result.succeeded else {
      throw GitFailure.error(
        result.errors, command: "ls-remote", remote: Redaction.withoutCredentials(remote))
    }
    let lines = result.text.split(separator: "\n").filter { $0.hasSuffix("\trefs/heads/" + name) }
    return lines.first.map { String($0.prefix { $0 != "\t" }) }
  }

  /// The names of all tags, of the remote or of this clone.
  func tagNames(isLocal: Bool) throws -> [String] {
    let result =
      isLocal
      ? try git(["show-ref", "--tags"])
      : try git(["ls-remote", "--tags", "--refs", "--", remote])
    // 1: there is none.
    guard result.succeeded || (isLocal && result.status == 1) else {
      throw GitFailure.error(
        result.errors, command: isLocal ? "show-ref" : "ls-remote",
        remote: Redaction.withoutCredentials(isLocal ? folder : remote))
    }
    return result.text.split(separator: "\n").compactMap { line in
      line.range(ofFirst: "refs/tags/").map { String(line[$0.upperBound...]) }
    }
  }

  /// Where the remote is; nil for a folder, and for a remote that the clone does not have.
  func remoteAddress() throws -> RemoteAddress? {
    if let address = RemoteAddress(remote) { return address }
    if remote.contains("/") { return nil }
    // As it is written: what git rewrites it to may be a mirror.
    let result = try git(["config", "--get", "remote.\(remote).url"])
    return result.succeeded ? RemoteAddress(result.line) : nil
  }

  /// The branch that is checked out with a commit at its end; nil where none is.
  func branch(at commit: String) throws -> String? {
    let result = try git(["symbolic-ref", "--quiet", "--short", "HEAD"])
    guard result.succeeded else { return nil }
    let head = try git(["rev-parse", "--verify", "--quiet", "HEAD"])
    return head.line == commit ? result.line : nil
  }

  package func hasRemote() throws -> Bool {
    // An URL or a path is one by itself.
    if remote.contains("/") || remote.contains(":") { return true }
    let result = try checked(["remote"])
    return result.text.split(separator: "\n").contains { $0 == remote }
  }

  /// Whether one commit is the other or comes before it; nil where the first is not in this clone.
  func isAncestor(_ first: String, of second: String) throws -> Bool? {
    if first == second || known?.holds(base: first, end: second) == true { return true }
    if let known, known.isUnreached(first, from: second) { return false }
    let result = try git(["merge-base", "--is-ancestor", first, second])
    switch result.status {
    case 0: return true
    case 1: return false
    // NB: only where git says so. Another failure must not pass for "no such commit".
    case 128 where FirstWord.lowercased(result.errors).range(ofFirst: "not a valid") != nil:
      return nil
    default: throw GitFailure.error(result.errors, command: "merge-base", remote: folder)
    }
  }

  /// Those of some commits from which `commit` comes, itself among them.
  func ancestors(of commit: String, among commits: Set<String>) throws -> Set<String> {
    let output = try checked(["rev-list", commit]).output
    // NB: compared as bytes; a text for each of a million lines takes seconds.
    let wanted = Set(commits.map { Array($0.utf8)[...] })
    var found: Set<String> = []
    var start = output.startIndex
    while start < output.endIndex {
      let end = output[start...].firstIndex(of: 0x0A) ?? output.endIndex
      if wanted.contains(output[start..<end]) {
        found.insert(String(decoding: output[start..<end], as: UTF8.self))
        if found.count == commits.count { break }
      }
      start = end + 1
    }
    return found
  }

  /// The first-parent history after `base`, the oldest first.
  ///
  /// - Parameter base: excluded with all its ancestors; nil for the whole history.
  func firstParents(after base: String?, to commit: String) throws -> [HistoryCommit] {
    if let known, known.holds(base: base, end: commit) { return known.commits }
    return try firstParents(after: base.map { [$0] } ?? [], to: commit)
  }

  /// The same, after several commits.
  func firstParents(after bases: [String], to commit: String) throws -> [HistoryCommit] {
    let range = [commit] + bases.map { "^" + $0 } + ["--"]
    return HistoryCommit.list(
      try checked(
        Self.firstParentLog + ["--format=tformat:" + HistoryCommit.format] + range
      ).output)
  }

  /// All commits after `base` but merges, also those that the first-parent history does not show;
  /// the newest first.
  func commits(after base: String, to commit: String) throws -> [HistoryCommit] {
    HistoryCommit.list(
      try checked(
        Self.log + [
          "--no-merges", "--format=tformat:" + HistoryCommit.format, commit, "^" + base, "--",
        ]
      ).output)
  }

  static let firstParentLog = log + ["--first-parent", "--reverse"]

  private static let log = [
    "-c", "log.showSignature=false", "log", "-z", "--no-color", "--no-show-signature",
    "--encoding=UTF-8", "--date=format-local:%Y-%m-%d",
  ]

  /// The names of those who wrote the commits after `base`. Who merged them is not among them,
  /// unless that is all that is known; nor is the tagger, for its own commits.
  ///
  /// - Parameter paths: folders or files that the commits must have changed; empty for all.
  func authors(after base: String?, to commit: String, paths: [String]) throws -> [String] {
    let range = [commit] + (base.map { ["^" + $0] } ?? []) + ["--"] + paths.map { ":(top)" + $0 }
    let result = try checked(
      [
        "-c", "log.showSignature=false", "log", "-z", "--no-merges", "--encoding=UTF-8",
        "--invert-grep", "--grep=^" + HistoryCommit.trailer, "--format=tformat:%aN",
      ] + range)
    return result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  func commit(_ hash: String) throws -> HistoryCommit {
    let result = try checked([
      "-c", "log.showSignature=false", "log", "-z", "-1", "--no-color", "--encoding=UTF-8",
      "--date=format-local:%Y-%m-%d", "--format=tformat:" + HistoryCommit.format, hash, "--",
    ])
    guard let commit = HistoryCommit.list(result.output).first else {
      throw ReleaseError(
        .noHistory, "git cannot show the commit \(hash) in '\(folder)'; fetch it")
    }
    return commit
  }

  /// Paths that differ between a commit and its first parent, from the repository's root.
  func changedPaths(of commit: HistoryCommit) throws -> [String] {
    // The tree without entries has no object of its own in a new repository; --root stands for it.
    let range = commit.parents.first.map { [$0, commit.hash] } ?? ["--root", commit.hash]
    let result = try checked(
      ["diff-tree", "-r", "-z", "--no-commit-id", "--name-only", "--no-renames"] + range)
    return result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Those of `commits` that come after `ancestor`, or are it; what is not in this clone is left
  /// out.
  func descendants(of ancestor: String, among commits: [String]) throws -> Set<String> {
    let present = try presentCommits(commits)
    if present.isEmpty { return [] }
    var result: Set<String> = present.contains(ancestor) ? [ancestor] : []
    let input = (["^" + ancestor] + present.sorted()).joined(separator: "\n") + "\n"
    let list = try checked(["rev-list", "--ancestry-path", "--stdin"], input: input)
    for line in list.text.split(separator: "\n") where present.contains(String(line)) {
      result.insert(String(line))
    }
    return result
  }

  /// Those of some objects that are commits of this clone.
  func presentCommits(_ hashes: [String]) throws -> Set<String> {
    let result = try checked(
      ["cat-file", "--batch-check=%(objectname) %(objecttype)"],
      input: hashes.joined(separator: "\n") + "\n")
    var present: Set<String> = []
    for line in result.text.split(separator: "\n") where line.hasSuffix(" commit") {
      present.insert(String(line.dropLast(7)))
    }
    return present
  }

  /// Fetches what some references of the remote stand for; none of the clone changes.
  func fetchObjects(of references: [String]) throws {
    let result = try git(
      ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-auto-gc", "--", remote]
        + references)
    guard result.succeeded else {
      throw GitFailure.error(
        result.errors, command: "fetch", remote: Redaction.withoutCredentials(remote))
    }
  }

  /// Fetches the history that a shallow clone has left out.
  package func unshallow() throws {
    let result = try git([
      "fetch", "--quiet", "--no-tags", "--unshallow", "--no-auto-gc", "--", remote,
    ])
    guard result.succeeded else {
      throw GitFailure.error(
        result.errors, command: "fetch", remote: Redaction.withoutCredentials(remote))
    }
  }
}

extension GitRepository {
  /// Runs git as a script does: no pager, no prompt, no repository from the environment (a hook has
  /// one).
  func git(
    _ arguments: [String], input: String = "", variables: [String: String?] = [:]
  ) throws -> ToolRun.Outcome {
    let command = arguments.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
    var run = ToolRun(
      tool: "git", name: "git " + command, arguments: ["-C", folder] + arguments)
    run.variables = [
      "LC_ALL": "C", "TZ": "UTC", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_PAGER": "cat", "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil,
      "GIT_NAMESPACE": nil, "GIT_TRACE": nil, "GIT_TRACE_CURL": nil, "GIT_CURL_VERBOSE": nil,
      "GIT_ADVICE": "0",
      // The history as the remote has it: replacements and grafts are this clone's own.
      "GIT_NO_REPLACE_OBJECTS": "1", "GIT_GRAFT_FILE": "/dev/null",
    ]
    for (key, value) in variables { run.variables[key] = value }
    run.input = Array(input.utf8)
    run.timeout = timeout
    return try run.outcome()
  }

  /// - Throws: `ReleaseError` unless git exits with 0.
  func checked(
    _ arguments: [String], input: String = "", variables: [String: String?] = [:]
  ) throws -> ToolRun.Outcome {
    let result = try git(arguments, input: input, variables: variables)
    guard result.succeeded else {
      let command = arguments.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
      throw GitFailure.error(result.errors, command: command, remote: folder)
    }
    return result
  }
}
