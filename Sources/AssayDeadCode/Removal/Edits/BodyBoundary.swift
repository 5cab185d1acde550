// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Whether a place is at the start or the end of a body: of braces, of an `#if` clause, of an arm
/// of a `switch`, of the file.
enum BodyBoundary {
  /// `offset` starts a line; what is before it, up to the next token, opens a body.
  static func opens(before offset: Int, in source: ParsedSource) -> Bool {
    let end = lastContent(before: offset, in: source.bytes)
    guard let end else { return true }
    guard var token = source.tree.token(at: AbsolutePosition(utf8Offset: end)) else { return false }
    if token.contentRange.lowerBound > end {
      // In a comment before this token: it must be behind the previous one, on its line.
      guard let previous = token.previousToken(viewMode: .sourceAccurate) else { return false }
      token = previous
    }
    let behind = token.contentRange.upperBound
    if behind <= end, source.bytes[behind...end].contains(where: \.isNewline) { return false }
    switch token.tokenKind {
    case .leftBrace, .poundElse: return true
    case .colon:
      return token.parent?.is(SwitchCaseLabelSyntax.self) == true
        || token.parent?.is(SwitchDefaultLabelSyntax.self) == true
    default: return isEndOfCondition(token)
    }
  }

  /// What comes at `offset`, after blank lines, closes a body.
  static func closes(after offset: Int, in source: ParsedSource) -> Bool {
    var index = offset
    while index < source.bytes.count, source.bytes[index].isWhitespace { index += 1 }
    guard index < source.bytes.count else { return true }
    guard let token = source.tree.token(at: AbsolutePosition(utf8Offset: index)),
      token.contentRange.lowerBound == index
    else { return false }
    switch token.tokenKind {
    case .rightBrace, .poundEndif, .poundElse, .poundElseif: return true
    default: return false
    }
  }

  private static func lastContent(before offset: Int, in bytes: [UInt8]) -> Int? {
    var index = offset - 1
    while index >= 0, bytes[index].isWhitespace { index -= 1 }
    return index >= 0 ? index : nil
  }

  private static func isEndOfCondition(_ token: TokenSyntax) -> Bool {
    let clause = token.ancestorOrSelf { $0.as(IfConfigClauseSyntax.self) }
    guard let condition = clause?.condition else { return false }
    return condition.contentRange.upperBound == token.contentRange.upperBound
  }
}
