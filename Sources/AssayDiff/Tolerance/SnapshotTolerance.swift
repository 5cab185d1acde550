// SPDX-License-Identifier: MIT

internal import AssayFiles

/// How far a picture may be from its reference and still match; exact unless you say otherwise.
///
/// First each different pixel is judged: a pixel in a mask, below a color threshold or of
/// antialiasing does not count. Then the limits apply to the pixels that count. Each limit that is
/// given must hold; without a limit, no pixel may count.
///
/// ```swift
/// // Up to 50 pixels, at most 12 of them in one square of 16 pixels; the clock is ignored.
/// SnapshotTolerance(
///   maxPixels: 50, densestWindow: .init(side: 16, maxPixels: 12), masks: [.identifier("clock")])
/// ```
///
/// Pictures of different sizes never match. A match that needed the tolerance says what differed,
/// and names each element whose text changed.
public struct SnapshotTolerance: Hashable, Sendable {
  /// The fraction that must be equal, from 0 to 1, as in swift-snapshot-testing: of the bytes of
  /// the pictures, or of the pixels where `perceptualPrecision` is below 1.
  public var precision: Double
  /// How near the color of a pixel must be to that of the reference, from 0 to 1, as in
  /// swift-snapshot-testing: 0.98 ignores a CIELAB ΔE of up to 2.
  public var perceptualPrecision: Double
  /// The number of pixels that may count; nil for no such limit.
  public var maxPixels: Int?
  /// The fraction of the picture, from 0 to 1, that the boxes around different pixels may cover;
  /// nil for no such limit.
  public var maxArea: Double?
  /// A limit of pixels in any one square; nil for none.
  public var densestWindow: Window?
  /// Which different pixels are antialiasing and do not count.
  public var antialiasing: Antialiasing
  /// Colors that are too near to count, in addition to `perceptualPrecision`; nil for none.
  public var threshold: Threshold?
  /// Parts of the picture that do not count.
  public var masks: [Mask]

  /// Creates a tolerance. Without arguments it is exact.
  public init(
    precision: Double = 1, perceptualPrecision: Double = 1, maxPixels: Int? = nil,
    maxArea: Double? = nil, densestWindow: Window? = nil, antialiasing: Antialiasing = .counted,
    threshold: Threshold? = nil, masks: [Mask] = []
  ) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.maxPixels = maxPixels
    self.maxArea = maxArea
    self.densestWindow = densestWindow
    self.antialiasing = antialiasing
    self.threshold = threshold
    self.masks = masks
  }

  /// Every pixel must be the same.
  public static let exact = SnapshotTolerance()

  /// A limit of the pixels in any square of a picture: a changed letter is dense, noise is not.
  ///
  /// Both numbers are in pixels of the picture, not in points: at a scale of 3, a square of 32
  /// pixels is about 11 points wide.
  public struct Window: Hashable, Sendable {
    /// The side of the square in pixels.
    public var side: Int
    /// The number of pixels that may count wherever the square is.
    public var maxPixels: Int

    /// Creates a limit.
    public init(side: Int = 32, maxPixels: Int) {
      self.side = side
      self.maxPixels = maxPixels
    }
  }

  /// Which different pixels are antialiasing.
  public enum Antialiasing: String, Hashable, Sendable, CaseIterable {
    /// None: antialiasing counts as any pixel does.
    case counted
    /// Those that pixelmatch takes for antialiasing: between a darker and a brighter neighbor, one
    /// of which has three equal neighbors in both pictures.
    case pixelmatch
    /// Those that odiff takes for antialiasing: as pixelmatch, but the neighbor may be the darker
    /// one in one picture and the brighter one in the other.
    case odiff
  }

  /// A distance of two colors up to which they are the same.
  public enum Threshold: Hashable, Sendable {
    /// Each channel differs by at most this, of 255.
    case channels(Int)
    /// pixelmatch's distance in OKLab, from 0 to 1; its default is 0.1.
    case pixelmatch(Double)
    /// odiff's distance in YIQ, from 0 to 1; its default is 0.1.
    case odiff(Double)
  }

  /// A part of a picture that does not count.
  public enum Mask: Hashable, Sendable {
    /// A rectangle in points.
    case rectangle(x: Double, y: Double, width: Double, height: Double)
    /// The frames, in the reference and now, of the elements with an accessibility identifier.
    case identifier(String)
  }
}

extension SnapshotTolerance {
  /// Whether pixels are the same only if all their bytes are.
  var comparesExactly: Bool {
    perceptualPrecision >= 1 && threshold == nil && antialiasing == .counted && masks.isEmpty
  }

  /// What is wrong with the numbers, such as a precision of 99; nil where all are possible.
  package var problem: String? {
    let fractions = [
      ("precision", precision), ("perceptual precision", perceptualPrecision),
      ("largest area", maxArea ?? 0),
    ]
    for (name, value) in fractions where !(0...1).contains(value) {
      return "the \(name) is \(value.short), and it must be from 0 to 1"
    }
    if let maxPixels, maxPixels < 0 { return "the number of pixels is \(maxPixels), below 0" }
    if let densestWindow, densestWindow.side < 1 || densestWindow.maxPixels < 0 {
      return "a window needs a side of at least 1 pixel, and a number of pixels of at least 0"
    }
    switch threshold {
    case .channels(let value) where !(0...255).contains(value):
      return "the threshold is \(value), and a channel has 0 to 255"
    case .pixelmatch(let value) where !(0...1).contains(value),
      .odiff(let value) where !(0...1).contains(value):
      return "the threshold is \(value.short), and it must be from 0 to 1"
    case .channels, .pixelmatch, .odiff, nil: return nil
    }
  }
}
