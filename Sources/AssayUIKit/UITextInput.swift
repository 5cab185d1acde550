// SPDX-License-Identifier: MIT

/// Accepted, and never made: a place in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {}

/// Accepted, and never made: a part of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// The start.
  open var start: UITextPosition { UITextPosition() }
  /// The end.
  open var end: UITextPosition { UITextPosition() }
  /// Whether it has no characters.
  open var isEmpty: Bool { true }
}

/// Accepted, and never made: where a part of a text is.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  /// The place in points.
  open var rect: CGRect { .zero }
}

/// Accepted, and does nothing: what a keyboard has beside its suggestions.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// Groups of buttons.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Groups of buttons.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user can hide them.
  open var allowsHidingShortcuts = true
}

/// Accepted, but not drawn: buttons that belong together.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
  }
}

/// What a password has.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject {
  /// Creates rules.
  public init(descriptor: String) {}
}

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
}

/// What in a text becomes a link.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// Creates a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A kind.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// A kind.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// A kind.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// A kind.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
