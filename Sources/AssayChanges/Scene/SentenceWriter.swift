// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

/// Says changes in plain sentences, without a full stop.
struct SentenceWriter {
  var layout: LayoutChanges
  var rows: RowChanges
  var gaps: GapChanges

  func sentences(for changes: [ElementChange]) -> [String] {
    // The layout and rows first, because they are why others moved.
    layout.sentences + rowSentences(for: changes) + elementSentences(for: changes)
  }

  /// One for each row that is new, gone or in another place.
  private func rowSentences(for changes: [ElementChange]) -> [String] {
    var told: Set<RowChanges.Row> = []
    return changes.compactMap { change in
      switch change {
      case .added(let element):
        rows.inserted[element].flatMap { row in
          told.insert(row).inserted ? Self.words(of: row, "inserted") : nil
        }
      case .removed(let element):
        rows.removed[element].flatMap { row in
          told.insert(row).inserted ? Self.words(of: row, "removed") : nil
        }
      case .changed(_, let new, _):
        rows.reordered[new].flatMap { row in
          told.insert(row).inserted ? Self.orderWords(of: row) : nil
        }
      }
    }
  }

  private func elementSentences(for changes: [ElementChange]) -> [String] {
    // The same change of many elements is one event: told once, where it first shows.
    var alike: [String: [AccessibilityElement]] = [:]
    for case .changed(_, let new, let differences) in changes {
      guard let words = Self.sharedWords(differences), !isExplained(new, differences) else {
        continue
      }
      alike[words, default: []].append(new)
    }
    var told: Set<String> = []
    return changes.compactMap { change in
      switch change {
      case .added(let element):
        return rows.inserted[element] == nil ? "\(element.fullName) is new" : nil
      case .removed(let element):
        return rows.removed[element] == nil ? "\(element.fullName) is gone" : nil
      case .changed(let old, let new, let differences):
        if isExplained(new, differences) { return nil }
        guard let words = Self.sharedWords(differences), let group = alike[words] else {
          return Self.sentence(old: old, new: new, differences)
        }
        guard told.insert(words).inserted else { return nil }
        let reason = differences.contains(where: \.isMove) ? gaps.words(of: group) : nil
        return Self.names(of: group) + " " + words + (reason.map { ": " + $0 } ?? "")
      }
    }
  }

  /// Whether it only moved, with its row or with the layout.
  private func isExplained(
    _ element: AccessibilityElement, _ differences: [ElementDifference]
  ) -> Bool {
    guard differences.count == 1, differences[0].isMove else { return false }
    return rows.reordered[element] != nil || layout.explained.contains(element)
  }

  /// What several elements may share: a move by one way, or a change of looks; nil for the rest.
  ///
  /// Words, because they are comparable among elements whose positions were rounded.
  private static func sharedWords(_ differences: [ElementDifference]) -> String? {
    let isMove = differences.count == 1 && differences[0].isMove
    guard isMove || differences.allSatisfy(\.isOfLooks) else { return nil }
    return list(differences.flatMap(clauses))
  }

  /// `row "Currency", "Euro" was inserted below "Language"`.
  private static func words(of row: RowChanges.Row, _ verb: String) -> String {
    let relation = verb == "removed" ? "from below" : row.comesBefore ? "above" : "below"
    let place = row.neighbor.map { " \(relation) \($0.name)" } ?? ""
    return "\(subject(of: row)) was \(verb)\(place)"
  }

  /// `row "Storage", "12.5 GB" now comes after "Language"`.
  private static func orderWords(of row: RowChanges.Row) -> String {
    let place =
      row.neighbor.map { (row.comesBefore ? "before " : "after ") + $0.name } ?? "elsewhere"
    return "\(subject(of: row)) now comes \(place)"
  }

  private static func subject(of row: RowChanges.Row) -> String {
    guard row.elements.count > 1 else {
      return row.elements.first?.fullName ?? "a row"
    }
    guard row.elements.count > 3 else {
      return "row " + row.elements.map(\.name).joined(separator: ", ")
    }
    // A picture tells less of a row than its words.
    let named = row.elements.filter { !$0.node.traits.contains(.isImage) }
    return "row " + names(of: named + row.elements.filter { !named.contains($0) })
  }

  /// `"A"`, `"A" and "B"`, `"A", "B" and "C"`, `"A", "B" and 5 more`.
  private static func names(of elements: [AccessibilityElement]) -> String {
    let names = elements.map(\.name)
    return names.count <= 3 ? list(names) : list(names.prefix(2) + ["\(names.count - 2) more"])
  }

  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func sentence(
    old: AccessibilityElement, new: AccessibilityElement, _ differences: [ElementDifference]
  ) -> String {
    let subject = oldName(of: old, differences) ?? new.name
    let isToggle = new.node.traits.contains(.isToggle)
    return subject + " "
      + list(differences.flatMap { isToggle ? switched($0) ?? clauses($0) : clauses($0) })
  }

  /// Of an element with another label; nil for one that kept its own.
  private static func oldName(
    of element: AccessibilityElement, _ differences: [ElementDifference]
  ) -> String? {
    for case .label(let from, let to) in differences {
      guard let from, let to, !from.isEmpty else { return element.fullName }
      return "\(element.kind) \(AccessibilityElement.quoted(from, to).old)"
    }
    return nil
  }

