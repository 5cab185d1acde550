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
      // NB: Foundation's own words are an error domain and a dictionary.
      let reason =
        ResourceFolder.isDirectory(path)
        ? "it is a folder"
        : ResourceFolder.isFile(path) ? "permission denied" : "no such file"
      throw ResourceError(.unreadable(reason: reason), path: path)
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
