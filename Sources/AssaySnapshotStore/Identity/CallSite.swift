// SPDX-License-Identifier: MIT

/// Where an assertion stands: what error messages point to.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// As `#fileID` gives it, or the path of a description file.
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }
}
