// SPDX-License-Identifier: MIT

internal import AssayParserStack
package import AssaySnapshotStore
internal import SwiftParser
internal import SwiftSyntax

/// Writes the texts of inline snapshots into a source.
///
/// All snapshots of a source are written at once, because each moves the lines of those after it.
package struct InlineSnapshotWriter {
  private let bytes: [UInt8]
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private let newline: String

  /// The source with the texts.
  ///
  /// - Parameter source: UTF-8.
  /// - Throws: `InlineSnapshotError`, and then nothing is written.
  package static func written(
    _ snapshots: [InlineSnapshot], into source: [UInt8], file: String
  ) throws -> [UInt8] {
    var result: Result<[UInt8], any Error>?
    _ = source.withUnsafeBufferPointer { buffer in
      ParserStack.run(buffer) {
        result = Result { try InlineSnapshotWriter(source, file: file).written(snapshots) }
      }
    }
    if let result { return try result.get() }
    guard let first = snapshots.first else { return source }
    throw InlineSnapshotError(code: .tooDeep, file: file, line: first.line)
  }

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    let text = String(decoding: bytes, as: UTF8.self)
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: file, tree: tree)
    newline = text.utf8.contains(13) ? "\r\n" : "\n"
  }

  private func written(_ snapshots: [InlineSnapshot]) throws -> [UInt8] {
    // NB: the parser repairs such bytes, and what follows them is elsewhere in its text.
    if let first = snapshots.first, tree.totalLength.utf8Length != bytes.count {
      throw error(.notUTF8, first)
    }
    let calls = CallFinder.calls(in: tree, converter)
    let edits = try snapshots.map { snapshot in
      guard snapshot.isOf(bytes) else { throw error(.changedSource, snapshot) }
      guard let call = calls[CallPlace(line: snapshot.line, column: snapshot.column)] else {
        throw error(.noCall, snapshot)
      }
      return try edit(for: snapshot, in: call)
    }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return result
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private func edit(for snapshot: InlineSnapshot, in call: FunctionCallExprSyntax) throws -> Edit {
    if let closure = closure(of: call, for: snapshot) {
      guard closure.statements.count == 1,
        let literal = closure.statements.first?.item.as(StringLiteralExprSyntax.self)
      else { throw error(.noLiteral, snapshot) }
      let start = literal.positionAfterSkippingLeadingTrivia.utf8Offset
      let indentation = ownIndentation(before: start) ?? indentation(of: call) + unit
      return Edit(
        range: start..<literal.endPositionBeforeTrailingTrivia.utf8Offset,
        text: try literalText(snapshot, indentation: indentation))
    }
    guard closureCount(of: call) == snapshot.closureOffset else {
      throw error(.otherClosure, snapshot)
    }
    let outer = indentation(of: call)
    let literal = try literalText(snapshot, indentation: outer + unit)
    let label = snapshot.closureOffset == 0 ? "" : "\(snapshot.label): "
    let end = call.endPositionBeforeTrailingTrivia.utf8Offset
    return Edit(
      range: end..<end,
      text: " \(label){\(newline)\(outer)\(unit)\(literal)\(newline)\(outer)}")
  }

  /// The closure with the literal: an argument of the label, or the trailing closure of the place.
  private func closure(
    of call: FunctionCallExprSyntax, for snapshot: InlineSnapshot
  ) -> ClosureExprSyntax? {
    for argument in call.arguments where argument.label?.text == snapshot.label {
      return argument.expression.as(ClosureExprSyntax.self)
    }
    if snapshot.closureOffset == 0 { return call.trailingClosure }
    let others = Array(call.additionalTrailingClosures)
    let place = snapshot.closureOffset - 1
    guard others.indices.contains(place), others[place].label.text == snapshot.label else {
      return nil
    }
    return others[place].closure
  }

  private func closureCount(of call: FunctionCallExprSyntax) -> Int {
    (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
  }

  /// The literal, once it was read back as the text.
  private func literalText(_ snapshot: InlineSnapshot, indentation: String) throws -> String {
    let text = InlineLiteral(snapshot.actual).source(indentation: indentation, newline: newline)
    let read = Parser.parse(source: indentation + text).statements.first?.item
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    guard let read, read.unicodeScalars.elementsEqual(snapshot.actual.unicodeScalars) else {
      throw error(.unwritable, snapshot)
    }
    return text
  }

  /// The white space of the line that a call starts in.
  private func indentation(of call: FunctionCallExprSyntax) -> String {
    let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
    let line = lineStart(before: start)
    return String(
      decoding: bytes[line..<start].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }

  /// What precedes a place in its line; nil where that is more than white space.
  private func ownIndentation(before offset: Int) -> String? {
    let text = bytes[lineStart(before: offset)..<offset]
    return text.allSatisfy { $0 == 32 || $0 == 9 } ? String(decoding: text, as: UTF8.self) : nil
  }

  private func lineStart(before offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: 10) ?? -1) + 1
  }

  /// One level of indentation: that of the first line that has one.
  private var unit: String {
    for line in bytes.split(separator: 10) {
      let space = line.prefix { $0 == 32 || $0 == 9 }
      if !space.isEmpty, space.count < line.count { return String(decoding: space, as: UTF8.self) }
    }
    return "  "
  }

  private func error(_ code: InlineSnapshotError.Code, _ snapshot: InlineSnapshot) -> Error {
    InlineSnapshotError(code: code, file: snapshot.file, line: snapshot.line)
  }
}

/// Where a call's arguments start, as the compiler gives `#line` and `#column`.
private struct CallPlace: Hashable {
  var line: Int
  var column: Int
}

/// Finds the calls of a source by their places.
private final class CallFinder: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private var calls: [CallPlace: FunctionCallExprSyntax] = [:]

  private init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  static func calls(
    in tree: SourceFileSyntax, _ converter: SourceLocationConverter
  ) -> [CallPlace: FunctionCallExprSyntax] {
    let finder = CallFinder(converter)
    finder.walk(tree)
    return finder.calls
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let end = call.calledExpression.endLocation(converter: converter, afterTrailingTrivia: true)
    calls[CallPlace(line: end.line, column: end.column)] = call
    return .visitChildren
  }
}
