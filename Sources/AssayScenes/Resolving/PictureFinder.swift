// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes
internal import AssayResources

/// Finds the pictures that styles repeat.
struct PictureFinder {
  private let folder: PictureFolder?
  private let assets: AssetCatalog?
  private let displayScale: Double
  private let appearance: ColorAppearance
  private let idiom: AssetIdiom

  init(_ environment: SceneEnvironment) {
    folder = environment.pictures
    assets = environment.assets
    displayScale = environment.values.displayScale
    appearance = environment.appearance.colorAppearance
    idiom = environment.idiom
  }

  /// Why a picture is not drawn, or not in its colors; nil where it is.
  func problem(_ paint: ImagePaintNode) -> SceneDiagnostic.Code? {
    if let (_, _, unreadProfile) = picture(paint) {
      return unreadProfile.map { .unreadProfile($0, of: "") }
    }
    switch paint.image.source {
    case .system(let name): return .notDrawn("an ImagePaint of the symbol '\(name)'")
    case .named(let name), .file(let name): return .unknownImage(name)
    case .data: return .notDrawn("an ImagePaint of an image made of data")
    }
  }

  /// Nil for a picture that is missing.
  func paint(_ paint: ImagePaintNode, in frame: Rect) -> Paint? {
    guard let (bitmap, scale, _) = picture(paint) else { return nil }
    let factor = paint.scale / scale
    return .image(
      ImagePaint(
        bitmap: bitmap,
        tile: Rect(
          x: frame.x, y: frame.y, width: Double(bitmap.width) * factor,
          height: Double(bitmap.height) * factor)))
  }

  private func picture(
    _ paint: ImagePaintNode
  ) -> (Bitmap, scale: Double, unreadProfile: String?)? {
    let place: (path: String, scale: Double)
    switch paint.image.source {
    case .system, .data: return nil
    case .file(let path):
      let isRelative = !path.hasPrefix("/") && folder?.path.isEmpty == false
      place = (isRelative ? (folder?.path ?? "") + "/" + path : path, ImageNode.scale(ofFile: path))
    case .named(let name):
      guard let file = assets?.image(named: name, scale: displayScale, appearance, idiom: idiom)
      else { return nil }
      place = (file.path, file.scale)
    }
    do {
      // A pattern is made of pixels, which shapes do not have.
      guard case .bitmap(let bitmap, let profile)? = try folder?.images.picture(at: place.path)
      else {
        return nil
      }
      return (bitmap.part(paint.source), place.scale, profile)
    } catch {
      return nil
    }
  }
}

extension Bitmap {
  /// The pixels in a rectangle of fractions, at least one.
  fileprivate func part(_ source: Rect) -> Bitmap {
    func pixels(_ fraction: Double, _ count: Int) -> Int {
      Int((min(1, max(0, fraction)) * Double(count)).rounded())
    }
    return cropped(
      left: pixels(source.minX, width), top: pixels(source.minY, height),
      right: pixels(source.maxX, width), bottom: pixels(source.maxY, height))
  }

  /// The pixels between edges; the whole where these leave nothing.
  func cropped(left: Int, top: Int, right: Int, bottom: Int) -> Bitmap {
    guard left >= 0, top >= 0, right <= width, bottom <= height, left < right, top < bottom,
      right - left < width || bottom - top < height
    else { return self }
    var rows: [UInt32] = []
    for y in top..<bottom { rows += pixels[(y * width + left)..<(y * width + right)] }
    return Bitmap(width: right - left, height: bottom - top, pixels: rows)
  }
}
