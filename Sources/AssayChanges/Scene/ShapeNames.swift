// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

/// Names shapes by the elements that they are behind, around or in.
struct ShapeNames {
  var elements: [AccessibilityElement]

  /// With an article and its colors, for one that is new or gone.
  func nameWithLooks(of shape: DrawnShape) -> String {
    "\("aeiou".contains(shape.word.prefix(1)) ? "an" : "a") \(words(of: shape))"
  }

  /// Such as `rectangle in #FFFFFF behind "Premium"`.
  func words(of shape: DrawnShape) -> String {
    ([shape.word] + looks(of: shape) + [place(of: shape)]).joined(separator: " ")
  }

  /// Such as `9 rounded rectangles in #FFFFFF`.
  func name(ofCount count: Int, like shape: DrawnShape) -> String {
    ([Counted.words(count, shape.word)] + looks(of: shape)).joined(separator: " ")
  }

  /// Whether its place is told by elements.
  func hasElement(for shape: DrawnShape) -> Bool {
    elements.contains { shape.frame.covers($0.node.frame) } || owner(of: shape.frame) != nil
      || rowBeside(shape) != nil
  }

  private func looks(of shape: DrawnShape) -> [String] {
    var looks: [String] = []
    if let width = shape.lineWidth { looks.append("of \(width.short) pt") }
    if let colors = shape.colorWords { looks.append("in \(colors)") }
    if let shadow = shape.shadow {
      looks.append("with a shadow \(ShapeClauses.words(of: shadow))")
    }
    if let effects = shape.effects { looks.append("with \(effects.joined(separator: ", "))") }
    return looks
  }

  /// Such as `behind "Premium"`; its size and its place where no element is there.
  func place(of shape: DrawnShape) -> String {
    let frame = shape.frame
    let inside = elements.filter { frame.covers($0.node.frame) }
    // A picture tells less of a row than its words.
    if let first = inside.first(where: { !$0.node.traits.contains(.isImage) }) ?? inside.first {
      let relation = shape.isOutline || shape.kind == .group ? "around" : "behind"
      let rest = inside.count > 1 ? " and \(inside.count - 1) more" : ""
      return "\(relation) \(first.name)\(rest)"
    }
    if let owner = owner(of: frame) { return "\(relation(of: shape, to: owner)) \(owner.name)" }
    if let row = rowBeside(shape) { return "\(row.relation) \(row.element.name)" }
    return "of \(frame.width.short)x\(frame.height.short) pt "
      + "at \(frame.x.short),\(frame.y.short)"
  }

  /// A line in the lower part of a text is under it, and one in the middle through it.
  private func relation(of shape: DrawnShape, to owner: AccessibilityElement) -> String {
    guard shape.word == "line", owner.node.pointSize != nil, shape.frame.width > shape.frame.height
    else { return "in" }
    let height = (shape.frame.midY - owner.node.frame.minY) / owner.node.frame.height
    return height > 0.75 ? "under" : height > 0.3 ? "through" : "in"
  }

  /// The nearest element above a line across, or else below it, and how the line is to it; nil for
  /// other shapes, and where there is none about a row away.
  private func rowBeside(
    _ shape: DrawnShape
  ) -> (element: AccessibilityElement, relation: String)? {
    let frame = shape.frame
    guard shape.word == "line", frame.width > frame.height else { return nil }
    let others = elements.filter {
      $0.node.frame.minX < frame.maxX && $0.node.frame.maxX > frame.minX
    }
    let above = others.filter { (-1...44).contains(frame.minY - $0.node.frame.maxY) }
    if let bottom = above.map(\.node.frame.maxY).max() {
      // Of a row's elements, its words tell more than its picture.
      let row = above.filter { $0.node.frame.maxY > bottom - 1 }
      return (row.first { !$0.node.traits.contains(.isImage) } ?? row.first).map { ($0, "below") }
    }
    return others.filter { (-1...44).contains($0.node.frame.minY - frame.maxY) }
      .min { $0.node.frame.minY < $1.node.frame.minY }.map { ($0, "above") }
  }

  /// The smallest element around a shape.
  private func owner(of frame: Rect) -> AccessibilityElement? {
    elements.filter { $0.node.frame.covers(frame) }.min {
      $0.node.frame.width * $0.node.frame.height < $1.node.frame.width * $1.node.frame.height
    }
  }
}
