// SPDX-License-Identifier: MIT

/// Filters of images, which make none: code that asks for one gets nil, as for a filter that fails.
extension StandIn {
  static let imageFilters = """
    import AssayUIKit
    import AssayViews
    import Foundation

    open class CIImage: NSObject, @unchecked Sendable {
      open private(set) var extent: CGRect
      public init?(image: UIImage) { extent = CGRect(origin: .zero, size: image.size) }
      public init?(data: Data) { return nil }
      public init?(contentsOf url: URL) { return nil }
      public init(cgImage: CGImage) {
        extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
      }
      public init(color: CIColor) { extent = .infinite }
      fileprivate init(extent: CGRect) { self.extent = extent }
      open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: rect) }
      open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent) }
      open func oriented(_ orientation: Image.Orientation) -> CIImage { self }
      open func applyingFilter(
        _ name: String, parameters: [String: Any] = [:]
      ) -> CIImage { self }
      open func clampedToExtent() -> CIImage { self }
    }

    open class CIColor: NSObject, @unchecked Sendable {
      public let red: CGFloat
      public let green: CGFloat
      public let blue: CGFloat
      public let alpha: CGFloat
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
      }
      public init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
      }
      public static let white = CIColor(red: 1, green: 1, blue: 1)
      public static let black = CIColor(red: 0, green: 0, blue: 0)
      public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    }

    open class CIVector: NSObject, @unchecked Sendable {
      public init(x: CGFloat, y: CGFloat) {}
      public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}
      public init(cgRect: CGRect) {}
      public init(cgPoint: CGPoint) {}
    }

    public struct CIContextOption: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
      public static let workingColorSpace = Self(rawValue: "working_color_space")
      public static let priorityRequestLow = Self(rawValue: "priority_request_low")
    }

    public struct CIFormat: Hashable, Sendable {
      public static let RGBA8 = CIFormat(), BGRA8 = CIFormat(), ARGB8 = CIFormat()
    }

    open class CIContext: NSObject, @unchecked Sendable {
      public init(options: [CIContextOption: Any]? = nil) {}
      public override init() {}
      open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
      open func jpegRepresentation(
        of image: CIImage, colorSpace: Any, options: [AnyHashable: Any] = [:]
      ) -> Data? { nil }
    }

    public protocol CIFilterProtocol: AnyObject {
      var outputImage: CIImage? { get }
    }

    @dynamicMemberLookup
    open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
      public let name: String
      private var values: [String: Any] = [:]
      public init?(name: String) { self.name = name }
      public init?(name: String, parameters: [String: Any]?) { self.name = name }
      private init(named name: String) { self.name = name }
      open var inputKeys: [String] { [] }
      open var outputKeys: [String] { ["outputImage"] }
      open var outputImage: CIImage? { nil }
      open var inputImage: CIImage?
      open var message = Data()
      open var correctionLevel = "M"
      open var inputMessage = Data()
      open var color = CIColor.black
      open var color0 = CIColor.black
      open var color1 = CIColor.white
      open var center = CGPoint.zero
      open func setDefaults() {}
      open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
      open func value(forKey key: String) -> Any? { values[key] }
      open class func filterNames(inCategory category: String?) -> [String] { [] }
      /// Numbers that filters take.
      public subscript(dynamicMember number: String) -> Float {
        get { values[number] as? Float ?? 0 }
        set { values[number] = newValue }
      }
      fileprivate class func make(_ name: String) -> CIFilter { CIFilter(named: name) }
    }

    extension CIFilter {
      public class func qrCodeGenerator() -> CIFilter { make("qrCodeGenerator") }
      public class func code128BarcodeGenerator() -> CIFilter { make("code128BarcodeGenerator") }
      public class func aztecCodeGenerator() -> CIFilter { make("aztecCodeGenerator") }
      public class func pdf417BarcodeGenerator() -> CIFilter { make("pdf417BarcodeGenerator") }
      public class func sepiaTone() -> CIFilter { make("sepiaTone") }
      public class func gaussianBlur() -> CIFilter { make("gaussianBlur") }
      public class func boxBlur() -> CIFilter { make("boxBlur") }
      public class func motionBlur() -> CIFilter { make("motionBlur") }
      public class func zoomBlur() -> CIFilter { make("zoomBlur") }
      public class func pixellate() -> CIFilter { make("pixellate") }
      public class func crystallize() -> CIFilter { make("crystallize") }
      public class func edges() -> CIFilter { make("edges") }
      public class func edgeWork() -> CIFilter { make("edgeWork") }
      public class func vignette() -> CIFilter { make("vignette") }
      public class func unsharpMask() -> CIFilter { make("unsharpMask") }
      public class func twirlDistortion() -> CIFilter { make("twirlDistortion") }
      public class func bloom() -> CIFilter { make("bloom") }
      public class func gloom() -> CIFilter { make("gloom") }
      public class func colorMonochrome() -> CIFilter { make("colorMonochrome") }
      public class func colorInvert() -> CIFilter { make("colorInvert") }
      public class func colorControls() -> CIFilter { make("colorControls") }
      public class func colorPosterize() -> CIFilter { make("colorPosterize") }
      public class func exposureAdjust() -> CIFilter { make("exposureAdjust") }
      public class func hueAdjust() -> CIFilter { make("hueAdjust") }
      public class func vibrance() -> CIFilter { make("vibrance") }
      public class func comicEffect() -> CIFilter { make("comicEffect") }
      public class func falseColor() -> CIFilter { make("falseColor") }
      public class func photoEffectChrome() -> CIFilter { make("photoEffectChrome") }
      public class func photoEffectFade() -> CIFilter { make("photoEffectFade") }
      public class func photoEffectInstant() -> CIFilter { make("photoEffectInstant") }
      public class func photoEffectMono() -> CIFilter { make("photoEffectMono") }
      public class func photoEffectNoir() -> CIFilter { make("photoEffectNoir") }
      public class func photoEffectProcess() -> CIFilter { make("photoEffectProcess") }
      public class func photoEffectTonal() -> CIFilter { make("photoEffectTonal") }
      public class func photoEffectTransfer() -> CIFilter { make("photoEffectTransfer") }
      public class func pointillize() -> CIFilter { make("pointillize") }
      public class func bumpDistortion() -> CIFilter { make("bumpDistortion") }
      public class func sharpenLuminance() -> CIFilter { make("sharpenLuminance") }
      public class func highlightShadowAdjust() -> CIFilter { make("highlightShadowAdjust") }
      public class func temperatureAndTint() -> CIFilter { make("temperatureAndTint") }
      public class func thermal() -> CIFilter { make("thermal") }
      public class func xRay() -> CIFilter { make("xRay") }
      public class func areaAverage() -> CIFilter { make("areaAverage") }
      public class func linearGradient() -> CIFilter { make("linearGradient") }
      public class func radialGradient() -> CIFilter { make("radialGradient") }
      public class func sourceOverCompositing() -> CIFilter { make("sourceOverCompositing") }
      public class func blendWithMask() -> CIFilter { make("blendWithMask") }
      public class func maskToAlpha() -> CIFilter { make("maskToAlpha") }
    }

    public let kCIInputImageKey = "inputImage"
    public let kCIInputBackgroundImageKey = "inputBackgroundImage"
    public let kCIInputMaskImageKey = "inputMaskImage"
    public let kCIInputRadiusKey = "inputRadius"
    public let kCIInputIntensityKey = "inputIntensity"
    public let kCIInputScaleKey = "inputScale"
    public let kCIInputAngleKey = "inputAngle"
    public let kCIInputCenterKey = "inputCenter"
    public let kCIInputColorKey = "inputColor"
    public let kCIInputContrastKey = "inputContrast"
    public let kCIInputSaturationKey = "inputSaturation"
    public let kCIInputBrightnessKey = "inputBrightness"
    public let kCIInputEVKey = "inputEV"
    public let kCIInputAmountKey = "inputAmount"
    public let kCIInputWidthKey = "inputWidth"
    public let kCIInputExtentKey = "inputExtent"
    public let kCIInputSharpnessKey = "inputSharpness"
    public let kCIOutputImageKey = "outputImage"

    public let CIDetectorTypeFace = "CIDetectorTypeFace"
    public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
    public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
    public let CIDetectorTypeText = "CIDetectorTypeText"
    public let CIDetectorAccuracy = "CIDetectorAccuracy"
    public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
    public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
    public let CIDetectorTracking = "CIDetectorTracking"
    public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
    public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
    public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
    public let CIDetectorSmile = "CIDetectorSmile"
    public let CIDetectorAspectRatio = "CIDetectorAspectRatio"

    /// There is none: nothing is found in images.
    open class CIDetector: NSObject, @unchecked Sendable {
      public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { nil }
      open func features(in image: CIImage) -> [CIFeature] { [] }
      open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
    }
    open class CIFeature: NSObject, @unchecked Sendable {
      open var type: String { "" }
      open var bounds: CGRect { .zero }
    }
    open class CIFaceFeature: CIFeature, @unchecked Sendable {
      open var hasLeftEyePosition: Bool { false }
      open var leftEyePosition: CGPoint { .zero }
      open var hasRightEyePosition: Bool { false }
      open var rightEyePosition: CGPoint { .zero }
      open var hasMouthPosition: Bool { false }
      open var mouthPosition: CGPoint { .zero }
      open var hasFaceAngle: Bool { false }
      open var faceAngle: Float { 0 }
      open var hasSmile: Bool { false }
      open var leftEyeClosed: Bool { false }
      open var rightEyeClosed: Bool { false }
    }
    open class CIRectangleFeature: CIFeature, @unchecked Sendable {
      open var topLeft: CGPoint { .zero }
      open var topRight: CGPoint { .zero }
      open var bottomLeft: CGPoint { .zero }
      open var bottomRight: CGPoint { .zero }
    }
    open class CIQRCodeFeature: CIRectangleFeature, @unchecked Sendable {
      open var messageString: String? { nil }
    }

    extension UIImage {
      /// No pixels: nothing makes those of filters.
      public convenience init(ciImage: CIImage) { self.init() }
      /// nil: an image has pixels.
      public var ciImage: CIImage? { nil }
      public convenience init(
        ciImage: CIImage, scale: CGFloat, orientation: Image.Orientation
      ) { self.init() }
    }

    """
}
