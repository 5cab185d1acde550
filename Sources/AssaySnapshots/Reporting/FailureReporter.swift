// SPDX-License-Identifier: MIT

internal import Testing
internal import XCTest

/// The place of an assertion, in the form that both test libraries accept.
struct SourcePlace {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt

  var callSite: CallSite { CallSite(file: "\(fileID)", line: Int(line), column: Int(column)) }
}

/// Reports a failure to the test library of this process.
enum FailureReporter {
  static func report(
    _ message: String, attachments: [SnapshotAttachment], at place: SourcePlace,
    library: TestLibrary
  ) {
    switch library {
    case .swiftTesting:
      let location = SourceLocation(
        fileID: "\(place.fileID)", filePath: "\(place.file)", line: max(1, Int(place.line)),
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
}
