// SPDX-License-Identifier: MIT

/// Requests that find nothing in pictures, and pages of the system's that scan.
extension StandIn {
  static let vision = """
    @_exported import PortStandIn_CoreImage
    import AssayUIKit
    import AssayViews
    import Foundation

    public typealias VNConfidence = Float

    public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
    \(symbologies)
    }

    public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

    public struct VNImageOption: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let properties = Self(rawValue: "VNImageOptionProperties")
      public static let cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics")
    }

    public struct VNError: Error, Sendable {}

    open class VNObservation: NSObject, @unchecked Sendable {
      public let uuid = UUID()
      open var confidence: VNConfidence { 0 }
    }
    open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
      open var boundingBox: CGRect { .zero }
    }
    open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
      open var topLeft: CGPoint { .zero }
      open var topRight: CGPoint { .zero }
      open var bottomLeft: CGPoint { .zero }
      open var bottomRight: CGPoint { .zero }
    }
    open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
    open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
      open var symbology: VNBarcodeSymbology { VNBarcodeSymbology(rawValue: "") }
      open var payloadStringValue: String? { nil }
    }
    open class VNRecognizedText: NSObject, @unchecked Sendable {
      open var string: String { "" }
      open var confidence: VNConfidence { 0 }
      open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
    }
    open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
      open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
    }
    open class VNClassificationObservation: VNObservation, @unchecked Sendable {
      open var identifier: String { "" }
    }

    public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

    /// Swift lets no class narrow the type of an array that it inherits.
    public protocol _Results: AnyObject {}
    extension _Results where Self: VNRequest { public var results: [VNObservation]? { nil } }

    open class VNRequest: NSObject, _Results, @unchecked Sendable {
      open var preferBackgroundProcessing = false
      public init(completionHandler: VNRequestCompletionHandler? = nil) {}
      open func cancel() {}
    }
    open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
      open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
      open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
      open var recognitionLanguages: [String] = []
      open var usesLanguageCorrection = true
      open var automaticallyDetectsLanguage = false
      open var customWords: [String] = []
      open var minimumTextHeight: Float = 0
      open var revision = 3
    }
    extension _Results where Self: VNRecognizeTextRequest {
      public var results: [VNRecognizedTextObservation]? { nil }
    }
    open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
      open var symbologies: [VNBarcodeSymbology] = []
      open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
      open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
    }
    extension _Results where Self: VNDetectBarcodesRequest {
      public var results: [VNBarcodeObservation]? { nil }
    }
    open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
    extension _Results where Self: VNDetectFaceRectanglesRequest {
      public var results: [VNFaceObservation]? { nil }
    }
    open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
      open var maximumObservations = 1
      open var minimumConfidence: VNConfidence = 0
    }
    extension _Results where Self: VNDetectRectanglesRequest {
      public var results: [VNRectangleObservation]? { nil }
    }
    open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
    extension _Results where Self: VNClassifyImageRequest {
      public var results: [VNClassificationObservation]? { nil }
    }

    open class VNImageRequestHandler: NSObject, @unchecked Sendable {
      public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {}
      public init(
        cgImage: CGImage, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
      ) {}
      public init(ciImage: CIImage, options: [VNImageOption: Any] = [:]) {}
      public init(
        ciImage: CIImage, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
      ) {}
      public init(data: Data, options: [VNImageOption: Any] = [:]) {}
      public init(
        data: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
      ) {}
      public init(url: URL, options: [VNImageOption: Any] = [:]) {}
      open func perform(_ requests: [VNRequest]) throws { throw VNError() }
    }

    """

  private static let symbologies = [
    "aztec", "codabar", "code39", "code39Checksum", "code39FullASCII", "code39FullASCIIChecksum",
    "code93", "code93i", "code128", "dataMatrix", "ean8", "ean13", "gs1DataBar",
    "gs1DataBarExpanded", "gs1DataBarLimited", "i2of5", "i2of5Checksum", "itf14", "microPDF417",
    "microQR", "msiPlessey", "pdf417", "qr", "upce",
  ].map { "  public static let \($0) = Self(rawValue: \"VNBarcodeSymbology\($0)\")" }
    .joined(separator: "\n")

