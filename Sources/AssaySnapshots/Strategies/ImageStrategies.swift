// SPDX-License-Identifier: MIT

public import AssayDiff
internal import AssayGraphics
public import AssaySnapshotStore
internal import Foundation

extension Diffing where Value == Rendition {
  /// PNG files, which are compared by hashes, and by pixels if the hashes differ.
  public static var image: Diffing { image() }

  /// PNG files that may differ a little: with the meaning of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - precision: the fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: how near the color of a pixel must be, from 0 to 1. At 0.98, colors
  ///     that differ by a CIELAB ΔE of up to 2 are equal.
  ///
  /// With both at 1, the tolerance of the configuration applies, and no pixel may differ without.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Diffing {
    if precision == 1, perceptualPrecision == 1 { return image(within: nil) }
    return image(
      within: SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision))
  }

  /// PNG files that may differ as far as a tolerance lets them, whatever the configuration says.
  public static func image(tolerance: SnapshotTolerance) -> Diffing { image(within: tolerance) }

  private static func image(within tolerance: SnapshotTolerance?) -> Diffing {
    var diffing = Diffing(
      toData: { Data(try ImageContent($0).encoded()) },
      fromData: { try Rendition(png: Array($0)) },
      diff: { old, new in
        let content = try imageContent(new, tolerance)
        switch content.compare(withReference: try ImageContent(old).encoded()) {
        case .matches, .tolerated: return nil
        case .unusable(let problem): return (problem.explanation, [])
        case .differs(let difference): return (difference.words.joined(separator: "\n"), [])
        }
      })
    diffing.content = { try imageContent($0, tolerance) }
    return diffing
  }

  private static func imageContent(
    _ rendition: Rendition, _ tolerance: SnapshotTolerance?
  ) throws -> ImageContent {
    let tolerance = tolerance ?? SnapshotTestingConfiguration.current?.tolerance ?? .exact
    if let problem = tolerance.problem { throw WrongTolerance(description: problem) }
    return ImageContent(rendition, tolerance: tolerance)
  }
}

private struct WrongTolerance: Error, CustomStringConvertible {
  var description: String
}

extension Snapshotting where Value == Rendition, Format == Rendition {
  /// The image, whose pixels must all be equal.
  public static var image: Snapshotting { image() }

  /// The image, which may differ a little: with the meaning of swift-snapshot-testing.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Snapshotting where Format == Rendition {
  /// Returns the strategy with a tolerance, whatever the configuration says.
  ///
  /// A test that passes under a tolerance prints what it tolerated, and names each text that
  /// changed.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: HomeView(),
  ///   as: .image(on: .iPhoneSe).tolerating(
  ///     SnapshotTolerance(maxPixels: 50, masks: [.identifier("clock")])))
  /// ```
  public func tolerating(_ tolerance: SnapshotTolerance) -> Snapshotting {
    var strategy = self
    strategy.diffing = .image(tolerance: tolerance)
    return strategy
  }
}
