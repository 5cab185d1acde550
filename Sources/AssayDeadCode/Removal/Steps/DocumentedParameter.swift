// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// What a documentation comment of `///` lines says of one parameter.
enum DocumentedParameter {
  /// The lines, without their ends; none where the comment does not name it.
  static func lines(
    of function: Syntax, naming parameter: FunctionParameterSyntax
  ) -> [Range<Int>] {
    let name = BaseName.of((parameter.secondName ?? parameter.firstName).text)
    let lines = commentLines(of: function)
    var result: [Range<Int>] = []
    var headline: Range<Int>?  // of "- Parameters:"
    var listed = 0
    var ownIndent: Int?
    for (text, range) in lines {
      let indent = text.prefix { $0 == " " }.count
      let words = text.dropFirst(indent)
      if let own = ownIndent {
        if !words.isEmpty && indent > own && !words.hasPrefix("- ") {
          result.append(range)
          continue
        }
        ownIndent = nil
      }
      if words.hasPrefix("- Parameters:") {
        headline = range
        listed = 0
      } else if words.hasPrefix("- Parameter \(name):") {
        result.append(range)
        ownIndent = indent
      } else if headline != nil, words.hasPrefix("- "), indent > 0 {
        if words.hasPrefix("- \(name):") {
          result.append(range)
          ownIndent = indent
        } else if !["- Returns", "- Throws"].contains(where: words.hasPrefix) {
          listed += 1
        }
      }
    }
    if let headline, listed == 0, !result.isEmpty { result.insert(headline, at: 0) }
    return result
  }

  private static func commentLines(
    of function: Syntax
  ) -> [(text: Substring, range: Range<Int>)] {
    guard let token = function.firstToken(viewMode: .sourceAccurate) else { return [] }
    var offset = token.position.utf8Offset
    var result: [(Substring, Range<Int>)] = []
    for piece in token.leadingTrivia.pieces {
      let end = offset + piece.sourceLength.utf8Length
      if case .docLineComment(let text) = piece {
        var words = text.dropFirst(3)
        if words.first == " " { words = words.dropFirst() }
        result.append((words, offset..<end))
      }
      offset = end
    }
    return result
  }
}
