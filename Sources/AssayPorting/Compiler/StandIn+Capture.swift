// SPDX-License-Identifier: MIT

/// Cameras: there are none, and nobody may use one.
extension StandIn {
  static let capture = """
    import AssayUIKit
    import AssayViews

    open class AVCaptureDevice: NSObject, @unchecked Sendable {
      public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "WideAngleCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "UltraWideCamera")
        public static let builtInTelephotoCamera = Self(rawValue: "TelephotoCamera")
        public static let builtInDualCamera = Self(rawValue: "DualCamera")
        public static let builtInDualWideCamera = Self(rawValue: "DualWideCamera")
        public static let builtInTripleCamera = Self(rawValue: "TripleCamera")
        public static let builtInTrueDepthCamera = Self(rawValue: "TrueDepthCamera")
        public static let microphone = Self(rawValue: "Microphone")
      }
      public enum Position: Int, Sendable { case unspecified, back, front }
      public enum FlashMode: Int, Sendable { case off, on, auto }
      public enum TorchMode: Int, Sendable { case off, on, auto }
      public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
      public enum ExposureMode: Int, Sendable {
        case locked, autoExpose, continuousAutoExposure, custom
      }
      open class DiscoverySession: NSObject, @unchecked Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        open var devices: [AVCaptureDevice] { [] }
      }
      open var position: Position { .unspecified }
      open var localizedName: String { "" }
      open var uniqueID: String { "" }
      open var hasTorch: Bool { false }
      open var hasFlash: Bool { false }
      open var torchMode = TorchMode.off
      open var focusMode = FocusMode.locked
      open var exposureMode = ExposureMode.locked
      open var focusPointOfInterest = CGPoint.zero
      open var exposurePointOfInterest = CGPoint.zero
      open var isFocusPointOfInterestSupported: Bool { false }
      open var isExposurePointOfInterestSupported: Bool { false }
      open var isSubjectAreaChangeMonitoringEnabled = false
      open var activeFormat: Format { Format() }
      open var isSmoothAutoFocusEnabled = false
      open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
      open func cancelVideoZoomRamp() {}
      open class Format: NSObject, @unchecked Sendable {
        open var videoMaxZoomFactor: CGFloat { 1 }
      }
      open var videoZoomFactor: CGFloat = 1
      open var minAvailableVideoZoomFactor: CGFloat { 1 }
      open var maxAvailableVideoZoomFactor: CGFloat { 1 }
      open func lockForConfiguration() throws {}
      open func unlockForConfiguration() {}
      open func setTorchModeOn(level: Float) throws {}
      open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
      open class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
      }
      open class var systemPreferredCamera: AVCaptureDevice? { nil }
      open class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
      open class func `default`(
        _ device: DeviceType, for type: AVMediaType?, position: Position
      ) -> AVCaptureDevice? { nil }
      open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
        .notDetermined
      }
      open class func requestAccess(
        for type: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
      ) { completionHandler(false) }
      open class func requestAccess(for type: AVMediaType) async -> Bool { false }
    }

    open class AVCaptureInput: NSObject, @unchecked Sendable {}

    open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
      public let device: AVCaptureDevice
      public init(device: AVCaptureDevice) throws { self.device = device }
    }

    open class AVCaptureConnection: NSObject, @unchecked Sendable {
      open var isEnabled = true
      open var isVideoMirrored = false
      open var isVideoMirroringSupported: Bool { false }
      open var isVideoOrientationSupported: Bool { false }
      open var videoOrientation = AVCaptureVideoOrientation.portrait
      open var videoRotationAngle: CGFloat = 0
      open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
    }

    public enum AVCaptureVideoOrientation: Int, Sendable {
      case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
    }

    open class AVCaptureOutput: NSObject, @unchecked Sendable {
      open var connections: [AVCaptureConnection] { [] }
      open func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
    }

    open class AVMetadataObject: NSObject, @unchecked Sendable {
      public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "org.iso.QRCode")
        public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
        public static let upce = Self(rawValue: "org.gs1.UPC-E")
        public static let code39 = Self(rawValue: "org.iso.Code39")
        public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
        public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = Self(rawValue: "org.gs1.ITF14")
        public static let codabar = Self(rawValue: "Codabar")
        public static let microQR = Self(rawValue: "MicroQR")
        public static let gs1DataBar = Self(rawValue: "GS1DataBar")
        public static let code93 = Self(rawValue: "com.intermec.Code93")
        public static let code128 = Self(rawValue: "org.iso.Code128")
        public static let pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let aztec = Self(rawValue: "org.iso.Aztec")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
        public static let face = Self(rawValue: "face")
      }
      open var type: ObjectType { .qr }
      open var bounds: CGRect { .zero }
    }

    open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
      open var stringValue: String? { nil }
      open var corners: [CGPoint] { [] }
    }

    public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}

    open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
      open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
      open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
      open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
      open func setMetadataObjectsDelegate(
        _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
      ) {}
    }

    open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
      open var flashMode = AVCaptureDevice.FlashMode.off
      public override init() {}
      public init(format: [String: Any]?) {}
    }

    open class AVCapturePhoto: NSObject, @unchecked Sendable {
      open func fileDataRepresentation() -> Data? { nil }
      open func cgImageRepresentation() -> CGImage? { nil }
    }

    public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}

    open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
      open var isHighResolutionCaptureEnabled = false
      open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
      open func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
      ) {}
    }

    open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {}

    public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {}

    open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
      open var isRecording: Bool { false }
      open func startRecording(
        to url: URL, recordingDelegate: any AVCaptureFileOutputRecordingDelegate
      ) {}
      open func stopRecording() {}
    }

    open class CMSampleBuffer: NSObject, @unchecked Sendable {}
    public final class CVBuffer: NSObject, @unchecked Sendable {}
    public typealias CVImageBuffer = CVBuffer
    public typealias CVPixelBuffer = CVBuffer
    public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { nil }
    public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime { .zero }
    public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { 0 }
    public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { 0 }

    public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

    open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
      open var videoSettings: [String: Any]! = [:]
      open var alwaysDiscardsLateVideoFrames = true
      open func setSampleBufferDelegate(
        _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
      ) {}
    }

    open class AVCaptureSession: NSObject, @unchecked Sendable {
      public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
      }
      open var sessionPreset = Preset.high
      open var isRunning: Bool { false }
      open var connections: [AVCaptureConnection] { [] }
      open private(set) var inputs: [AVCaptureInput] = []
      open private(set) var outputs: [AVCaptureOutput] = []
      open func beginConfiguration() {}
      open func commitConfiguration() {}
      open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
      open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
      open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
      open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
      open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
      open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
      open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
      open func startRunning() {}
      open func stopRunning() {}
    }

    open class AVCaptureVideoPreviewLayer: CALayer {
      open var session: AVCaptureSession?
      open var videoGravity = AVLayerVideoGravity.resizeAspect
      open var connection: AVCaptureConnection? { nil }
      public override init() { super.init() }
      public init(session: AVCaptureSession) {
        self.session = session
        super.init()
      }
      public override init(layer: Any) { super.init(layer: layer) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    """
}
