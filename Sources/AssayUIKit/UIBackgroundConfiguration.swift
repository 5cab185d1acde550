// SPDX-License-Identifier: MIT

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
  /// How the image fills the room.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// How far out the border is, in points.
  public var strokeOutset: CGFloat = 0
  /// What shows through.
  public var visualEffect: UIVisualEffect?
  /// What changes the color of a state, which is never asked.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// What changes the color of the border, which is never asked.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The edges whose margins count.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The shadow's look.
  public var shadowProperties = ShadowProperties()

  /// Accepted, but not drawn: a shadow.
  public struct ShadowProperties {
    /// The color.
    public var color = UIColor.clear
    /// The radius of the blur in points.
    public var radius: CGFloat = 0
    /// The distance in points.
    public var offset: CGSize = .zero
    /// How opaque it is, from 0 to 1.
    public var opacity: CGFloat = 0
    /// The outline.
    public var path: UIBezierPath?
  }

  /// The same: no state changes looks.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// That of a cell.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a header.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// That of a header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// That of a cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// That of a cell.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a cell.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
