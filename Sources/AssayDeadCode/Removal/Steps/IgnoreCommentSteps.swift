// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import SwiftSyntax

extension RemovalSteps {
  /// The command's part of a comment; all of the comment where there is nothing else. The command
  /// that ends a region goes with the one that begins it.
  func ignoreComment(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, position) = try place(finding)
    guard let offset = source.offset(of: position) else { throw .sourceChanged }
    let comments = CommentCommand.all(in: source)
    guard let index = comments.firstIndex(where: { $0.comment.contains(offset) }) else {
      throw .sourceChanged
    }
    var steps = [RemovalStep(source.path, comments[index].action(in: source))]
    if comments[index].begins {
      var depth = 0
      for other in comments[index...] {
        if other.begins { depth += 1 }
        if other.ends { depth -= 1 }
        if depth == 0 {
          steps.append(RemovalStep(source.path, other.action(in: source)))
          break
        }
      }
    }
    return steps
  }
}

/// A comment with a command to this tool in it.
private struct CommentCommand {
  var comment: Range<Int>
  /// Where the command starts in the comment.
  var start: Int
  /// From the command to the comment's end.
  var text: String
  var isBlock: Bool

  var begins: Bool { scope.hasPrefix("begin") }
  var ends: Bool { scope.hasPrefix("end") }

  /// What follows `ignore`, after a colon, hyphen or space.
  private var scope: Substring {
    guard let range = text.firstRange(of: "ignore") else { return "" }
    return text[range.upperBound...].drop { $0 == ":" || $0 == " " || $0 == "-" }
  }

  func action(in source: ParsedSource) -> RemovalStep.Action {
    var head = start
    while head > comment.lowerBound, source.bytes[head - 1].isBlank { head -= 1 }
    let said = source.text(comment.lowerBound..<head)
      .drop { $0 == "/" || $0 == "*" || $0 == "!" || $0.isWhitespace }
    guard !said.isEmpty else { return .lines(comment) }
    return .text(ByteChange(range: head..<commandEnd(in: source)))
  }

  /// A command ends with its line, and before the `*/` of a block comment.
  private func commandEnd(in source: ParsedSource) -> Int {
    var end = start
    while end < comment.upperBound, !source.bytes[end].isNewline { end += 1 }
    guard isBlock, end == comment.upperBound else { return end }
    end -= 2
    while end > start, source.bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  static func all(in source: ParsedSource) -> [CommentCommand] {
    var result: [CommentCommand] = []
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      collect(token.leadingTrivia, from: token.position.utf8Offset, into: &result)
      collect(
        token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, into: &result)
    }
    return result
  }

  private static func collect(
    _ trivia: Trivia, from start: Int, into result: inout [CommentCommand]
  ) {
    var offset = start
    for piece in trivia.pieces {
      let end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
        .docBlockComment(let text):
        if let command = text.firstRange(of: "assay:ignore")
          ?? text.firstRange(of: "periphery:ignore")
        {
          result.append(
            CommentCommand(
              comment: offset..<end,
              start: offset + text[..<command.lowerBound].utf8.count,
              text: String(text[command.lowerBound...]), isBlock: text.hasPrefix("/*")))
        }
      default: break
      }
      offset = end
    }
  }
}
