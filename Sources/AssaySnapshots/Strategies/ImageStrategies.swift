// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayGraphics
public import AssaySnapshotStore
internal import Foundation

extension Diffing where Value == Rendition {
  /// PNG files, which are compared by hashes, and by pixels if the hashes differ.
  public static var image: Diffing { image() }

  /// PNG files, of which a fraction of pixels, from 0 to 1, must be equal.
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
  /// The image, whose pixels must all be equal.
  public static var image: Snapshotting { image() }

  /// The image, of which a fraction of pixels, from 0 to 1, must be equal.
  public static func image(precision: Double = 1) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(precision: precision))
  }
}
