// SPDX-License-Identifier: MIT

import AssayDocuments

/// A parsed JSON file of Xcode's, with typed access that throws positioned errors.
///
/// Unlike `MapReader` it passes over keys that it does not know, because Xcode adds some each year.
struct JSONDocument {
  var path: String
  var root: DocumentValue

  init(_ file: ResourceFile) throws(ResourceError) {
    path = file.path
    do throws(DocumentError) {
      root = try JSONReader.value(of: file.bytes, file: file.path, budget: .generated)
    } catch {
      throw ResourceError(
        .malformed(format: "JSON", reason: error.message.replacing("not valid JSON: ", with: "")),
        path: file.path, line: error.mark?.line,
        column: error.mark?.column)
    }
  }

  func error(_ reason: String, at value: DocumentValue) -> ResourceError {
    error(.unexpectedContent(reason: reason), at: value)
  }

  func error(_ code: ResourceError.Code, at value: DocumentValue) -> ResourceError {
    ResourceError(code, path: path, line: value.mark?.line, column: value.mark?.column)
  }

  func members(
    _ value: DocumentValue, of what: String
  ) throws(ResourceError) -> [DocumentValue.Entry] {
    guard case .map(let members) = value.kind else {
      throw error("\(what) must be an object, not \(value.jsonNoun)", at: value)
    }
    return members
  }

  func elements(_ value: DocumentValue, of what: String) throws(ResourceError) -> [DocumentValue] {
    guard case .list(let elements) = value.kind else {
      throw error("\(what) must be an array, not \(value.jsonNoun)", at: value)
    }
    return elements
  }

  func string(_ value: DocumentValue, of what: String) throws(ResourceError) -> String {
    guard case .string(let string) = value.kind else {
      throw error("\(what) must be a string, not \(value.jsonNoun)", at: value)
    }
    return string
  }

  func member(_ key: String, in members: [DocumentValue.Entry]) -> DocumentValue? {
    members.first { $0.key == key }?.value
  }
}

extension DocumentValue {
  /// What it is, in the words of JSON.
  var jsonNoun: String {
    switch kind {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .list: "an array"
    case .map: "an object"
    }
  }
}
