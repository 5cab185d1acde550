// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayFiles

/// Reads YAML 1.2 with the core schema, and JSON, which it includes.
///
/// Aliases are expanded within the document's budget, a key is a word, and no key is written twice.
package struct YAMLReader {
  private let file: String
  private var budget: DocumentBudget
  private let events: YAMLEvents
  /// What an alias means: the values that have a name so far.
  private var anchors: [String: DocumentValue] = [:]

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
    do throws(DocumentError) {
      return try yaml(Array(SurrogatePairs.joined(in: text).utf8), file: file, budget: &budget)
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

  private static func yaml(
    _ text: [UInt8], file: String, budget: inout DocumentBudget
  ) throws(DocumentError) -> DocumentValue? {
    var reader = YAMLReader(
      file: file, budget: budget, events: try YAMLEvents(text, file: file))
    defer { budget = reader.budget }
    guard try reader.events.next().kind == .documentStart else { return nil }
    let value = try reader.value(from: reader.events.next(), depth: 0)
    _ = try reader.events.next()
    let end = try reader.events.next()
    guard end.kind == .end else {
      throw DocumentError(
        "not valid YAML: expected a single document in the stream, but found another document",
        at: end.mark)
    }
    return value
  }

  private mutating func value(
    from event: YAMLEvent, depth: Int
  ) throws(DocumentError) -> DocumentValue {
    try budget.spend(atDepth: depth, event.mark)
    let value: DocumentValue
    switch event.kind {
    case .alias(let name):
      guard let meant = anchors[name] else {
        throw DocumentError(
          "not valid YAML: found undefined alias; put text that starts with '*' in quotes",
          at: event.mark)
      }
      try spend(on: meant, depth: depth)
      return meant
    case .scalar(let text, let isPlain):
      value = DocumentValue(isPlain ? PlainScalar.kind(of: text) : .string(text), mark: event.mark)
    case .listStart:
      var values: [DocumentValue] = []
      while case let next = try events.next(), next.kind != .listEnd {
        values.append(try self.value(from: next, depth: depth + 1))
      }
      value = DocumentValue(.list(values), mark: event.mark)
    case .mapStart:
      value = DocumentValue(.map(try entries(depth: depth + 1)), mark: event.mark)
    case .documentStart, .documentEnd, .listEnd, .mapEnd, .end:
      throw DocumentError("not valid YAML: expected a value", at: event.mark)
    }
    if let anchor = event.anchor { anchors[anchor] = value }
    return value
  }

  private mutating func entries(depth: Int) throws(DocumentError) -> [DocumentValue.Entry] {
    var entries: [DocumentValue.Entry] = []
    var keys: Set<String> = []
    while case let next = try events.next(), next.kind != .mapEnd {
      guard case .scalar(let key, _) = next.kind else {
        let isAlias = if case .alias = next.kind { true } else { false }
        throw DocumentError("a key is a word" + (isAlias ? ", not an alias" : ""), at: next.mark)
      }
      guard keys.insert(key).inserted else {
        throw DocumentError("the key '\(key)' is written twice", at: next.mark)
      }
      if let anchor = next.anchor { anchors[anchor] = DocumentValue(.string(key), mark: next.mark) }
      entries.append(
        DocumentValue.Entry(key, mark: next.mark, try value(from: events.next(), depth: depth)))
    }
    return entries
  }

  /// Counts what an alias stands for as if it were written there.
  private mutating func spend(on value: DocumentValue, depth: Int) throws(DocumentError) {
    let inside: [DocumentValue] =
      switch value.kind {
      case .list(let values): values
      case .map(let entries): entries.map(\.value)
      case .null, .bool, .number, .string: []
      }
    for value in inside {
      try budget.spend(atDepth: depth + 1, value.mark ?? SourceMark(file: file, line: 1, column: 1))
      try spend(on: value, depth: depth + 1)
    }
  }
}
