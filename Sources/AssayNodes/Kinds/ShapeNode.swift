// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics

/// A shape and how it is drawn.
package struct ShapeNode: Hashable, Sendable {
  package enum Drawing: Hashable, Sendable {
    case fill
    /// Centered on the outline.
    case stroke(AssayGraphics.StrokeStyle)
    /// Within the outline.
    case strokeBorder(AssayGraphics.StrokeStyle)
  }

  package var geometry: ShapeGeometry
  package var drawing: Drawing
  /// nil for the foreground style in force.
  package var style: StyleNode?

  package init(_ geometry: ShapeGeometry, drawing: Drawing = .fill, style: StyleNode? = nil) {
    self.geometry = geometry
    self.drawing = drawing
    self.style = style
  }
}

extension ShapeNode: KindDescription {
  package static let forms = ShapeGeometry.forms.map { form in
    KindForm(
      form.kind, .shapes,
      MapForm(form.keys + drawing + AssayGraphics.StrokeStyle.keys, required: form.required),
      note: notes[form.kind] ?? "", guide: guides[form.kind] ?? "")
  }
  package static let examples = [
    ShapeNode(.rectangle),
    ShapeNode(.roundedRectangle(cornerRadius: 12, style: .continuous)),
    ShapeNode(
      .unevenRoundedRectangle(
        CornerRadii(topLeft: 12, topRight: 0, bottomRight: 0, bottomLeft: 4), style: .continuous)),
    ShapeNode(.circle),
    ShapeNode(.ellipse),
    ShapeNode(.capsule(style: .continuous)),
    ShapeNode(.path(AssayGraphics.Path([.move(.zero), .line(Point(x: 20, y: 20))]))),
    ShapeNode(.containerRelative),
  ]

  private static let drawing: [(String, ValueForm)] = {
    let style = ValueForm.named("drawingStyle", .anyOf([.style, .names(["foreground"])]))
    return [("fill", style), ("stroke", style), ("strokeBorder", style)]
  }()

  private static let notes = [
    "Rectangle":
      "Without `fill`, `stroke` or `strokeBorder`, a shape is filled with the foreground "
      + "style, whose name is `foreground`. `inset` shrinks a shape on all sides.",
    "Path": "A `Path` uses the letters M, L, Q, C and Z of SVG, in points.",
  ]

  private static let guides = [
    "RoundedRectangle": """
    - kind: RoundedRectangle
      cornerRadius: 12
      style: circular
      fill: tint
    """,
    "UnevenRoundedRectangle": """
    - kind: UnevenRoundedRectangle
      topLeft: 12
      topRight: 12
      bottomRight: 0
      bottomLeft: 4
      fill: background
    """,
    "Circle": """
    - kind: Circle
      strokeBorder: red
      lineWidth: 3
      inset: 2
    """,
    "Ellipse": """
    - kind: Ellipse
      stroke: foreground
      lineWidth: 2
      lineCap: round
      lineJoin: bevel
      dash: [4, 2]
    """,
    "Capsule": """
    - kind: Capsule
      style: circular
    """,
    "Path": """
    - kind: Path
      path: M 0 0 L 20 0 Q 30 10 20 20 C 10 30 5 25 0 20 Z
      fill: green
    """,
  ]

  /// Filled with the foreground unless `fill`, `stroke` or `strokeBorder` says otherwise; the word
  /// `foreground` is the foreground style in force.
  package static func read(_ kind: String, _ map: inout MapReader) throws -> ShapeNode {
    func style(_ value: DocumentValue) throws -> StyleNode? {
      value.kind == .string("foreground") ? nil : try StyleNode.read(value)
    }
    let mark = map.value.mark
    let geometry = try ShapeGeometry.read(kind, &map)
    let fill = try map.take("fill", style)
    let stroke = try map.take("stroke", style)
    let border = try map.take("strokeBorder", style)
    switch (fill, stroke, border) {
    case (nil, nil, nil): return ShapeNode(geometry)
    case (let style?, nil, nil): return ShapeNode(geometry, style: style)
    case (nil, let style?, nil):
      return ShapeNode(
        geometry, drawing: .stroke(try AssayGraphics.StrokeStyle.read(&map)), style: style)
    case (nil, nil, let style?):
      return ShapeNode(
        geometry, drawing: .strokeBorder(try AssayGraphics.StrokeStyle.read(&map)), style: style)
    default:
      throw DocumentError(
        "a shape has one of 'fill', 'stroke' and 'strokeBorder'; put two shapes into a ZStack",
        at: mark)
    }
  }

  package func write(to map: inout MapWriter) throws {
    try geometry.write(to: &map)
    let written = style?.written
    switch drawing {
    case .fill: map.put("fill", written)
    case .stroke(let stroke):
      map.put("stroke", written ?? .string("foreground"))
      stroke.write(to: &map)
    case .strokeBorder(let stroke):
      map.put("strokeBorder", written ?? .string("foreground"))
      stroke.write(to: &map)
    }
  }

  package var content: ViewNode.Content { .shape(self) }
}
