// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssaySnapshotStore
internal import Foundation
internal import Testing
internal import XCTest

/// Reports a failure to the test library of this process, or to both where nobody can tell.
package enum FailureReporter {
  static func report(
    _ message: String, attachments: [SnapshotAttachment], at place: SourcePlace,
    libraries: [TestLibrary]
  ) {
    for library in libraries { report(message, attachments: attachments, at: place, to: library) }
  }

  private static func report(
    _ message: String, attachments: [SnapshotAttachment], at place: SourcePlace,
    to library: TestLibrary
  ) {
    switch library {
    case .swiftTesting:
      let location = SourceLocation(
        fileID: place.testFileID, filePath: "\(place.file)", line: max(1, Int(place.line)),
        column: max(1, Int(place.column)))
      // NB: recorded even if `Test.current` is nil: the run fails, although no test is named.
      Issue.record(Comment(rawValue: message), sourceLocation: location)
      for attachment in attachments {
        Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
      }
    case .xctest:
      // XCTest on Linux has no attachments: the message names the files.
      XCTFail(message, file: place.file, line: place.line)
    }
  }

  /// Prints what a passing test should not keep to itself, on one line of standard error.
  package static func note(_ text: String) {
    FileHandle.standardError.write(Data(("note: " + Printable.line(text) + "\n").utf8))
  }

  /// Reports a failure to the library that runs the test.
  package static func report(_ message: String, at place: SourcePlace) {
    report(message, attachments: [], at: place, libraries: SnapshotSession.shared.libraries)
  }
}
