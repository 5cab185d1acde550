// SPDX-License-Identifier: MIT

/// A controller of a SwiftUI view. A snapshot of it, or of its `view`, is one of that view.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content {
    didSet { (view as? HostingView<Content>)?.rootView = rootView }
  }

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a controller of a view; there are no archives.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Accepted: which sizes of the controller follow its view.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Accepted: which safe areas the view keeps free.
  open var safeAreaRegions: SafeAreaRegions = .all

  package override var hostedView: any View { rootView }

  package override func makeView() -> UIView {
    HostingView(rootView: rootView, controller: self)
  }

  /// The size that the view chooses of what it is offered, in points. Zero outside of a body, which
  /// is reported.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    ViewMeasuring.size(of: Offering(proposal: ProposedViewSize(size)) { rootView })
  }
}

/// The view of a hosting controller, which shows what it hosts without its controller, too.
private final class HostingView<Content: View>: UIView {
  var rootView: Content
  private weak var controller: UIViewController?

  init(rootView: Content, controller: UIViewController) {
    self.rootView = rootView
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var hostedView: any View { rootView }

  override var ownInterfaceStyle: UIUserInterfaceStyle {
    guard overrideUserInterfaceStyle == .unspecified else { return overrideUserInterfaceStyle }
    return controller?.overrideUserInterfaceStyle ?? .unspecified
  }
}

/// A container that offers its view a size, and is as large as the view chooses to be.
private struct Offering: Layout {
  var proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Sizes of a controller that follow its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The sizes as bits.
  public let rawValue: Int
  /// Creates sizes from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// That in a popover.
  public static let preferredContentSize = Self(rawValue: 1)
  /// That of the view.
  public static let intrinsicContentSize = Self(rawValue: 2)
}
