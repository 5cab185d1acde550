// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

/// Spaces between elements that grew or shrank, which is why what follows moved.
struct GapChanges: Hashable, Sendable {
  /// By the new element after the space.
  private var words: [AccessibilityElement: String] = [:]

  /// Above this many elements, no space is looked for.
  private static let mostElements = 1500

  /// - Parameter pairs: a new element's index to its old one's.
  init(old: [AccessibilityElement], new: [AccessibilityElement], pairs: [Int?]) {
    // What came, went or is in another order explains what moved.
    guard old.count == new.count, new.count <= Self.mostElements,
      pairs == old.indices.map(Optional.some)
    else {
      return
    }
    let frames = zip(new, pairs).compactMap { element, pair in
      pair.map { (old: old[$0].node.frame, new: element.node.frame) }
    }
    for (index, frame) in frames.enumerated() {
      let x = frame.new.minX - frame.old.minX
      let y = frame.new.minY - frame.old.minY
      let isAcross = x.magnitude >= ElementDifference.smallestLength
      guard isAcross != (y.magnitude >= ElementDifference.smallestLength) else { continue }
      let other = frames.indices.filter { place in
        place != index && Self.precedes(frames[place].old, frame.old, isAcross: isAcross)
          && Self.precedes(frames[place].new, frame.new, isAcross: isAcross)
      }.max { Self.end(frames[$0].old, isAcross) < Self.end(frames[$1].old, isAcross) }
      guard let other, frames[other].old == frames[other].new else { continue }
      let from = Self.start(frame.old, isAcross) - Self.end(frames[other].old, isAcross)
      let to = Self.start(frame.new, isAcross) - Self.end(frames[other].new, isAcross)
      words[new[index]] =
        "the space \(isAcross ? "to the right of" : "below") \(new[other].name) "
        + "\(to > from ? "grew" : "shrank") from \(from.short) to \(to.short) pt"
    }
  }

  /// The space before the first of elements that moved in the same way; nil where none changed.
  func words(of moved: [AccessibilityElement]) -> String? {
    moved.lazy.compactMap { words[$0] }.first
  }

  /// Whether a frame ends before another begins and is beside it, across or down.
  private static func precedes(_ a: Rect, _ b: Rect, isAcross: Bool) -> Bool {
    guard end(a, isAcross) <= start(b, isAcross) + ElementDifference.smallestLength else {
      return false
    }
    return isAcross
      ? min(a.maxY, b.maxY) - max(a.minY, b.minY) > 1
      : min(a.maxX, b.maxX) - max(a.minX, b.minX) > 1
  }

  private static func start(_ frame: Rect, _ isAcross: Bool) -> Double {
    isAcross ? frame.minX : frame.minY
  }

  private static func end(_ frame: Rect, _ isAcross: Bool) -> Double {
    isAcross ? frame.maxX : frame.maxY
  }
}
