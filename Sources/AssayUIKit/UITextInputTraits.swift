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
