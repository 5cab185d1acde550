// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

/// Fills or strokes an outline.
struct ShapeDrawing: Drawing {
  var geometry: ShapeGeometry
  var drawing: ShapeNode.Drawing = .fill
  var style: StyleNode
  var styles: StyleResolver

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    let isRightToLeft = styles.isRightToLeft
    let paint = styles.paint(style, in: context.frame)
    switch drawing {
    case .fill:
      guard !context.frame.isEmpty else { return content }
      return [.fill(geometry.shape(in: context.frame, isRightToLeft: isRightToLeft), paint)]
        + content
    case .stroke(let stroke):
      return [
        .stroke(geometry.shape(in: context.frame, isRightToLeft: isRightToLeft), paint, stroke)
      ] + content
    case .strokeBorder(let stroke):
      let inner = ShapeGeometry.inset(geometry, by: stroke.lineWidth / 2)
      return [.stroke(inner.shape(in: context.frame, isRightToLeft: isRightToLeft), paint, stroke)]
        + content
    }
  }
}

/// `border`: a frame within the edges, over the content.
struct BorderDrawing: Drawing {
  var style: StyleNode
  var width: Double
  var styles: StyleResolver

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    guard width > 0 else { return content }
    let outline = context.frame.inset(by: Insets(all: width / 2))
    return content + [
      .stroke(
        .rectangle(outline), styles.paint(style, in: context.frame),
        AssayGraphics.StrokeStyle(lineWidth: width))
    ]
  }
}
