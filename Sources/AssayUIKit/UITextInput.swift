// SPDX-License-Identifier: MIT

/// Accepted, and never made: a place in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {}

/// What the user types into. A snapshot has no keyboard, so there are no places in the text.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The selection; nil for none.
  var selectedTextRange: UITextRange? { get set }
}

/// What a keyboard types into.
@MainActor @preconcurrency
public protocol UIKeyInput: AnyObject {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Adds text.
  func insertText(_ text: String)
  /// Removes the last character.
  func deleteBackward()
}

/// Accepted, and never made: the messages to which a text answers.
@MainActor @preconcurrency
open class UIConversationContext: NSObject {}

extension UITextInput {
  /// The view of the text; nil where the text is none.
  public var textInputView: UIView? { self as? UIView }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition() }
  /// nil: nobody types.
  public var markedTextRange: UITextRange? { nil }
  /// Accepted, and does nothing: nobody types.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  /// Accepted, and does nothing: nobody types.
  public func unmarkText() {}
  /// A part of the text.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { nil }
  /// A place in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  /// A place in the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { nil }
  /// The distance of two places, in characters.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { 0 }
  /// Which of two places is first: there is one.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { .orderedSame }
  /// A part of the text.
  public func text(in range: UITextRange) -> String? { nil }
  /// Accepted, and does nothing: there are no parts.
  public func replace(_ range: UITextRange, withText text: String) {}
  /// What finds words and lines: it finds none.
  public var tokenizer: UITextInputStringTokenizer { UITextInputStringTokenizer() }
}

extension UITextField {
  /// Whether there is text.
  public var hasText: Bool { text?.isEmpty == false }
}

extension UITextView {
  /// Whether there is text.
  public var hasText: Bool { text?.isEmpty == false }
}

/// What hears of changes of a text. It is never called.
@MainActor @preconcurrency
public protocol UITextInputDelegate: NSObjectProtocol {}

/// What finds words and lines. It finds none.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject {
  /// false: there are no words.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { false }
  /// false: there are no words.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { false }
  /// nil: there are no words.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? { nil }
  /// nil: there are no words.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? { nil }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  /// A unit.
  case character, word, sentence, paragraph, line, document
}

/// A direction in a text as it is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// A direction.
  case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// A direction.
  case right = 2
  /// A direction.
  case left, up, down
}

/// A direction in a text.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public let rawValue: Int
  /// Creates a direction.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the text as it is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

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
