// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// The comments above a declaration that go when it goes.
///
/// Those are the documentation comments and what touches the declaration without a blank line
/// between. A `// MARK:`, a license at the start of the file and the commands of tools that speak
/// of more than the next line stay, with everything above them.
enum AttachedComments {
  /// Where a node starts with its comments.
  static func start(of node: some SyntaxProtocol, in source: ParsedSource) -> Int {
    let content = node.contentRange.lowerBound
    guard let token = node.firstToken(viewMode: .sourceAccurate) else { return content }
    let previous = token.previousToken(viewMode: .sourceAccurate)
    let gapStart = previous?.contentRange.upperBound ?? 0
    var pieces: [(piece: TriviaPiece, start: Int)] = []
    var offset = gapStart
    for piece in (previous?.trailingTrivia.pieces ?? []) + token.leadingTrivia.pieces {
      pieces.append((piece, offset))
      offset += piece.sourceLength.utf8Length
    }
    guard offset == content else { return content }

    let isFirst = previous == nil
    var result = content
    var newlines = 0
    var comments: [String] = []
    for (piece, start) in pieces.reversed() {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
      case .spaces, .tabs, .formfeeds, .verticalTabs:
        continue
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        let isDocumentation = piece.isDocumentation
        // A comment behind the declaration before is about that one.
        let isOnPreviousLine =
          !isFirst && !source.bytes[gapStart..<start].contains(where: \.isNewline)
        if isOnPreviousLine && (newlines > 0 || !isDocumentation) { return result }
        if newlines > 1 && (!isDocumentation || isFirst) {
          return kept(comments, isFirst: isFirst, reachedTop: false, result, content)
        }
        if isSeparate(text) {
          return kept(comments, isFirst: isFirst, reachedTop: false, result, content)
        }
        comments.append(text)
        result = start
        newlines = 0
      default:
        return result
      }
    }
    return kept(comments, isFirst: isFirst, reachedTop: true, result, content)
  }

  /// The comments found, unless they are the head of the file.
  private static func kept(
    _ comments: [String], isFirst: Bool, reachedTop: Bool, _ start: Int, _ content: Int
  ) -> Int {
    guard isFirst, reachedTop else { return start }
    return comments.contains(where: isFileHeader) ? content : start
  }

  private static func isFileHeader(_ text: String) -> Bool {
    let text = text.lowercased()
    return [
      "spdx-", "copyright", "license", "licence", "swift-tools-version", "created by", "===---",
    ]
    .contains { text.contains($0) } || text.hasSuffix(".swift")
  }

  /// Whether a comment is about more than what follows it.
  private static func isSeparate(_ text: String) -> Bool {
    if text.contains("MARK:") || text.contains("sourcery:") { return true }
    if text.contains("swift-format-ignore-file") { return true }
    if text.contains("swiftlint:disable") || text.contains("swiftlint:enable") {
      return !text.contains(":next")
    }
    for region in [
      "ignore:begin", "ignore:end", "ignore:all", "ignore begin", "ignore end",
      "ignore:file", "ignore file", "ignore-file", "ignore-begin", "ignore-end",
    ]
    where text.contains(region) {
      return true
    }
    return false
  }
}

extension TriviaPiece {
  fileprivate var isDocumentation: Bool {
    switch self {
    case .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
