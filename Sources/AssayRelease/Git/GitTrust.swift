// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A repository that git does not read, because it belongs to another user.
package enum GitTrust {
  /// What is wrong and what to run; nil where git says something else.
  ///
  /// - Parameter errors: git's words, in English.
  package static func problem(of folder: String, in errors: String) -> String? {
    guard FirstWord.lowercased(errors).range(ofFirst: "dubious ownership") != nil else {
      return nil
    }
    let folder = Printable.line(folder)
    // git's own command names the repository's root, in quotes where it needs them.
    let command =
      errors.split(separator: "\n")
      .first { $0.contains("git config --global --add safe.directory") }
      .map { Printable.line($0.drop(while: \.isWhitespace)) }
    return "git does not trust '\(folder)', because it belongs to another user; run '"
      + (command ?? "git config --global --add safe.directory \(folder)") + "'"
  }
}
