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
  /// Creates a button with the title, image and work of an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }
  /// A button with an image, and with a method that nothing can call.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
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
  /// Where the background would be, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the content would be, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the title would be, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Where the image would be, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }

  /// What a button shows in each state, by the state's number.
  private struct Looks {
    var titles: [State: String] = [:]
    var styledTitles: [State: NSAttributedString] = [:]
    var titleColors: [State: UIColor] = [:]
    var shadowColors: [State: UIColor] = [:]
    var images: [State: UIImage] = [:]
    var backgrounds: [State: UIImage] = [:]
    var symbols: [State: UIImage.SymbolConfiguration] = [:]
  }
  private var looks = Looks() { didSet { stateDidChange() } }
  /// What is set for a state, or else what is set for the normal state.
  private func look<Value>(_ values: [State: Value], _ state: State) -> Value? {
    values[state] ?? values[.normal]
  }
  override func stateDidChange() {
    titleLabel?.text = currentTitle
    if let styled = currentAttributedTitle { titleLabel?.attributedText = styled }
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
  }

  /// The title of a state; that of the normal state where there is none.
  open func title(for state: State) -> String? { look(looks.titles, state) }
  /// The title with its looks of a state; that of the normal state where there is none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    look(looks.styledTitles, state)
  }
  /// The color of the title of a state; that of the normal state where there is none.
  open func titleColor(for state: State) -> UIColor? {
    look(looks.titleColors, state) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The color of the title's shadow of a state; that of the normal state where there is none.
  open func titleShadowColor(for state: State) -> UIColor? { look(looks.shadowColors, state) }
  /// The image of a state; that of the normal state where there is none.
  open func image(for state: State) -> UIImage? { look(looks.images, state) }
  /// The image behind of a state; that of the normal state where there is none.
  open func backgroundImage(for state: State) -> UIImage? { look(looks.backgrounds, state) }
  /// The size and weight of symbols of a state; those of the normal state where there are none.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { look(looks.symbols, state) }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { looks.titles[state] = title }
  /// Sets the title with its looks of a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks.styledTitles[state] = title
  }
  /// Sets the color of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { looks.titleColors[state] = color }
  /// Sets the color of the title's shadow of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    looks.shadowColors[state] = color
  }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { looks.images[state] = image }
  /// Sets the image behind of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks.backgrounds[state] = image
  }
  /// Sets the size and weight of symbols of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { looks.symbols[state] = configuration }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }
  /// The title with its looks of the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of the title of the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The color of the title's shadow of the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind of the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The size and weight of symbols of the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}
