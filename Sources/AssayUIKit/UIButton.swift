// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a button of UIKit.
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// A kind.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// The text of the title.
  open private(set) var titleLabel: UILabel? = UILabel()
  /// The view of the image.
  open private(set) var imageView: UIImageView? = UIImageView()

  /// Creates a button.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }
  /// Creates a button with an action, which is never called.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    titleLabel?.text = primaryAction?.title
  }
  /// A button with an image and an action, which is never called.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }

  /// The kind.
  open private(set) var buttonType = ButtonType.custom
  /// The look.
  open var configuration: Configuration?
  /// What the button does.
  open var role = Role.normal
  /// Whether the look follows the state.
  open var automaticallyUpdatesConfiguration = true
  /// Whether a pointer over the button is seen.
  open var isPointerInteractionEnabled = false
  /// How the menu is ordered.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the shadow is on the other side under a finger.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the button glows under a finger.
  open var showsTouchWhenHighlighted = false
  /// What makes the look of a pointer. It is never asked.
  open var pointerStyleProvider: PointerStyleProvider?
  /// What makes the look of a pointer over a button.
  public typealias PointerStyleProvider =
    (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// What a button does.
  public enum Role: Int, Sendable {
    /// A meaning.
    case normal, primary, cancel, destructive
  }
  /// The text below the title.
  open private(set) lazy var subtitleLabel: UILabel? = UILabel()
  /// The menu.
  open var menu: UIMenu?
  /// The title.
  open var currentTitle: String? { titleLabel?.text }
  /// The color of the title.
  open var currentTitleColor: UIColor { titleLabel?.textColor ?? .label }
  /// The image.
  open var currentImage: UIImage? { imageView?.image }
  /// Room around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Room around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Room around the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image is darker under a finger.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter if the button is not enabled.
  open var adjustsImageWhenDisabled = true
  /// Whether a choice in the menu becomes the title.
  open var changesSelectionAsPrimaryAction = false
  /// What makes the look of a state, which is never asked.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// Accepted, and does nothing.
  open func setNeedsUpdateConfiguration() {}
  /// Never called.
  open func updateConfiguration() {}
  /// Creates a button with a look.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  /// The color of the title of a state. States are not kept apart.
  open func titleColor(for state: State) -> UIColor? { titleLabel?.textColor }
  /// The title with its looks of a state. States are not kept apart.
  open func attributedTitle(for state: State) -> NSAttributedString? { titleLabel?.attributedText }
  /// nil: no image is kept.
  open func backgroundImage(for state: State) -> UIImage? { nil }
  /// nil: no color is kept.
  open func titleShadowColor(for state: State) -> UIColor? { nil }
  /// The title with its looks.
  open var currentAttributedTitle: NSAttributedString? { titleLabel?.attributedText }
  /// nil: no image is kept.
  open var currentBackgroundImage: UIImage? { nil }
  /// Where the background would be, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the content would be, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the title would be, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Where the image would be, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
  /// The title of a state. States are not kept apart.
  open func title(for state: State) -> String? { titleLabel?.text }
  /// The image of a state. States are not kept apart.
  open func image(for state: State) -> UIImage? { imageView?.image }
  /// Sets the title with its looks. States are not kept apart.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titleLabel?.attributedText = title
  }
  /// Accepted, but not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Accepted, but not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// Accepted, but not drawn.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Sets the title. States are not kept apart.
  open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  /// Sets the color of the title. States are not kept apart.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
  /// Sets the image. States are not kept apart.
  open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
}
