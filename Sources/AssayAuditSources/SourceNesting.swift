// SPDX-License-Identifier: MIT

/// Whether a source nests so deeply that its parser would give up on it, or take for ever: guessed
/// from its bytes, without looking at what is text and what is comment.
struct SourceNesting {
  /// The parser hands over what is nested deeper than 256 brackets as loose words.
  private static let mostBrackets = 200
  /// The parser looks at what is in square brackets twice for each level.
  private static let mostSquareBrackets = 12
  private static let mostConditions = 200

  private(set) var isReadable = true

  init(_ source: [UInt8]) {
    var (depth, squares, conditions) = (0, 0, 0)
    for (index, byte) in source.enumerated() {
      switch byte {
      case UInt8(ascii: "["):
        squares += 1
        depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"):
        squares = max(0, squares - 1)
        depth = max(0, depth - 1)
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "#"):
        let word = source[index...].dropFirst().prefix(5)
        if word.starts(with: "if ".utf8) { conditions += 1 }
        if word.starts(with: "endif".utf8) { conditions = max(0, conditions - 1) }
      default: continue
      }
      if squares > Self.mostSquareBrackets || depth > Self.mostBrackets
        || conditions > Self.mostConditions
      {
        isReadable = false
        return
      }
    }
  }
}
