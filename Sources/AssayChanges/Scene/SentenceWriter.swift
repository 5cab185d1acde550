// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

/// Says changes in plain sentences, without a full stop.
struct SentenceWriter {
  var rows: RowChanges
  var gaps: GapChanges

  func sentences(for changes: [ElementChange]) -> [String] {
    var result: [String] = []
    // A shift by the same way of many elements is one event: told once, where it first shows.
    var movers: [Movement: [AccessibilityElement]] = [:]
    for case .changed(_, let new, let differences) in changes where rows.reordered[new] == nil {
      if let movement = Movement(only: differences) { movers[movement, default: []].append(new) }
    }
    var toldMovements: Set<Movement> = []
    var toldRows: Set<RowChanges.Row> = []
    // First, because it is why others moved.
    for case .changed(_, let new, _) in changes {
      guard let row = rows.reordered[new], toldRows.insert(row).inserted else { continue }
      result.append(Self.orderWords(of: row))
    }
    for change in changes {
      switch change {
      case .added(let element):
        guard let row = rows.inserted[element] else {
          result.append("\(element.fullName) is new")
          continue
        }
        if toldRows.insert(row).inserted { result.append(Self.words(of: row, "inserted")) }
      case .removed(let element):
        guard let row = rows.removed[element] else {
          result.append("\(element.fullName) is gone")
          continue
        }
        if toldRows.insert(row).inserted { result.append(Self.words(of: row, "removed")) }
      case .changed(let old, let new, let differences):
        if rows.reordered[new] != nil, Movement(only: differences) != nil { continue }
        guard let movement = Movement(only: differences), let group = movers[movement] else {
          result.append(Self.sentence(old: old, new: new, differences))
          continue
        }
        guard toldMovements.insert(movement).inserted else { continue }
        result.append(
          Self.names(of: group) + " " + movement.words
            + (gaps.words(of: group).map { ": " + $0 } ?? ""))
      }
    }
    return result
  }

  /// `row "Currency", "Euro" was inserted below "Language"`.
  private static func words(of row: RowChanges.Row, _ verb: String) -> String {
    let place =
      row.neighbor.map { (verb == "removed" ? " from below " : " below ") + $0.name } ?? ""
    return "\(subject(of: row)) was \(verb)\(place)"
  }

  /// `row "Storage", "12.5 GB" now comes after "Language"`.
  private static func orderWords(of row: RowChanges.Row) -> String {
    let place =
      row.neighbor.map { (row.comesBefore ? "before " : "after ") + $0.name } ?? "elsewhere"
    return "\(subject(of: row)) now comes \(place)"
  }

  private static func subject(of row: RowChanges.Row) -> String {
    guard row.elements.count > 1, let first = row.elements.first else {
      return row.elements.first?.fullName ?? "a row"
    }
    let others = row.elements.dropFirst()
    let rest = others.count > 2 ? ["\(others.count) more elements"] : others.map(\.name)
    return "row " + ([first.name] + rest).joined(separator: ", ")
  }

  /// A move by which way, comparable among elements whose positions were rounded.
  private struct Movement: Hashable {
    var words: String

    init?(only differences: [ElementDifference]) {
      guard differences.count == 1, case .moved(let x, let y) = differences[0] else { return nil }
      words = SentenceWriter.moved(x: x, y: y)
    }
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
    let isRenamed = differences.contains { if case .label = $0 { true } else { false } }
    let subject = isRenamed ? old.fullName : new.name
    let isToggle = new.node.traits.contains(.isToggle)
    return subject + " "
      + list(differences.flatMap { isToggle ? switched($0) ?? clauses($0) : clauses($0) })
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
    case .label(_, let to?): ["became \(AccessibilityElement.quoted(to))"]
    case .label(_, nil): ["lost its label"]
    case .value(let from, let to): [changed("value", quoted(from), quoted(to))]
    case .hint(let from, let to): [changed("hint", quoted(from), quoted(to))]
    case .identifier(let from, let to): [changed("identifier", quoted(from), quoted(to))]
    case .moved(let x, let y): [moved(x: x, y: y)]
    case .resized(let from, let to): [resized(from, to)]
    case .foreground(let from, let to): [changed("color", from?.hex, to?.hex)]
    case .background(let from, let to): [changed("background", from?.hex, to?.hex)]
    case .pointSize(let from, let to):
      [changed("text size", from.map { "\($0.short) pt" }, to.map { "\($0.short) pt" })]
    case .truncated(let isTruncated): [isTruncated ? "is now cut off" : "is no longer cut off"]
    case .weight(let from, let to): ["became \(weight(to)) (it was \(weight(from)))"]
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

  /// At most four decimals: 0.9999 is not 1.
  static func opacity(_ value: Double) -> String {
    let rounded = (value * 10000).rounded() / 10000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func quoted(_ text: String?) -> String? {
    text.map(AccessibilityElement.quoted)
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
