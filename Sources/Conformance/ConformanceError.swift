// SPDX-License-Identifier: MIT

/// Why cases could not be run at all.
enum ConformanceError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotRead(path: String, reason: String)
  case notCases(path: String, reason: String)
  case unknownCase(id: String, path: String)
  case cannotWrite(path: String, reason: String)

  var description: String {
    switch self {
    case .cannotRead(let path, let reason):
      "cannot read '\(path)': \(reason); give the path of a case file"
    case .notCases(let path, let reason):
      "'\(path)' is not a case file: \(reason); it needs a list 'cases' of measured renderings"
    case .unknownCase(let id, let path):
      "no case '\(id)' in '\(path)'; run without --case to list them"
    case .cannotWrite(let path, let reason):
      "cannot write '\(path)': \(reason); give a folder that can be written to"
    }
  }
}
