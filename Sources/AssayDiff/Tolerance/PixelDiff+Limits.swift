// SPDX-License-Identifier: MIT

internal import AssayFiles

extension SnapshotTolerance {
  /// Whether the precision is of bytes, as in swift-snapshot-testing without a perceptual one.
  var limitsBytes: Bool { precision < 1 && perceptualPrecision >= 1 }

  /// Whether any limit lets pixels differ that count.
  fileprivate var hasLimit: Bool {
    precision < 1 || maxPixels != nil || maxArea != nil || densestWindow != nil
  }
}

extension PixelDiff {
  /// A limit of the tolerance and what was measured against it.
  package struct Limit: Hashable, Sendable {
    package var isKept: Bool
    /// Such as `12 pixels of at most 50`.
    package var words: String
  }

  /// The limits of the tolerance that the pixels which count go beyond; none where it gives none.
  package var exceededLimits: [Limit] { tolerance.hasLimit ? exceeded : [] }

  var exceeded: [Limit] { limits.filter { !$0.isKept } }

  /// Every limit of the tolerance; without one, that no pixel counts.
  package var limits: [Limit] {
    guard tolerance.hasLimit else {
      return [Limit(isKept: differentPixelCount == 0, words: "no pixel may differ")]
    }
    return [precisionLimit, pixelLimit, areaLimit, windowLimit].compactMap { $0 }
  }

  private var precisionLimit: Limit? {
    guard tolerance.precision < 1 else { return nil }
    let (different, total, unit) =
      tolerance.limitsBytes
      ? (differentByteCount, renditionSize.pixelCount * 4, "bytes")
      : (differentPixelCount, renditionSize.pixelCount, "pixels")
    // NB: 1 - 0.9 is a little less than 0.1, and 10 of 100 are allowed all the same.
    let allowed = ((1 - tolerance.precision) * Double(total) + 1e-6).rounded(.down)
    let equal = total == 0 ? 1 : 1 - Double(different) / Double(total)
    return Limit(
      isKept: Double(different) <= allowed,
      words: "\(equal.fraction) of the \(unit) are equal, "
        + "and a precision of \(tolerance.precision) is required")
  }

  private var pixelLimit: Limit? {
    tolerance.maxPixels.map {
      Limit(
        isKept: differentPixelCount <= $0,
        words: "\(Counted.words(differentPixelCount, "different pixel")), "
          + "and \($0.grouped) \(Counted.noun($0, "is", plural: "are")) allowed")
    }
  }

  private var areaLimit: Limit? {
    guard let maxArea = tolerance.maxArea else { return nil }
    let covered = boxes.reduce(0) { $0 + $1.width * $1.height }
    let total = renditionSize.pixelCount
    let fraction = total == 0 ? 0 : Double(covered) / Double(total)
    return Limit(
      isKept: Double(covered) <= maxArea * Double(total) + 1e-6,
      words: "the areas cover \(fraction.fraction) of the picture, and \(maxArea) is allowed")
  }

  private var windowLimit: Limit? {
    guard let window = tolerance.densestWindow else { return nil }
    let place = densestWindow.map { " at \($0.x),\($0.y) px" } ?? ""
    return Limit(
      isKept: densestWindowCount <= window.maxPixels,
      words: "\(Counted.words(densestWindowCount, "different pixel")) in the densest square of "
        + "\(window.side.grouped)x\(window.side.grouped) px\(place), and \(window.maxPixels.grouped) "
        + "\(Counted.noun(window.maxPixels, "is", plural: "are")) allowed")
  }
}

extension Double {
  /// Cut, never rounded up, to six decimals: 0.9999999 is not 1.
  fileprivate var fraction: Double { (self * 1_000_000).rounded(.down) / 1_000_000 }
}
