// SPDX-License-Identifier: MIT

/// What is in a cell. No cell is drawn.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Never called: makes the view of what is in the cell.
  func makeContentView() -> any UIView & UIContentView
  /// Never called: what is in the cell in another state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// What shows what is in a cell. No cell is drawn.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// What is in the cell.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show something.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// true.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// Accepted, but not drawn: the view of the texts and the image of a row.
open class UIListContentView: UIView, UIContentView {
  /// What is in the row.
  open var configuration: any UIContentConfiguration

  /// Creates a view.
  ///
  /// - Parameter configuration: what is in the row.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// Creates an empty view without a place: there are no archives.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }
}

/// Accepted, but not drawn: the texts and the image of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// The most lines; 0 for as many as it needs.
    public var numberOfLines = 0
    /// How the text is aligned.
    public var alignment = TextAlignment.natural
    /// How lines are broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the text gets smaller to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How small it gets, from 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may get closer.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// What changes the color of a state, which is never asked.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Which letters are capital.
    public var transform = TextTransform.none

    /// How a text is aligned.
    public enum TextAlignment: Int, Sendable {
      /// A way.
      case natural, center, justified
    }
    /// Which letters are capital.
    public enum TextTransform: Int, Sendable {
      /// A way.
      case none, uppercase, lowercase, capitalized
    }
  }
  /// How an image looks.
  public struct ImageProperties {
    /// The color of a template image.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points.
    public var maximumSize: CGSize = .zero
    /// The room that is kept, in points.
    public var reservedLayoutSize: CGSize = .zero
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of the border.
    public var strokeColor: UIColor?
    /// The width of the border in points.
    public var strokeWidth: CGFloat = 0
    /// Whether colors are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// What changes the color of a state, which is never asked.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The size of a symbol by itself.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
  }

  /// The text.
  public var text: String?
  /// The text with its looks.
  public var attributedText: NSAttributedString?
  /// The smaller text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the smaller text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// The smaller text with its looks.
  public var secondaryAttributedText: NSAttributedString?
  /// Room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether the room of the cell counts across and down.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Whether both texts may be on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance of both texts on one line, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// The distance of both texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The distance of image and text, in points.
  public var imageToTextPadding: CGFloat = 0
  /// How opaque the content is, from 0 to 1.
  public var alpha: CGFloat = 1

  /// An empty row.
  public init() {}
  /// The view of the row.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same: no state changes looks.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// What a row of a sidebar has.
  public static func sidebarCell() -> UIListContentConfiguration { .init() }
  /// What a row of a sidebar with a second line has.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init() }
  /// What a row of an accompanied sidebar has.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init() }
  /// What a header has.
  public static func header() -> UIListContentConfiguration { .init() }
  /// What a footer has.
  public static func footer() -> UIListContentConfiguration { .init() }
  /// What a header of a plain list has.
  public static func plainHeader() -> UIListContentConfiguration { .init() }
  /// What a footer of a plain list has.
  public static func plainFooter() -> UIListContentConfiguration { .init() }
  /// What a header of a list in groups has.
  public static func groupedHeader() -> UIListContentConfiguration { .init() }
  /// What a footer of a list in groups has.
  public static func groupedFooter() -> UIListContentConfiguration { .init() }
  /// What a header of a sidebar has.
  public static func sidebarHeader() -> UIListContentConfiguration { .init() }
  /// What a large header has.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init() }
  /// What a very large header has.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .init() }
  /// What a row has.
  public static func cell() -> UIListContentConfiguration { .init() }
  /// What a row with a second line has.
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  /// What a row with a value at its end has.
  public static func valueCell() -> UIListContentConfiguration { .init() }
}

/// Accepted, but not drawn: a view of SwiftUI in a cell.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  /// An empty view: no cell is drawn.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: UIListContentConfiguration())
  }
  /// The same: no state changes looks.
  public func updated(for state: any UIConfigurationState) -> Self { self }
  /// Accepted, and never asked for its view.
  public init(@ViewBuilder content: () -> Content) {}
  /// Accepted, and does nothing.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// Accepted, and does nothing.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  /// Accepted, and does nothing.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  /// Accepted, and does nothing.
  public func background(_ style: some ShapeStyle) -> Self { self }
  /// Accepted, and does nothing.
  public func background(@ViewBuilder content: () -> some View) -> Self { self }
}
