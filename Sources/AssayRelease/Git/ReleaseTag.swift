// SPDX-License-Identifier: MIT

/// A tag whose name is a version behind the prefix in use.
package struct ReleaseTag: Hashable, Sendable {
  package var name: String
  package var version: SemanticVersion
  /// The tag object of an annotated tag; the commit of a lightweight one.
  package var object: String
  /// What the tag stands for in the end.
  package var commit: String
}

/// A tag that is none of the prefix in use. A repository may have thousands, and few are looked at.
struct ForeignTag: Sendable {
  var nameBytes: ArraySlice<UInt8>
  /// What it stands for in the end.
  var commitBytes: ArraySlice<UInt8>

  var name: String { String(decoding: nameBytes, as: UTF8.self) }
  var commit: String { String(decoding: commitBytes, as: UTF8.self) }
}

/// The version tags of one prefix, the highest first.
package struct TagList: Sendable {
  package private(set) var tags: [ReleaseTag]
  /// Other tags that begin with the prefix, floating ones among them: name and object.
  private(set) var others: [String: String]
  /// Tags that do not begin with the prefix, or go on with no version.
  private(set) var foreign: [ForeignTag] = []
  /// nil where the remote has none, or was not asked.
  var releaseGuard: ReleaseGuard?
  /// Whether these are the clone's tags, and no remote was asked.
  package internal(set) var isLocal = false

  init(_ tags: [ReleaseTag] = [], others: [String: String] = [:]) {
    self.tags = tags.sorted { ($1.version, $1.name) < ($0.version, $0.name) }
    self.others = others
  }

  /// Reads `<object> <space or tab> refs/tags/<name>` lines, as git-ls-remote and git-show-ref
  /// write them; a name with `^{}` tells what the tag before it stands for.
  init(lines bytes: [UInt8], prefix: TagPrefix) {
    let names = Array("refs/tags/".utf8)
    let wanted = names + Array(prefix.text.utf8)
    var byName: [String: Int] = [:]
    var tags: [ReleaseTag] = []
    var others: [String: String] = [:]
    var foreign: [ForeignTag] = []
    for line in bytes.split(separator: 0x0A) {
      guard let blank = line.firstIndex(where: { $0 == 0x09 || $0 == 0x20 }) else { continue }
      var name = line[(blank + 1)...]
      let isPeeled = name.suffix(3).elementsEqual("^{}".utf8)
      if isPeeled { name = name.dropLast(3) }
      guard name.starts(with: names) else { continue }
      let tag = ForeignTag(nameBytes: name.dropFirst(names.count), commitBytes: line[..<blank])
      let version =
        name.starts(with: wanted) ? SemanticVersion(bytes: name.dropFirst(wanted.count)) : nil
      guard let version else {
        // A peeled one follows its own line.
        if isPeeled { _ = foreign.popLast() }
        foreign.append(tag)
        if name.starts(with: wanted), !isPeeled { others[tag.name] = tag.commit }
        continue
      }
      let (text, object) = (tag.name, tag.commit)
      if isPeeled {
        if let index = byName[text] { tags[index].commit = object }
        continue
      }
      byName[text] = tags.count
      tags.append(ReleaseTag(name: text, version: version, object: object, commit: object))
    }
    self.init(tags, others: others)
    self.foreign = foreign
  }

  /// The tag that takes a version's place: its own, or one that differs in build metadata only.
  func tag(taking version: SemanticVersion) -> ReleaseTag? {
    tags.first { $0.version.hasSamePrecedence(as: version) }
  }

  /// Both lists; this one's tags win where a name is in both.
  package func union(_ other: TagList) -> TagList {
    let names = Set(tags.map(\.name))
    var list = TagList(
      tags + other.tags.filter { !names.contains($0.name) },
      others: others.merging(other.others) { first, _ in first })
    list.isLocal = isLocal && other.isLocal
    list.foreign = foreign + other.foreign
    return list
  }
}
