// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A file's bytes, and where in them an error lies.
package struct ResourceFile {
  var path: String
  package var bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String) throws(ResourceError) {
    do {
      self.init(path: path, bytes: try PosixFileSystem().read(path))
    } catch let error as FileSystemError {
      throw ResourceError(.unreadable(reason: error.reason), path: path)
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
