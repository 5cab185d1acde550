// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssaySnapshotStore

/// The place of an assertion, in the form that both test libraries accept.
package struct SourcePlace {
  var fileID: StaticString
  package var file: StaticString
  var line: UInt
  var column: UInt

  package init(fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.file = file
    self.line = line
    self.column = column
  }

  var callSite: CallSite { CallSite(file: testFileID, line: Int(line), column: Int(column)) }

  /// The target and the file of the test: `AppTests/LoginTests.swift`.
  ///
  /// A team's own assertion often passes on `file` and `line`, as all of swift-snapshot-testing's
  /// once had no more, and not the file ID: that would be the one of the team's assertion, and
  /// tests of the same name in two files would share a reference.
  package var testFileID: String {
    let own = "\(fileID)"
    let file = "\(file)"
    let name = FilePaths.lastComponent(of: file)
    guard name != FilePaths.lastComponent(of: own) else { return own }
    // `#file` in Swift 6 is a file ID itself.
    guard file.hasPrefix("/") else { return file }
    let folders = file.split(separator: "/").dropLast()
    // SwiftPM's layout: the target's folder is below `Tests`.
    let target = folders.lastIndex(of: "Tests").map { folders.index(after: $0) }
    let module = target.flatMap { $0 < folders.endIndex ? folders[$0] : nil } ?? folders.last
    return [module.map(String.init), name].compactMap(\.self).joined(separator: "/")
  }
}
