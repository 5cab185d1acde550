// SPDX-License-Identifier: MIT

internal import AssayFindings

/// What the steps of a removal are worked out from: the graph, its edges in both directions, and
/// the sources, each parsed once.
final class RemovalContext {
  let graph: SourceGraph
  private let load: (String) throws -> [UInt8]
  private let tables: (String) -> [String]
  private var sources: [String: Result<ParsedSource, Refusal>] = [:]
  private var fileIndices: [String: Int] = [:]
  private lazy var outgoing = graph.outgoingEdges()
  private lazy var incoming = graph.incomingEdges()
  private var fullNames: Set<String>?

  /// - Parameters:
  ///   - load: the bytes of a file.
  ///   - tables: the files of a string table, by one of them.
  init(
    graph: SourceGraph, load: @escaping (String) throws -> [UInt8],
    tables: @escaping (String) -> [String]
  ) {
    self.graph = graph
    self.load = load
    self.tables = tables
    for (index, file) in graph.files.enumerated() { fileIndices[file.path] = index }
  }

  func source(_ path: String) throws(Refusal) -> ParsedSource {
    if let known = sources[path] { return try known.get() }
    let result: Result<ParsedSource, Refusal>
    do {
      let source = ParsedSource(path: path, bytes: try load(path))
      let isWhole = source.tree.totalLength.utf8Length == source.bytes.count
      result =
        isWhole ? .success(source) : .failure(Refusal("'\(path)' is not UTF-8 text"))
    } catch let refusal as Refusal {
      result = .failure(refusal)
    } catch {
      result = .failure(Refusal("'\(path)' cannot be read: \(error)"))
    }
    sources[path] = result
    return try result.get()
  }

  /// Of a file that is no Swift source.
  func bytes(of path: String) throws -> [UInt8] { try load(path) }

  func stringTables(beside path: String) -> [String] { tables(path) }

  func declaration(at position: SourcePosition, in path: String) -> DeclarationID? {
    fileIndices[path].flatMap { graph.declaration(at: position, in: graph.files[$0]) }
  }

  /// Edges to a declaration, in the graph's order.
  func edges(to id: DeclarationID) -> [SourceGraph.Edge] { Array(incoming[id]) }

  func edges(from id: DeclarationID) -> EdgeTable.Outgoing { outgoing[id] }

  /// Whether any declaration of the graph has this name with its labels.
  func isNameTaken(_ fullName: String) -> Bool {
    if let fullNames { return fullNames.contains(fullName) }
    var names: Set<String> = []
    for file in graph.files {
      for fact in file.facts.declarations { names.insert(file.facts.names[fact.fullName]) }
    }
    fullNames = names
    return names.contains(fullName)
  }
}
