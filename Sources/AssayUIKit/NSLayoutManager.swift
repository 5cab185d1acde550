// SPDX-License-Identifier: MIT

/// Accepted, and lays out nothing: where a text is.
open class NSTextContainer: NSObject {
  /// The size in points.
  open var size: CGSize = .zero
  /// The room at the ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; 0 for any.
  open var maximumNumberOfLines = 0
  /// How text ends that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Whether the width is that of the view.
  open var widthTracksTextView = false
  /// Whether the height is that of the view.
  open var heightTracksTextView = false
  /// Where text does not go.
  open var exclusionPaths: [UIBezierPath] = []
  /// Creates a place.
  public init(size: CGSize = .zero) { self.size = size }
}

/// Accepted, and lays out nothing: what lays out a text.
open class NSLayoutManager: NSObject {
  /// Whether parts may be laid out alone.
  open var allowsNonContiguousLayout = false
  /// Whether the room between lines is that of the fonts.
  open var usesFontLeading = true
  /// Whether marks of spaces are shown.
  open var showsInvisibleCharacters = false
  /// Whether marks of line ends are shown.
  open var showsControlCharacters = false
  /// What hears of the layout. It is never called.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The text; nil, because none is laid out.
  open var textStorage: NSTextStorage? { nil }
  /// 0: no text is laid out.
  open var numberOfGlyphs: Int { 0 }
  /// None: no text is laid out.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: 0)
  }
  /// The same: no text is laid out.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }
  /// 0: no text is laid out.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// 0: no text is laid out.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// The same: no text is laid out.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The same: no text is laid out.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// An empty place: no text is laid out.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { .zero }
  /// An empty place: no text is laid out.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { .zero }
  /// The origin: no text is laid out.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  /// Calls nothing: no text is laid out.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (
      CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {}
  /// Accepted, and does nothing.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  /// Accepted, and does nothing.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Accepted, and does nothing.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Draws nothing, which is reported.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    LeftOutNotes.add("the text of an NSLayoutManager in a picture that code makes")
  }
  /// Draws nothing. What is behind the text is reported with the text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Where the text is.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Adds a place.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Accepted, and does nothing.
  open func ensureLayout(for container: NSTextContainer) {}
  /// The size of the place, in points: nothing is laid out.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    CGRect(origin: .zero, size: container.size)
  }
  /// The place in points: nothing is laid out.
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    CGRect(origin: .zero, size: container.size)
  }
  /// The same characters.
  open func glyphRange(
    forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { range }
  /// 0: nothing is laid out.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
}

/// A text with its looks that layout managers lay out, which they do not here.
open class NSTextStorage: NSObject {
  private var text = NSMutableAttributedString(string: "")
  /// The characters.
  open var string: String { text.string }
  /// The number of characters, in UTF-16.
  open var length: Int { text.length }
  /// Creates a text.
  public override init() {}
  /// Creates a text.
  ///
  /// - Parameter string: the characters.
  public init(string: String) { text = NSMutableAttributedString(string: string) }
  /// Creates a text.
  public init(attributedString: NSAttributedString) { text.setAttributedString(attributedString) }
  /// Sets the text.
  open func setAttributedString(_ string: NSAttributedString) { text.setAttributedString(string) }
  /// Adds looks.
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    text.addAttribute(name, value: value, range: range)
  }
  /// Adds looks.
  open func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    text.addAttributes(attributes, range: range)
  }
  /// Removes looks.
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    text.removeAttribute(name, range: range)
  }
  /// Replaces characters.
  open func replaceCharacters(in range: NSRange, with string: String) {
    text.replaceCharacters(in: range, with: string)
  }
  /// Accepted, and does nothing.
  open func addLayoutManager(_ manager: NSLayoutManager) {}
  /// Accepted, and does nothing.
  open func removeLayoutManager(_ manager: NSLayoutManager) {}
  /// Accepted, and does nothing.
  open func beginEditing() {}
  /// Accepted, and does nothing.
  open func endEditing() {}
  /// Sets the looks of a part.
  open func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attributes, range: range)
  }
  /// Puts another text in the place of a part.
  open func replaceCharacters(in range: NSRange, with string: NSAttributedString) {
    text.replaceCharacters(in: range, with: string)
  }
  /// Adds a text.
  open func append(_ string: NSAttributedString) { text.append(string) }
  /// Adds a text in a place.
  open func insert(_ string: NSAttributedString, at location: Int) {
    text.insert(string, at: location)
  }
  /// Removes a part.
  open func deleteCharacters(in range: NSRange) { text.deleteCharacters(in: range) }
  /// The looks in a place.
  open func attributes(
    at location: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, effectiveRange: effectiveRange)
  }
  /// A look in a place.
  open func attribute(
    _ name: NSAttributedString.Key, at location: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> Any? { text.attribute(name, at: location, effectiveRange: effectiveRange) }
  /// A part with its looks.
  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    text.attributedSubstring(from: range)
  }
  /// Calls a closure for each value of a look.
  open func enumerateAttribute(
    _ name: NSAttributedString.Key, in range: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { text.enumerateAttribute(name, in: range, options: options, using: block) }
  /// What hears of changes. It is never called.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What lays out the text: nothing.
  open var layoutManagers: [NSLayoutManager] { [] }
  /// Accepted, and does nothing.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Accepted, and does nothing.
  open func processEditing() {}
  /// What changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// One bit a kind.
    public let rawValue: UInt
    /// Creates a set of kinds.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A kind.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// A kind.
    public static let editedCharacters = EditActions(rawValue: 2)
  }
}

/// What hears of the layout of a text. It is never called.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

/// What hears of changes of a text. It is never called.
public protocol NSTextStorageDelegate: NSObjectProtocol {}

/// Accepted, and never used: what lays out a text.
open class NSTextLayoutManager: NSObject {
  /// Where the text is.
  open var textContainer: NSTextContainer?
  /// Whether the room above and below letters counts.
  open var usesFontLeading = true
}

/// Accepted, and never shown: a search in a text.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
  /// false: nobody searches.
  open var isFindNavigatorVisible: Bool { false }
  /// What is searched for.
  open var searchText: String?
  /// Accepted, and shows nothing.
  open func presentFindNavigator(showingReplace: Bool) {}
  /// Accepted, and does nothing.
  open func dismissFindNavigator() {}
}
