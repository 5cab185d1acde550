// SPDX-License-Identifier: MIT

/// A strings file or asset catalog that cannot be read.
package struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case unreadable(reason: String)
    case unreadableFolder(reason: String)
    /// The file breaks the syntax of its format.
    case malformed(format: String, reason: String)
    /// The syntax is sound; the content is not what the format asks for.
    case unexpectedContent(reason: String)
    case unsupportedVersion(String)
    /// The path names something else than what is read there.
    case unknownKind(expected: String)
  }

  package var code: Code
  package var path: String
  /// From 1; nil where the reader of the format gives no position.
  package var line: Int?
  /// From 1, in Unicode scalars.
  package var column: Int?

  init(_ code: Code, path: String, line: Int? = nil, column: Int? = nil) {
    self.code = code
    self.path = path
    self.line = line
    self.column = column
  }

  /// What is wrong, without the place and without advice.
  package var reason: String {
    switch code {
    case .unreadable(let reason), .unreadableFolder(let reason), .malformed(_, let reason),
      .unexpectedContent(let reason):
      reason
    case .unsupportedVersion(let version): "string catalog version '\(version)' is not supported"
    case .unknownKind: "unknown kind of resource"
    }
  }

  package var description: String {
    var place = path
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    return switch code {
    case .unreadable(let reason):
      "\(place): cannot read it: \(reason); check the path and that this user may read it"
    case .unreadableFolder(let reason):
      "\(place): cannot list the folder: \(reason); give this user permission to read it"
    case .malformed(let format, let reason):
      "\(place): not a valid \(format) file: \(reason); correct it there, or open it in Xcode and"
        + " save it again"
    case .unexpectedContent(let reason):
      "\(place): \(reason); correct it there"
    case .unsupportedVersion(let version):
      "\(place): string catalog version '\(version)' is not supported; save it as version 1.0 to 1.2"
    case .unknownKind(let expected):
      "\(place): unknown kind of resource; give \(expected)"
    }
  }
}
