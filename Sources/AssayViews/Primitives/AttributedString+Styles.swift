// SPDX-License-Identifier: MIT

extension AttributeScopes {
  /// The attributes of an attributed string that a `Text` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the words.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the words, which is not drawn, and reported.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the words.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the words.
    public let underlineStyle: UnderlineStyleAttribute
    /// The extra space between characters, in points, which keeps ligatures.
    public let kern: KerningAttribute
    /// The extra space after each character, in points.
    public let tracking: TrackingAttribute
    /// How far the words are above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Where lines are, which is not drawn, and reported.
    public let alignment: AlignmentAttribute
    /// The height of lines, which is not drawn, and reported.
    public let lineHeight: LineHeightAttribute
    #if !canImport(Darwin)
      /// How high the words are spoken, from -1 to 1, which is not part of the elements.
      public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
      /// Whether the words are spoken letter by letter, which is not part of the elements.
      public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
      /// Whether punctuation is spoken, which is not part of the elements.
      public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
      /// How Markdown emphasizes the words.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of `kern`.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The key of `alignment`.
    public enum AlignmentAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = AttributedString.TextAlignment
      /// The name of the attribute.
      public static let name = "SwiftUI.TextAlignment"
    }
    /// The key of `lineHeight`.
    public enum LineHeightAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = AttributedString.LineHeight
      /// The name of the attribute.
      public static let name = "SwiftUI.LineHeight"
    }
    #if !canImport(Darwin)
      /// The key of `accessibilitySpeechAdjustedPitch`.
      public enum SpeechAdjustedPitchAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Double
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributePitch"
      }
      /// The key of `accessibilitySpeechSpellsOutCharacters`.
      public enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Bool
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributeSpellOut"
      }
      /// The key of `accessibilitySpeechIncludesPunctuation`.
      public enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Bool
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributePunctuation"
      }
      /// The key of `inlinePresentationIntent`.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
      }
    #endif
  }

  /// The attributes of an attributed string that a `Text` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute that a `Text` draws by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

#if !canImport(Darwin)
  /// How Markdown emphasizes words, as Foundation has it on Apple's systems.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// A bit for each way.
    public let rawValue: UInt
    /// Creates a set of ways from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Monospaced.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The end of a line of Markdown, which is a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML in a line, which is shown as it is.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML in lines of its own, which is shown as it is.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  }
#endif

extension Text {
  /// Creates a text from the words of an attributed string with the styles that a text has: fonts,
  /// colors, lines, distances, links and what Markdown emphasizes.
  // NB: disfavored, because a string literal is an attributed string too and must become a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: "")
    let runs = attributedContent.runs.map { run in
      StyledPiece(
        String(attributedContent[run.range].characters), run.attributes,
        in: EnvironmentScope.current?.environment ?? EnvironmentValues())
    }
    if !runs.isEmpty { pieces = runs }
  }
}

extension StyledPiece {
  /// Words with the attributes of a run.
  fileprivate init(
    _ words: String, _ attributes: AttributeContainer, in environment: EnvironmentValues
  ) {
    self.init(source: .verbatim(words))
    style.font = attributes.font
    style.foreground = attributes.foregroundColor?.styleNode(in: environment)
    style.kerning = attributes.kern.map(Double.init)
    style.tracking = attributes.tracking.map(Double.init)
    style.baselineOffset = attributes.baselineOffset.map(Double.init)
    if let line = attributes.underlineStyle {
      style.underline = line.node
      undrawn += [line.undrawn(as: "an underline")].compactMap(\.self)
    }
    if let line = attributes.strikethroughStyle {
      style.strikethrough = line.node
      undrawn += [line.undrawn(as: "a strikethrough")].compactMap(\.self)
    }
    style.background = attributes.backgroundColor?.styleNode(in: environment)
    if attributes.alignment != nil { undrawn.append("the alignment of an attributed string") }
    if attributes.lineHeight != nil { undrawn.append("the line height of an attributed string") }
    if attributes.link != nil { style.foreground = style.foreground ?? .tint }
    emphasize(attributes.inlinePresentationIntent ?? [])
    #if !canImport(Darwin)
      if attributes[MarkdownBlocks.self] != nil { undrawn.append(MarkdownBlocks.undrawn) }
    #endif
  }

  private mutating func emphasize(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) {
      style.weight = .bold
      isBold = true
    }
    if intent.contains(.emphasized) { style.isItalic = true }
    if intent.contains(.strikethrough) { style.strikethrough = style.strikethrough ?? TextLine() }
    isCode = intent.contains(.code)
  }
}
