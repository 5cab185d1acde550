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

/// Which preview a run drew that drew one only.
struct DrawnPreview: Hashable, Sendable {
  /// From 1.
  var number: Int
  var count: Int
  var name: String
  /// Where failures of the preview are.
  var issue: PreviewIssue

  /// nil for an issue that does not say it.
  init?(_ issue: PreviewIssue) {
    // drawing preview 3 of 76: name
    let words = issue.message.split(separator: " ", maxSplits: 5).map(String.init)
    guard words.count == 6, words[0] == "drawing", words[1] == "preview", words[3] == "of",
      words[4].hasSuffix(":"), let number = Int(words[2]), let count = Int(words[4].dropLast())
    else { return nil }
    self.number = number
    self.count = count
    name = words[5]
    self.issue = issue
  }
}

/// What Swift Testing says of a run: JSON records, one on a line.
///
/// Source: swift-testing, Documentation/ABI/JSON.md, version 0.
struct PreviewEvents: Hashable, Sendable {
  private(set) var issues: [PreviewIssue] = []
  /// Of a run that draws one preview; nil before it began to.
  private(set) var drawn: DrawnPreview?
  /// Whether the run came to its end.
  private(set) var isComplete = false

  /// - Throws: `DecodingError`, `FileSystemError`.
  init(_ bytes: [UInt8]) throws {
    let lines = bytes.split(separator: 0x0A)
    for (index, line) in lines.enumerated() {
      let record: Record
      do {
        record = try JSONDecoder().decode(Record.self, from: Data(line))
      } catch let error as DecodingError {
        // A fatal error may end the program in the middle of its last line.
        guard index == lines.count - 1, bytes.last != 0x0A else { throw error }
        break
      }
      switch record.payload.kind {
      case "runEnded": isComplete = true
      case "issueRecorded":
        let place = record.payload.issue?.sourceLocation
        let words = (record.payload.messages ?? []).map(\.text)
        let isTest = place?._filePath?.hasSuffix("/" + PortedPackage.testFile) ?? true
        let issue = PreviewIssue(
          // The test's sources are links to the app's.
          file: isTest
            ? nil
            : try place?._filePath.map { try PosixFileSystem().realPath(of: $0) ?? $0 },
          line: place?.line ?? 0, message: Self.message(words))
        if let preview = DrawnPreview(issue) { drawn = preview } else { issues.append(issue) }
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
