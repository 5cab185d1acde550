// SPDX-License-Identifier: MIT

/// A configuration file that is not understood: what is wrong, where, what to do.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As the user named it.
  package var file: String
  /// From 1; nil for the file as a whole.
  package var line: Int?
  package var problem: String

  package var description: String {
    line.map { "\(file): \(problem) (line \($0))" } ?? "\(file): \(problem)"
  }
}
