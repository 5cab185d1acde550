// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics
package import AssayLayout

/// `Canvas`: Swift code that draws into the room that is offered. It has no written form.
package struct CanvasNode: KindDescription {
  package static let forms: [KindForm] = []
  package static let examples = [
    CanvasNode("example") { size, tools in
      [.fill(.ellipse(Rect(size: size)), tools.paint(.hierarchical(0), in: Rect(size: size)))]
    }
  ]

  /// SwiftUI does not require a `@Sendable` closure. Each rendering calls it on one thread.
  private final class Body: @unchecked Sendable {
    let draw: (Size, any CanvasTools) throws -> [DisplayItem]
    init(_ draw: @escaping (Size, any CanvasTools) throws -> [DisplayItem]) { self.draw = draw }
  }

  /// By which two are compared.
  private let detail: String
  private let body: Body

  /// - Parameter draw: what is drawn in a size, in points of the canvas.
  package init(
    _ detail: String, _ draw: @escaping (Size, any CanvasTools) throws -> [DisplayItem]
  ) {
    self.detail = detail
    self.body = Body(draw)
  }

  /// What is drawn, in points of the canvas.
  ///
  /// - Throws: what evaluating views that are drawn throws.
  package func items(in size: Size, _ tools: any CanvasTools) throws -> [DisplayItem] {
    try body.draw(size, tools)
  }

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    throw DocumentError.swiftCode("a Canvas", at: map.value.mark)
  }

  package func write(to map: inout MapWriter) throws {
    throw DocumentError.swiftCode("a Canvas")
  }

  package var content: ViewNode.Content { .canvas(self) }

  package static func == (a: Self, b: Self) -> Bool { a.detail == b.detail }
  package func hash(into hasher: inout Hasher) { hasher.combine(detail) }
}

/// What the code of a canvas asks of the scene that it draws into.
package protocol CanvasTools {
  /// The paint of a style over a rectangle.
  func paint(_ style: StyleNode, in frame: Rect) -> Paint
  /// The one color of a style.
  func color(_ color: Color) -> RGBAColor
  /// Lays views out as one.
  ///
  /// - Throws: what the scene throws for views that cannot be drawn.
  func layOut(_ views: [ViewNode], _ proposal: ProposedViewSize) throws -> CanvasPicture
  /// Items whose picture is changed.
  func filtered(_ items: [DisplayItem], _ filter: LayerFilter) -> [DisplayItem]
  /// Reports what is not drawn.
  func report(_ what: String)
}

/// Views that are laid out for a canvas.
package struct CanvasPicture: Sendable {
  /// In points.
  package var size: Size
  /// From the top to the first and to the last baseline, in points.
  package var firstBaseline: Double
  package var lastBaseline: Double
  /// With the top left corner at the origin.
  package var items: [DisplayItem]

  package init(size: Size, firstBaseline: Double, lastBaseline: Double, items: [DisplayItem]) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.items = items
  }
}
