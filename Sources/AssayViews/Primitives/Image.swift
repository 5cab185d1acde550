// SPDX-License-Identifier: MIT

/// A symbol, or a picture of the asset catalog.
public nonisolated struct Image: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never
  public typealias TemplateRenderingMode = AssayNodes.TemplateRenderingMode
  public typealias Scale = ImageScale
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Orientation: Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  package var node: ImageNode

  private init(_ node: ImageNode) { self.node = node }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(ImageNode(.named(name))) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(ImageNode(.named(name), label: label.plainText))
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(ImageNode(.named(name), isDecorative: true))
  }

  public init(systemName: String) { self.init(ImageNode(.system(systemName))) }

  /// The part that a value fills is not told apart.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// A PNG file, relative to the folder of the asset catalog or absolute; Assay's own.
  public init(file path: String) { self.init(ImageNode(.file(path))) }

  /// Caps and tiles are not drawn: the picture is stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.node.isResizable = true
    return copy
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.node.renderingMode = renderingMode
    return copy
  }

  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.image(node))]
  }
}
