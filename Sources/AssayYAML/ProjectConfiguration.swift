// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayFiles

/// `.assay.yml`, the one file that configures all products.
///
/// `Schema/assay-configuration.schema.json` describes it for editors.
package struct ProjectConfiguration: Sendable {
  package static let fileName = ".assay.yml"

  /// The absolute path of the file's folder, which paths in the file are relative to.
  package let folder: String
  /// What messages call the file.
  package let name: String
  private let sections: [DocumentValue.Entry]

  /// The nearest file upward from a folder, to the root of the repository; nil where there is none.
  ///
  /// - Throws: `DocumentError` for a file that cannot be read or has unknown keys, in whichever
  ///   part.
  package static func find(from folder: String) throws(DocumentError) -> ProjectConfiguration? {
    let files = PosixFileSystem()
    var folder = FilePaths.absolute(folder)
    while true {
      let path = FilePaths.join(folder, fileName)
      do {
        if try isPresent(path) { return try ProjectConfiguration(path: path) }
        if try isPresent(FilePaths.join(folder, otherName)) {
          throw DocumentError(
            "'\(FilePaths.shown(FilePaths.join(folder, otherName)))' is not read; rename it to "
              + "'\(fileName)'")
        }
        if try files.kind(of: FilePaths.join(folder, ".git")) != nil || folder == "/" { return nil }
      } catch let error as DocumentError {
        throw error
      } catch {
        throw DocumentError("\(error)", at: nil)
      }
      folder = FilePaths.parent(of: folder)
    }
  }

  /// As YAML files are often named; nothing reads it, and its author expects that it counts.
  private static let otherName = ".assay.yaml"

  /// Whether a regular file has the path.
  ///
  /// - Throws: `DocumentError` for anything else: a link to nothing, a folder, a pipe.
  private static func isPresent(_ path: String) throws -> Bool {
    let files = PosixFileSystem()
    switch try files.kind(of: path) {
    case .file: return true
    case .folder, .other:
      throw DocumentError("'\(FilePaths.shown(path))' is not a regular file; replace it with one")
    case nil:
      guard try files.destination(ofLink: path) == nil else {
        throw DocumentError(
          "'\(FilePaths.shown(path))' is a link to a file that does not exist; correct or remove it"
        )
      }
      return false
    }
  }

  /// The file that a person named; where none is, the nearest upward from a folder.
  ///
  /// - Throws: `DocumentError`, as both do.
  package static func named(
    _ path: String?, orAbove folder: String
  ) throws(DocumentError) -> ProjectConfiguration? {
    guard let path else { return try find(from: folder) }
    return try ProjectConfiguration(path: path)
  }

  /// - Parameter path: of the file, which must exist.
  init(path: String) throws(DocumentError) {
    var budget = DocumentBudget.written
    let absolute = FilePaths.absolute(path)
    let name = FilePaths.shown(absolute)
    let value = try DocumentFile.value(at: absolute, name: name, budget: &budget)
    try self.init(value, folder: FilePaths.parent(of: absolute), name: name)
  }

  /// - Parameter bytes: of a file.
  // assay:ignore used-only-by-tests - tests give bytes, the tool gives a path
  package init(
    bytes: [UInt8], name: String = fileName, folder: String = "/"
  ) throws(DocumentError) {
    var budget = DocumentBudget.written
    try self.init(
      try DocumentFile.value(of: bytes, file: name, budget: &budget), folder: folder, name: name)
  }

  private init(_ value: DocumentValue?, folder: String, name: String) throws(DocumentError) {
    self.folder = folder
    self.name = name
    switch value?.kind {
    case nil, .null: sections = []
    case .map(let entries): sections = entries
    case .bool, .number, .string, .list:
      throw DocumentError(
        "the file has no keys; write a section such as 'audit:'", at: value?.mark)
    }
    let keys = ConfigurationSection.allCases.map { (key: $0.rawValue, shape: $0.shape) }
    if let value { try ConfigurationShape.section(keys).checkKeys(of: value, name: "") }
  }

  /// Reads a product's part of the file; nil where the file does not have it.
  ///
  /// - Throws: `DocumentError`, whose message starts with the key that it is about.
  package func read<Result>(
    _ section: ConfigurationSection, _ body: (inout MapReader) throws -> Result
  ) throws -> Result? {
    guard let value = sections.first(where: { $0.key == section.rawValue })?.value,
      value.kind != .null
    else { return nil }
    do {
      var map = try MapReader(value, expected: "keys below '\(section.rawValue)'")
      let result = try body(&map)
      try map.finish(section.rawValue)
      return result
    } catch var error as DocumentError {
      if !error.path.isEmpty {
        error.message = "\(section.rawValue).\(error.path.joined(separator: ".")): \(error.message)"
      }
      throw error
    }
  }

  /// A part that is one value instead of keys; nil where it has keys, or is not there.
  package func value(of section: ConfigurationSection) -> DocumentValue? {
    let value = sections.first { $0.key == section.rawValue }?.value
    switch value?.kind {
    case .bool, .number, .string: return value
    case .map, .list, .null, nil: return nil
    }
  }

  /// A path that the file writes, made absolute.
  package func path(_ written: String) -> String {
    written.hasPrefix("/") ? written : FilePaths.join(folder, written)
  }
}
