// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssaySnapshotStore

extension Rendition {
  /// What makes the picture another one the next time, in words: the present time, or anything that
  /// is not the same in each evaluation. nil if a second drawing gives the same picture.
  var changeWithoutCause: String? {
    guard let redrawing else { return nil }
    do {
      let later = try TestClock.run(at: TestClock.otherTime()) { try redrawing.draw() }
      guard let difference = difference(to: later) else { return nil }
      let again = try TestClock.run(at: TestClock.otherTime()) { try redrawing.draw() }
      if TestClock.isAvailable, !redrawing.hasOwnClock, later.difference(to: again) == nil {
        return "the picture depends on the present time: \(difference) at another time; give the "
          + "view its date"
      }
      return
        "the picture is not the same each time: \(difference) in a second drawing, by a random "
        + "value or by what the first one left behind"
    } catch {
      return "it is not known whether the picture is the same each time: \(error)"
    }
  }

  /// The first text that differs, or that pixels do.
  private func difference(to other: Rendition) -> String? {
    let (words, others) = (words(of: accessibility), words(of: other.accessibility))
    if let (old, new) = zip(words, others).first(where: { $0 != $1 }) {
      return "\"\(old)\" becomes \"\(new)\""
    }
    if words.count != others.count {
      return "\(words.count) texts become \(others.count)"
    }
    return bitmap == other.bitmap ? nil : "some of its pixels change"
  }

  private func words(of nodes: [AccessibilityNode]) -> [String] {
    nodes.flatMap { node in
      [node.label, node.value].compactMap(\.self) + words(of: node.children)
    }
  }
}
