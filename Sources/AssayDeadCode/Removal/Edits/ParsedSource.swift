// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayParserStack
internal import SwiftParser
internal import SwiftSyntax

/// A source file as its bytes and as its syntax tree, with places in one found in the other.
struct ParsedSource {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var parsed: SourceFileSyntax?
    bytes.withUnsafeBufferPointer { source in
      // A source that no stack could hold has no findings, so nothing is removed from it.
      _ = ParserStack.run(source) { parsed = Parser.parse(source: source) }
    }
    tree = parsed ?? SourceFileSyntax(statements: CodeBlockItemListSyntax([]))
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == .newline { starts.append(index + 1) }
    lineStarts = starts
  }

  /// nil where the file has no such place.
  func offset(of position: SourcePosition) -> Int? {
    let line = Int(position.line) - 1
    guard line >= 0, line < lineStarts.count, position.column > 0 else { return nil }
    let offset = lineStarts[line] + Int(position.column) - 1
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    return offset <= end ? offset : nil
  }

  /// From 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The token that starts at a place.
  func token(startingAt position: SourcePosition) -> TokenSyntax? {
    guard let offset = offset(of: position), offset < bytes.count,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      token.contentRange.lowerBound == offset
    else { return nil }
    return token
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// How many places of the tree the parser had to repair; 0 of correct source.
  var errorCount: Int {
    guard tree.hasError else { return 0 }
    var count = 0
    for token in tree.tokens(viewMode: .all) {
      if token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true {
        count += 1
      }
    }
    return max(count, 1)
  }
}

extension SyntaxProtocol {
  /// Without the spaces and comments around it.
  var contentRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// A space or tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isNewline: Bool { self == .newline || self == .carriageReturn }
  var isWhitespace: Bool { isBlank || isNewline }
}
