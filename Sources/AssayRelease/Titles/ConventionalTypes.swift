// SPDX-License-Identifier: MIT

/// What each type of Conventional Commits releases: the table of the convention, and the project's
/// own lines.
package struct ConventionalTypes: Hashable, Sendable {
  /// Of a type in lower case.
  private var bumps: [String: VersionBump] = [
    "feat": .minor, "fix": .patch, "build": .none, "chore": .none, "ci": .none, "docs": .none,
    "perf": .none, "refactor": .none, "revert": .patch, "style": .none, "test": .none,
  ]
  /// Of a type with a scope (`fix(deps)`), or of a scope with any type (`*(internal)`).
  private var scoped: [String: VersionBump] = [:]

  package static let standard = ConventionalTypes()

  package init() {}

  /// - Parameter table: `perf` or `fix(deps)` or `*(scope)`, each with a bump or with the name of
  ///   the type that it is another word for.
  /// - Throws: `ReleaseError`, invalid configuration.
  init(table: [(key: String, value: String)]) throws(ReleaseError) {
    self.init()
    // Aliases last: what they stand for may be in the table too.
    for (key, value) in table {
      guard let bump = VersionBump(rawValue: value) else { continue }
      try set(key, bump)
    }
    for (key, value) in table where VersionBump(rawValue: value) == nil {
      guard let bump = bumps[FirstWord.lowercased(value)] else {
        throw ReleaseError(
          .invalidConfiguration,
          "the type '\(key)' is set to '\(value)'; write major, minor, patch, none or the name of another type"
        )
      }
      try set(key, bump)
    }
  }

  private mutating func set(_ key: String, _ bump: VersionBump) throws(ReleaseError) {
    // Read as a title would be, so that no line is written for nothing.
    let header = (key.hasPrefix("*(") ? "any" + key.dropFirst() : key) + ": x"
    guard let commit = ConventionalCommit(header: header), !commit.isMarked else {
      throw ReleaseError(
        .invalidConfiguration,
        "'\(key)' is not a type; write 'perf', 'fix(deps)' or '*(scope)'")
    }
    let scope = commit.scope.map { FirstWord.lowercased($0) }
    guard let scope else {
      bumps[commit.type] = bump
      return
    }
    scoped[(key.hasPrefix("*(") ? "*" : commit.type) + "(\(scope))"] = bump
    // A type that is listed with a scope only is a type all the same.
    if !key.hasPrefix("*("), bumps[commit.type] == nil { bumps[commit.type] = VersionBump.none }
  }

  /// In alphabetical order.
  var names: [String] { bumps.keys.sorted() }

  /// Of a type without a scope; nil for one that is not in the table.
  func bump(ofType type: String) -> VersionBump? { bumps[FirstWord.lowercased(type)] }

  /// nil for a type that is not in the table.
  func bump(of commit: ConventionalCommit) -> VersionBump? {
    guard let bump = bumps[commit.type] else { return nil }
    guard let scope = commit.scope.map({ FirstWord.lowercased($0) }) else { return bump }
    return scoped["\(commit.type)(\(scope))"] ?? scoped["*(\(scope))"] ?? bump
  }
}
