// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssaySVG

/// A data model of an app: an `.xcdatamodel`, or an `.xcdatamodeld` with its versions.
struct DataModelFile {
  /// Of the folder, absolute.
  let path: String

  /// Why a model cannot be read.
  struct Problem: Error, Hashable, CustomStringConvertible {
    var description: String
  }

  static func isModel(_ path: String) -> Bool {
    ["xcdatamodel", "xcdatamodeld"].contains(FilePaths.fileExtension(of: path))
  }

  /// The name by which an app loads it.
  var name: String {
    let last = FilePaths.lastComponent(of: path)
    return String(last.dropLast(FilePaths.fileExtension(of: last).count + 1))
  }

  /// - Throws: `Problem`, `FileSystemError`.
  func read() throws -> DataModel {
    let contents = FilePaths.join(try currentVersion(), "contents")
    guard try PosixFileSystem().kind(of: contents) == .file else {
      throw Problem(description: "it has no file 'contents'; open it in Xcode and save it again")
    }
    let root = try Self.document(contents)
    guard root.name == "model" else {
      throw Problem(description: "its first element is '\(root.name)' and not 'model'")
    }
    return DataModel(root)
  }

  private func currentVersion() throws -> String {
    guard FilePaths.fileExtension(of: path) == "xcdatamodeld" else { return path }
    let names = try PosixFileSystem().names(inFolder: path)
    let versions = names.filter { FilePaths.fileExtension(of: $0) == "xcdatamodel" }
    if versions.count == 1 { return FilePaths.join(path, versions[0]) }
    guard names.contains(".xccurrentversion") else {
      throw Problem(
        description: "it has \(versions.count) versions and does not say which one is the current")
    }
    let list = try Self.document(FilePaths.join(path, ".xccurrentversion"))
    let values = list.children.first { $0.name == "dict" }?.children ?? []
    let key = values.firstIndex { $0.text == "_XCCurrentVersionName" }
    guard let key, values.indices.contains(key + 1), versions.contains(values[key + 1].text) else {
      throw Problem(description: "its current version is missing")
    }
    return FilePaths.join(path, values[key + 1].text)
  }

  private static func document(_ path: String) throws -> XMLElement {
    do { return try XMLReader.read(try PosixFileSystem().read(path)) } catch let error as SVGError {
      throw Problem(
        description: "'\(FilePaths.lastComponent(of: path))' is damaged: \(error.reason)")
    }
  }
}
