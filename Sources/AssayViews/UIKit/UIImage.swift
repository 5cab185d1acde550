// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// An image, for code that names UIKit's. Unlike UIKit's, it is drawn only through `Image`.
open class UIImage: AttributeObject, @unchecked Sendable {
  /// How an image follows a tint.
  public enum RenderingMode: Int, Sendable {
    /// As the place of the image asks.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// In the tint.
    case alwaysTemplate
  }

  enum Source: Hashable {
    case named(String)
    case system(String)
    case file(String)
    /// The bytes of a PNG or JPEG file.
    case data([UInt8], scale: Double)
    /// What code has drawn.
    case drawn(DrawnImage)
    /// What is not drawn, in words.
    case undrawn(String)
    /// No image.
    case empty
  }

  let source: Source
  /// How the image follows a tint.
  public let renderingMode: RenderingMode
  /// The color of the image; nil for its own colors.
  let tint: Color?
  /// What of the image is not drawn, in a word.
  let undrawn: String?

  init(
    _ source: Source, renderingMode: RenderingMode = .automatic, tint: Color? = nil,
    undrawn: String? = nil
  ) {
    self.source = source
    self.renderingMode = renderingMode
    self.tint = tint
    self.undrawn = undrawn
  }

  /// Creates an image that code has drawn.
  package convenience init(drawn image: DrawnImage) { self.init(.drawn(image)) }

  /// Creates an image that is not drawn, and is reported by these words.
  package init(undrawn words: String) {
    self.source = .undrawn(words)
    self.renderingMode = .automatic
    self.tint = nil
    self.undrawn = nil
  }

  /// Creates an empty image, which draws nothing.
  public override init() {
    self.source = .empty
    self.renderingMode = .automatic
    self.tint = nil
    self.undrawn = nil
  }

  /// Creates an image of the asset catalog or of a file of the app. In a rendering, nil where the
  /// app has neither. The bundle is not used. A configuration is not drawn, and is reported.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, with configuration: Configuration? = nil
  ) {
    guard let source = Self.source(named: name) else { return nil }
    self.init(source, undrawn: configuration.map { _ in "configuration" })
  }

  /// Creates an image of the asset catalog for traits, which are not used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard let source = Self.source(named: name) else { return nil }
    self.init(source)
  }

  /// Creates a symbol. A configuration is not drawn, and is reported.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration? = nil
  ) {
    self.init(.system(name), undrawn: configuration.map { _ in "configuration" })
  }

  /// Creates an image of the asset catalog or of a file of the app. A missing one is reported when
  /// it is drawn.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Self.source(named: name) ?? .named(name))
  }

  /// Creates an image of a PNG file.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(.file(path))
  }

  /// Creates an image of the bytes of a PNG or JPEG file; nil for bytes that are no image. One of
  /// another format is not drawn, and is reported.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    let bytes = [UInt8](data)
    if let format = Self.otherFormat(of: bytes) {
      self.init(undrawn: "an image made of \(format) data")
      return
    }
    self.init(.data(bytes, scale: scale > 0 ? scale : 1))
    guard bitmap != nil else { return nil }
  }

  /// The image in a size in points, each pixel the mean of those that it covers; the image itself
  /// where it has no pixels, as a symbol.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let pixels = cgImage else { return self }
    let (width, height) = (size.width * scale, size.height * scale)
    return pixels._resampled(width: width, height: height).map {
      UIImage(
        UIImage(cgImage: $0, scale: scale, orientation: .up).source, renderingMode: renderingMode,
        tint: tint, undrawn: undrawn)
    }
  }
  /// The image in a size in points, as `preparingThumbnail(of:)` gives it.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// The image itself.
  open func preparingForDisplay() -> UIImage? { self }
  /// The image itself.
  open func byPreparingForDisplay() async -> UIImage? { self }

  /// How pixels are turned and mirrored.
  public typealias Orientation = Image.Orientation

  /// Upright: a JPEG is turned when it is read.
  public var imageOrientation: Orientation { .up }

  /// In points; zero for a symbol, whose size is known when it is drawn.
  public var size: CGSize {
    if case .drawn(let image) = source { return image.size }
    guard let bitmap else { return .zero }
    return CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
  /// Pixels per point.
  public var scale: CGFloat {
    if case .drawn(let image) = source { return image.scale }
    return file?.scale ?? 1
  }

  /// Returns the image in its own colors or in the tint.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode: mode, tint: tint, undrawn: undrawn)
  }
  /// Returns the image with a configuration, which is not drawn, and is reported.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(source, renderingMode: renderingMode, tint: tint, undrawn: "configuration")
  }
  /// Returns the image with parts that are not stretched, which is not drawn, and is reported.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    UIImage(source, renderingMode: renderingMode, tint: tint, undrawn: "resizing")
  }
  /// Returns the image with parts that are not stretched, which is not drawn, and is reported.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    resizableImage(withCapInsets: insets)
  }
  /// Returns the mirrored image, which is not drawn, and is reported.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      source, renderingMode: renderingMode, tint: tint,
      undrawn: "mirroring")
  }
  /// How an image fills a size.
  public enum ResizingMode: Int, Sendable {
    /// A way.
    case tile, stretch
  }
  /// Returns the image with a configuration, which is not drawn, and is reported.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// Returns the image in a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }
  /// Returns the image in a color. A template takes the color of its place instead.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode: renderingMode, tint: color.color, undrawn: undrawn)
  }
  /// The bytes of a PNG file of the image; nil for a symbol and for an image that is not drawn.
  public func pngData() -> Data? {
    guard let bitmap else { return nil }
    do { return Data(try PNG.encode(bitmap)) } catch { return nil }
  }
  /// The bytes of a JPEG file of the image, with a quality from 0 to 1; nil for a symbol and for an
  /// image that is not drawn.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap else { return nil }
    do { return Data(try JPEG.encode(bitmap, quality: compressionQuality)) } catch { return nil }
  }
}

extension Image {
  /// Creates an image from UIKit's.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .named(let name): self.init(name)
    case .system(let name): self.init(systemName: name)
    case .file(let path): self.init(file: path)
    case .data(let bytes, let scale): self.init(data: bytes, scale: scale)
    case .drawn(let image): self.init(drawn: image)
    case .undrawn(let words): self.init(words)
    case .empty: self.init(data: [], scale: 1)
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    }
    if uiImage.renderingMode != .alwaysTemplate { tint = uiImage.tint }
    if let words = uiImage.undrawn { undrawnPart = "the \(words) of a UIImage" }
  }
}
