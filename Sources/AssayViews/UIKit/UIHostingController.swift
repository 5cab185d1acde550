// SPDX-License-Identifier: MIT

/// A controller of a SwiftUI view. A snapshot of it is one of the view.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

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

  package override var hostedView: any View { rootView }

  /// The size that the controller would like: what it is offered, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
