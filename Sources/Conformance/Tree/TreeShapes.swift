// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes

extension TreeReader {
  mutating func shape(_ value: JSONValue) -> ViewNode {
    let geometry = geometry(value) ?? .rectangle
    let width = value["lineWidth"]?.number ?? 1
    if let stroke = value["stroke"] {
      return ViewNode(
        .shape(
          ShapeNode(
            geometry, drawing: .stroke(StrokeStyle(lineWidth: width)), style: outline(stroke))))
    }
    if let border = value["strokeBorder"] {
      return ViewNode(
        .shape(
          ShapeNode(
            geometry, drawing: .strokeBorder(StrokeStyle(lineWidth: width)),
            style: outline(border))))
    }
    guard let fill = value["fill"] ?? value["colour"] else {
      return ViewNode(.shape(ShapeNode(geometry)))
    }
    // A fill that the case does not tell is not drawn at all: it may be that of what is behind
    // it.
    return ViewNode(.shape(ShapeNode(geometry, style: .color(color(fill) ?? .clear))))
  }

  /// The outline of a shape's name or node; nil for a name that is no shape.
  mutating func geometry(_ value: JSONValue) -> ShapeGeometry? {
    let style: RoundedCornerStyle = value["style"]?.string == "circular" ? .circular : .continuous
    switch value["kind"]?.string ?? value.string {
    case "Rectangle": return .rectangle
    case "Circle": return .circle
    case "Ellipse": return .ellipse
    case "Capsule": return .capsule(style: style)
    case "RoundedRectangle":
      if value["cornerRadius"]?.number == nil { remark("unknown corner radius") }
      return .roundedRectangle(
        cornerRadius: value["cornerRadius"]?.number ?? 0, style: style)
    default: return nil
    }
  }

  /// An outline is drawn even where its color is not told, in a color of our choice.
  mutating func outline(_ value: JSONValue) -> StyleNode {
    .color(color(value["colour"] ?? value) ?? .gray)
  }
}
