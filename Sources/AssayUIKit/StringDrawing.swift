// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// How text is laid out that is drawn.
  public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From the top left corner; otherwise from the first baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the space between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// By the marks of letters.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  }

  /// Accepted, and not used: how text is scaled that is drawn.
  open class NSStringDrawingContext: NSObject {
    /// The smallest scale.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale.
    open var actualScaleFactor: CGFloat { 1 }
  }

  /// A text with UIKit's attributes.
  private struct DrawnText {
    var text: Text
    var alignment = TextAlignment.leading
    /// What of the attributes is not drawn, for reports.
    var undrawn: [String]

    private static let drawnKeys: Set<NSAttributedString.Key> = [
      .font, .foregroundColor, .kern, .tracking, .baselineOffset, .underlineStyle,
      .underlineColor, .strikethroughStyle, .strikethroughColor, .paragraphStyle,
    ]

    init(_ words: String, _ attributes: [NSAttributedString.Key: Any]?) {
      text = Self.piece(words, attributes ?? [:])
      alignment = Self.alignment(attributes ?? [:])
      undrawn = Self.undrawn(attributes ?? [:])
    }

    init(_ string: NSAttributedString) {
      text = Text(verbatim: "")
      undrawn = []
      let whole = NSRange(location: 0, length: string.length)
      var pieces: [(Text, TextAlignment)] = []
      string.enumerateAttributes(in: whole) { attributes, range, _ in
        let words = string.attributedSubstring(from: range).string
        pieces.append((Self.piece(words, attributes), Self.alignment(attributes)))
        undrawn += Self.undrawn(attributes)
      }
      for (piece, _) in pieces { text = text + piece }
      alignment = pieces.first?.1 ?? .leading
    }

    private static func undrawn(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
      let lines = [
        line(attributes, .underlineStyle, .underlineColor)?.undrawn(as: "an underline"),
        line(attributes, .strikethroughStyle, .strikethroughColor)?.undrawn(as: "a strikethrough"),
      ]
      return attributes.keys.filter { !drawnKeys.contains($0) }.map(\.rawValue).sorted()
        .map { "the attribute \($0) of a text that UIKit draws" } + lines.compactMap(\.self)
    }

    /// nil for no line.
    private static func line(
      _ attributes: [NSAttributedString.Key: Any], _ style: NSAttributedString.Key,
      _ color: NSAttributedString.Key
    ) -> Text.LineStyle? {
      guard let number = number(attributes[style]).flatMap({ Int(exactly: $0) }),
        let line = Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(rawValue: number))
      else { return nil }
      return (attributes[color] as? UIColor).map { line.colored(Color(uiColor: $0)) } ?? line
    }

    /// Without a font, UIKit draws in 12 points.
    private static func piece(
      _ words: String, _ attributes: [NSAttributedString.Key: Any]
    ) -> Text {
      let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
      let color = attributes[.foregroundColor] as? UIColor ?? .black
      var text = Text(verbatim: words).font(Font(font)).foregroundColor(Color(uiColor: color))
      if let kern = number(attributes[.kern]) { text = text.kerning(kern) }
      if let tracking = number(attributes[.tracking]) { text = text.tracking(tracking) }
      if let offset = number(attributes[.baselineOffset]) { text = text.baselineOffset(offset) }
      if let line = line(attributes, .underlineStyle, .underlineColor) {
        text = text.underlined(line)
      }
      if let line = line(attributes, .strikethroughStyle, .strikethroughColor) {
        text = text.struckThrough(line)
      }
      return text
    }

    private static func number(_ value: Any?) -> Double? {
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    }

    private static func alignment(_ attributes: [NSAttributedString.Key: Any]) -> TextAlignment {
      switch (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment {
      case .center: .center
      case .right: .trailing
      case .left, .justified, .natural, nil: .leading
      }
    }

    func draw(at point: CGPoint) {
      UIGraphics.current?.draw(text, at: point)
      UIGraphics.current?.report(undrawn)
    }
    func draw(in rect: CGRect) {
      UIGraphics.current?.draw(text, in: rect, alignment: alignment)
      UIGraphics.current?.report(undrawn)
    }
    func size(in room: CGSize? = nil) -> CGSize {
      ViewMeasuring.size(of: text, width: room?.width)
    }
  }

  extension NSAttributedString {
    /// Draws the text with its top left corner at a point.
    public func draw(at point: CGPoint) { DrawnText(self).draw(at: point) }
    /// Draws the text in a rectangle, from its top left corner.
    public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }
    /// Draws the text in a rectangle, from its top left corner.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
      draw(in: rect)
    }
    /// The size of the text on one line, in points.
    public func size() -> CGSize { DrawnText(self).size() }
    /// The frame of the text in a room, at the origin, in points. Unlike UIKit's, a text of several
    /// lines is as wide as the room.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
      CGRect(origin: .zero, size: DrawnText(self).size(in: size))
    }
  }

  extension NSString {
    /// Draws the text with its top left corner at a point.
    public func draw(
      at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      String(describing: self).draw(at: point, withAttributes: attributes)
    }
    /// Draws the text in a rectangle, from its top left corner.
    public func draw(
      in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      String(describing: self).draw(in: rect, withAttributes: attributes)
    }
    /// Draws the text in a rectangle, from its top left corner.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
      draw(in: rect, withAttributes: attributes)
    }
    /// The size of the text on one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      String(describing: self).size(withAttributes: attributes)
    }
    /// The frame of the text in a room, at the origin, in points. Unlike UIKit's, a text of several
    /// lines is as wide as the room.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      String(describing: self).boundingRect(
        with: size, options: options, attributes: attributes, context: context)
    }
  }

  // On Apple's systems a String has the methods of NSString.
  extension String {
    /// Draws the text with its top left corner at a point.
    public func draw(
      at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      DrawnText(self, attributes).draw(at: point)
    }
    /// Draws the text in a rectangle, from its top left corner.
    public func draw(
      in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      DrawnText(self, attributes).draw(in: rect)
    }
    /// Draws the text in a rectangle, from its top left corner.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
      draw(in: rect, withAttributes: attributes)
    }
    /// The size of the text on one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      DrawnText(self, attributes).size()
    }
    /// The frame of the text in a room, at the origin, in points. Unlike UIKit's, a text of several
    /// lines is as wide as the room.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      CGRect(origin: .zero, size: DrawnText(self, attributes).size(in: size))
    }
  }
#endif
