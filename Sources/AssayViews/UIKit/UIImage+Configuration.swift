// SPDX-License-Identifier: MIT

extension UIImage {
  /// Accepted, but not drawn, and reported: how an image is chosen and drawn.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Returns the same configuration.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    /// Returns the same configuration.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// A size.
    case `default` = -1, unspecified, small, medium, large
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// A weight.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Accepted, but not drawn, and reported: size, weight and colors of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates a size and a weight; the size is in points.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.init()
    }
    /// Creates the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init()
    }
    /// Creates the size of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) { self.init() }
    /// Creates a size beside text.
    public convenience init(scale: SymbolScale) { self.init() }
    /// Creates a weight.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// Creates shades of a color.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// Creates a color for each layer.
    public convenience init(paletteColors: [UIColor]) { self.init() }
    /// Creates the colors of the symbol.
    open class func preferringMulticolor() -> Self { self.init() }
    /// Creates one color.
    open class func preferringMonochrome() -> Self { self.init() }
    /// Creates a configuration that says nothing.
    public required override init() { super.init() }
  }
}
