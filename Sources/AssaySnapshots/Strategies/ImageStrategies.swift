// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayGraphics
internal import AssayRaster
internal import AssayRendering
public import AssaySnapshotStore
internal import Foundation

extension Diffing where Value == Rendition {
  /// PNG files, compared by hashes first and by pixels in doubt.
  public static var image: Diffing { image() }

  /// - Parameter precision: the part of the pixels that must be equal, in 0...1.
  public static func image(precision: Double = 1) -> Diffing {
    var diffing = Diffing(
      toData: { Data(try ImageContent($0).encoded()) },
      fromData: { try Rendition(png: Array($0)) },
      diff: { old, new in
        let content = imageContent(new, precision: precision)
        switch content.compare(withReference: try ImageContent(old).encoded()) {
        case .matches: return nil
        case .unusable(let problem): return (problem.explanation, [])
        case .differs(let difference): return (difference.words.joined(separator: "\n"), [])
        }
      })
    diffing.content = { imageContent($0, precision: precision) }
    return diffing
  }

  private static func imageContent(_ rendition: Rendition, precision: Double) -> ImageContent {
    let part = min(1, max(0, 1 - precision))
    let pixels = Int(part * Double(rendition.bitmap.pixels.count))
    return ImageContent(rendition, tolerance: PixelDiff.Tolerance(maxDifferentPixels: pixels))
  }
}

extension Snapshotting where Value == Rendition, Format == Rendition {
  /// The picture as it is.
  public static var image: Snapshotting { image() }

  /// - Parameter precision: the part of the pixels that must be equal, in 0...1.
  public static func image(precision: Double = 1) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(precision: precision))
  }
}

extension Snapshotting where Value == Bitmap, Format == Rendition {
  /// The picture as it is, at one pixel a point.
  package static var image: Snapshotting { image() }

  /// - Parameter precision: the part of the pixels that must be equal, in 0...1.
  package static func image(precision: Double = 1) -> Snapshotting {
    SimplySnapshotting<Rendition>.image(precision: precision).pullback { Rendition(bitmap: $0) }
  }
}

extension Snapshotting where Value == Scene, Format == Rendition {
  /// The scene as the rasteriser draws it.
  package static var image: Snapshotting { image() }

  /// - Parameter precision: the part of the pixels that must be equal, in 0...1.
  package static func image(precision: Double = 1) -> Snapshotting {
    SimplySnapshotting<Rendition>.image(precision: precision).pullback { scene in
      let engine = try SnapshotSession.shared.renderer(near: AssertionScope.file ?? "/").engine
      return Rendition(
        bitmap: Rasterizer(engine: engine).draw(scene),
        traits: RenditionTraits(scale: scene.scale), accessibility: scene.accessibility,
        drawing: DrawingVersion(
          renderer: SnapshotRenderer.version,
          fonts: SceneFonts(engine: engine).fingerprints(of: scene)))
    }
  }
}
