// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An `.intentdefinition` of an app.
struct IntentDefinitionFile {
  /// Absolute.
  let path: String

  /// Why a definition cannot be read.
  struct Problem: Error, Hashable, CustomStringConvertible {
    var description: String
  }

  static func isDefinition(_ path: String) -> Bool {
    FilePaths.fileExtension(of: path) == "intentdefinition"
  }

  /// - Throws: `Problem`, `FileSystemError`.
  func read() throws -> IntentDefinition {
    let bytes = try PosixFileSystem().read(path)
    do {
      return IntentDefinition(
        try PropertyListDecoder().decode(IntentPropertyList.self, from: Data(bytes)))
    } catch let error as DecodingError {
      throw Problem(description: Self.words(error))
    }
  }

  private static func words(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "it has no '\(key.stringValue)'" + place(context.codingPath)
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "it has a value of another type than Xcode writes" + place(context.codingPath)
    case .dataCorrupted: "it is not a property list; open it in Xcode and save it again"
    @unknown default: "it cannot be read; open it in Xcode and save it again"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    return " at "
      + path.map { $0.intValue.map(String.init) ?? $0.stringValue }
      .joined(separator: "/")
  }
}
