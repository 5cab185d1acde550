// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayFiles
internal import Yams

/// Reads YAML 1.2 with the core schema, and JSON, which it includes.
///
/// Aliases are expanded within the document's budget, a key is a word, and no key is written twice.
package struct YAMLReader {
  private let file: String
  private var budget: DocumentBudget

  /// - Parameter text: without a byte order mark.
  /// - Returns: nil for an empty document.
  /// - Throws: `DocumentError` with the place of what is wrong.
  package static func value(
    of text: String, file: String, budget: inout DocumentBudget
  ) throws(DocumentError) -> DocumentValue? {
    let jsonError: DocumentError?
    switch try json(text, file: file, budget: &budget) {
    case .success(let value): return value
    case .failure(let error): jsonError = error
    case nil: jsonError = nil
    }
    var reader = YAMLReader(file: file, budget: budget)
    defer { budget = reader.budget }
    do throws(DocumentError) {
      return try reader.value(of: SurrogatePairs.joined(in: text))
    } catch {
      throw jsonError ?? error
    }
  }

  /// The value of a text that looks like JSON, or what is wrong with it; nil for other YAML.
  ///
  /// JSON's strings may hold escapes and line separators that YAML reads differently (YAML 1.2.2,
  /// §1.2).
  private static func json(
    _ text: String, file: String, budget: inout DocumentBudget
  ) throws(DocumentError) -> Result<DocumentValue, DocumentError>? {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    let isJSON = FilePaths.fileExtension(of: file) == "json"
    guard isJSON || first == "{" || first == "[" || first == "\"" else { return nil }
    var copy = budget
    do throws(DocumentError) {
      let value = try JSONReader.value(of: text, file: file, budget: &copy)
      budget = copy
      return .success(value)
    } catch {
      guard error.message.hasPrefix("not valid JSON") else { throw error }
      // A file that is named for JSON and starts like it gets the words for JSON.
      return isJSON && (first == "{" || first == "[") ? .failure(error) : nil
    }
  }

  private mutating func value(of text: String) throws(DocumentError) -> DocumentValue? {
    try refuseAliasesAsKeys(in: text)
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw Self.error(error, file: file)
    }
    guard let root else { return nil }
    return try value(of: root, depth: 0)
  }

  private mutating func value(of node: Node, depth: Int) throws(DocumentError) -> DocumentValue {
    let mark = mark(node.mark)
    try budget.spend(atDepth: depth, mark)
    switch node {
    case .scalar(let scalar):
      return DocumentValue(Self.kind(of: scalar), mark: mark)
    case .sequence(let sequence):
      var values: [DocumentValue] = []
      for element in sequence { values.append(try value(of: element, depth: depth + 1)) }
      return DocumentValue(.list(values), mark: mark)
    case .mapping(let mapping):
      var entries: [DocumentValue.Entry] = []
      for pair in mapping {
        guard case .scalar(let key) = pair.key else {
          throw DocumentError("a key is a word", at: self.mark(pair.key.mark))
        }
        entries.append(
          DocumentValue.Entry(
            key.string, mark: self.mark(key.mark), try value(of: pair.value, depth: depth + 1)))
      }
      return DocumentValue(.map(entries), mark: mark)
    case .alias:
      throw DocumentError("an alias without its anchor", at: mark)
    }
  }

  private static func kind(of scalar: Node.Scalar) -> DocumentValue.Kind {
    scalar.style == .plain || scalar.style == .any
      ? PlainScalar.kind(of: scalar.string) : .string(scalar.string)
  }

  private func mark(_ mark: Mark?) -> SourceMark { Self.mark(mark, file: file) }

  private static func mark(_ mark: Mark?, file: String) -> SourceMark {
    SourceMark(file: file, line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1))
  }

  /// Yams hashes keys to find duplicates, and hashing an alias of aliases takes forever.
  private func refuseAliasesAsKeys(in text: String) throws(DocumentError) {
    guard text.contains("*"), text.contains("&") else { return }
    var line = 0
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      let words = row.drop { $0 == " " || $0 == "-" }
      let isComplex = words.hasPrefix("? ") || words == "?"
      let isAliasKey =
        words.hasPrefix("*") && words.contains(":")
        || row.contains(where: { $0 == "{" || $0 == "," })
          && row.firstMatch(of: /[{,]\s*(\?|\*[^\s,\]}]+\s*:)/) != nil
      if isComplex || isAliasKey {
        throw DocumentError(
          "a key is a word, not an alias or a '?'",
          at: SourceMark(file: file, line: line, column: row.count - words.count + 1))
      }
    }
  }

  private static func error(_ error: any Error, file: String) -> DocumentError {
    guard let error = error as? YamlError else {
      return DocumentError("\(error)", at: mark(nil, file: file))
    }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem.hasPrefix("Maximum nesting level") {
        return DocumentError("the document is nested too deep", at: self.mark(mark, file: file))
      }
      let words = Self.sentence(problem, context?.text)
      return DocumentError(
        "not valid YAML: " + words + quoteAdvice(words), at: self.mark(mark, file: file))
    case .reader(let problem, _, _, _):
      return DocumentError("not valid YAML: \(problem)", at: mark(nil, file: file))
    case .duplicatedKeysInMapping(let duplicates, let context):
      let name = duplicates.sorted().first ?? ""
      return DocumentError(
        "the key '\(name)' is written twice",
        at: DuplicateKey.second(name, after: context.mark, in: context.text).map {
          SourceMark(file: file, line: $0, column: context.mark.column)
        } ?? mark(context.mark, file: file))
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return DocumentError("the text is neither YAML nor JSON", at: mark(nil, file: file))
    }
  }

  /// libYAML's problem and what it was doing: "did not find expected ',' while parsing a list".
  private static func sentence(_ problem: String, _ context: String?) -> String {
    guard let context else { return problem }
    return problem.hasPrefix("but ") ? "\(context), \(problem)" : "\(problem) \(context)"
  }

  /// A pattern such as `*.swift` reads as an alias.
  private static func quoteAdvice(_ problem: String) -> String {
    problem.contains("alias") ? "; put text that starts with '*' in quotes" : ""
  }
}

private enum DuplicateKey {
  /// The line on which a key comes again in the column of its first; nil where it is not found.
  static func second(_ name: String, after mark: Yams.Mark, in text: String) -> Int? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated().dropFirst(mark.line) {
      let key = line.dropFirst(mark.column - 1).drop { "\"'".contains($0) }
      let indent = line.prefix(mark.column - 1)
      if indent.allSatisfy(\.isWhitespace), key.hasPrefix(name),
        key.dropFirst(name.count).drop(while: { "\"' ".contains($0) }).first == ":"
      {
        return index + 1
      }
    }
    return nil
  }
}
