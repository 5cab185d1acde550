// SPDX-License-Identifier: MIT

/// Accepted, and does nothing: a feedback to the hand.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Accepted, and does nothing.
  open func prepare() {}
}

/// Accepted, and does nothing: a feedback of a blow.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a blow.
  public enum FeedbackStyle: Int, Sendable {
    /// A strength.
    case light, medium, heavy, soft, rigid
  }
  /// Accepted, and does nothing.
  public init(style: FeedbackStyle) {}
  /// Accepted, and does nothing.
  public override init() {}
  /// Accepted, and does nothing.
  public func impactOccurred() {}
  /// Accepted, and does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Accepted, and does nothing: a feedback of a success or a failure.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of notification.
  public enum FeedbackType: Int, Sendable {
    /// A message.
    case success, warning, error
  }
  /// Accepted, and does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Accepted, and does nothing: a feedback of a changed selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Accepted, and does nothing.
  public func selectionChanged() {}
}

/// A pasteboard of this process only.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  /// The pasteboard.
  public static let general = UIPasteboard()
  /// nil: a rendering has nothing to paste.
  public var string: String? {
    get { nil }
    set {}
  }
  /// None: a rendering has nothing to paste.
  public var items: [[String: Any]] {
    get { [] }
    set {}
  }
  /// No: a rendering has nothing to paste.
  public var hasStrings: Bool { false }
  /// No: a rendering has nothing to paste.
  public var hasColors: Bool { false }
  /// None: a rendering has nothing to paste.
  public var strings: [String]? {
    get { nil }
    set {}
  }
  /// nil: a rendering has nothing to paste.
  public var color: UIColor? {
    get { nil }
    set {}
  }
  /// None: a rendering has nothing to paste.
  public var images: [UIImage]? {
    get { nil }
    set {}
  }
  /// None: a rendering has nothing to paste.
  public var urls: [URL]? {
    get { nil }
    set {}
  }
  /// 0: a rendering has nothing to paste.
  public var numberOfItems: Int { 0 }
  /// 0: nothing changes.
  public var changeCount: Int { 0 }
  /// Accepted, and does nothing.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {}
  /// Accepted, and does nothing.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
  /// Accepted, and does nothing.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
  /// nil: a rendering has nothing to paste.
  public func data(forPasteboardType pasteboardType: String) -> Data? { nil }
  /// No: a rendering has nothing to paste.
  public func contains(pasteboardTypes: [String]) -> Bool { false }
  /// Never posted.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// A key of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items go.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices get the items.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  /// No: a rendering has nothing to paste.
  public var hasImages: Bool { false }
  /// No: a rendering has nothing to paste.
  public var hasURLs: Bool { false }
  /// nil: a rendering has nothing to paste.
  public var image: UIImage? {
    get { nil }
    set {}
  }
  /// nil: a rendering has nothing to paste.
  public var url: URL? {
    get { nil }
    set {}
  }
}
