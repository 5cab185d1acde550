// SPDX-License-Identifier: MIT

import Foundation

/// Accepted, without a dictionary: every word is spelled correctly.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  /// No range: there is no dictionary.
  open func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt: Int, wrap: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// nil: there is no dictionary.
  open func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? {
    nil
  }
  /// nil: there is no dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in text: String, language: String
  ) -> [String]? { nil }
  /// None: there is no dictionary.
  open class var availableLanguages: [String] { [] }
}
