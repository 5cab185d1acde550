// SPDX-License-Identifier: MIT

import AssayFiles

/// Why a baseline cannot be read or written.
package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case missing
    case unreadable(reason: String)
    /// `at` is the way through the JSON, as `entries[3].rule`; empty for the file as a whole.
    case malformed(at: String, problem: String)
    case unsupportedVersion(Int)
    /// The first line of a merge conflict, from 1.
    case conflict(line: Int)
  }

  package var code: Code
  package var path: String

  package init(_ code: Code, path: String) {
    self.code = code
    self.path = path
  }

  /// On one line, whatever the paths hold.
  package var description: String { Printable.line(words) }

  private var words: String {
    switch code {
    case .missing:
      "no baseline at '\(path)'; write one first, or omit the option"
    case .unreadable(let reason):
      "cannot read baseline '\(path)': \(reason); check the file's permissions"
    case .malformed(let place, let problem):
      "cannot read baseline '\(path)': \(place.isEmpty ? "" : place + " ")\(problem); "
        + "fix the file, or overwrite it with a new baseline"
    case .unsupportedVersion(let version):
      "baseline '\(path)' has version \(version), but this tool reads version \(Baseline.version); "
        + "use the tool that wrote it, or overwrite it with a new baseline"
    case .conflict(let line):
      "cannot read baseline '\(path)': line \(line) starts a merge conflict; keep the entries of both "
        + "sides and remove the marks, then prune"
    }
  }
}

extension BaselineError {
  init(_ error: DecodingError, path: String) {
    switch error {
    case .keyNotFound(let key, let context):
      let place = Self.place(context.codingPath + [key])
      self.init(.malformed(at: place, problem: "is missing"), path: path)
    case .typeMismatch(let type, let context):
      self.init(
        .malformed(at: Self.place(context.codingPath), problem: "is not \(Self.noun(type))"),
        path: path)
    case .valueNotFound(let type, let context):
      self.init(
        .malformed(
          at: Self.place(context.codingPath), problem: "is null instead of \(Self.noun(type))"),
        path: path)
    case .dataCorrupted(let context):
      let problem = context.codingPath.isEmpty ? "the file is not JSON" : context.debugDescription
      self.init(.malformed(at: Self.place(context.codingPath), problem: problem), path: path)
    @unknown default:
      self.init(.malformed(at: "", problem: "\(error)"), path: path)
    }
  }

  private static func place(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { result, key in
      if let index = key.intValue {
        result += "[\(index)]"
      } else {
        result += (result.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private static func noun(_ type: any Any.Type) -> String {
    if type == String.self { return "a string" }
    if type == Double.self { return "a whole number" }
    return String(describing: type).hasPrefix("Array<") ? "a list" : "an object"
  }
}
