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
