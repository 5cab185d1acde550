// SPDX-License-Identifier: MIT

/// A place in a file; lines and columns start at 1, columns count Unicode scalars.
package struct SourceMark: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
