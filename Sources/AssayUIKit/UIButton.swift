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
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  /// Creates a button with an action, which is never called.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    titleLabel?.text = primaryAction?.title
  }

  /// The look.
  open var configuration: Configuration?
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

extension UIButton {
  /// Accepted, but not drawn: the look of a button.
  public struct Configuration {
    /// A size.
    public enum Size: Int, Sendable {
      /// A size.
      case medium, small, mini, large
    }
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// A way.
      case fixed = -1
      /// A way.
      case dynamic, small, medium, large, capsule
    }
    /// Where the words are.
    public enum TitleAlignment: Int, Sendable {
      /// A place.
      case automatic, leading, center, trailing
    }

    /// The title.
    public var title: String?
    /// The title with its looks.
    public var attributedTitle: AttributedString?
    /// The words below the title.
    public var subtitle: String?
    /// The words below the title with their looks.
    public var attributedSubtitle: AttributedString?
    /// The image.
    public var image: UIImage?
    /// Where the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance of image and title in points.
    public var imagePadding: CGFloat = 0
    /// The distance of title and subtitle in points.
    public var titlePadding: CGFloat = 1
    /// Where the words are.
    public var titleAlignment = TitleAlignment.automatic
    /// Room around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of the content.
    public var baseForegroundColor: UIColor?
    /// The color behind.
    public var baseBackgroundColor: UIColor?
    /// What is behind.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium
    /// Whether a spinner is in the place of the image.
    public var showsActivityIndicator = false
    /// The size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// What changes the looks of the title, which is never asked.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// A look.
    public static func plain() -> Configuration { Configuration() }
    /// A look.
    public static func gray() -> Configuration { Configuration() }
    /// A look.
    public static func tinted() -> Configuration { Configuration() }
    /// A look.
    public static func filled() -> Configuration { Configuration() }
    /// A look.
    public static func borderless() -> Configuration { Configuration() }
    /// A look.
    public static func bordered() -> Configuration { Configuration() }
    /// A look.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A look.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// A look.
    public static func glass() -> Configuration { Configuration() }
    /// A look.
    public static func prominentGlass() -> Configuration { Configuration() }
  }
}

/// What changes the looks of words, which is never asked.
public struct UIConfigurationTextAttributesTransformer {
  /// What it does.
  public var transform: (AttributeContainer) -> AttributeContainer
  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

/// Accepted, but not drawn: what is behind a button or a cell.
public struct UIBackgroundConfiguration {
  /// The color.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The color of the border.
  public var strokeColor: UIColor?
  /// The width of the border in points.
  public var strokeWidth: CGFloat = 0
  /// Room around, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The view.
  public var customView: UIView?
  /// The image.
  public var image: UIImage?
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a cell.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Edges that follow the direction of the text, by UIKit's names.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt
  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// An edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// An edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// An edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
