// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import Yams

/// A YAML or JSON value that knows its line.
struct FileNode {
  enum Value {
    case text(String)
    /// A plain word that is a number, a boolean or null.
    case literal(String)
    case list([FileNode])
    case map([(key: String, line: Int, value: FileNode)])
  }

  var value: Value
  /// From 1.
  var line: Int

  /// - Throws: `PaletteError` for text that is no YAML, uses anchors or is larger than 4 MiB.
  static func read(_ text: String, file: String) throws(PaletteError) -> FileNode? {
    guard text.utf8.count <= 4 << 20 else {
      throw PaletteError(file: file, line: nil, problem: "the file is larger than 4 MiB")
    }
    let root: Yams.Node?
    do {
      root = try Yams.compose(yaml: JSONInYAML.converted(text))
    } catch {
      throw Self.error(error, file: file)
    }
    var budget = 200_000
    return try root.map { node throws(PaletteError) in
      try convert(node, file: file, depth: 0, budget: &budget)
    }
  }

  /// - Parameter budget: values still allowed, for aliases of aliases multiply without end.
  private static func convert(
    _ node: Yams.Node, file: String, depth: Int, budget: inout Int
  ) throws(PaletteError) -> FileNode {
    let line = node.mark?.line ?? 1
    budget -= 1
    guard budget > 0, depth < 64 else {
      throw PaletteError(
        file: file, line: line, problem: "nested too deep, or too many values by aliases")
    }
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      return FileNode(
        value: isPlain && isLiteral(scalar.string) ? .literal(scalar.string) : .text(scalar.string),
        line: line)
    case .sequence(let sequence):
      var list: [FileNode] = []
      for element in sequence {
        list.append(try convert(element, file: file, depth: depth + 1, budget: &budget))
      }
      return FileNode(value: .list(list), line: line)
    case .mapping(let mapping):
      var members: [(key: String, line: Int, value: FileNode)] = []
      for pair in mapping {
        guard case .scalar(let key) = pair.key else {
          throw PaletteError(file: file, line: line, problem: "a key must be a word")
        }
        members.append(
          (
            key.string, key.mark?.line ?? line,
            try convert(pair.value, file: file, depth: depth + 1, budget: &budget)
          ))
      }
      return FileNode(value: .map(members), line: line)
    case .alias:
      throw PaletteError(file: file, line: line, problem: "an alias without its anchor")
    }
  }

  /// The line on which a key comes again in the column of its first, or that of the first.
  private static func second(_ name: String, after mark: Yams.Mark, in text: String) -> Int {
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
    return mark.line
  }

  private static func isLiteral(_ text: String) -> Bool {
    ["", "~", "null", "true", "false"].contains(text) || Double(text) != nil
  }

  private static func error(_ error: any Error, file: String) -> PaletteError {
    guard let error = error as? YamlError else {
      return PaletteError(file: file, line: nil, problem: "\(error)")
    }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return PaletteError(
        file: file, line: mark.line, problem: "not valid YAML or JSON: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let name = duplicates.first ?? ""
      return PaletteError(
        file: file, line: second(name, after: context.mark, in: context.text),
        problem: "the key '\(name)' is written twice")
    default: return PaletteError(file: file, line: nil, problem: "not valid YAML or JSON: \(error)")
    }
  }
}

extension FileNode {
  var members: [(key: String, line: Int, value: FileNode)]? {
    if case .map(let members) = value { return members }
    return nil
  }

  subscript(key: String) -> FileNode? { members?.first { $0.key == key }?.value }

  var text: String? {
    switch value {
    case .text(let text), .literal(let text): text
    case .list, .map: nil
    }
  }

  var number: Double? { text.flatMap(Double.init) }
}
