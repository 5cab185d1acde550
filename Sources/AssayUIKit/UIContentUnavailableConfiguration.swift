// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: what is shown in the place of no content.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// The most lines; 0 for as many as it needs.
    public var numberOfLines = 0
  }
  /// How the image looks.
  public struct ImageProperties {
    /// The color of a template image.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points.
    public var maximumSize: CGSize = .zero
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  /// How a button behaves.
  public struct ButtonProperties {
    /// What it does, which is never called.
    public var primaryAction: UIAction?
    /// Its menu.
    public var menu: UIMenu?
    /// Whether it can be used.
    public var isEnabled = true
  }

  /// The title.
  public var text: String?
  /// The title with its looks.
  public var attributedText: NSAttributedString?
  /// The words below.
  public var secondaryText: String?
  /// The words below with their looks.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// How the title looks.
  public var textProperties = TextProperties()
  /// How the words below look.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The button.
  @MainActor public var button: UIButton.Configuration {
    get { storedButton ?? .plain() }
    set { storedButton = newValue }
  }
  private var storedButton: UIButton.Configuration?
  /// The second button.
  @MainActor public var secondaryButton: UIButton.Configuration {
    get { storedSecondaryButton ?? .plain() }
    set { storedSecondaryButton = newValue }
  }
  private var storedSecondaryButton: UIButton.Configuration?
  /// How the button behaves.
  public var buttonProperties = ButtonProperties()
  /// How the second button behaves.
  public var secondaryButtonProperties = ButtonProperties()
  /// What is behind.
  public var background = UIBackgroundConfiguration.clear()
  /// The distance of image and title, in points.
  public var imageToTextPadding: CGFloat = 0
  /// The distance of both texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 0

  /// The view of it: an empty one.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: UIListContentConfiguration())
  }
  /// The same: no state changes looks.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Nothing yet.
  public static func empty() -> Self { Self() }
  /// A spinner.
  public static func loading() -> Self { Self() }
  /// No results of a search.
  public static func search() -> Self { Self() }
}

/// What the place of no content depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// What is searched for.
  public var searchText: String?
  /// Creates a state of traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
