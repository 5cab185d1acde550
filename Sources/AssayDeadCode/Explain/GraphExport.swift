// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// The graph as text for other programs. The same graph gives the same bytes.
package struct GraphExport: Sendable {
  package enum Format: String, CaseIterable, Sendable {
    /// For Graphviz.
    case dot
    case json
  }

  private let graph: SourceGraph
  private let isAlive: [Bool]

  package init(_ result: ScanResult) {
    graph = result.graph
    isAlive = result.isAlive
  }

  package func text(_ format: Format) -> String {
    switch format {
    case .dot: dot
    case .json: json
    }
  }

  /// An edge of each kind once between two declarations, the first by place.
  private var edges: [SourceGraph.Edge] {
    struct Key: Hashable {
      var from: Int32
      var to: Int32
      var kind: UInt8
    }
    let sorted = graph.allEdges().sorted { left, right in
      if left.from != right.from { return left.from < right.from }
      if left.to != right.to { return left.to < right.to }
      if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
      return (left.file, left.position) < (right.file, right.position)
    }
    var seen: Set<Key> = []
    return sorted.filter { edge in
      seen.insert(
        Key(from: edge.from.rawValue, to: edge.to.rawValue, kind: edge.kind.rawValue)
      ).inserted
    }
  }

  private var dot: String {
    var text = "digraph declarations {\n  node [shape=box];\n"
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let label = "\(graph.declarations[index].kind.words) \(graph.qualifiedName(of: id))"
      text += "  d\(index) [label=\(Self.quoted(label))"
      text += isAlive[index] ? "];\n" : ", style=dashed, color=gray];\n"
    }
    for edge in edges {
      text += "  d\(edge.from.rawValue) -> d\(edge.to.rawValue) [label=\"\(edge.kind)\"];\n"
    }
    for (index, root) in graph.roots.enumerated() {
      text += "  r\(index) [shape=plaintext, label=\(Self.quoted(root.reason.rawValue))];\n"
      text += "  r\(index) -> d\(root.declaration.rawValue);\n"
    }
    return text + "}\n"
  }

  private var json: String {
    var lines: [String] = []
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let declaration = graph.declarations[index]
      let fact = graph.fact(of: id)
      lines.append(
        "{\"id\": \(index), \"kind\": \(Self.quoted(declaration.kind.words))"
          + ", \"name\": \(Self.quoted(graph.qualifiedName(of: id)))"
          + ", \"identity\": \(Self.quoted(graph.identities[index]))"
          + ", \"path\": \(Self.quoted(graph.path(of: id)))"
          + ", \"line\": \(fact.nameStart.line), \"column\": \(fact.nameStart.column)"
          + ", \"used\": \(isAlive[index])"
          + (declaration.parent == .none ? "}" : ", \"parent\": \(declaration.parent.rawValue)}"))
    }
    let edges = edges.map { edge in
      "{\"from\": \(edge.from.rawValue), \"to\": \(edge.to.rawValue), \"kind\": \"\(edge.kind)\""
        + ", \"path\": \(Self.quoted(graph.path(of: edge)))"
        + ", \"line\": \(edge.position.line), \"column\": \(edge.position.column)}"
    }
    let roots = graph.roots.map { root in
      "{\"declaration\": \(root.declaration.rawValue)"
        + ", \"reason\": \(Self.quoted(root.reason.rawValue))}"
    }
    return "{\n  \"version\": 1,\n  \"declarations\": " + Self.list(lines) + ",\n  \"edges\": "
      + Self.list(edges) + ",\n  \"roots\": " + Self.list(roots) + "\n}\n"
  }

  private static func list(_ lines: [String]) -> String {
    if lines.isEmpty { return "[]" }
    return "[\n    " + lines.joined(separator: ",\n    ") + "\n  ]"
  }

  /// In quotes, as JSON writes them; Graphviz reads the same escapes of quotes and backslashes.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where Printable.isUnsafe(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
