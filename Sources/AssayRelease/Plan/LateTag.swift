// SPDX-License-Identifier: MIT

/// A tag that the guard tells of and the remote does not list.
///
/// A push may be coming in, for a host of plain files makes references one after the other; or the
/// tag was deleted by hand. Only time tells one from the other.
struct LateTag {
  /// What the guard says was tagged.
  private var commit: String?
  private var looks = 0

  /// How long to wait before the tags are listed again, in microseconds; nil where they are to be
  /// believed.
  mutating func wait(for tags: TagList) -> Int? {
    guard let tagged = tags.releaseGuard?.commit,
      !tags.tags.contains(where: { $0.commit == tagged })
    else { return nil }
    if tagged != commit { (commit, looks) = (tagged, 0) }
    // Three seconds in all.
    guard looks < 5 else { return nil }
    looks += 1
    return 50_000 << looks
  }
}
