// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
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

  /// On one line, whatever the path holds.
  package var description: String {
    "cannot \(operation.rawValue) '\(Printable.line(path))': \(problem)"
  }

  /// The reason, and what to do about it.
  package var problem: String { reason + (advice.map { "; " + $0 } ?? "") }

  private var advice: String? {
    switch code {
    case ENOSPC, EDQUOT: "free some space and run again"
    case EACCES, EPERM:
      switch operation {
      case .read, .list, .inspect: "give this user permission to read it"
      case .write, .move, .remove, .createFolder:
        "give this user permission to write it and its folder, or choose another folder"
      }
    case EROFS: "the file system is read-only; choose a folder that is writable"
    case ENOENT where Self.isRepaired(path): "if its name is not UTF-8, rename it"
    case ENOENT where operation == .read: "check the path"
    case ENOTDIR, EEXIST: "a file is where a folder should be; move it away"
    case EISDIR:
      operation == .read
        ? "give the path of a file" : "a folder is where a file should be; move it away"
    case ENAMETOOLONG: "use shorter names"
    case EFBIG where operation == .read: "check that this is the right file"
    case EBADF where operation == .write: "it is closed; send what is not needed to /dev/null"
    case ELOOP: "its symbolic links lead in a circle; remove them"
    default: nil
    }
  }
}

extension FileSystemError {
  static let isFolderCode = EISDIR
  static let missingCode = ENOENT
  static let tooManyLinksCode = ELOOP
  static let isProtectedCode = EACCES

  /// Whether bytes of a name were replaced because they are not UTF-8, so that it leads nowhere.
  static func isRepaired(_ name: String) -> Bool { name.unicodeScalars.contains("\u{FFFD}") }

  /// Nothing is at the path.
  package var isMissing: Bool { code == ENOENT }
  /// A folder is at the path of a file.
  package var isFolder: Bool { code == EISDIR }
  /// The two paths of a move are on different disks.
  package var isOtherDevice: Bool { code == EXDEV }
  /// Nobody reads what is written, as after `| head`.
  package var isClosedPipe: Bool { code == EPIPE }
}
