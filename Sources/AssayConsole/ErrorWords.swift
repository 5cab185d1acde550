// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The words for an error that ends a command.
enum ErrorWords {
  /// Our own errors say what, where and what to do. Foundation's spell out domains and codes
  /// instead.
  static func of(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    let problem =
      switch error.code {
      case .fileNoSuchFile, .fileReadNoSuchFile: "no such file or folder; check the path"
      case .fileReadNoPermission: "permission denied; give this user permission to read it"
      case .fileWriteNoPermission: "permission denied; give this user permission to write it"
      case .fileWriteOutOfSpace: "no space left; free some space and run again"
      case .fileWriteVolumeReadOnly: "the file system is read-only; choose another folder"
      default: "the system refused an operation on a file (code \(error.code.rawValue))"
      }
    return (error.filePath.map { "'\($0)': " } ?? "") + problem
  }
}
