// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// The look of a paragraph. Of it, the alignment is drawn.
  open class NSParagraphStyle: AttributeObject, @unchecked Sendable {
    /// How lines are aligned.
    open internal(set) var alignment: NSTextAlignment = .natural
    /// How text ends that does not fit.
    open internal(set) var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The space between lines, in points.
    open internal(set) var lineSpacing: CGFloat = 0
    /// The space after a paragraph, in points.
    open internal(set) var paragraphSpacing: CGFloat = 0
    /// The space before a paragraph, in points.
    open internal(set) var paragraphSpacingBefore: CGFloat = 0
    /// The height of a line as a factor; 0 for the font's.
    open internal(set) var lineHeightMultiple: CGFloat = 0
    /// The lowest height of a line, in points; 0 for the font's.
    open internal(set) var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line, in points; 0 for the font's.
    open internal(set) var maximumLineHeight: CGFloat = 0
    /// The distance of lines from the leading edge, in points.
    open internal(set) var headIndent: CGFloat = 0
    /// The distance of lines from the trailing edge, in points.
    open internal(set) var tailIndent: CGFloat = 0
    /// The distance of the first line from the leading edge, in points.
    open internal(set) var firstLineHeadIndent: CGFloat = 0

    /// The look without settings.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// Creates a look without settings.
    public override init() {}

    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any {
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(self)
      return copy
    }
    /// Returns the same look.
    open override func copy() -> Any { mutableCopy() }
  }

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
    }
  }
#endif
