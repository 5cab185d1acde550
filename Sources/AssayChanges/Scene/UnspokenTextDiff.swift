// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayGraphics

/// What changed among the texts and symbols of two screens that no accessibility element speaks, in
/// words.
///
/// ```swift
/// UnspokenTextDiff(from: old, to: new, explainedBy: elements).sentences()
/// // ["hidden text \"AB\" became \"CD\""]
/// ```
package struct UnspokenTextDiff {
  private var pairing: Pairing<DrawnText>
  private let elements: SceneDiff

  /// - Parameter elements: what is already said of the elements of the same screens.
  package init(from old: [DrawnText], to new: [DrawnText], explainedBy elements: SceneDiff) {
    self.elements = elements
    pairing = Pairing(removed: old, added: new)
    let shifts = elements.textShifts
    func follows(_ old: DrawnText, _ new: DrawnText) -> Bool {
      let shift = new.frame.origin - old.frame.origin
      return shifts.contains {
        ($0.x - shift.x).magnitude < 0.02 && ($0.y - shift.y).magnitude < 0.02
      }
    }
    func isSame(_ old: DrawnText, _ new: DrawnText) -> Bool {
      old.string == new.string && old.isSymbol == new.isSymbol
    }
    // From the surest sign to the weakest: equal, the words with the layout, in place, and near.
    pairing.match { $0 == $1 }
    pairing.match { isSame($0, $1) && follows($0, $1) }
    pairing.match { isSame($0, $1) && Self.distance($0, $1) <= 44 }
    pairing.match { follows($0, $1) }
    for distance in [0.5, 8, 44] { pairing.match { Self.distance($0, $1) <= distance } }
    // What is in another place altogether is still no new text.
    pairing.match { isSame($0, $1) }
  }

  /// One sentence for all that changed alike, at most `limit` of them and then how many more there
  /// are.
  package func sentences(limit: Int = 6) -> [String] {
    precondition(limit >= 0, "A limit of sentences cannot be negative")
    let all =
      pairing.pairs.compactMap { sentence(from: $0, to: $1) }
      + unexplained(pairing.added, rows: elements.rowsThatCame).map { "\($0.name) is new" }
      + unexplained(pairing.removed, rows: elements.rowsThatWent).map { "\($0.name) is gone" }
    var counts: [String: Int] = [:]
    for sentence in all { counts[sentence, default: 0] += 1 }
    var told: Set<String> = []
    let sentences = all.filter { told.insert($0).inserted }.map { sentence in
      let count = counts[sentence] ?? 1
      return count == 1 ? sentence : "\(sentence) (\(Counted.words(count, "time")))"
    }
    guard sentences.count > limit else { return sentences }
    return sentences.prefix(limit)
      + ["and \(Counted.words(sentences.count - limit, "more change")) of hidden texts"]
  }

  /// Without what came or went with its row. Where rows show the same icon, any of them may be the
  /// one that is left over.
  private func unexplained(_ texts: [DrawnText], rows: Int) -> [DrawnText] {
    let others = texts.filter { text in
      !elements.comingAndGoing.contains { !$0.intersection(text.frame).isEmpty }
    }
    let shared = Set(pairing.pairs.map(\.new.string))
    var counts: [String: Int] = [:]
    for text in others { counts[text.string, default: 0] += 1 }
    return others.filter { !(shared.contains($0.string) && counts[$0.string] ?? 0 <= rows) }
  }

  private func sentence(from old: DrawnText, to new: DrawnText) -> String? {
    var clauses: [String] = []
    if old.string != new.string || old.isSymbol != new.isSymbol {
      clauses.append(
        "became \(old.isSymbol == new.isSymbol ? new.words(from: old) : new.kindWords)")
    }
    if !isLooksExplained(new) { clauses += Self.looks(from: old, to: new) }
    // Where the layout changed, what did not change otherwise follows it.
    if !elements.changesLayout, clauses.isEmpty {
      clauses += ElementDifference.place(from: old.frame, to: new.frame).filter(\.isMoved)
        .flatMap(SentenceWriter.clauses)
    }
    return clauses.isEmpty ? nil : "\(old.name(to: new)) \(SentenceWriter.list(clauses))"
  }

  private static func looks(from old: DrawnText, to new: DrawnText) -> [String] {
    var clauses: [String] = []
    // Another symbol may come from another font, and in another size.
    let areComparable = old.string == new.string || !new.isSymbol
    if old.face != new.face, areComparable {
      clauses.append(SentenceWriter.changed("font", old.face, new.face))
    }
    if old.pointSize != new.pointSize, areComparable {
      clauses.append(
        SentenceWriter.changed(
          new.isSymbol ? "size" : "text size", "\(old.pointSize.short) pt",
          "\(new.pointSize.short) pt"))
    }
    if old.color != new.color {
      clauses.append(SentenceWriter.changed("color", old.color?.hex, new.color?.hex))
    }
    let (from, to) = (old.opacity ?? 1, new.opacity ?? 1)
    if from != to {
      clauses.append(
        SentenceWriter.changed(
          "opacity", SentenceWriter.opacity(from), SentenceWriter.opacity(to)))
    }
    return clauses
  }

  /// Whether an element just there, such as a text under another label, tells of the looks.
  private func isLooksExplained(_ text: DrawnText) -> Bool {
    elements.lookFrames.contains { frame in
      [
        frame.minX - text.frame.minX, frame.maxX - text.frame.maxX, frame.minY - text.frame.minY,
        frame.maxY - text.frame.maxY,
      ].allSatisfy { $0.magnitude <= 4 }
    }
  }

  /// The larger way between the centers or the leading edges, across or down.
  private static func distance(_ a: DrawnText, _ b: DrawnText) -> Double {
    let x = min((a.frame.midX - b.frame.midX).magnitude, (a.frame.x - b.frame.x).magnitude)
    let y = min((a.frame.midY - b.frame.midY).magnitude, (a.frame.y - b.frame.y).magnitude)
    return max(x, y)
  }
}

extension DrawnText {
  /// `text "AB"` or `icon star.fill`.
  fileprivate var kindWords: String {
    isSymbol ? "icon \(string)" : "text \(AccessibilityElement.quoted(string))"
  }

  fileprivate var name: String { "hidden \(kindWords)" }

  /// The name in a sentence that says what it became.
  fileprivate func name(to new: DrawnText) -> String {
    guard !isSymbol, !new.isSymbol, string != new.string else { return name }
    return "hidden text \(AccessibilityElement.quoted(string, new.string).old)"
  }

  fileprivate func words(from old: DrawnText) -> String {
    isSymbol ? string : AccessibilityElement.quoted(old.string, string).new
  }
}

extension ElementDifference {
  fileprivate var isMoved: Bool {
    if case .moved = self { true } else { false }
  }

  fileprivate var isOfGlyphs: Bool {
    switch self {
    case .foreground, .weight, .italic, .typography, .pointSize, .opacity: true
    case .label, .value, .hint, .identifier, .moved, .resized, .background, .truncated, .symbol,
      .image, .traits:
      false
    }
  }
}

extension SceneDiff {
  /// By how much elements moved.
  fileprivate var textShifts: Set<Point> {
    Set(
      changes.compactMap { change in
        guard case .changed(let old, let new, _) = change else { return nil }
        return new.node.frame.origin - old.node.frame.origin
      })
  }

  /// Where elements are whose glyphs changed in their looks.
  fileprivate var lookFrames: [Rect] {
    changes.compactMap { change in
      guard case .changed(_, let new, let differences) = change,
        differences.contains(where: \.isOfGlyphs)
      else { return nil }
      return new.node.frame
    }
  }
}
