// SPDX-License-Identifier: MIT

internal import AssayRaster
internal import Foundation

extension Diffing where Value == Rendition {
  /// PNG files, compared by hashes first and by pixels in doubt.
  public static var image: Diffing {
    var diffing = Diffing(
      toData: { Data(try ImageContent($0).encoded()) },
      fromData: { try Rendition(png: Array($0)) },
      diff: { old, new in
        let reference = try ImageContent(old).encoded()
        switch ImageContent(new).compare(withReference: reference) {
        case .matches: return nil
        case .unusable(let problem): return (problem.explanation, [])
        case .differs(let difference):
          return (difference.words.joined(separator: "\n"), [])
        }
      })
    diffing.content = { ImageContent($0) }
    return diffing
  }
}

extension Snapshotting where Value == Rendition, Format == Rendition {
  /// The picture as it is.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }
}

extension Snapshotting where Value == Bitmap, Format == Rendition {
  /// The picture as it is, at one pixel a point.
  public static var image: Snapshotting {
    SimplySnapshotting<Rendition>.image.pullback { Rendition(bitmap: $0) }
  }
}

extension Snapshotting where Value == Scene, Format == Rendition {
  /// The scene as the rasteriser draws it.
  public static var image: Snapshotting {
    SimplySnapshotting<Rendition>.image.pullback { scene in
      try SnapshotSession.shared.renderer().rendition(
        of: scene, traits: RenditionTraits(scale: scene.scale))
    }
  }
}
