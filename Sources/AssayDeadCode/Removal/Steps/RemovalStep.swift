// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// One thing to take out of one file; a finding needs one or several.
struct RemovalStep {
  enum Action {
    /// A member, a statement or an arm of a `switch`: an element of a list without commas, with its
    /// comments and lines.
    case item(Syntax)
    /// An element of a list with commas.
    case element(Syntax)
    /// Text with the whole line, if nothing else is on it.
    case lines(Range<Int>)
    /// Text alone.
    case text(ByteChange)
    /// A key of a string table with its text.
    case stringKey(String)
  }

  /// Index of the planner's files.
  var path: String
  var action: Action

  init(_ path: String, _ action: Action) {
    self.path = path
    self.action = action
  }
}
