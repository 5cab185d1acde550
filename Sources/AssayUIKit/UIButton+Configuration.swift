// SPDX-License-Identifier: MIT

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
    /// How lines of the title are broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How lines below the title are broken.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The room that is kept for the image, in points.
    public var imageReservation: CGFloat = 0
    /// The sign of a menu.
    public var indicator = Indicator.automatic
    /// How a button of a Mac looks.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether the look follows the selection.
    public var automaticallyUpdateForSelection = true
    /// What changes the color of the image, which is never asked.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// What changes the color of the sign, which is never asked.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// What changes the color of the spinner, which is never asked.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// What changes the looks of the words below, which is never asked.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the image changes.
    public var symbolContentTransition: UISymbolContentTransition?

    /// The sign of a menu.
    public enum Indicator: Int, Sendable {
      /// A sign.
      case automatic, none, popup
    }
    /// How a button of a Mac looks.
    public enum MacIdiomStyle: Int, Sendable {
      /// A look.
      case automatic, bordered, borderless, borderlessTinted
    }
    /// The same: no state changes looks.
    public func updated(for button: UIButton) -> Configuration { self }
    /// Sets the room around the content to UIKit's own.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
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
    public static func clearGlass() -> Configuration { Configuration() }
    /// A look.
    public static func prominentClearGlass() -> Configuration { Configuration() }
    /// A look.
    public static func prominentGlass() -> Configuration { Configuration() }
  }
}

/// Accepted, but not drawn: how a symbol changes into another one.
public struct UISymbolContentTransition {
  private init() {}
  /// A way.
  public static func replace() -> UISymbolContentTransition { UISymbolContentTransition() }
  /// A way.
  public static func automatic() -> UISymbolContentTransition { UISymbolContentTransition() }
}
