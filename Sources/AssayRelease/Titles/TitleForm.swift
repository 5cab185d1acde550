// SPDX-License-Identifier: MIT

internal import AssayFiles

/// How a project wants its titles written, beside what they release. Checked before the merge only:
/// a merged title releases what it says, however it is written.
package struct TitleForm: Hashable, Sendable {
  /// Of the title, in characters; nil for any.
  package var longest: Int?
  /// A pattern of the whole subject: the title without what the rule reads; nil for any.
  package var pattern: TitlePattern?

  package init(longest: Int? = nil, pattern: TitlePattern? = nil) {
    self.longest = longest
    self.pattern = pattern
  }

  func problem(with title: String, rule: TitleRule) -> String? {
    let line = title.prefix { !$0.isNewline }
    if let longest, line.count > longest {
      return "the title has \(line.count) characters; write at most \(longest)"
    }
    if let pattern {
      let subject = ReleaseNotes.shown(title, rule)
      if !pattern.matches(subject) {
        return
          "'\(Printable.short(subject))' does not match the subject-pattern '\(pattern.text)' of .assay.yml"
      }
    }
    return nil
  }
}

/// A regular expression from the configuration, which comes from the branch that is merged into and
/// never from the request.
package struct TitlePattern: Hashable, Sendable {
  package let text: String

  /// - Throws: `ReleaseError`, invalid configuration.
  init(_ text: String) throws(ReleaseError) {
    self.text = text
    do {
      _ = try Regex<AnyRegexOutput>(text)
    } catch {
      throw ReleaseError(
        .invalidConfiguration, "'\(text)' is not a regular expression: \(error)")
    }
  }

  func matches(_ subject: String) -> Bool {
    // NB: short, because a pattern may take long on a text that was made for it.
    do {
      return try Regex<AnyRegexOutput>(text).wholeMatch(in: subject.prefix(500)) != nil
    } catch {
      return false
    }
  }
}
