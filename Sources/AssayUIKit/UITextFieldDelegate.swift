// SPDX-License-Identifier: MIT

/// What hears of a text field. None of its methods is called.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Never called.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Never called.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Never called.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Never called.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Never called.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Never called.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Never called.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Never called.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Never called.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Never called.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// nil.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
