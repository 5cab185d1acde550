// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads and parses sources.
enum SourceReader {
  /// - Throws: `DeadCodeError.unreadable`.
  static func bytes(of path: String) throws -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw DeadCodeError.unreadable(path: path, reason: "it is gone or may not be read")
    }
  }
}