  /// The value of a toggle in words; nil for anything else.
  private static func switched(_ difference: ElementDifference) -> [String]? {
    switch difference {
    case .value(from: "0", to: "1"): ["was turned on"]
    case .value(from: "1", to: "0"): ["was turned off"]
    default: nil
    }
  }

  static func clauses(_ difference: ElementDifference) -> [String] {
    switch difference {
    case .label(let from, let to?):
      ["became \(AccessibilityElement.quoted(from ?? "", to).new)"]
    case .label(_, nil): ["lost its label"]
    case .value(let from, let to): [changed("value", quoting: from, to)]
    case .hint(let from, let to): [changed("hint", quoting: from, to)]
    case .identifier(let from, let to): [changed("identifier", quoting: from, to)]
    case .moved(let x, let y): [moved(x: x, y: y)]
    case .resized(let from, let to): [resized(from, to)]
    case .foreground(let from, let to): [changed("color", from?.hex, to?.hex)]
    case .background(let from, let to): [changed("background", from?.hex, to?.hex)]
    case .pointSize(let from, let to):
      [changed("text size", from.map { "\($0.short) pt" }, to.map { "\($0.short) pt" })]
    case .truncated(let isTruncated): [isTruncated ? "is now cut off" : "is no longer cut off"]
    case .weight(let from, let to): ["became \(weight(to)) (it was \(weight(from)))"]
    case .italic(let isItalic): [isItalic ? "became italic" : "is no longer italic"]
    case .typography(let from, let to): typography(from, to)
    case .symbol(let from, let to): [changed("icon", from, to)]
    case .image(let from, let to): [changed("image", from, to)]
    case .opacity(let from, let to): [changed("opacity", opacity(from), opacity(to))]
    case .traits(let gained, let lost): gained.map(becomes) + lost.map(ceases)
    }
  }

  /// SwiftUI's name of a weight.
  private static func weight(_ value: Int) -> String {
    let names = [
      100: "ultralight", 200: "thin", 300: "light", 400: "regular", 500: "medium",
      600: "semibold", 700: "bold", 800: "heavy", 900: "black",
    ]
    return names[value] ?? "of weight \(value)"
  }

  private static func typography(_ from: Typography, _ to: Typography) -> [String] {
    var result: [String] = []
    if from.design != to.design {
      result.append(changed("font design", from.design ?? "default", to.design ?? "default"))
    }
    if from.kerning != to.kerning {
      result.append(
        changed("kerning", "\((from.kerning ?? 0).short)", "\((to.kerning ?? 0).short) pt"))
    }
    if from.alignment != to.alignment {
      result.append(
        changed("alignment of lines", from.alignment ?? "leading", to.alignment ?? "leading"))
    }
    return result
  }

  /// At most four decimals: 0.9999 is not 1.
  static func opacity(_ value: Double) -> String {
    let rounded = (value * 10000).rounded() / 10000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func changed(_ what: String, quoting from: String?, _ to: String?) -> String {
    if let from, let to {
      let pair = AccessibilityElement.quoted(from, to)
      return changed(what, pair.old, pair.new)
    }
    return changed(
      what, from.map { AccessibilityElement.quoted($0) }, to.map { AccessibilityElement.quoted($0) }
    )
  }

  static func changed(_ what: String, _ from: String?, _ to: String?) -> String {
    switch (from, to) {
    case (let from?, let to?): "changed \(what) from \(from) to \(to)"
    case (nil, let to?): "gained the \(what) \(to)"
    case (let from?, nil): "lost the \(what) \(from)"
    case (nil, nil): "kept its \(what)"
    }
  }

  private static func moved(x: Double, y: Double) -> String {
    var ways: [String] = []
    if x.magnitude >= ElementDifference.smallestLength {
      ways.append("\(x.magnitude.short) pt \(x > 0 ? "right" : "left")")
    }
    if y.magnitude >= ElementDifference.smallestLength {
      ways.append("\(y.magnitude.short) pt \(y > 0 ? "down" : "up")")
    }
    return "moved " + list(ways)
  }

  private static func resized(_ from: Size, _ to: Size) -> String {
    let wider = to.width - from.width
    let higher = to.height - from.height
    let verb =
      wider >= 0 && higher >= 0 ? "grew" : wider <= 0 && higher <= 0 ? "shrank" : "changed size"
    return "\(verb) from \(from.width.short)x\(from.height.short) "
      + "to \(to.width.short)x\(to.height.short)"
  }

  private static func becomes(_ trait: AccessibilityTrait) -> String {
    switch trait {
    case .isSelected: "is now selected"
    case .isNotEnabled: "is now disabled"
    default: "gained the trait \(trait.rawValue)"
    }
  }

  private static func ceases(_ trait: AccessibilityTrait) -> String {
    switch trait {
    case .isSelected: "is no longer selected"
    case .isNotEnabled: "is no longer disabled"
    default: "lost the trait \(trait.rawValue)"
    }
  }
}

extension ElementDifference {
  fileprivate var isMove: Bool {
    if case .moved = self { true } else { false }
  }

  /// Whether an element keeps its words, its place and its size.
  fileprivate var isOfLooks: Bool {
    switch self {
    case .foreground, .background, .weight, .italic, .typography, .symbol, .image, .opacity: true
    case .label, .value, .hint, .identifier, .moved, .resized, .pointSize, .truncated, .traits:
      false
    }
  }
}
