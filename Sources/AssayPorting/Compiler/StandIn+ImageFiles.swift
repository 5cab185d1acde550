// SPDX-License-Identifier: MIT

/// ImageIO, for the PNG and JPEG files that UIKit's images are made of: each has one picture.
/// Other formats, such as GIF, have none, and `cgImage` reports them.
extension StandIn {
  static let imageFiles = """
    @_exported import PortStandIn_Security
    import AssayUIKit
    import AssayViews
    import Foundation

    public typealias CFMutableData = NSMutableData

    public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
    public let kCGImageSourceShouldCacheImmediately: CFString =
      "kCGImageSourceShouldCacheImmediately"
    public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
    public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
    public let kCGImageSourceThumbnailMaxPixelSize: CFString =
      "kCGImageSourceThumbnailMaxPixelSize"
    public let kCGImageSourceCreateThumbnailWithTransform: CFString =
      "kCGImageSourceCreateThumbnailWithTransform"
    public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
      "kCGImageSourceCreateThumbnailFromImageAlways"
    public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
      "kCGImageSourceCreateThumbnailFromImageIfAbsent"
    public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
    public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
    public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
    public let kCGImagePropertyOrientation: CFString = "Orientation"
    public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
    public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
    public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
    public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
    public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
    public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
    public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
    public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
    public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
    public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
    public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
    public let kCGImageDestinationLossyCompressionQuality: CFString =
      "kCGImageDestinationLossyCompressionQuality"

    public final class CGImageSource: Sendable {
      fileprivate let image: CGImage
      fileprivate init?(_ data: Data?) {
        guard let image = data.flatMap({ UIImage(data: $0) })?.cgImage else { return nil }
        self.image = image
      }
    }

    public func CGImageSourceCreateWithData(
      _ data: CFData, _ options: CFDictionary?
    ) -> CGImageSource? { CGImageSource(data) }
    public func CGImageSourceCreateWithURL(
      _ url: URL, _ options: CFDictionary?
    ) -> CGImageSource? { CGImageSource(try? Data(contentsOf: url)) }
    public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
    public func CGImageSourceCreateImageAtIndex(
      _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
    ) -> CGImage? { index == 0 ? source.image : nil }
    /// Its longer side has no more pixels than the options say.
    public func CGImageSourceCreateThumbnailAtIndex(
      _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
    ) -> CGImage? {
      guard index == 0 else { return nil }
      let (width, height) = (CGFloat(source.image.width), CGFloat(source.image.height))
      let limit: CGFloat? =
        switch options?[kCGImageSourceThumbnailMaxPixelSize] {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
      guard let limit, limit < max(width, height) else { return source.image }
      let share = limit / max(width, height)
      return source.image._resampled(
        width: max(1, width * share), height: max(1, height * share))
    }
    public func CGImageSourceCopyPropertiesAtIndex(
      _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
    ) -> CFDictionary? {
      guard index == 0 else { return nil }
      return [
        kCGImagePropertyPixelWidth: NSNumber(value: source.image.width),
        kCGImagePropertyPixelHeight: NSNumber(value: source.image.height),
      ]
    }
    public func CGImageSourceCopyProperties(
      _ source: CGImageSource, _ options: CFDictionary?
    ) -> CFDictionary? { [:] }
    public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { nil }

    /// Nothing is written into a file or into bytes.
    public final class CGImageDestination: Sendable {}
    public func CGImageDestinationCreateWithData(
      _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
    ) -> CGImageDestination? { nil }
    public func CGImageDestinationCreateWithURL(
      _ url: URL, _ type: CFString, _ count: Int, _ options: CFDictionary?
    ) -> CGImageDestination? { nil }
    public func CGImageDestinationAddImage(
      _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
    ) {}
    public func CGImageDestinationSetProperties(
      _ destination: CGImageDestination, _ properties: CFDictionary?
    ) {}
    public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }

    """
}
