// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The description files that arguments name: files as they stand, folders with all that is below them.
enum DescriptionFiles {
  static let extensions: Set<String> = ["yaml", "yml", "json"]

  /// Absolute paths in order, each once.
  ///
  /// - Throws: `DescriptionFilesError` where a path does not exist or a folder holds no description.
  static func paths(from arguments: [String]) throws -> [String] {
    var result: Set<String> = []
    for argument in arguments {
      let path = absolute(argument)
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw DescriptionFilesError(problem: "no such file or folder", path: argument)
      }
      guard isFolder else {
        result.insert(path)
        continue
      }
      let found = try descriptions(below: path)
      guard !found.isEmpty else {
        throw DescriptionFilesError(
          problem: "holds no description (.yaml, .yml or .json)", path: argument)
      }
      result.formUnion(found)
    }
    return result.sorted()
  }

  static func absolute(_ path: String) -> String {
    URL(
      filePath: path,
      relativeTo: URL(filePath: FileManager.default.currentDirectoryPath + "/")
    ).standardizedFileURL.path
  }

  /// Hidden files, and asset catalogs, whose JSON and PNG files are their own.
  static func isPassedOver(_ component: Substring) -> Bool {
    component.hasPrefix(".") || component.hasSuffix(".xcassets")
  }

  static func descriptions(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).compactMap { subpath in
      let components = subpath.split(separator: "/")
      guard let name = components.last, !components.contains(where: isPassedOver),
        let dot = name.lastIndex(of: "."),
        extensions.contains(name[name.index(after: dot)...].lowercased())
      else { return nil }
      return folder + "/" + subpath
    }
  }
}

struct DescriptionFilesError: Error, CustomStringConvertible {
  var problem: String
  var path: String

  var description: String { "'\(path)': \(problem)" }
}
