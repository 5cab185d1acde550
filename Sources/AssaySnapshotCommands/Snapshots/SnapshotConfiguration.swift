// SPDX-License-Identifier: MIT

import AssayDiff
import AssayDocuments
import AssayYAML

/// The `snapshots` part of `.assay.yml`: how far renditions of descriptions may be from their
/// references.
///
/// ```yaml
/// snapshots:
///   precision: 0.999
///   densest-window: {side: 32, pixels: 40}
///   antialiasing: pixelmatch
///   masks: [{identifier: clock}, {rectangle: [0, 0, 390, 44]}]
/// ```
package struct SnapshotConfiguration {
  package let tolerance: SnapshotTolerance

  /// - Throws: `DocumentError`, also for mistakes in other parts of the file.
  package init(_ file: ProjectConfiguration?) throws {
    tolerance = try file?.read(.snapshots) { try Self.tolerance(&$0) } ?? .exact
  }

  private static func tolerance(_ map: inout MapReader) throws -> SnapshotTolerance {
    SnapshotTolerance(
      precision: try map.take("precision", fraction) ?? 1,
      perceptualPrecision: try map.take("perceptual-precision", fraction) ?? 1,
      maxPixels: try map.take("max-pixels", count), maxArea: try map.take("max-area", fraction),
      densestWindow: try map.take("densest-window", window),
      antialiasing: try map.take("antialiasing") { try $0.word("rule for antialiasing") }
        ?? .counted,
      threshold: try map.take("threshold", threshold),
      masks: try map.take("masks") { try $0.list(mask) } ?? [])
  }

  private static func fraction(_ value: DocumentValue) throws -> Double {
    let number = try value.number()
    guard (0...1).contains(number) else {
      throw DocumentError.expected("a number from 0 to 1", found: value)
    }
    return number
  }

  private static func count(_ value: DocumentValue) throws -> Int {
    let number = try value.integer()
    guard number >= 0 else { throw DocumentError.expected("a number of pixels", found: value) }
    return number
  }

  private static func window(_ value: DocumentValue) throws -> SnapshotTolerance.Window {
    var map = try MapReader(value, expected: "the keys 'side' and 'pixels'")
    let side = try map.take("side", count) ?? 32
    let pixels = try map.require("pixels", count)
    try map.finish("densest-window")
    guard side > 0 else { throw DocumentError("a window needs a side above 0", at: value.mark) }
    return SnapshotTolerance.Window(side: side, maxPixels: pixels)
  }

  private static func threshold(_ value: DocumentValue) throws -> SnapshotTolerance.Threshold {
    guard case .string(let text) = value.kind, let threshold = ToleranceText.threshold(text) else {
      throw DocumentError.expected(ToleranceText.thresholdForm, found: value)
    }
    if let problem = SnapshotTolerance(threshold: threshold).problem {
      throw DocumentError(problem, at: value.mark)
    }
    return threshold
  }

  private static func mask(_ value: DocumentValue) throws -> SnapshotTolerance.Mask {
    var map = try MapReader(value, expected: "the key 'identifier' or 'rectangle'")
    let identifier = try map.take("identifier") { try $0.string() }
    let sides = try map.take("rectangle") { try $0.list { try $0.number() } }
    try map.finish("a mask")
    switch (identifier, sides) {
    case (let identifier?, nil): return .identifier(identifier)
    case (nil, let sides?) where sides.count == 4 && sides[2] > 0 && sides[3] > 0:
      return .rectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    default:
      throw DocumentError.expected(
        "an identifier, or a rectangle of x, y, width and height in points", found: value)
    }
  }
}
