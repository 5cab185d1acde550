// SPDX-License-Identifier: MIT

/// Why the parser could not read a source in full. What the rest of it declares is unknown, and
/// each name in it is a use of anything of that name.
enum UnreadReason: Int, CaseIterable, Sendable {
  case tooDeep = 1
  case encoding
  case conflict
  /// Code of a compiler that knows more than the parser too, such as `@MainActor(Int) -> Void`.
  case syntax

  /// One sentence without its full stop, for a report.
  var words: String {
    switch self {
    case .tooDeep: "it nests too deeply or is too large to parse"
    case .encoding: "it is not UTF-8, so no Swift compiler reads it"
    case .conflict: "a merge left conflict markers in it"
    case .syntax: "the parser does not understand it from this line on"
    }
  }

  /// What a person may do.
  var fix: String {
    switch self {
    case .tooDeep: "split the file"
    case .encoding: "save the file as UTF-8"
    case .conflict: "resolve the conflict"
    case .syntax: "correct it, or leave the file out with --index-exclude"
    }
  }
}
