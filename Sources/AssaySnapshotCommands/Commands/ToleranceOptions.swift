// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayDiff

/// How far pictures may differ and still count as the same.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The fraction of bytes that must be equal, 0 to 1; of pixels with --perceptual-precision.",
      valueName: "fraction"))
  var precision: Double?

  @Option(
    help: ArgumentHelp(
      "How near a color must be, 0 to 1: 0.98 ignores a CIELAB difference of 2.",
      valueName: "fraction"))
  var perceptualPrecision: Double?

  @Option(help: ArgumentHelp("The number of pixels that may differ.", valueName: "count"))
  var maxPixels: Int?

  @Option(
    help: ArgumentHelp(
      "The fraction of the picture that changed areas may cover.", valueName: "fraction"))
  var maxArea: Double?

  @Option(
    help: ArgumentHelp(
      "The most pixels that may differ in any square: 32:40 is 40 in 32 by 32 pixels.",
      valueName: "side:count"))
  var densestWindow: String?

  @Option(
    help: ArgumentHelp(
      "Do not count antialiasing as 'pixelmatch' or 'odiff' defines it, or 'counted'.",
      valueName: "rule"))
  var antialiasing: String?

  @Option(
    help: ArgumentHelp(
      "Colors that are too near to count: pixelmatch:0.1, odiff:0.1 or channels:8.",
      valueName: "threshold"))
  var threshold: String?

  @Option(
    help: ArgumentHelp(
      "A part that does not count: an accessibility identifier, or x,y,width,height in points; "
        + "repeatable.", valueName: "mask"))
  var mask: [String] = []

  /// - Parameter configured: what applies without an option.
  /// - Throws: `ValidationError`.
  func tolerance(over configured: SnapshotTolerance = .exact) throws -> SnapshotTolerance {
    var result = configured
    result.precision = precision ?? configured.precision
    result.perceptualPrecision = perceptualPrecision ?? configured.perceptualPrecision
    result.maxPixels = maxPixels ?? configured.maxPixels
    result.maxArea = maxArea ?? configured.maxArea
    if let densestWindow {
      guard let window = ToleranceText.window(densestWindow) else {
        throw ValidationError("--densest-window is a side and a number of pixels, such as 32:40")
      }
      result.densestWindow = window
    }
    if let antialiasing {
      guard let rule = SnapshotTolerance.Antialiasing(rawValue: antialiasing) else {
        throw ValidationError("--antialiasing is counted, pixelmatch or odiff")
      }
      result.antialiasing = rule
    }
    if let threshold {
      guard let value = ToleranceText.threshold(threshold) else {
        throw ValidationError("--threshold is \(ToleranceText.thresholdForm)")
      }
      result.threshold = value
    }
    for text in mask {
      let part = ToleranceText.mask(text)
      if case .rectangle(_, _, let width, let height) = part, width <= 0 || height <= 0 {
        throw ValidationError("--mask '\(text)' covers nothing: its width and height are above 0")
      }
      result.masks.append(part)
    }
    if let problem = result.problem { throw ValidationError(problem) }
    return result
  }
}