  static let visionPages = """
    @_exported import PortStandIn_Vision
    import AssayUIKit
    import AssayViews
    import Foundation

    open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
      open var pageCount: Int { 0 }
      open var title: String { "" }
      open func imageOfPage(at index: Int) -> UIImage { UIImage() }
    }

    @MainActor @preconcurrency
    public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {}

    open class VNDocumentCameraViewController: UIViewController {
      open class var isSupported: Bool { false }
      open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    }

    public enum RecognizedItem: Identifiable, Sendable {
      public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
      }
      public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
        public var observation: VNBarcodeObservation { VNBarcodeObservation() }
      }
      case text(Text)
      case barcode(Barcode)
      public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
      }
    }

    /// Reads nothing in images.
    public final class ImageAnalyzer: Sendable {
      public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
      }
      public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
      }
      public static var isSupported: Bool { false }
      public static var supportedTextRecognitionLanguages: [String] { [] }
      public init() {}
      public func analyze(
        _ image: UIImage, configuration: Configuration
      ) async throws -> ImageAnalysis { throw CocoaError(.featureUnsupported) }
      public func analyze(
        _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
      ) async throws -> ImageAnalysis { throw CocoaError(.featureUnsupported) }
    }
    public final class ImageAnalysis: Sendable {
      public var transcript: String { "" }
      public func hasResults(for types: ImageAnalyzer.AnalysisTypes) -> Bool { false }
    }
    @MainActor @preconcurrency
    public protocol ImageAnalysisInteractionDelegate: AnyObject {}
    @MainActor @preconcurrency
    open class ImageAnalysisInteraction: NSObject, UIInteraction {
      public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let automatic = InteractionTypes(rawValue: 1)
        public static let textSelection = InteractionTypes(rawValue: 2)
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        public static let imageSubject = InteractionTypes(rawValue: 8)
        public static let visualLookUp = InteractionTypes(rawValue: 16)
        public static let automaticTextOnly = InteractionTypes(rawValue: 32)
      }
      open weak var delegate: (any ImageAnalysisInteractionDelegate)?
      open var analysis: ImageAnalysis?
      open var preferredInteractionTypes: InteractionTypes = []
      open var activeInteractionTypes: InteractionTypes { [] }
      open var selectableItemsHighlighted = false
      open var isSupplementaryInterfaceHidden = false
      open var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
      open var allowLongPressForDataDetectorsInTextMode = true
      open var hasActiveTextSelection: Bool { false }
      open func resetTextSelection() {}
      public override init() {}
      public init(_ delegate: any ImageAnalysisInteractionDelegate) { self.delegate = delegate }
    }

    @MainActor @preconcurrency
    public protocol DataScannerViewControllerDelegate: AnyObject {}

    open class DataScannerViewController: UIViewController {
      public enum QualityLevel: Int, Sendable { case balanced, fast, accurate }
      public enum TextContentType: Int, Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress
        case shipmentTrackingNumber, telephoneNumber, URL, currency
      }
      public enum ScanningUnavailable: Error, Sendable { case cameraRestricted, unsupported }
      public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
          Self(name: "barcode")
        }
        public static func text(
          languages: [String] = [], textContentType: TextContentType? = nil
        ) -> Self { Self(name: "text") }
      }
      open class var isSupported: Bool { false }
      open class var isAvailable: Bool { false }
      public let recognizedDataTypes: Set<RecognizedDataType>
      open weak var delegate: (any DataScannerViewControllerDelegate)?
      open var isScanning: Bool { false }
      open var regionOfInterest: CGRect?
      open var overlayContainerView: UIView { UIView() }
      public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
        isHighlightingEnabled: Bool = false
      ) {
        self.recognizedDataTypes = recognizedDataTypes
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: NSCoder) { return nil }
      open func startScanning() throws { throw ScanningUnavailable.unsupported }
      open func stopScanning() {}
      open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
    }

    """
}
