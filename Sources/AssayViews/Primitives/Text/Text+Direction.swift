// SPDX-License-Identifier: MIT

extension Text {
  /// By what the lines of a text are aligned.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of the writing.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// By what the direction of a text is found.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the words.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }

  /// Accepted, and has no effect: how high the text is spoken.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Accepted, and has no effect: whether punctuation is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Accepted, and has no effect: whether the text waits for what is spoken already.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Accepted, and has no effect: whether the text is spelled.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Accepted, and has no effect: what the text is, by which it is spoken.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// Accepted, and has no effect outside of watches and widgets: words for little room.
  public func textVariant(_ preference: some TextVariantPreference) -> some View { self }
}

/// Words for little room.
public protocol TextVariantPreference {}
/// Words of one length.
public struct FixedTextVariant: TextVariantPreference {}
/// Words of several lengths.
public struct SizeDependentTextVariant: TextVariantPreference {}
extension TextVariantPreference where Self == FixedTextVariant {
  /// Words of one length.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// Words of several lengths.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// The language by which a text is set.
public struct TypesettingLanguage: Hashable, Sendable {
  fileprivate let identifier: String?
  /// That of the text.
  public static let automatic = TypesettingLanguage(identifier: nil)
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(identifier: language.minimalIdentifier)
  }
}

nonisolated extension View {
  /// Accepted, but not drawn: by what lines are aligned. A snapshot reports a choice.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    reporting(
      strategy == .writingDirectionBased ? "the alignment by writing direction" : nil)
  }
  /// Accepted, but not drawn: by what the direction of texts is found. A snapshot reports a choice.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    reporting(strategy == .contentBased ? "the writing direction that a text's words give" : nil)
  }
  /// Accepted, but not drawn: the language by which texts are set. A snapshot reports it.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    reporting(isEnabled ? "the typesetting of another language" : nil)
  }
  /// Accepted, but not drawn: the language by which texts are set. A snapshot reports it.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    reporting(
      isEnabled && language.identifier != nil ? "the typesetting of another language" : nil)
  }
}
