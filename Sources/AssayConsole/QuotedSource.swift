// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A source that a report quotes.
package enum QuotedSource {
  /// The file's bytes; nil where it cannot be read.
  ///
  /// - Parameter path: absolute, or relative to the working folder.
  package static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: FilePaths.absolute(path)).map(Array.init)
  }
}
