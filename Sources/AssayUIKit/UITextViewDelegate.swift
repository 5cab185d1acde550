// SPDX-License-Identifier: MIT

/// What hears of a text view. None of its methods is called.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Never called.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Never called.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Never called.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Never called.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Never called.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Never called.
  func textViewDidChange(_ textView: UITextView)
  /// Never called.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Never called.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Never called.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Never called.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Never called.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  /// true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// true.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// true.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  /// defaultAction.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// nil.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// What the user does with a link.
public enum UITextItemInteraction: Int, Sendable {
  /// A way.
  case invokeDefaultAction, presentActions, preview
}

/// A part of a text that the user can tap. Nobody taps.
public struct UITextItem {
  /// What a part is.
  public enum Content {
    /// A link.
    case link(URL)
    /// A picture.
    case textAttachment(NSTextAttachment)
    /// A part with a tag.
    case tag(String)
  }
  /// What the part is.
  public let content: Content
  /// The characters.
  public let range: NSRange
}
