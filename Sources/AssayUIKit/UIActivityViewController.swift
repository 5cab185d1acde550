// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the sheet for sharing.
open class UIActivityViewController: UIViewController {
  /// What is called at the end.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// Never called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The kinds of sharing that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
}

/// What gives what is shared. A snapshot never asks it.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value of the kind that is shared.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Accepted, and never asked: what makes what is shared.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What stands for it before it is made.
  public let placeholderItem: Any?
  /// Takes what stands for it.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
  /// How it is shared.
  open var activityType: UIActivity.ActivityType? { nil }
  /// What is shared.
  open var item: Any { placeholderItem ?? "" }
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
  /// The subject of a message with it.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// The kind of what is shared.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Accepted, and never performed: a way of sharing.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The name of a way of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A way of sharing.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// A way of sharing.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// A way of sharing.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// A way of sharing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// A way of sharing.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// A way of sharing.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// A way of sharing.
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// A way of sharing.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  }
}

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
  /// What hears of a choice; never called.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

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
/// What hears of a navigation. None of its methods is called.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// Accepted, and does nothing.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
