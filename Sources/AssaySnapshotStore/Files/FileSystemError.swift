// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An operation on a file that the operating system refused.
package struct FileSystemError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Operation: String, Hashable, Sendable {
    case read, write, move, remove, list
    case inspect = "look at"
    case createFolder = "create the folder"
  }

  package var operation: Operation
  package var path: String
  /// `errno`.
  package var code: Int32

  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// In the operating system's words: "no such file or directory".
  package var reason: String { String(cString: strerror(code)).lowercased() }

  package var description: String {
    let start = "cannot \(operation.rawValue) '\(path)': \(reason)"
    guard let advice else { return start }
    return start + "; " + advice
  }

  private var advice: String? {
    switch code {
    case ENOSPC, EDQUOT: "free some space and run again"
    case EACCES, EPERM:
      operation == .read || operation == .list
        ? "give this user permission to read it"
        : "make its folder writable, or set ASSAY_SNAPSHOTS to a folder that is"
    case EROFS: "the file system is read-only; set ASSAY_SNAPSHOTS to a folder that is writable"
    case ENOTDIR, EEXIST: "a file is where a folder should be; move it away"
    case EISDIR: "a folder is where a file should be; move it away"
    case ENAMETOOLONG: "use shorter names"
    default: nil
    }
  }
}

extension FileSystemError {
  /// Nothing is at the path.
  var isMissing: Bool { code == ENOENT }
  /// A folder is at the path of a file.
  var isFolder: Bool { code == EISDIR }
  /// The two paths of a move lie on different disks.
  var isOtherDevice: Bool { code == EXDEV }
}
