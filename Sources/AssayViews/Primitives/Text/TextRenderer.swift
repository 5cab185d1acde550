// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: code that draws a text. The text is drawn as it is without the code.
public protocol TextRenderer: Animatable {
  /// Never called: draws a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Never called: the size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// Never asked for: how far the drawing reaches beyond the text, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// No padding.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer asks for.
public struct TextProxy {
  /// Zero: no renderer is called.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A value that marks a part of a text for a renderer.
public protocol TextAttribute {}

nonisolated extension View {
  /// Accepted, but not drawn: code that draws the texts of the view.
  public func textRenderer(_ renderer: some TextRenderer) -> some View {
    modified(.notDrawn("the text renderer \(type(of: renderer))"))
  }
}

extension Text {
  /// Accepted, and without effect: only a text renderer reads the mark.
  public func customAttribute(_ value: some TextAttribute) -> Text { self }

  /// The lines of a text, for a renderer. There is never a value of it.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    private let lines: [Line]

    /// Whether words are left out at the end.
    public var isTruncated: Bool { false }
    /// The first line.
    public var startIndex: Int { lines.startIndex }
    /// After the last line.
    public var endIndex: Int { lines.endIndex }
    /// A line.
    public subscript(index: Int) -> Line { lines[index] }

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      private let runs: [Run]

      /// The start of the baseline, in points.
      public var origin: CGPoint
      /// The room of the line.
      public var typographicBounds: TypographicBounds
      /// The first run.
      public var startIndex: Int { runs.startIndex }
      /// After the last run.
      public var endIndex: Int { runs.endIndex }
      /// A run.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// The place of a character in a text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int
      /// Whether a place is before another.
      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
      /// The number of characters to another place.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      /// Returns the place after a number of characters.
      public func advanced(by count: Int) -> CharacterIndex {
        CharacterIndex(offset: offset + count)
      }
    }

    /// Glyphs of one style in a line.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      private let slices: [RunSlice]

      /// The room of the run.
      public var typographicBounds: TypographicBounds
      /// The direction of the run.
      public var layoutDirection: LayoutDirection
      /// The characters of the glyphs.
      public var characterIndices: [CharacterIndex] { [] }
      /// The first glyph.
      public var startIndex: Int { slices.startIndex }
      /// After the last glyph.
      public var endIndex: Int { slices.endIndex }
      /// A glyph.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// Glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { slices[bounds.lowerBound] }
      /// The mark of the run; nil without one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      /// The places of the glyphs in the run.
      public var indices: Range<Int>
      /// The room of the glyphs.
      public var typographicBounds: TypographicBounds
      /// The characters of the glyphs.
      public var characterIndices: [CharacterIndex] { [] }
      /// The first glyph.
      public var startIndex: Int { indices.lowerBound }
      /// After the last glyph.
      public var endIndex: Int { indices.upperBound }
      /// A glyph.
      public subscript(index: Int) -> RunSlice { self }
      /// Glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { self }
      /// The mark of the run; nil without one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The room of a part of a text, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint
      /// From the first glyph to after the last one.
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline.
      public var descent: CGFloat
      /// Between lines.
      public var leading: CGFloat
      /// The room as a rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How a part of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt32
      /// Creates options from bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs keep their exact places.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension GraphicsContext {
  /// Never called: draws a line.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
  /// Never called: draws a run.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
  /// Never called: draws glyphs.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}
