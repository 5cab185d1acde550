// SPDX-License-Identifier: MIT

/// How much of the sources a report rests on.
package struct SourceCoverage: Hashable, Codable, Sendable {
  /// Sources that the command was asked about.
  package var sources: Int
  /// Those of them that it has looked at in full: with an index, those that the index knows.
  package var covered: Int
  /// Declarations that are not reported for one reason alone: the command cannot tell what a name
  /// means.
  package var keptForDoubt: Int
  /// Sources that could not be read in full; what they name is kept.
  package var unread: Int

  package init(sources: Int, covered: Int, keptForDoubt: Int, unread: Int = 0) {
    self.sources = sources
    self.covered = covered
    self.keptForDoubt = keptForDoubt
    self.unread = unread
  }
}
