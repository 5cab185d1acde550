// SPDX-License-Identifier: MIT

/// What came of a verification.
package enum SnapshotOutcome: Hashable, Sendable {
  /// The note says what is odd about a reference that matches all the same.
  case passed(note: String?)
  /// It differs as far as the tolerance lets it; the note says how, on one line.
  case tolerated(note: String)
  case recorded(RecordedSnapshot)
  case failed(SnapshotFailure)
}

/// A reference that was written.
package struct RecordedSnapshot: Hashable, Sendable {
  /// Relative to the store's folder.
  package var relativePath: String
  package var referencePath: String
  package var mode: RecordMode
  package var change: Change
  /// What is other in the new reference; empty where nothing is, or there was none.
  package var words: [String] = []

  package enum Change: Hashable, Sendable {
    case created
    case replaced
    /// It held the same already.
    case unchanged
  }

  /// What to tell: recording fails a test, so it must say what to do next.
  package var message: String {
    let next =
      mode == .all
      ? "look at it, then stop recording (record: .all or ASSAY_RECORD=all) and run again"
      : "look at it, commit it, and run again: the test passes then"
    return switch change {
    case .created: "recorded a new reference '\(referencePath)'; \(next)"
    case .replaced:
      (["replaced the reference '\(referencePath)'; \(next)"] + words.map { "  " + $0 })
        .joined(separator: "\n")
    case .unchanged: "recorded the reference '\(referencePath)', which was the same; \(next)"
    }
  }
}

/// A rendition that is not its reference.
package struct SnapshotFailure: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// There is no reference, and the mode does not record one.
    case missing
    case differs(ReferenceDifference)
    case unusable(ReferenceProblem)
  }

  package var reason: Reason
  /// Relative to the store's folder.
  package var relativePath: String
  package var referencePath: String
  /// nil where it could not be written.
  package var pendingPath: String?
  /// nil where there is no such picture, or it could not be written.
  package var differencePath: String?
  /// Why the pending files could not be written.
  package var pendingProblem: String?

  /// The whole story in lines, as a test tells it: what and where, how it differs, the files, what
  /// to do.
  package var message: String { message(recordWords: Self.recordWords, acceptOptions: "") }

  /// - Parameters:
  ///   - recordWords: how what has no reference is recorded.
  ///   - acceptOptions: those of the command that accepts, with a space behind.
  package func message(recordWords: String, acceptOptions: String) -> String {
    var lines = [headline(recordWords: recordWords)]
    if case .differs(let difference) = reason { lines += difference.words.map { "  " + $0 } }
    if reason != .missing { lines.append("reference:  \(referencePath)") }
    if let pendingPath { lines.append("pending:    \(pendingPath)") }
    if let differencePath { lines.append("difference: \(differencePath)") }
    if let pendingProblem {
      lines.append("the pending rendition could not be kept: \(pendingProblem)")
    }
    if pendingPath != nil, isAcceptable {
      lines.append(Self.acceptWords + acceptOptions + ShellWord.quoted(relativePath))
    }
    return lines.joined(separator: "\n")
  }

  /// Drops the drawn difference, once it is kept elsewhere.
  mutating func forgetPicture() {
    guard case .differs(var difference) = reason else { return }
    difference.picture = nil
    reason = .differs(difference)
  }

  /// The first line of the message.
  package var headline: String { headline(recordWords: Self.recordWords) }

  private func headline(recordWords: String) -> String {
    switch reason {
    case .missing:
      "no reference '\(referencePath)'; " + recordWords
    case .differs(let difference):
      difference.wasEdited
        ? "'\(relativePath)' differs from its reference, which was edited after it was recorded"
        : "'\(relativePath)' differs from its reference"
    case .unusable(let problem):
      "the reference '\(relativePath)' \(problem.explanation)"
    }
  }

  /// What a message says before the path of what can be accepted.
  package static let acceptWords = "accept with: assay snapshot accept "
  /// How a test records what has no reference. A command says how it does.
  package static let recordWords =
    "the record mode is never: record it with ASSAY_RECORD=missing, or a description with 'assay snapshot record'"

  /// What a review says where there is nothing to compare with, whoever made the picture.
  package static let missingWords = "there is no reference yet"

  private var isAcceptable: Bool {
    switch reason {
    case .missing, .differs: true
    case .unusable(let problem): problem.isWorthless
    }
  }
}
