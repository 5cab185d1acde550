// SPDX-License-Identifier: MIT

/// Where an assertion stands: what error messages point to.
package struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// As `#fileID` gives it, or the path of a description file.
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}
