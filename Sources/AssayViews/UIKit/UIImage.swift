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
  /// Whether the image has a tint, which is not drawn.
  let hasTint: Bool

  init(_ source: Source, renderingMode: RenderingMode = .automatic, hasTint: Bool = false) {
    self.source = source
    self.renderingMode = renderingMode
    self.hasTint = hasTint
  }

  /// Creates an image that is not drawn, and is reported by these words.
  package init(undrawn words: String) {
    self.source = .undrawn(words)
    self.renderingMode = .automatic
    self.hasTint = false
  }

  /// Creates an empty image, which draws nothing.
  public override init() {
    self.source = .empty
    self.renderingMode = .automatic
    self.hasTint = false
  }

  /// Creates an image of the asset catalog. A missing one is reported when it is drawn. The bundle
  /// and the configuration are not used.
  public convenience init?(named name: String, in bundle: Bundle? = nil, with: Any? = nil) {
    self.init(.named(name))
  }

  /// Creates a symbol. The configuration is not used.
  public convenience init?(systemName name: String, withConfiguration: Any? = nil) {
    self.init(.system(name))
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
    UIImage(source, renderingMode: mode, hasTint: hasTint)
  }
  /// Returns the image with a tint, which is not drawn, and is reported.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, renderingMode: renderingMode, hasTint: true)
  }
  /// Returns the image with a tint, which is not drawn, and is reported.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode: renderingMode, hasTint: true)
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
    if uiImage.hasTint { undrawn = "the tint of a UIImage" }
  }
}
