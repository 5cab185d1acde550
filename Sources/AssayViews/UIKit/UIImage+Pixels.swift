// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayResources

extension UIImage {
  /// Where an image of a name comes from; nil where the app of the rendering has none.
  ///
  /// An app icon is an image on iOS too, but no image set. Outside of a rendering no name is known.
  static func source(named name: String) -> Source? {
    guard let bundle = CurrentEnvironment.mainBundle, let assets = bundle.assets,
      assets.imageSets[name] == nil, assets.symbolSets[name] == nil, !name.hasPrefix("AppIcon")
    else { return .named(name) }
    for file in [name, name + ".png", name + "@3x.png", name + "@2x.png", name + ".jpg"] {
      if let path = bundle.path(of: file) { return .file(path) }
    }
    return nil
  }

  /// The bytes of the image's file and its pixels per point; nil where it has no file.
  var file: (bytes: [UInt8], scale: Double)? {
    switch source {
    case .data(let bytes, let scale): return (bytes, scale)
    case .file(let path): return Self.file(at: path, scale: ImageNode.scale(ofFile: path))
    case .named(let name):
      guard let values = CurrentEnvironment.values else { return nil }
      let appearance = ColorAppearance(
        isDark: values.colorScheme == .dark,
        isIncreasedContrast: values.colorSchemeContrast == .increased)
      let file = values.mainBundle.assets?.image(
        named: name, scale: values.displayScale, appearance)
      return file.flatMap { Self.file(at: $0.path, scale: $0.scale) }
    case .system, .drawn, .undrawn, .empty: return nil
    }
  }

  /// The pixels of the image's file; nil where it has none that can be read.
  var bitmap: Bitmap? {
    guard let bytes = file?.bytes else { return nil }
    do {
      let managed = try ManagedBitmap(decoding: bytes)
      if let profile = managed.unreadProfile {
        LeftOutNotes.add("the color profile '\(profile)' of a UIImage")
      }
      return managed.bitmap
    } catch { return nil }
  }

  /// An image that cannot be read is reported when it is drawn.
  private static func file(at path: String, scale: Double) -> (bytes: [UInt8], scale: Double)? {
    do { return (try ResourceFile(path: path).bytes, scale) } catch { return nil }
  }

  /// The name of a format that UIKit reads and this package does not; nil for other bytes.
  static func otherFormat(of bytes: [UInt8]) -> String? {
    let start = bytes.prefix(4)
    if start.elementsEqual("GIF8".utf8) { return "GIF" }
    if start.elementsEqual("RIFF".utf8), bytes.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8) {
      return "WebP"
    }
    if bytes.dropFirst(4).prefix(4).elementsEqual("ftyp".utf8) { return "HEIC" }
    if start.elementsEqual([0x49, 0x49, 0x2A, 0]) || start.elementsEqual([0x4D, 0x4D, 0, 0x2A]) {
      return "TIFF"
    }
    return start.prefix(2).elementsEqual("BM".utf8) ? "BMP" : nil
  }
}
