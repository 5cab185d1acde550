// SPDX-License-Identifier: MIT

/// Why a text cannot be written into its source.
package struct InlineSnapshotError: Error, Hashable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case changedSource
    case noCall
    case noLiteral
    case notUTF8
    case otherClosure
    case tooDeep
    case unwritable
  }

  package var code: Code
  package var file: String
  package var line: Int

  package var description: String {
    let problem =
      switch code {
      case .changedSource: "the source changed since the test ran; run the test again"
      case .noCall: "no call starts here; run the test again"
      case .noLiteral:
        "the closure holds something else than one string literal; write the literal by hand"
      case .notUTF8:
        "the source has bytes that are not UTF-8, so no place in it is certain; save it as UTF-8"
      case .otherClosure:
        "the call has another closure in the place of the snapshot; write the closure by hand"
      case .tooDeep: "the source nests too deeply to be read; write the text by hand"
      case .unwritable: "the text cannot be written as a literal; keep it in a file of its own"
      }
    return "\(file):\(line): \(problem)"
  }
}
