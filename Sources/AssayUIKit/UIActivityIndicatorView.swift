// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a spinner of UIKit.
open class UIActivityIndicatorView: UIView {
  /// The size of a spinner.
  public enum Style: Int, Sendable {
    /// A size.
    case medium = 100
    /// A size.
    case large = 101
    /// A size and a color, as before iOS 13.
    case whiteLarge = 0
    /// A color, as before iOS 13.
    case white, gray
  }

  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color: white for the styles that are named for it, and gray for the others.
  open lazy var color: UIColor! = style == .white || style == .whiteLarge ? .white : .gray
  /// Whether a spinner that stands still is hidden.
  open var hidesWhenStopped = true
  /// Whether the spinner turns.
  open private(set) var isAnimating = false
  /// The size.
  open var style: Style

  /// Creates a spinner of medium size.
  public convenience init() { self.init(style: .medium) }
  /// Creates a spinner.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  /// Creates a spinner of medium size: there are no archives.
  public required init?(coder: NSCoder) {
    self.style = .medium
    super.init(coder: coder)
  }

  /// Starts the spinner.
  open func startAnimating() { isAnimating = true }
  /// Stops the spinner.
  open func stopAnimating() { isAnimating = false }
}
