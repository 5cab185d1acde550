// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayGraphics

/// What changed among the shapes of two screens, in words, where no element's change explains it.
///
/// ```swift
/// ShapeDiff(from: old, to: new, explainedBy: elements).sentences()
/// // ["the rounded rectangle behind \"Premium\" changed corner radius from 8 to 10 pt"]
/// ```
package struct ShapeDiff {
  private let old: [DrawnShape]
  private let new: [DrawnShape]
  private let matching: ShapeMatching
  private let elements: SceneDiff

  /// - Parameters:
  ///   - elements: what is already said of the elements of the same screens.
  ///   - bothKnowClips: whether each shape of both has the outline that a clip gives it.
  package init(
    from old: [DrawnShape], to new: [DrawnShape], explainedBy elements: SceneDiff,
    bothKnowClips: Bool = false
  ) {
    let (old, new) = Self.comparable(old, new, bothKnowClips: bothKnowClips)
    self.old = old
    self.new = new
    matching = ShapeMatching(
      old: old, new: new, shifts: elements.shifts, mirroring: elements.layout.mirroring)
    self.elements = elements
  }

  /// Without the style of corners and what clips them where a reference of an earlier version does
  /// not know it.
  private static func comparable(
    _ old: [DrawnShape], _ new: [DrawnShape], bothKnowClips: Bool
  ) -> ([DrawnShape], [DrawnShape]) {
    let isKnown = (old + new).allSatisfy { $0.radii == nil || $0.isContinuous != nil }
    func withoutStyle(_ shape: DrawnShape) -> DrawnShape {
      var shape = shape
      shape.isContinuous = nil
      return shape
    }
    let (old, new) = isKnown ? (old, new) : (old.map(withoutStyle), new.map(withoutStyle))
    if bothKnowClips { return (old, new) }
    // NB: a screen that got its first clip is not told from a reference that knows none, and one
    // with corners may have circles that it does not know.
    let isCircle = { (shape: DrawnShape) in shape.isClipped == true && shape.kind == .ellipse }
    return old.contains { $0.isClipped == true }
      ? (old, new.map { isCircle($0) ? $0.withoutClip : $0 }) : (old, new.map(\.withoutClip))
  }

  /// One sentence a shape, at most `limit` of them and then how many more there are.
  package func sentences(limit: Int = 8) -> [String] {
    precondition(limit >= 0, "A limit of sentences cannot be negative")
    let all = changed + added + removed + reordered
    guard all.count > limit else { return all }
    let rest = all.count - limit
    return all.prefix(limit) + ["and \(rest) more \(Counted.noun(rest, "shape"))"]
  }

  private var changed: [String] {
    matching.pairs.compactMap { old, new in
      guard !isInsideChangedElement(new) else { return nil }
      var old = old
      // The outline of a mirrored arrow is another one.
      if elements.layout.mirroring?.mirrors(old.frame, new.frame) ?? false {
        old.content = new.content
      }
      let clauses = ShapeClauses(from: old, to: new).words(
        tellsPlace: !elements.changesLayout, tellsSize: !followsLayout(from: old, to: new),
        explained: elements.colorChanges)
      guard !clauses.isEmpty else { return nil }
      return "the \(old.word) \(names.place(of: new)) \(SentenceWriter.list(clauses))"
    }
  }

  private var added: [String] {
    let lines = extraLines(
      matching.added, among: matching.removed, rows: elements.rowsThatCame)
    return sentences(
      on: matching.added.filter { !isExplained($0, extraLines: lines) && !cameAlong($0) }, "new",
      among: names)
  }

  private var removed: [String] {
    let lines = extraLines(
      matching.removed, among: matching.added, rows: elements.rowsThatWent)
    return sentences(
      on: matching.removed.filter { !isExplained($0, extraLines: lines) && !wentAlong($0) }, "gone",
      among: ShapeNames(elements: elements.oldElements))
  }

  /// Shapes that are as they were, and before what they were behind: each with the first such one.
  private var reordered: [String] {
    let places = Self.placesOfUnique(old)
    let both = Self.placesOfUnique(new).compactMap { shape, place in
      places[shape].map { (shape: shape, old: $0, new: place) }
    }.sorted { $0.new < $1.new }
    return both.indices.compactMap { index in
      let front = both[index]
      let other = both[..<index].first { back in
        back.old > front.old && !back.shape.frame.intersection(front.shape.frame).isEmpty
      }
      return other.map {
        "the \(names.words(of: front.shape)) is now in front of the \(names.words(of: $0.shape))"
      }
    }
  }

  /// By shape: its place from back to front, where there is no other one like it.
  private static func placesOfUnique(_ shapes: [DrawnShape]) -> [DrawnShape: Int] {
    var places: [DrawnShape: [Int]] = [:]
    for (place, shape) in shapes.enumerated() { places[shape, default: []].append(place) }
    return places.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// One a shape, but one for all rows that gained or lost the same.
  private func sentences(
    on shapes: [DrawnShape], _ state: String, among names: ShapeNames
  ) -> [String] {
    func isLike(_ a: DrawnShape, _ b: DrawnShape) -> Bool {
      var moved = a
      (moved.frame, moved.radii) = (b.frame, b.radii)
      return moved == b && a.word == b.word
    }
    let shared = shapes.filter { names.hasElement(for: $0) }
    var told: [DrawnShape] = []
    return shapes.compactMap { shape in
      let alike = shared.filter { isLike($0, shape) }
      guard alike.count >= 3, names.hasElement(for: shape) else {
        return "\(names.nameWithLooks(of: shape)) is \(state)"
      }
      guard !told.contains(where: { isLike($0, shape) }) else { return nil }
      told.append(shape)
      return "\(names.name(ofCount: alike.count, like: shape)) are \(state), "
        + "the first \(names.place(of: shape))"
    }
  }

  /// Whether the element in it moved, and the same shape was in its old place: among rows that look
  /// alike, the one that is left over may be any.
  private func cameAlong(_ shape: DrawnShape) -> Bool {
    elements.moves.contains { move in
      shape.frame.covers(move.new)
        && old.contains {
          ShapeMatching.isSame($0, shape, movedBy: move.new.origin - move.old.origin)
        }
    }
  }

  private func wentAlong(_ shape: DrawnShape) -> Bool {
    elements.moves.contains { move in
      shape.frame.covers(move.old)
        && new.contains {
          ShapeMatching.isSame(shape, $0, movedBy: move.new.origin - move.old.origin)
        }
    }
  }

  private var names: ShapeNames { ShapeNames(elements: elements.newElements) }

  /// What an element shows of its value, its symbol or its state is part of it, also where it
  /// reaches a little beyond, as a switch does.
  private func isInsideChangedElement(_ shape: DrawnShape) -> Bool {
    elements.changedFrames.contains { $0.inset(by: Insets(all: -8)).covers(shape.frame) }
  }

  /// What comes or goes with an element, and lines and areas that follow the layout.
  private func isExplained(_ shape: DrawnShape, extraLines: Set<DrawnShape>) -> Bool {
    if isInsideChangedElement(shape) { return true }
    guard elements.changesLayout else { return false }
    if shape.isHairline { return !extraLines.contains(shape) }
    return elements.comingAndGoing.contains { !$0.intersection(shape.frame).isEmpty }
  }

  /// Hairlines that the layout does not explain: more than those that are now elsewhere, and than
  /// one for each row that came or went with them.
  private func extraLines(
    _ shapes: [DrawnShape], among others: [DrawnShape], rows: Int
  ) -> Set<DrawnShape> {
    func lines(_ shapes: [DrawnShape], across: Bool) -> [DrawnShape] {
      shapes.filter {
        $0.isHairline && ($0.frame.width > $0.frame.height) == across && !isInsideChangedElement($0)
      }
    }
    let bands = elements.comingAndGoing
    return [true, false].reduce(into: []) { result, across in
      let found = lines(shapes, across: across)
      let isNear = found.map { line in bands.contains { !$0.intersection(line.frame).isEmpty } }
      // A row takes the line beside it along.
      let order = found.indices.filter { isNear[$0] } + found.indices.filter { !isNear[$0] }
      let explained = lines(others, across: across).count + rows
      result.formUnion(order.dropFirst(explained).map { found[$0] })
    }
  }

  /// Whether a shape changed its size with what is in it or around it, or as lines do with the
  /// layout.
  private func followsLayout(from old: DrawnShape, to new: DrawnShape) -> Bool {
    if new.isHairline { return true }
    let growth = Growth(from: old.frame, to: new.frame)
    let isOfElements = elements.changes.contains { change in
      switch change {
      case .added(let element): new.frame.covers(element.node.frame)
      case .removed(let element): old.frame.covers(element.node.frame)
      case .changed(let from, let to, _):
        from.node.frame.covers(old.frame) && to.node.frame.covers(new.frame)
          && Growth(from: from.node.frame, to: to.node.frame).explains(growth)
      }
    }
    if isOfElements { return true }
    func contents(_ elements: [AccessibilityElement], in shape: DrawnShape) -> Rect? {
      let frames = elements.map(\.node.frame).filter { shape.frame.covers($0) }
      return frames.isEmpty ? nil : frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    }
    guard let from = contents(elements.oldElements, in: old),
      let to = contents(elements.newElements, in: new)
    else { return false }
    return Growth(from: from, to: to).explains(growth)
  }
}

/// By how much a rectangle grew, or shrank.
private struct Growth {
  private let width: Double
  private let height: Double

  init(from old: Rect, to new: Rect) {
    (width, height) = (new.width - old.width, new.height - old.height)
  }

  /// Whether this grew wherever another one did, and shrank where that did.
  func explains(_ other: Growth) -> Bool {
    func isExplained(_ own: Double, _ other: Double) -> Bool {
      other.magnitude < ElementDifference.smallestLength || own * other > 0
    }
    return isExplained(width, other.width) && isExplained(height, other.height)
  }
}

extension DrawnShape {
  fileprivate var isHairline: Bool { min(frame.width, frame.height) <= 1 }

  /// With the corners that it has without the clip around it.
  fileprivate var withoutClip: DrawnShape {
    guard isClipped == true else { return self }
    var shape = self
    (shape.radii, shape.isContinuous, shape.isClipped) = (nil, nil, nil)
    if shape.kind == .ellipse { shape.kind = .rectangle }
    return shape
  }
}

extension Rect {
  /// Whether another rectangle is inside it, but for a point at each edge.
  func covers(_ other: Rect) -> Bool {
    other.minX >= minX - 1 && other.minY >= minY - 1 && other.maxX <= maxX + 1
      && other.maxY <= maxY + 1
  }
}

extension SceneDiff {
  /// Whether elements moved, came or went, and shapes with them.
  var changesLayout: Bool {
    changes.contains { change in
      switch change {
      case .added, .removed: true
      case .changed(_, _, let differences):
        differences.contains { $0.aspect == .place }
      }
    }
  }

  /// Where elements were that moved, and where they are.
  fileprivate var moves: [(old: Rect, new: Rect)] {
    changes.compactMap { change in
      guard case .changed(let old, let new, let differences) = change,
        differences.contains(where: { $0.aspect == .place })
      else { return nil }
      return (old.node.frame, new.node.frame)
    }
  }

  /// By how much elements moved, each once.
  fileprivate var shifts: [Point] {
    var seen: Set<Point> = []
    return changes.compactMap { change in
      guard case .changed(let old, let new, _) = change else { return nil }
      let shift = new.node.frame.origin - old.node.frame.origin
      let rounded = Point(x: (shift.x * 100).rounded() / 100, y: (shift.y * 100).rounded() / 100)
      return seen.insert(rounded).inserted ? rounded : nil
    }
  }

  /// Where elements changed in more than their place and their colors.
  fileprivate var changedFrames: [Rect] {
    changes.flatMap { change -> [Rect] in
      guard case .changed(let old, let new, let differences) = change else { return [] }
      let isDeep = differences.contains { $0.aspect == .content }
      return isDeep ? [old.node.frame, new.node.frame] : []
    }
  }

  /// Around what came or went, with the room that a row has around its text.
  var comingAndGoing: [Rect] {
    let room = Insets(top: -16, left: -1000, bottom: -16, right: -1000)
    return changes.compactMap { change in
      switch change {
      case .added(let element), .removed(let element): element.node.frame.inset(by: room)
      case .changed: nil
      }
    }
  }

  /// The number of rows of elements that came.
  var rowsThatCame: Int {
    Self.rowCount(
      changes.compactMap { change in
        if case .added(let element) = change { element.node.frame } else { nil }
      })
  }

  /// The number of rows of elements that went.
  var rowsThatWent: Int {
    Self.rowCount(
      changes.compactMap { change in
        if case .removed(let element) = change { element.node.frame } else { nil }
      })
  }

  private static func rowCount(_ frames: [Rect]) -> Int {
    VisualRows.runs(of: frames.indices, frames).count
  }

  /// Colors that elements said they changed from and to.
  fileprivate var colorChanges: [ColorChange] {
    changes.flatMap { change -> [ColorChange] in
      guard case .changed(_, _, let differences) = change else { return [] }
      return differences.compactMap(\.colorChange)
    }
  }
}

private enum DifferenceAspect {
  case content, looks, place, accessibility
}

extension ElementDifference {
  /// What of an element is different.
  fileprivate var aspect: DifferenceAspect {
    switch self {
    case .label, .value, .symbol, .image, .traits, .weight, .italic, .typography, .pointSize,
      .truncated:
      .content
    case .foreground, .background, .opacity: .looks
    case .moved, .resized: .place
    case .hint, .identifier: .accessibility
    }
  }

  /// Nil where no color became another.
  fileprivate var colorChange: ColorChange? {
    if case .foreground(let from?, let to?) = self { return ColorChange(from: from, to: to) }
    if case .background(let from?, let to?) = self { return ColorChange(from: from, to: to) }
    return nil
  }
}

/// A change of a color.
struct ColorChange: Hashable {
  var from: RGBAColor
  var to: RGBAColor
}
