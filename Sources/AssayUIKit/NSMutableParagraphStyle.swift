// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// The look of a paragraph that can be changed. Of it, the alignment is drawn.
  open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// How lines are aligned.
    open override var alignment: NSTextAlignment {
      get { super.alignment }
      set { super.alignment = newValue }
    }
    /// How text ends that does not fit.
    open override var lineBreakMode: NSLineBreakMode {
      get { super.lineBreakMode }
      set { super.lineBreakMode = newValue }
    }
    /// The space between lines, in points.
    open override var lineSpacing: CGFloat {
      get { super.lineSpacing }
      set { super.lineSpacing = newValue }
    }
    /// The space after a paragraph, in points.
    open override var paragraphSpacing: CGFloat {
      get { super.paragraphSpacing }
      set { super.paragraphSpacing = newValue }
    }
    /// The space before a paragraph, in points.
    open override var paragraphSpacingBefore: CGFloat {
      get { super.paragraphSpacingBefore }
      set { super.paragraphSpacingBefore = newValue }
    }
    /// The height of a line as a factor; 0 for the font's.
    open override var lineHeightMultiple: CGFloat {
      get { super.lineHeightMultiple }
      set { super.lineHeightMultiple = newValue }
    }
    /// The lowest height of a line, in points; 0 for the font's.
    open override var minimumLineHeight: CGFloat {
      get { super.minimumLineHeight }
      set { super.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0 for the font's.
    open override var maximumLineHeight: CGFloat {
      get { super.maximumLineHeight }
      set { super.maximumLineHeight = newValue }
    }
    /// The distance of lines from the leading edge, in points.
    open override var headIndent: CGFloat {
      get { super.headIndent }
      set { super.headIndent = newValue }
    }
    /// The distance of lines from the trailing edge, in points.
    open override var tailIndent: CGFloat {
      get { super.tailIndent }
      set { super.tailIndent = newValue }
    }
    /// The distance of the first line from the leading edge, in points.
    open override var firstLineHeadIndent: CGFloat {
      get { super.firstLineHeadIndent }
      set { super.firstLineHeadIndent = newValue }
    }
    /// The direction of the text.
    open override var baseWritingDirection: NSWritingDirection {
      get { super.baseWritingDirection }
      set { super.baseWritingDirection = newValue }
    }
    /// When words are divided.
    open override var hyphenationFactor: Float {
      get { super.hyphenationFactor }
      set { super.hyphenationFactor = newValue }
    }
    /// Whether words are divided as the language says.
    open override var usesDefaultHyphenation: Bool {
      get { super.usesDefaultHyphenation }
      set { super.usesDefaultHyphenation = newValue }
    }
    /// Where tabs end.
    open override var tabStops: [NSTextTab] {
      get { super.tabStops }
      set { super.tabStops = newValue }
    }
    /// The distance of tabs, in points.
    open override var defaultTabInterval: CGFloat {
      get { super.defaultTabInterval }
      set { super.defaultTabInterval = newValue }
    }
    /// Whether letters may get closer.
    open override var allowsDefaultTighteningForTruncation: Bool {
      get { super.allowsDefaultTighteningForTruncation }
      set { super.allowsDefaultTighteningForTruncation = newValue }
    }
    /// Where lines are broken.
    open override var lineBreakStrategy: LineBreakStrategy {
      get { super.lineBreakStrategy }
      set { super.lineBreakStrategy = newValue }
    }
    /// The lists of the paragraph.
    open override var textLists: [NSTextList] {
      get { super.textLists }
      set { super.textLists = newValue }
    }
    /// Adds where a tab ends.
    open func addTabStop(_ tab: NSTextTab) { tabStops.append(tab) }
    /// Removes where a tab ends.
    open func removeTabStop(_ tab: NSTextTab) { tabStops.removeAll { $0 === tab } }

    /// Takes the settings of another look.
    open func setParagraphStyle(_ other: NSParagraphStyle) {
      alignment = other.alignment
      lineBreakMode = other.lineBreakMode
      lineSpacing = other.lineSpacing
      paragraphSpacing = other.paragraphSpacing
      paragraphSpacingBefore = other.paragraphSpacingBefore
      lineHeightMultiple = other.lineHeightMultiple
      minimumLineHeight = other.minimumLineHeight
      maximumLineHeight = other.maximumLineHeight
      headIndent = other.headIndent
      tailIndent = other.tailIndent
      firstLineHeadIndent = other.firstLineHeadIndent
      baseWritingDirection = other.baseWritingDirection
      hyphenationFactor = other.hyphenationFactor
      usesDefaultHyphenation = other.usesDefaultHyphenation
      tabStops = other.tabStops
      defaultTabInterval = other.defaultTabInterval
      allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
      lineBreakStrategy = other.lineBreakStrategy
      textLists = other.textLists
    }
  }
#endif
