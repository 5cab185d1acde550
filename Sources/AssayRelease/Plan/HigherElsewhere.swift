// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Higher releases that a commit does not come from: of a main branch, where another branch is
/// maintained, and of release branches, where the main branch has no tags of its own.
///
/// Only people know which of the two it is, so the plan holds and says so.
enum HigherElsewhere {
  /// - Parameter latest: the release that the steps go on from.
  /// - Returns: nil where the steps end with the highest version.
  static func note(
    on tags: TagList, above steps: [ReleasePlan.Step], after latest: ReleaseTag?
  ) -> String? {
    guard let last = steps.last, let latest else { return nil }
    let higher = tags.tags.filter { !$0.version.isPrerelease && $0.version > last.version }
    guard let highest = higher.first else { return nil }
    let name = Printable.short(highest.name, limit: 60)
    let others = higher.count == 1 ? "" : " (one of \(higher.count) higher ones)"
    return
      "\(Printable.short(last.tag, limit: 60)) goes on from \(Printable.short(latest.name, limit: 60)), and "
      + "\(name)\(others) is on another branch; if this branch is to go on from there, merge \(name) first"
  }
}
