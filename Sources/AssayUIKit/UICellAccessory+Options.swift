// SPDX-License-Identifier: MIT

// How what is at the ends of a row looks. None of it is drawn.
extension UICellAccessory {
  /// How something without a ground of its own looks.
  public struct PlainOptions {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// How wide it is.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?
    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: whether it is hidden.
    ///   - reservedLayoutWidth: how wide it is.
    ///   - tintColor: the color.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
  /// How an arrow looks.
  public typealias DisclosureIndicatorOptions = PlainOptions
  /// How a check mark looks.
  public typealias CheckmarkOptions = PlainOptions
  /// How the button for details looks.
  public typealias DetailOptions = PlainOptions
  /// How the button of a menu looks.
  public typealias PopUpMenuOptions = PlainOptions
  /// How something with a ground of its own looks.
  public struct FilledOptions {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// How wide it is.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?
    /// The color behind.
    public var backgroundColor: UIColor?
    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: whether it is hidden.
    ///   - reservedLayoutWidth: how wide it is.
    ///   - tintColor: the color.
    ///   - backgroundColor: the color behind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
  /// How the button that deletes looks.
  public typealias DeleteOptions = FilledOptions
  /// How the button that inserts looks.
  public typealias InsertOptions = FilledOptions
  /// How the mark of several selected rows looks.
  public typealias MultiselectOptions = FilledOptions
  /// How it looks.
  public struct ReorderOptions {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// How wide it is.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?
    /// Whether a line is before it.
    public var showsVerticalSeparator: Bool?
    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: whether it is hidden.
    ///   - reservedLayoutWidth: how wide it is.
    ///   - tintColor: the color.
    ///   - showsVerticalSeparator: whether a line is before it.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }
  /// How it looks.
  public struct OutlineDisclosureOptions {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// How wide it is.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?
    /// A way to use it.
    public enum Style: Int, Sendable {
      /// A way.
      case automatic, header, cell
    }
    /// How it is used.
    public var style: Style
    /// Creates a look.
    ///
    /// - Parameters:
    ///   - style: how it is used.
    ///   - isHidden: whether it is hidden.
    ///   - reservedLayoutWidth: how wide it is.
    ///   - tintColor: the color.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.style = style
    }
  }
  /// How it looks.
  public struct LabelOptions {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// How wide it is.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont?
    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: whether it is hidden.
    ///   - reservedLayoutWidth: how wide it is.
    ///   - tintColor: the color.
    ///   - font: the font.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
    }
  }
}
