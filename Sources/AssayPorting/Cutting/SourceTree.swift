// SPDX-License-Identifier: MIT

internal import AssayParserStack
internal import SwiftParser
internal import SwiftSyntax

/// A source with its syntax, to leave parts of it out.
struct SourceTree {
  /// A part that can be left out.
  struct Target: Hashable {
    /// In bytes.
    var range: Range<Int>
    var kind: SourceCut.Kind
    var name: String
    /// What stands in its place, without line breaks.
    var replacement = ""
  }

  private let text: [UInt8]
  private let fileName: String
  private let tree: SourceFileSyntax
  private let lineStarts: [Int]

  init(_ text: [UInt8], fileName: String) {
    self.text = text
    self.fileName = fileName
    var parsed: SourceFileSyntax?
    text.withUnsafeBufferPointer { source in
      // Of a source that no stack could hold, nothing can be left out.
      _ = ParserStack.run(source) { parsed = Parser.parse(source: source) }
    }
    tree = parsed ?? SourceFileSyntax(statements: CodeBlockItemListSyntax([]))
    lineStarts = Self.lineStarts(of: text)
  }

  /// Where the lines of a text begin, in bytes.
  static func lineStarts(of text: [UInt8]) -> [Int] {
    [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The text with conditions such as `os(iOS)` as they are on a system. It stays as long as it
  /// is.
  func deciding(_ conditions: PlatformConditions) -> [UInt8] {
    let finder = ConditionFinder(conditions)
    finder.walk(tree)
    var result = text
    for (range, value) in finder.values {
      let word = Array("\(value)".utf8)
      for (index, place) in range.enumerated() {
        result[place] = index < word.count ? word[index] : UInt8(ascii: " ")
      }
    }
    return result
  }

  /// The text without what needs Objective-C's runtime. Its lines stay where they are.
  func takingObjectiveC() -> [UInt8] {
    let finder = ObjectiveCNames(viewMode: .sourceAccurate)
    finder.walk(tree)
    var result = text
    for edit in finder.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let breaks = text[edit.range].filter { $0 == 0x0A }
      result.replaceSubrange(edit.range, with: Array(edit.replacement.utf8) + breaks)
    }
    return result
  }

  /// The text with `@preconcurrency` beside `@MainActor`; nil where nothing has to be written.
  ///
  /// - Parameter places: lines and columns of errors in classes that belong to the main actor
  ///   without saying so.
  func takingMainActor(at places: [(line: Int, column: Int)]) -> [UInt8]? {
    let finder = MainActorNames(
      places: places.compactMap { offset(line: $0.line, column: $0.column) })
    finder.walk(tree)
    guard !finder.insertions.isEmpty else { return nil }
    var result = text
    for (place, words) in finder.insertions.sorted(by: { $0.key > $1.key }) {
      result.insert(contentsOf: Array(words.utf8), at: place)
    }
    return result
  }

  /// The text with `Optional(value)` where a value is bound that is not optional, and without `?`
  /// and `!` after others; nil where nothing has to be written.
  ///
  /// - Parameter places: lines and columns of errors.
  func takingOptionals(at places: [(line: Int, column: Int)]) -> [UInt8]? {
    let edits = OptionalUses(
      tree, at: places.compactMap { offset(line: $0.line, column: $0.column) }
    )
    .edits
    return edits.isEmpty ? nil : applying(edits)
  }

  /// The text with imports of modules in place of those of their declarations; nil where nothing
  /// has to be written.
  ///
  /// - Parameter places: lines and columns of errors.
  func importingModules(at places: [(line: Int, column: Int)]) -> [UInt8]? {
    let edits = ScopedImports(
      tree, at: places.compactMap { offset(line: $0.line, column: $0.column) }
    )
    .edits
    return edits.isEmpty ? nil : applying(edits)
  }

  private func applying(_ edits: [Range<Int>: String]) -> [UInt8] {
    var result = text
    for (range, words) in edits.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
      result.replaceSubrange(range, with: Array(words.utf8))
    }
    return result
  }

  /// The text without `#sourceLocation`. It stays as long as it is.
  func takingOwnPlaces() -> [UInt8] {
    let finder = PlaceFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    var result = text
    for place in finder.ranges.joined() where result[place] != 0x0A {
      result[place] = UInt8(ascii: " ")
    }
    return result
  }

