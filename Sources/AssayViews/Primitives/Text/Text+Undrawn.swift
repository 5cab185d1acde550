// SPDX-License-Identifier: MIT

// Of a text that is joined with others: a text alone has the modifiers of views.
nonisolated extension Text {
  /// Accepted, but not drawn: smaller text beside a text, which a snapshot reports.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    reporting(scale == .secondary && isEnabled ? "the secondary scale of a text" : nil)
  }

  /// Accepted, but not drawn: the width of the letters, which a snapshot reports unless it is the
  /// standard one.
  public func fontWidth(_ width: Font.Width?) -> Text {
    reporting(width == nil || width == .standard ? nil : "the width of a font")
  }

  /// Accepted, but not drawn in a text that is joined with others: the design of the letters, which
  /// a snapshot reports unless it is the default one.
  @_disfavoredOverload
  public func fontDesign(_ design: Font.Design?) -> Text {
    reporting(design == nil || design == .default ? nil : "the design of a part of a text")
  }

  /// Accepted, but not drawn: the language by which the text is set. A snapshot reports it.
  @_disfavoredOverload
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text {
    reporting(isEnabled ? "the typesetting of another language" : nil)
  }

  /// Accepted, but not drawn: the language by which the text is set. A snapshot reports it.
  @_disfavoredOverload
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    reporting(isEnabled && language != .automatic ? "the typesetting of another language" : nil)
  }

  /// Accepted, but not drawn in a text that is joined with others: letters of one width, which a
  /// snapshot reports.
  @_disfavoredOverload
  public func monospaced(_ isActive: Bool = true) -> Text {
    reporting(isActive ? "the design of a part of a text" : nil)
  }

  /// Accepted, but not spoken in a text that is joined with others: other words for assistive
  /// technology, which a snapshot reports.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text {
    reporting("the accessibility label of a part of a text")
  }

  /// Accepted, but not spoken in a text that is joined with others: other words for assistive
  /// technology, which a snapshot reports.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    reporting("the accessibility label of a part of a text")
  }

  /// Accepted, but not spoken in a text that is joined with others: the level of a heading, which a
  /// snapshot reports.
  @_disfavoredOverload
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    reporting("the heading of a part of a text")
  }

  private func reporting(_ notDrawn: String?) -> Text {
    guard let notDrawn else { return self }
    var copy = self
    for index in copy.pieces.indices.prefix(1) { copy.pieces[index].undrawn.append(notDrawn) }
    return copy
  }
}
