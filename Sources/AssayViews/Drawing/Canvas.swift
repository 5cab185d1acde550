// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A view that code draws into.
///
/// The code runs once layout knows the size of the view. What it draws has no accessibility
/// elements.
public nonisolated struct Canvas<Symbols: View>: View, PrimitiveView {
  public typealias Body = Never
  /// The views that the code can draw by their tags.
  public var symbols: Symbols
  /// Draws into a context of a size, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Accepted, but not drawn: whether the canvas is opaque.
  public var isOpaque: Bool
  /// Accepted, but not drawn: the space in which colors are mixed.
  public var colorMode: ColorRenderingMode
  /// Accepted, but not drawn: whether another thread draws.
  public var rendersAsynchronously: Bool

  /// Creates a canvas whose code can draw views by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    self.isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let later = LaterEvaluation(context, of: Self.self)
    let symbols = try self.symbols.evaluated(in: context)
    let canvas = CanvasNode("canvas") { size, tools in
      try later.evaluate(in: Room(frame: Rect(size: size))) { context in
        let page = CanvasPage(tools: tools, context: context, symbols: symbols)
        var graphics = GraphicsContext(page: page, size: CGSize(size))
        renderer(&graphics, CGSize(size))
        if let error = page.error { throw error }
        return graphics.drawnItems
      }
    }
    return [ViewNode(.canvas(canvas))]
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// What all contexts of one canvas share.
final class CanvasPage {
  let tools: any CanvasTools
  let context: EvaluationContext
  let symbols: [ViewNode]
  /// The first error, which ends the rendering once the code is done.
  private(set) var error: (any Error)?

  init(tools: any CanvasTools, context: EvaluationContext, symbols: [ViewNode]) {
    self.tools = tools
    self.context = context
    self.symbols = symbols
  }

  func picture(of views: [ViewNode], _ proposal: ProposedViewSize) -> CanvasPicture {
    do {
      return try tools.layOut(
        views,
        AssayLayout.ProposedViewSize(
          width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) }))
    } catch {
      self.error = self.error ?? error
      return CanvasPicture(
        size: Size(width: 0, height: 0), firstBaseline: 0, lastBaseline: 0, items: [])
    }
  }

  func nodes(of view: some View) -> [ViewNode] {
    do {
      return try view.evaluated(in: context)
    } catch {
      self.error = self.error ?? error
      return []
    }
  }
}
