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
    /// A kind.
    public static let postToFacebook = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// A kind.
    public static let postToTwitter = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// A kind.
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    /// A kind.
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    /// A kind.
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// A kind.
    public static let postToTencentWeibo = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToTencentWeibo")
    /// A kind.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// A kind.
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// A kind.
    public static let sharePlay = ActivityType(rawValue: "com.apple.UIKit.activity.SharePlay")
    /// A kind.
    public static let collaborationInviteWithLink = ActivityType(
      rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// A kind.
    public static let collaborationCopyLink = ActivityType(
      rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
    /// A kind.
    public static let addToHomeScreen = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
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

  /// Where a kind is listed.
  public enum Category: Int, Sendable {
    /// A list.
    case action, share
  }
  /// The list of the kind.
  open class var activityCategory: Category { .action }
  /// The kind; nil for none of its own.
  open var activityType: ActivityType? { nil }
  /// The words.
  open var activityTitle: String? { nil }
  /// The image.
  open var activityImage: UIImage? { nil }
  /// The controller that asks the user.
  open var activityViewController: UIViewController? { nil }
  /// Never called: whether it can use things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Never called: the things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Never called.
  open func perform() {}
  /// Accepted, and does nothing.
  open func activityDidFinish(_ completed: Bool) {}
}
