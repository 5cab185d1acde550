// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the camera and the photo library.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// A place.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// Keys of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// A key.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// A key.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// A key.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// A key.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// A key.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// A key.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// A key.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// A key.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Where pictures come from.
  open var sourceType: SourceType = .photoLibrary
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// A kind.
    case photo, video
  }
  /// Which of two cameras.
  public enum CameraDevice: Int, Sendable {
    /// A camera.
    case rear, front
  }
  /// How good films are.
  public enum QualityType: Int, Sendable {
    /// A grade.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which of the cameras.
  open var cameraDevice = CameraDevice.rear
  /// How good films are.
  open var videoQuality = QualityType.typeMedium
  /// The longest film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The types of what can be picked, by name.
  open var mediaTypes = ["public.image"]
  /// Whether a picture can be cropped.
  open var allowsEditing = false

  /// When the camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// A time.
    case auto, on
  }
  /// In which format pictures come.
  public enum ImageURLExportPreset: Int, Sendable {
    /// A format.
    case compatible, current
  }
  /// When the camera flashes.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the buttons of the camera are shown.
  open var showsCameraControls = true
  /// The view above what the camera sees.
  open var cameraOverlayView: UIView?
  /// How what the camera sees is moved and scaled.
  open var cameraViewTransform = CGAffineTransform.identity
  /// In which format pictures come.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// In which format films come.
  open var videoExportPreset = ""
  /// Accepted, and does nothing: there is no camera.
  open func takePicture() {}
  /// false: there is no camera.
  @discardableResult open func startVideoCapture() -> Bool { false }
  /// Accepted, and does nothing.
  open func stopVideoCapture() {}
  /// nil: there are no pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// false: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// nil: there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Creates a picker.
  public override init() { super.init() }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
  /// false.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// What hears of a choice of a picture. None of its methods is called.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

/// Accepted, and does nothing.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
/// Accepted, and does nothing.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ path: String, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
/// false: there is no album.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ path: String) -> Bool { false }
