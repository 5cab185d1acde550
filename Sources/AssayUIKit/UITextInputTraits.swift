// SPDX-License-Identifier: MIT

// What a keyboard does: a picture shows none of it.

/// How a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// A way.
  case `default`, no, yes
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// A way.
  case `default`, no, yes
}

/// The key for the end of a line.
public enum UIReturnKeyType: Int, Sendable {
  /// A key.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// A key.
  case `continue`
}

/// Whether quotation marks become round.
public enum UITextSmartQuotesType: Int, Sendable {
  /// A way.
  case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// A way.
  case `default`, no, yes
}

/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// A way.
  case `default`, no, yes
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// A look.
  case `default`, dark, light
  /// The dark one by its older name.
  public static let alert = UIKeyboardAppearance.dark
}

/// Whether words are proposed while the user types.
public enum UITextInlinePredictionType: Int, Sendable {
  /// A way.
  case `default`, no, yes
}

/// Whether the user gets help with writing.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Never.
  case none = -1
  /// A way.
  case `default`, complete, limited
}
