// SPDX-License-Identifier: MIT

/// `v1` and `v1.2`, which follow the releases of their line. Git's lease keeps a move from undoing
/// another's.
enum FloatingTags {
  /// Where they are after all of the steps.
  static func moves(
    for steps: [ReleasePlan.Step], prefix: TagPrefix, tags: TagList
  ) -> [ReleasePlan.Move] {
    var moves: [ReleasePlan.Move] = []
    for step in steps {
      for update in updates(for: step, prefix: prefix, tags: tags) {
        let name = String(update.name.dropFirst("refs/tags/".count))
        moves.removeAll { $0.tag == name }
        moves.append(ReleasePlan.Move(tag: name, commit: update.object))
      }
    }
    return moves
  }

  static func updates(
    for step: ReleasePlan.Step, prefix: TagPrefix, tags: TagList
  ) -> [ReferenceUpdate] {
    let version = step.version
    guard !version.isPrerelease else { return [] }
    let stable = tags.tags.map(\.version).filter { !$0.isPrerelease && $0 > version }
    var updates: [ReferenceUpdate] = []
    func follow(_ name: String) {
      updates.append(
        ReferenceUpdate(
          name: "refs/tags/" + prefix.text + name, object: step.commit,
          condition: .replace(tags.others[prefix.text + name])))
    }
    if !stable.contains(where: { $0.major == version.major }) { follow(version.major.digits) }
    if !stable.contains(where: { $0.major == version.major && $0.minor == version.minor }) {
      follow("\(version.major.digits).\(version.minor.digits)")
    }
    return updates
  }
}
