// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: an image of UIKit.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The image under a finger.
  open var highlightedImage: UIImage?
  /// Whether a finger is on the image.
  open var isHighlighted = false
  /// Images that follow each other.
  open var animationImages: [UIImage]?
  /// How long they take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often they are repeated; 0 for ever.
  open var animationRepeatCount = 0
  /// false: nothing moves.
  open var isAnimating: Bool { false }
  /// The size and weight of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Accepted, and does nothing.
  open func startAnimating() {}
  /// Accepted, and does nothing.
  open func stopAnimating() {}
  /// Creates a view of two images.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// Accepted, but not drawn: a spinner of UIKit.
open class UIActivityIndicatorView: UIView {
  /// The size of a spinner.
  public enum Style: Int, Sendable {
    /// A size.
    case medium = 100
    /// A size.
    case large = 101
  }

  /// The color.
  open var color: UIColor?
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

/// Accepted, but not drawn: an effect on what is behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// Accepted, but not drawn: a blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    /// A look.
    case extraLight, light, dark
    /// A look.
    case regular = 4
    /// A look.
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    /// A look.
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    /// A look.
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// A look.
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    /// A look.
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur.
  public init(style: Style) {}
}

/// Accepted, but not drawn: vivid content on a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect.
  public init(blurEffect: UIBlurEffect) {}
}

/// Accepted, but not drawn: the glass of iOS 26.
open class UIGlassEffect: UIVisualEffect {
  /// The look of glass.
  public enum Style: Int, Sendable {
    /// A look.
    case regular, clear
  }
  /// The color of the glass.
  open var tintColor: UIColor?
  /// Whether it moves under a touch.
  open var isInteractive = false

  /// Creates an effect.
  public init(style: Style = .regular) {}
}

/// Accepted, but not drawn: glass that flows together.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass flows together, in points.
  open var spacing: CGFloat = 0
}

/// Accepted, but not drawn: a view with an effect.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view of what is on the effect.
  open private(set) lazy var contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Creates a view without an effect: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Accepted, but not drawn: views in a row or column.
open class UIStackView: UIView {
  /// How views are aligned across the stack.
  public enum Alignment: Int, Sendable {
    /// A way.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
  /// How views share the room along the stack.
  public enum Distribution: Int, Sendable {
    /// A way.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The direction.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How views are aligned across the stack.
  open var alignment: Alignment = .fill
  /// How views share the room along the stack.
  open var distribution: Distribution = .fill
  /// The distance between views, in points.
  open var spacing: CGFloat = 0
  /// Whether the margins count.
  open var isLayoutMarginsRelativeArrangement = false
  /// Whether distances are between baselines.
  open var isBaselineRelativeArrangement = false
  /// Accepted, but not drawn: the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
  /// The usual distance, in points.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance of the system, in points.
  public nonisolated static let spacingUseSystem: CGFloat = 8
  /// Adds a view.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
    addSubview(view)
  }
  /// Removes a view from the order, and not from the stack.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// The views in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
