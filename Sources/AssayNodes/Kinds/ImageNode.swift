// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `Image`.
package struct ImageNode: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case system(String)
    /// An image set of the asset catalog.
    case named(String)
    /// A PNG file, relative to the description or absolute.
    case file(String)
    /// The bytes of a PNG or JPEG file, which has no written form; none for no picture.
    case data([UInt8], scale: Double)
  }

  package var source: Source
  package var isResizable: Bool
  /// The edges that keep their size where the image is resized, in points.
  package var capInsets = EdgeInsets()
  /// Whether a resized image is repeated instead of stretched.
  package var isTiled = false
  /// Whether an enlarged image shows its pixels as squares.
  package var showsPixels = false
  package var renderingMode: ImageRenderingMode?
  /// Not spoken.
  package var isDecorative: Bool
  package var label: String?

  package init(
    _ source: Source, isResizable: Bool = false, renderingMode: ImageRenderingMode? = nil,
    isDecorative: Bool = false, label: String? = nil
  ) {
    self.source = source
    self.isResizable = isResizable
    self.renderingMode = renderingMode
    self.isDecorative = isDecorative
    self.label = label
  }
}

extension ImageNode {
  /// Pixels per point by the name's end: `photo@2x.png`.
  package static func scale(ofFile path: String) -> Double {
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return 1
  }
}

extension ImageNode: KindDescription {
  package static let forms = [
    KindForm(
      "Image", .basics, MapForm(keys),
      guide: """
        - kind: Image
          systemName: star.fill
        - kind: Image
          name: Logo
          resizable: true
          renderingMode: template
          label: Our logo
        - kind: Image
          file: Images/photo.png
          decorative: true
        - kind: Image
          name: Bubble
          resizable: true
          capInsets: {top: 8, bottom: 8}
          tiled: true
          showsPixels: true
        """)
  ]
  static let keys: [(String, ValueForm)] = [
    ("systemName", .string), ("name", .string), ("file", .string), ("resizable", .boolean),
    ("capInsets", .insets), ("tiled", .boolean), ("showsPixels", .boolean),
    ("renderingMode", .words(ImageRenderingMode.self)), ("decorative", .boolean),
    ("label", .string),
  ]
  package static let examples = [ImageNode(.system("star.fill"))]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> ImageNode {
    let system = try map.take("systemName") { try $0.string() }
    let name = try map.take("name") { try $0.string() }
    let file = try map.take("file") { try $0.string() }
    let source: Source
    switch (system, name, file) {
    case (let system?, nil, nil): source = .system(system)
    case (nil, let name?, nil): source = .named(name)
    case (nil, nil, let file?): source = .file(file)
    default:
      throw DocumentError(
        "an Image has one of 'systemName', 'name' and 'file'", at: map.value.mark)
    }
    var node = ImageNode(
      source, isResizable: try map.take("resizable") { try $0.bool() } ?? false,
      renderingMode: try map.take("renderingMode") { try $0.word("rendering mode") },
      isDecorative: try map.take("decorative") { try $0.bool() } ?? false,
      label: try map.take("label") { try $0.string() })
    node.capInsets = try map.take("capInsets", EdgeInsets.read) ?? EdgeInsets()
    node.isTiled = try map.take("tiled") { try $0.bool() } ?? false
    node.showsPixels = try map.take("showsPixels") { try $0.bool() } ?? false
    return node
  }

  package func write(to map: inout MapWriter) throws {
    if case .data = source {
      throw DocumentError.swiftCode("an image made of data", advice: "save it as a file")
    }
    Self.putKind(&map)
    writeKeys(to: &map)
  }

  func writeKeys(to map: inout MapWriter) {
    switch source {
    case .system(let name): map.put("systemName", name)
    case .named(let name): map.put("name", name)
    case .file(let path): map.put("file", path)
    // In a text or a paint; nothing reads it back.
    case .data: map.put("file", "an image made of data")
    }
    map.put("resizable", isResizable, unless: false)
    if capInsets != EdgeInsets() { map.put("capInsets", capInsets.written) }
    map.put("tiled", isTiled, unless: false)
    map.put("showsPixels", showsPixels, unless: false)
    map.put("renderingMode", renderingMode?.rawValue)
    map.put("decorative", isDecorative, unless: false)
    map.put("label", label)
  }

  package var content: ViewNode.Content { .image(self) }
}

// Nested, because SwiftUI has no such name at the top level and tests import what is public here.
extension EnvironmentValues {
  /// `Image.TemplateRenderingMode`: in its own colors, or its alpha in the foreground style.
  public enum ImageRenderingMode: String, Codable, Hashable, Sendable, CaseIterable {
    /// The image's own colors, or the foreground style.
    case original, template
  }
}

package typealias ImageRenderingMode = EnvironmentValues.ImageRenderingMode
