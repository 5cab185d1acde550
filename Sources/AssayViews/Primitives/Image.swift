// SPDX-License-Identifier: MIT

/// A symbol, or an image of the asset catalog.
public nonisolated struct Image: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never
  /// Whether the image is drawn in its own colors or in the foreground style.
  public typealias TemplateRenderingMode = EnvironmentValues.ImageRenderingMode
  /// The size of a symbol relative to its font.
  public typealias Scale = EnvironmentValues.ImageScale
  /// How an enlarged image is smoothed. Unlike SwiftUI, all but `none` are alike.
  public enum Interpolation: Hashable, Sendable {
    /// No smoothing.
    case none
    /// Little smoothing.
    case low
    /// Medium smoothing.
    case medium
    /// Strong smoothing.
    case high
  }
  /// How an image fills a larger area.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image.
    case tile
    /// Stretches the image.
    case stretch
  }
  /// The orientation of an image in its file.
  public enum Orientation: Hashable, Sendable {
    /// A rotation, with or without mirroring.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  package var node: ImageNode
  /// What of a symbol's value, or of the image as a whole, is not drawn.
  var undrawnPart: String?
  private var symbolMode: SymbolRenderingMode?
  private var isAntialiased = true
  /// What code has drawn, in place of the node's source.
  private var drawn: DrawnImage?
  /// The color of the image, in place of that of its place.
  var tint: Color?
  /// What of the image is not drawn within a text, for a report.
  var undrawn: [String] {
    var result = undrawnParts
    if let mode = symbolMode?.mode, mode != .monochrome, case .system(let name) = node.source {
      result.append(mode.undrawn(of: name))
    }
    return result
  }
  private var undrawnParts: [String] {
    [undrawnPart, isAntialiased ? nil : "the hard edges of an image that is not antialiased"]
      .compactMap(\.self)
  }

  private init(_ node: ImageNode) { self.node = node }

  /// Creates an image of the asset catalog. The bundle is not used.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(ImageNode(.named(name))) }

  /// Creates an image of the asset catalog with a label for accessibility. The bundle is not used.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(ImageNode(.named(name), label: label.plainText))
  }

  /// Creates an image of the asset catalog that accessibility ignores. The bundle is not used.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(ImageNode(.named(name), isDecorative: true))
  }

  /// Creates a symbol by the name of an SF Symbol. Unlike SwiftUI, a Material icon is drawn.
  public init(systemName: String) { self.init(ImageNode(.system(systemName))) }

  /// Creates a symbol. Unlike SwiftUI, drawn without its variable value, which a snapshot reports:
  /// the whole symbol has one opacity.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    if let variableValue, variableValue < 1 {
      undrawnPart = "the variable value of the symbol '\(systemName)'"
    }
  }

  /// Creates a symbol of the asset catalog. Unlike SwiftUI, drawn without its variable value, which
  /// a snapshot reports.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    if let variableValue, variableValue < 1 {
      undrawnPart = "the variable value of the symbol '\(name)'"
    }
  }

  /// Creates an image from a PNG file. Not part of SwiftUI.
  ///
  /// - Parameter path: A path that is absolute or relative to the folder of the asset catalog.
  public init(file path: String) { self.init(ImageNode(.file(path))) }

  /// Creates an image from the bytes of a PNG or JPEG file; none for no picture.
  init(data: [UInt8], scale: Double) { self.init(ImageNode(.data(data, scale: scale))) }

  /// Creates an image that code has drawn.
  init(drawn image: DrawnImage) {
    self.init(ImageNode(.named(Self.drawnName), isDecorative: true))
    drawn = image
  }

  /// Creates an image that code draws, in points. Unlike SwiftUI, the label is not spoken.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      drawn: DrawnImage(size: size, scale: 1, isOpaque: opaque, commands: [renderer]))
  }

  /// Reported where the image is not a view of its own, such as within a text.
  private static let drawnName = "an image that code has drawn"

  /// Lets the image fill its frame, stretched or repeated, between edges that keep their size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.node.isResizable = true
    copy.node.capInsets = capInsets
    copy.node.isTiled = resizingMode == .tile
    return copy
  }

  /// Sets whether the image is drawn in its own colors or in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.node.renderingMode = renderingMode
    return copy
  }

  /// Sets how an enlarged image is smoothed. Unlike SwiftUI, all but `none` are alike.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.node.showsPixels = interpolation == .none
    return copy
  }
  /// Sets how the layers of a symbol are colored. Unlike SwiftUI, only symbols of one layer and
  /// signs in filled forms, such as `plus.circle.fill`, are drawn in a mode other than monochrome;
  /// for others, and within a text, a snapshot reports the mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
  /// Sets whether the edges of the image are soft where they are between pixels. Unlike SwiftUI,
  /// they always are; a snapshot reports where they should not be.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let tint {
      var plain = self
      plain.tint = nil
      if plain.node.renderingMode == nil { plain.node.renderingMode = .template }
      return try plain.foregroundStyle(tint).evaluated(in: context)
    }
    guard let drawn else {
      let mode = symbolMode.map { [ModifierNode.symbolRenderingMode($0.mode)] } ?? []
      return [
        ViewNode(
          .image(node), modifiers: mode + undrawnParts.map { .notDrawn($0) })
      ]
    }
    var undrawn = undrawnParts
    if node.isTiled { undrawn.append("the tiles of an image that code has drawn") }
    if node.capInsets != EdgeInsets() {
      undrawn.append("the cap insets of an image that code has drawn")
    }
    return try drawn.view(node).reporting(all: undrawn).evaluated(in: context)
  }
}
