// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file's bytes, and where in them an error lies.
struct ResourceFile {
  var path: String
  var bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(path: String) throws(ResourceError) {
    do {
      self.init(path: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
    } catch {
      throw ResourceError(.unreadable(reason: "\(error)"), path: path)
    }
  }

  /// An error at a byte of UTF-8 text.
  func error(_ code: ResourceError.Code, at offset: Int) -> ResourceError {
    let place = position(of: offset)
    return ResourceError(code, path: path, line: place.line, column: place.column)
  }

  /// The line and the column, in Unicode scalars, of a byte of UTF-8 text; both from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes do not start a scalar.
        column += 1
      }
    }
    return (line, column)
  }

  /// The offset of the first byte that is not UTF-8, or nil where all of them are.
  var firstInvalidOffset: Int? {
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    guard !repaired.elementsEqual(bytes) else { return nil }
    return zip(repaired, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? repaired.count
  }
}

/// The folders and files below a folder, in one fixed order.
enum ResourceFolder {
  /// Names, sorted by their bytes; empty for what is no folder or cannot be read.
  static func names(in directory: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    } catch {
      return []
    }
  }

  static func isDirectory(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  static func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && !isDirectory(path)
  }

  static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// Hidden folders and build products hold copies, never sources.
  static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || name == "DerivedData" || name.hasSuffix(".bundle")
  }

  /// Visits every path below a folder, depth first; `visit` says whether to enter a folder.
  ///
  /// Symbolic links to folders are followed no deeper than 32 levels, so a cycle ends.
  static func walk(
    _ directory: String, depth: Int = 0,
    _ visit: (_ path: String, _ name: String, _ isDirectory: Bool) throws(ResourceError) -> Bool
  ) throws(ResourceError) {
    guard depth < 32 else { return }
    for name in names(in: directory) where !isSkipped(name) {
      let path = join(directory, name)
      let isFolder = isDirectory(path)
      if try visit(path, name, isFolder), isFolder {
        try walk(path, depth: depth + 1, visit)
      }
    }
  }
}
