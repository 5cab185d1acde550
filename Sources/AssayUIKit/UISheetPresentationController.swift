// SPDX-License-Identifier: MIT

/// Accepted, and never used: what presents a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }

    /// The name.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    open class func large() -> Detent { Detent(.large) }
    /// A height of the app's own. It is never asked for.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"))
    }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The highest one at which the screen behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber shows.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a low sheet is at the edge of the screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width follows the content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners in points; nil for that of the system.
  open var preferredCornerRadius: CGFloat?
  /// Whether the sheet has the size of a page.
  open var prefersPageSizing = false
  /// Accepted, and does nothing: heights are not asked for again.
  open func invalidateDetents() {}
  /// Calls the changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a height of the app's own knows. A snapshot never makes one.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The highest value in points.
  var maximumDetentValue: CGFloat { get }
}

/// What hears of a sheet. None of its methods is called.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
  /// nil: nothing is presented.
  public var sheetPresentationController: UISheetPresentationController? { nil }
}
