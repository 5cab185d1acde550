// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import CYAML

/// The next piece of a YAML text, and where it begins.
struct YAMLEvent {
  enum Kind: Equatable {
    case documentStart, documentEnd
    case alias(String)
    /// Plain: without quotes and without the tag of a text, so that it may be a number.
    case scalar(String, isPlain: Bool)
    case listStart, listEnd, mapStart, mapEnd
    case end
  }

  var kind: Kind
  /// The name that an alias uses for this value.
  var anchor: String?
  var mark: SourceMark
}

/// Gives the pieces of a text in order; libyaml reads no further than it is asked.
final class YAMLEvents {
  private let file: String
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let reader: OpaquePointer

  init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    self.file = file
    text = .allocate(capacity: bytes.count)
    _ = text.update(fromContentsOf: bytes)
    guard let reader = assay_yaml_open(text.baseAddress, bytes.count) else {
      text.deallocate()
      throw DocumentError("there is no memory to read it")
    }
    self.reader = reader
  }

  deinit {
    assay_yaml_close(reader)
    text.deallocate()
  }

  func next() throws(DocumentError) -> YAMLEvent {
    var event = assay_yaml_event()
    guard assay_yaml_next(reader, &event) != 0 else { throw problem }
    let anchor = event.anchor.map { String(cString: $0) }
    let kind: YAMLEvent.Kind
    switch event.kind {
    case ASSAY_YAML_DOCUMENT_START: kind = .documentStart
    case ASSAY_YAML_DOCUMENT_END: kind = .documentEnd
    case ASSAY_YAML_ALIAS: kind = .alias(anchor ?? "")
    case ASSAY_YAML_SCALAR:
      let text = UnsafeBufferPointer(start: event.text, count: event.length)
      kind = .scalar(String(decoding: text, as: UTF8.self), isPlain: event.is_plain != 0)
    case ASSAY_YAML_LIST_START: kind = .listStart
    case ASSAY_YAML_LIST_END: kind = .listEnd
    case ASSAY_YAML_MAP_START: kind = .mapStart
    case ASSAY_YAML_MAP_END: kind = .mapEnd
    default: kind = .end
    }
    return YAMLEvent(kind: kind, anchor: anchor, mark: mark(event.line, event.column))
  }

  private func mark(_ line: Int, _ column: Int) -> SourceMark {
    SourceMark(file: file, line: line + 1, column: column + 1)
  }

  private var problem: DocumentError {
    let what = assay_yaml_what_is_wrong(reader)
    let problem = what.problem.map { String(cString: $0) } ?? "there is no memory to read it"
    guard what.offset < 0 else {
      return DocumentError("not valid YAML: \(problem)", at: mark(ofOffset: Int(what.offset)))
    }
    let words = Self.sentence(problem, what.context.map { String(cString: $0) })
    return DocumentError(
      "not valid YAML: " + words + Self.quoteAdvice(words), at: mark(what.line, what.column))
  }

  private func mark(ofOffset offset: Int) -> SourceMark {
    let before = text.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") }
    return mark(line, String(decoding: before[start...], as: UTF8.self).unicodeScalars.count)
  }

  /// libyaml's problem and what it was doing: "did not find expected ',' while parsing a list".
  private static func sentence(_ problem: String, _ context: String?) -> String {
    guard let context else { return problem }
    return problem.hasPrefix("but ") ? "\(context), \(problem)" : "\(problem) \(context)"
  }

  /// A pattern such as `*.swift` reads as an alias.
  private static func quoteAdvice(_ problem: String) -> String {
    problem.contains("alias") ? "; put text that starts with '*' in quotes" : ""
  }
}
