// SPDX-License-Identifier: MIT

internal import AssayDocuments
import AssayViews
import Yams

/// Turns YAML or JSON text into a value whose parts know their place in the file.
struct DescriptionComposer {
  let file: String
  /// Values made so far, over all the files of a description.
  private(set) var nodes: Int

  init(file: String, nodes: Int) {
    self.file = file
    self.nodes = nodes
  }

  mutating func value(of text: String) throws -> DocumentValue {
    let text = JSONEscapes.escapingLineBreaks(in: JSONEscapes.joiningSurrogates(in: text))
    try refuseAliasesAsKeys(in: text)
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw DocumentError(Self.problem(error), at: mark(Self.mark(of: error)))
    }
    guard let root else {
      throw DocumentError(
        "the file is empty; write a view such as 'kind: Text'", at: mark(nil))
    }
    return try value(of: root, depth: 0)
  }

  private mutating func value(of node: Node, depth: Int) throws -> DocumentValue {
    nodes += 1
    let mark = mark(node.mark)
    // An alias is expanded where it stands, so nested aliases multiply.
    guard nodes <= DescriptionLoader.maximumNodes else {
      throw DocumentError(
        "the description has more than \(DescriptionLoader.maximumNodes) values; do its aliases "
          + "or includes multiply?", at: mark)
    }
    guard depth <= DescriptionLoader.maximumDepth else {
      throw DocumentError(
        "the description is nested more than \(DescriptionLoader.maximumDepth) deep", at: mark)
    }
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

  /// YAML 1.2's core schema, and nothing more: `yes`, `no` and `on` are words, and so is `007`.
  static func kind(of scalar: Node.Scalar) -> DocumentValue.Kind {
    scalar.style == .plain || scalar.style == .any
      ? plainKind(scalar.string) : .string(scalar.string)
  }

  static func plainKind(_ text: String) -> DocumentValue.Kind {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case ".inf", "+.inf": return .string("infinity")
    case "-.inf": return .string("-infinity")
    default: break
    }
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard text.utf8.count <= 400, digits.utf8.count >= text.utf8.count - 1,
      let first = digits.utf8.first, (48...57).contains(first) || first == 46,
      digits.utf8.contains(where: { (48...57).contains($0) }),
      text.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) }),
      !(digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true),
      let number = Double(text), number.isFinite
    else { return .string(text) }
    return .number(number)
  }

  private func mark(_ mark: Mark?) -> SourceMark {
    SourceMark(file: file, line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1))
  }

  /// Yams hashes keys to find duplicates, and hashing an alias of aliases takes for ever.
  private func refuseAliasesAsKeys(in text: String) throws {
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

  private static func problem(_ error: YamlError) -> String {
    switch error {
    case .scanner(let context, let problem, _, _), .parser(let context, let problem, _, _),
      .composer(let context, let problem, _, _):
      context.map { "\(problem) \($0.text)" } ?? problem
    case .reader(let problem, _, _, _): problem
    case .duplicatedKeysInMapping(let duplicates, _):
      "the key '\(duplicates.first ?? "")' is written twice"
    default: "the text is neither YAML nor JSON: \(error)"
    }
  }

  private static func mark(of error: YamlError) -> Mark? {
    switch error {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark
    case .duplicatedKeysInMapping(_, let context): context.mark
    default: nil
    }
  }
}

/// Where JSON is not YAML.
enum JSONEscapes {
  /// U+0085, U+2028 and U+2029 may stand in a JSON text; YAML takes them for ends of lines.
  static func escapingLineBreaks(in text: String) -> String {
    let breaks: [Unicode.Scalar: String] = [
      "\u{85}": "\\u0085", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029",
    ]
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    guard let first, ["{", "[", "\""].contains(first),
      text.unicodeScalars.contains(where: { breaks[$0] != nil })
    else { return text }
    var result = String.UnicodeScalarView()
    var (isQuoted, isEscaped) = (false, false)
    for scalar in text.unicodeScalars {
      if isQuoted, let escape = breaks[scalar] {
        result.append(contentsOf: escape.unicodeScalars)
      } else {
        result.append(scalar)
      }
      if scalar == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return String(result)
  }

  /// Characters beyond the first plane are two escapes in JSON, which YAML does not know.
  static func joiningSurrogates(in text: String) -> String {
    guard text.contains("\\u") || text.contains("\\U") else { return text }
    let units = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(units.count)
    var index = 0
    while index < units.count {
      guard units[index] == UInt8(ascii: "\\"), index + 1 < units.count else {
        result.append(units[index])
        index += 1
        continue
      }
      if let high = hex(units, at: index), (0xD800...0xDBFF).contains(high),
        let low = hex(units, at: index + 6), (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      {
        result += Array(String(Character(scalar)).utf8)
        index += 12
      } else {
        // The escaped character goes with its backslash, so that `\\u` stays what it is.
        result += units[index...(index + 1)]
        index += 2
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of `\uXXXX` at a place.
  private static func hex(_ units: [UInt8], at index: Int) -> UInt32? {
    guard index + 5 < units.count, units[index] == UInt8(ascii: "\\"),
      units[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: units[(index + 2)...(index + 5)], as: UTF8.self), radix: 16)
  }
}
