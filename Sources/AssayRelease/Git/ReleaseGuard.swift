// SPDX-License-Identifier: MIT

/// A reference of the remote beside its tags, which every release of a prefix moves.
///
/// It goes in one push with the tag, under a lease: the push succeeds only if nobody has released
/// since the tags were listed. Names alone do not tell: two jobs that read different titles for one
/// commit make tags of different names.
struct ReleaseGuard: Sendable {
  /// A tag object, and so another for every tag: git does not look at the lease of a reference that
  /// would stay as it is.
  var object: String
  /// What was tagged.
  var commit: String

  /// `refs/assay/release/for-v-tags`: on the level of its kin, whatever slashes the prefix has.
  static func name(_ prefix: TagPrefix) -> String {
    var escaped = ""
    for sign in prefix.text {
      switch sign {
      case "%": escaped += "%25"
      case "/": escaped += "%2F"
      default: escaped.append(sign)
      }
    }
    return "refs/assay/release/for-\(escaped)-tags"
  }

  /// Reads git-ls-remote's lines; nil where the remote has none yet.
  init?(lines: String, prefix: TagPrefix) {
    let name = Self.name(prefix)
    var found: (object: String?, commit: String?)
    for line in lines.split(separator: "\n") {
      let object = String(line.prefix { $0 != "\t" })
      if line.hasSuffix("\t" + name) { found.object = object }
      if line.hasSuffix("\t" + name + "^{}") { found.commit = object }
    }
    guard let object = found.object else { return nil }
    (self.object, commit) = (object, found.commit ?? object)
  }
}

extension GitRepository {
  /// Writes the object for the guard of a lightweight tag, which has none of its own; no reference.
  func makeGuardObject(_ tag: String, on commit: String) throws -> String {
    // The same for everybody who makes this tag on this commit.
    let text = """
      object \(commit)
      type commit
      tag \(tag)
      tagger assay <assay> 0 +0000

      \(tag)

      """
    return try checked(["mktag"], input: text).line
  }
}
