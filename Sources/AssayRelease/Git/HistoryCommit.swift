// SPDX-License-Identifier: MIT

/// A commit with what its message says.
package struct HistoryCommit: Hashable, Sendable {
  package var hash: String
  package var parents: [String]
  package var authorName: String
  package var authorEmail: String
  /// The committer's, as `2026-11-21`, in UTC.
  package var date: String
  package var message: MergeMessage

  /// The trailer that a version file's commit carries, with the commit that it was made for.
  static let trailer = "Assay-Release-For: "

  /// What this commit was made for, where the tagger made it.
  var releasedFor: String?

  /// Who proposed the change; nil where only the commit's author is known, who may be the one that
  /// merged it.
  var requestAuthor: String?

  /// The commit with what its host says of the request, which its message may not hold.
  func titled(by request: MergedRequest) -> HistoryCommit {
    guard let title = request.title else { return self }
    var commit = self
    commit.message.title = title
    commit.message.body = request.body
    commit.message.number = request.number ?? message.number
    commit.message.evidence = .title
    commit.requestAuthor = request.author
    return commit
  }

  /// The commit with what its host said of it.
  func titled(by request: HostedRequest) -> HistoryCommit {
    var commit = self
    commit.message.title = request.title
    commit.message.number = request.number
    commit.message.evidence = .title
    commit.requestAuthor = request.author
    return commit
  }
}

extension HistoryCommit {
  /// For `git log -z`: fields that end in a line end, and the message last.
  static let format = "%H%n%P%n%an%n%ae%n%cd%n%B"

  static func list(_ bytes: [UInt8]) -> [HistoryCommit] {
    bytes.split(separator: 0).compactMap { HistoryCommit(record: $0) }
  }

  init?(record: ArraySlice<UInt8>) {
    let fields = record.split(
      separator: 0x0A, maxSplits: 5, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 6 else { return nil }
    let mark = fields[5].split(whereSeparator: \.isNewline).last { $0.hasPrefix(Self.trailer) }
    self.init(
      hash: fields[0], parents: fields[1].split(separator: " ").map(String.init),
      authorName: fields[2], authorEmail: fields[3], date: fields[4],
      message: MergeMessage(fields[5]),
      releasedFor: mark.map { String($0.dropFirst(Self.trailer.count)) })
  }
}
