// SPDX-License-Identifier: MIT

extension UIImage {
  /// The first image; the others are reported, because nothing moves.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    if images.count > 1 { LeftOutNotes.add("the images of an animated UIImage after the first") }
    return images.first
  }
  /// The first of the images whose names end in a number, from 0 to 1,024; the others are reported.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    LeftOutNotes.add("the images of an animated UIImage after the first")
    return UIImage(named: name + "0") ?? UIImage(named: name + "1")
  }
  /// nil: no image moves.
  public var images: [UIImage]? { nil }
  /// 0: no image moves.
  public var duration: TimeInterval { 0 }
  /// No room: no image is aligned by another rectangle than its own.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The image. The rectangle is for Auto Layout, which is not solved.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The image. The baseline is for Auto Layout, which is not solved.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// The image. The baseline is for Auto Layout, which is not solved.
  public func withoutBaseline() -> UIImage { self }
  /// false: the baseline is for Auto Layout, which is not solved.
  public var hasBaseline: Bool { false }
  /// false: no color is brighter than white.
  public var isHighDynamicRange: Bool { false }
  /// Calls the closure with the image: it needs no preparation.
  public func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingForDisplay()) }
  /// Calls the closure with a smaller image.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
  /// Fills a rectangle with the image side by side, which is reported: it is drawn once.
  public func drawAsPattern(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.report(["the tiles of an image"])
    draw(at: rect.origin)
  }
}

extension UIGraphicsImageRendererFormat {
  /// The range of colors.
  public enum Range: Int, Sendable {
    /// A range.
    case unspecified = -1
    /// A range.
    case automatic, extended, standard
  }
  /// The range of colors. It is not kept: pictures are of the standard range.
  public var preferredRange: Range {
    get { .standard }
    set {}
  }
  /// false: no color is brighter than white.
  public var supportsHighDynamicRange: Bool { false }
}
