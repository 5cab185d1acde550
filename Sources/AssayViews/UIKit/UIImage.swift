// SPDX-License-Identifier: MIT

/// An image, for code that names UIKit's. Unlike UIKit's, it is drawn only through `Image`, and an
/// image made of data is not drawn, and is reported.
open class UIImage: NSObject, @unchecked Sendable {
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
    /// Bytes or pixels, which are not drawn.
    case data
    /// What is not drawn, in words.
    case undrawn(String)
    /// No image.
    case empty
  }

  let source: Source
  let renderingMode: RenderingMode
  /// What of the image is not drawn, in a word.
  let undrawn: String?

  init(_ source: Source, renderingMode: RenderingMode = .automatic, undrawn: String? = nil) {
    self.source = source
    self.renderingMode = renderingMode
    self.undrawn = undrawn
  }

  /// Creates an image that is not drawn, and is reported by these words.
  package init(undrawn words: String) {
    self.source = .undrawn(words)
    self.renderingMode = .automatic
    self.undrawn = nil
  }

  /// Creates an empty image, which draws nothing.
  public override init() {
    self.source = .empty
    self.renderingMode = .automatic
    self.undrawn = nil
  }

  /// Creates an image of the asset catalog. A missing one is reported when it is drawn. The bundle
  /// is not used. A configuration is not drawn, and is reported.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, with configuration: Configuration? = nil
  ) {
    self.init(.named(name), undrawn: configuration.map { _ in "configuration" })
  }

  /// Creates an image of the asset catalog for traits, which are not used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(.named(name))
  }

  /// Creates a symbol. A configuration is not drawn, and is reported.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration? = nil
  ) {
    self.init(.system(name), undrawn: configuration.map { _ in "configuration" })
  }

  /// Creates an image of a PNG file.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(.file(path))
  }

  /// Creates an image of bytes, which is not drawn, and is reported.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard !data.isEmpty else { return nil }
    self.init(.data)
  }

  /// Zero, because an image is read when it is drawn.
  public var size: CGSize { .zero }
  /// Pixels per point: 1.
  public var scale: CGFloat { 1 }

  /// Returns the image in its own colors or in the tint.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode: mode, undrawn: undrawn)
  }
  /// Returns the image with a configuration, which is not drawn, and is reported.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(source, renderingMode: renderingMode, undrawn: "configuration")
  }
  /// Returns the image with a configuration, which is not drawn, and is reported.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// Returns the image with a tint, which is not drawn, and is reported.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, renderingMode: renderingMode, undrawn: "tint")
  }
  /// Returns the image with a tint, which is not drawn, and is reported.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode: renderingMode, undrawn: "tint")
  }
  /// nil, because an image is read when it is drawn.
  public func pngData() -> Data? { nil }
  /// nil, because an image is read when it is drawn.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension Image {
  /// Creates an image from UIKit's. One that is made of bytes is not drawn, and is reported.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .named(let name): self.init(name)
    case .system(let name): self.init(systemName: name)
    case .file(let path): self.init(file: path)
    case .data: self.init("an image made of data")
    case .undrawn(let words): self.init(words)
    case .empty: self.init(file: "")
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    }
    if let words = uiImage.undrawn { undrawn = "the \(words) of a UIImage" }
  }
}
