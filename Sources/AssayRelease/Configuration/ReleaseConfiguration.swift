// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What a release may be told, by options or by the `release` part of `.assay.yml`. The defaults
/// are for a project without a configuration.
package struct ReleaseConfiguration: Hashable, Sendable {
  package var rule = TitleRule.firstWord
  /// nil: what the rule does with them. An unknown first word is a patch; the other rules
  /// refuse such a title.
  package var unknownTitles: UnknownTitlePolicy?
  /// Of the rule `conventional`.
  package var types = ConventionalTypes.standard
  package var titleForm = TitleForm()
  package var zeroMajor = ZeroMajorPolicy.leave
  package var prefix = TagPrefix.v
  /// Whether an option or a file says so.
  package var choosesPrefix = false
  /// The first version, where there is no tag yet; nil for what the first title makes of 0.0.0.
  package var initial: SemanticVersion?
  package var remote = "origin"
  /// Branches whose releases are prereleases: a name or a pattern with `*`, and the word in the
  /// version.
  package var channels: [BranchChannel] = []
  /// Of a prerelease.
  package var firstNumber: DecimalNumber = 1
  package var buildMetadata: [String] = []
  /// Whether `v1` and `v1.2` follow the releases.
  package var movesFloatingTags = false
  package var tagKind = TagKind.lightweight
  /// `{tag}`, `{version}`, `{title}`, `{number}` and `{commit}` are replaced.
  package var tagMessage = "{tag}\n\n{title}"
  package var catchUp = CatchUp.automatic
  /// A commit or a tag; what it and the commits before it hold is not verified. nil for all.
  package var verifySince: String?
  /// Packages of a monorepo with tags of their own; empty for one package.
  package var packages: [PackageScope] = []
  /// Of all packages in the file, whichever are released.
  var packagePrefixes: Set<String> = []
  /// Written and committed before the tag, which then stands for that commit.
  package var versionFiles: [VersionFile] = []
  /// A file in the form of Keep a Changelog, from the repository's root, that gets the entry of a
  /// release in the commit of its version files; nil for none.
  var changelog: String?

  package init() {}
}

package struct BranchChannel: Hashable, Sendable {
  package var branch: String
  package var channel: ReleaseChannel

  package init(branch: String, channel: ReleaseChannel) {
    self.branch = branch
    self.channel = channel
  }
}

/// What happens to requests that were merged before this one and have no tag.
package enum CatchUp: String, CaseIterable, Sendable {
  /// They are tagged first, in order, back to the latest tag; more than `limit` of them stop the
  /// run.
  case automatic
  /// They are tagged first, however many, and from the first commit on where there is no tag.
  case always
  /// They are released together with this one, under the highest of their bumps.
  case never

  /// More merges at once than come from jobs that ran at the same time.
  static let limit = 20
}

/// A package of a monorepo.
package struct PackageScope: Hashable, Sendable {
  package var name: String
  package var prefix: TagPrefix
  /// Folders or files, from the repository's root.
  package var paths: [String]
  /// Of this package; written and committed before its tag.
  var versionFiles: [VersionFile] = []
  /// Of this package; nil for none.
  var changelog: String?
  /// The first version; nil for what the first title makes of 0.0.0.
  package var initial: SemanticVersion?

  init(
    name: String, prefix: TagPrefix, paths: [String], versionFiles: [VersionFile] = [],
    changelog: String? = nil, initial: SemanticVersion? = nil
  ) {
    self.name = name
    self.prefix = prefix
    self.paths = paths
    self.versionFiles = versionFiles
    self.changelog = changelog
    self.initial = initial
  }

  /// - Throws: `ReleaseError`, invalid configuration, for a path that no changed file can be below:
  ///   git names files from the root, without dots and without patterns.
  static func check(_ path: String) throws(ReleaseError) {
    // All of the repository.
    if ["", ".", "/", "./"].contains(path) { return }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let names = parts.last == "" ? parts.dropLast() : parts[...]
    let isPlain = names.allSatisfy { !["", ".", ".."].contains($0) && !$0.contains("*") }
    guard isPlain else {
      throw ReleaseError(
        .invalidConfiguration,
        "no changed file can be below the path '\(Printable.short(path))'; write a folder or a file from the repository's "
          + "root, such as 'Sources/Core', without './', '..' and '*'")
    }
  }

  func owns(_ path: String) -> Bool {
    paths.contains { folder in
      let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      return folder.isEmpty || folder == "." || path == folder || path.hasPrefix(folder + "/")
    }
  }
}

extension ReleaseConfiguration {
  /// A branch's channel; the first pattern that fits decides.
  func channel(of branch: String?) -> ReleaseChannel {
    guard let branch else { return .stable }
    return channels.first { BranchPattern.fits($0.branch, branch) }?.channel ?? .stable
  }

  /// Whether a channel is given for a branch, rather than taken to be stable.
  func namesChannel(of branch: String?) -> Bool {
    guard let branch else { return false }
    return channels.contains { BranchPattern.fits($0.branch, branch) }
  }
}

/// A branch's name, in which `*` stands for any signs.
enum BranchPattern {
  static func fits(_ pattern: String, _ name: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return pattern == name
    }
    guard name.utf8.count >= first.utf8.count + last.utf8.count, name.hasPrefix(first),
      name.hasSuffix(last)
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(ofFirst: String(part)) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
