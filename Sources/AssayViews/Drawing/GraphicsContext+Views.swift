// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    let nodes: [ViewNode]
    let page: CanvasPage
    /// Accepted, but not drawn: what the text is drawn in.
    public var shading: Shading = .foreground

    /// Returns the size of the text in a room, in points.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(page.picture(of: nodes, ProposedViewSize(size)).size)
    }
    /// Returns the distance from the top to the first baseline in a room, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(page.picture(of: nodes, ProposedViewSize(size)).firstBaseline)
    }
    /// Returns the distance from the top to the last baseline in a room, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(page.picture(of: nodes, ProposedViewSize(size)).lastBaseline)
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    /// In points.
    public let size: CGSize
    /// The distance from the top to the baseline, in points.
    public let baseline: CGFloat
    /// What a template image is drawn in; nil for the foreground style.
    public var shading: Shading?
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    let picture: CanvasPicture
    /// In points.
    public var size: CGSize { CGSize(picture.size) }
  }

  /// Gets a text ready.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(nodes: page.nodes(of: text), page: page)
  }

  /// Gets an image ready.
  public func resolve(_ image: Image) -> ResolvedImage {
    let picture = page.picture(of: page.nodes(of: image), .unspecified)
    return ResolvedImage(
      image: image, size: CGSize(picture.size), baseline: CGFloat(picture.firstBaseline))
  }

  /// Returns a shading: it needs nothing to get ready.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Gets the view of a tag ready; nil without such a view.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let name = TagName.of(id)
    let symbol = page.symbols.first { view in
      view.modifiers.contains { modifier in
        guard case .container(.tag(let tag)) = modifier.effect else { return false }
        return tag == name
      }
    }
    guard let symbol else { return nil }
    return ResolvedSymbol(picture: page.picture(of: [symbol], .unspecified))
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(page.picture(of: text.nodes, ProposedViewSize(rect.size)), at: rect.origin, .topLeading)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(page.picture(of: text.nodes, .unspecified), at: point, anchor)
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let nodes = page.nodes(of: image.image.resizable())
    place(page.picture(of: nodes, ProposedViewSize(rect.size)), at: rect.origin, .topLeading)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(page.picture(of: page.nodes(of: image.image), .unspecified), at: point, anchor)
  }

  /// Draws an image stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a view, scaled to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.picture.size
    guard size.width > 0, size.height > 0 else { return }
    let (x, y) = (Double(rect.width) / size.width, Double(rect.height) / size.height)
    add([
      .group(
        GroupItem(
          items: symbol.picture.items,
          transform: AssayGraphics.AffineTransform(
            a: x, b: 0, c: 0, d: y, tx: Double(rect.minX), ty: Double(rect.minY))))
    ])
  }

  /// Draws a view with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.picture, at: point, anchor)
  }

  private func place(_ picture: CanvasPicture, at point: CGPoint, _ anchor: UnitPoint) {
    guard !picture.items.isEmpty else { return }
    let move = AssayGraphics.AffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: Double(point.x) - anchor.x * picture.size.width,
      ty: Double(point.y) - anchor.y * picture.size.height)
    add([.group(GroupItem(items: picture.items, transform: move))])
  }
}
