// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

/// Fills or strokes an outline.
struct ShapeDrawing: Drawing {
  var geometry: ShapeGeometry
  var drawing: ShapeNode.Drawing = .fill
  var style: StyleNode
  var styles: StyleResolver

  var followsContainer: Bool { geometry.isContainerRelative }

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    let isRightToLeft = styles.isRightToLeft
    let paint = styles.paint(style, in: context.frame)
    let geometry = geometry.following(context.container, in: context.frame)
    let item: DisplayItem
    switch drawing {
    case .fill:
      guard !context.frame.isEmpty else { return content }
      item = .fill(geometry.shape(in: context.frame, isRightToLeft: isRightToLeft), paint)
    case .stroke(let stroke):
      item = .stroke(
        geometry.shape(in: context.frame, isRightToLeft: isRightToLeft), paint, stroke)
    case .strokeBorder(let stroke):
      let inner = ShapeGeometry.inset(geometry, by: stroke.lineWidth / 2)
      item = .stroke(inner.shape(in: context.frame, isRightToLeft: isRightToLeft), paint, stroke)
    }
    return styles.decorated([item], style) + content
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
    let line = DisplayItem.stroke(
      .rectangle(outline), styles.paint(style, in: context.frame),
      AssayGraphics.StrokeStyle(lineWidth: width))
    return content + styles.decorated([line], style)
  }
}

extension ShapeGeometry {
  /// The shape of the container, inset by the nearest distance to one of its edges.
  func following(_ container: ContainerShape?, in frame: Rect) -> ShapeGeometry {
    guard isContainerRelative else { return self }
    guard let container else { return replacingContainerRelative(by: .rectangle) }
    let outer = container.frame
    let distance = min(
      frame.minX - outer.minX, frame.minY - outer.minY, outer.maxX - frame.maxX,
      outer.maxY - frame.maxY)
    return replacingContainerRelative(
      by: container.geometry.insetting(max(0, distance)))
  }
}
