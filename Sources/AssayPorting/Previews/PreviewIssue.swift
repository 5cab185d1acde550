// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A failure of a preview, or a reference that was recorded.
package struct PreviewIssue: Hashable, Sendable {
  /// The app's own file; nil where the issue belongs to no preview.
  package var file: String?
  package var line: Int
  package var message: String

  /// The issue at the app's own file, where the package has a copy of it.
  ///
  /// - Parameter package: the folder of the package.
  func inApp(_ layout: AppLayout, package: String) -> PreviewIssue {
    let sources = FilePaths.join(package, "Sources")
    guard let file, FilePaths.isInside(file, sources) else { return self }
    let parts = file.dropFirst(sources.count + 1)
      .split(separator: "/", maxSplits: 1).map(String.init)
    let module = layout.modules.first { $0.name == parts.first }
    var result = self
    result.file = module?.files.first { $0.hasSuffix("/" + (parts.last ?? "")) } ?? file
    return result
  }

  /// Whether a reference was written, which tests report as a failure.
  package var isRecording: Bool {
    message.hasPrefix("recorded ") || message.hasPrefix("replaced the reference ")
  }

  /// What the picture lacks, in words.
  package var notes: [String] {
    message.split(separator: "\n").filter { $0.hasPrefix("note: ") }
      .map { String($0.dropFirst("note: ".count)) }
  }

  /// Whether the reference that was written was the same before.
  package var isUnchanged: Bool { message.contains(", which was the same;") }
}

/// What Swift Testing says of a run: JSON records, one on a line.
///
/// Source: swift-testing, Documentation/ABI/JSON.md, version 0.
struct PreviewEvents: Hashable, Sendable {
  private(set) var issues: [PreviewIssue] = []
  /// Whether the run came to its end.
  private(set) var isComplete = false

  /// - Throws: `DecodingError`, `FileSystemError`.
  init(_ bytes: [UInt8]) throws {
    for line in bytes.split(separator: 0x0A) {
      let record = try JSONDecoder().decode(Record.self, from: Data(line))
      switch record.payload.kind {
      case "runEnded": isComplete = true
      case "issueRecorded":
        let place = record.payload.issue?.sourceLocation
        let words = (record.payload.messages ?? []).map(\.text)
        let isTest = place?._filePath?.hasSuffix("/" + PortedPackage.testFile) ?? true
        issues.append(
          PreviewIssue(
            // The test's sources are links to the app's.
            file: isTest
              ? nil
              : try place?._filePath.map { try PosixFileSystem().realPath(of: $0) ?? $0 },
            line: place?.line ?? 0, message: Self.message(words)))
      default: break
      }
    }
  }

  /// The first message says only that there is an issue.
  private static func message(_ words: [String]) -> String {
    let own = words.first == "Issue recorded" ? Array(words.dropFirst()) : words
    return (own.isEmpty ? words : own).joined(separator: "\n")
  }
}

private struct Record: Decodable {
  struct Payload: Decodable {
    var kind: String?
    var issue: Issue?
    var messages: [Message]?
  }

  struct Issue: Decodable {
    var sourceLocation: Place?
  }

  struct Place: Decodable {
    var _filePath: String?
    var line: Int
  }

  struct Message: Decodable {
    var text: String
  }

  var payload: Payload
}