  /// Where a place of a message is, in bytes; nil for none in the text.
  private func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    return offset < text.count ? offset : nil
  }

  /// The smallest part around a place that can be left out; nil for none.
  func target(line: Int, column: Int) -> Target? {
    guard let offset = offset(line: line, column: column),
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    let place = "\(fileName):\(line)"
    var node = Syntax(token)
    while true {
      if let target = TargetReader(node, offset: offset, place: place).target, !isEmpty(target) {
        return target
      }
      guard let parent = node.parent else { return nil }
      node = parent
    }
  }

  /// A word of the source.
  struct Use: Hashable {
    var name: String
    /// From 1, as the compiler counts them.
    var line: Int
    var column: Int
  }

  /// Where names follow a dot in the function or the property around a place. Of other names that
  /// are missing, the compiler says so.
  func uses(of names: Set<String>, line: Int, column: Int) -> [Use] {
    guard let offset = offset(line: line, column: column),
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return [] }
    var node = Syntax(token)
    while let parent = node.parent, !node.is(MemberBlockItemSyntax.self) { node = parent }
    return node.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard names.contains(token.text), let name = token.parent?.as(DeclReferenceExprSyntax.self),
        name.parent?.as(MemberAccessExprSyntax.self)?.declName == name
      else { return nil }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let line = lineStarts.lastIndex { $0 <= start } ?? 0
      return Use(name: token.text, line: line + 1, column: start - lineStarts[line] + 1)
    }
  }

  /// Whether nothing is there, or what a cut before put there.
  private func isEmpty(_ target: Target) -> Bool {
    let words = SwiftTokens.read(Array(text[target.range])).map(\.text)
      .filter { !["let", "_", "=", ";"].contains($0) }
    switch target.kind {
    case .statement, .viewBody:
      // The literals in the brackets are no words.
      return words.isEmpty || words == [TargetReader.viewName, "(", ",", ")"]
    case .modifier: return words == [".", TargetReader.modifierName, "(", ",", ")"]
    case .body: return words.isEmpty || LeftOutBody.isCode(words)
    case .declaration, .inheritance, .attribute: return words.isEmpty
    }
  }

  func cut(
    _ target: Target, for found: [(Blocker, CompilerMessage)], of path: String, round: Int
  ) -> SourceCut {
    SourceCut(
      kind: target.kind, name: target.name,
      cause: LeftOutFile(path: path, round: round, found: found) { code(line: $0.line) },
      declared: declared(by: target))
  }

  /// The names that other code misses without a part.
  private func declared(by target: Target) -> Set<String> {
    switch target.kind {
    case .declaration: SourceFacts(Array(text[target.range])).declared
    case .statement:
      SourceFacts(Array(text[target.range])).declared.union([TargetReader.viewName])
    case .viewBody: [TargetReader.viewName]
    case .modifier: [TargetReader.modifierName]
    case .body, .inheritance, .attribute: []
    }
  }

  /// Writes what replaces a part, and its line breaks.
  func apply(_ target: Target, to text: inout [UInt8]) {
    let breaks = text[target.range].filter { $0 == 0x0A }
    text.replaceSubrange(target.range, with: Array(target.replacement.utf8) + breaks)
  }

  /// A line without the spaces around it.
  private func code(line: Int) -> String {
    guard lineStarts.indices.contains(line - 1) else { return "" }
    let end = line < lineStarts.count ? lineStarts[line] : text.count
    let words = String(decoding: text[lineStarts[line - 1]..<end], as: UTF8.self)
      .drop(while: \.isWhitespace)
    return String(words.reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Finds `#sourceLocation`.
private final class PlaceFinder: SyntaxVisitor {
  private(set) var ranges: [Range<Int>] = []

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    ranges.append(
      node.positionAfterSkippingLeadingTrivia
        .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }
}

/// Finds the conditions of `#if` that a system decides.
private final class ConditionFinder: SyntaxVisitor {
  private let conditions: PlatformConditions
  private(set) var values: [(range: Range<Int>, value: Bool)] = []

  init(_ conditions: PlatformConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { find(in: Syntax(condition)) }
    return .visitChildren
  }

  private func find(in node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      let value = conditions.value(
        of: call.calledExpression.trimmedDescription, argument.expression.trimmedDescription)
    {
      let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
      values.append((start..<call.endPositionBeforeTrailingTrivia.utf8Offset, value))
    } else {
      for child in node.children(viewMode: .sourceAccurate) { find(in: child) }
    }
  }
}
