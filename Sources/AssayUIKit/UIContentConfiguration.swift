// SPDX-License-Identifier: MIT

/// What is in a cell. No cell is drawn.
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

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
  }
  /// How an image looks.
  public struct ImageProperties {
    /// The color of a template image.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points.
    public var maximumSize: CGSize = .zero
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

  /// What a row has.
  public static func cell() -> UIListContentConfiguration { .init() }
  /// What a row with a second line has.
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  /// What a row with a value at its end has.
  public static func valueCell() -> UIListContentConfiguration { .init() }
}

/// Accepted, but not drawn: a view of SwiftUI in a cell.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
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
