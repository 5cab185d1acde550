// SPDX-License-Identifier: MIT

internal import AssayFindings

/// What the steps of a removal are worked out from: the sources, parsed once, and the graph, asked by
/// place.
final class RemovalContext {
  let graph: SourceGraph
  private let load: (String) throws -> [UInt8]
  private var sources: [String: Result<ParsedSource, Refusal>] = [:]
  private var fileIndices: [String: Int] = [:]
  private lazy var incoming = IncomingEdges(of: graph)
  private var fullNames: Set<String>?

  init(graph: SourceGraph, load: @escaping (String) throws -> [UInt8]) {
    self.graph = graph
    self.load = load
    for (index, file) in graph.files.enumerated() { fileIndices[file.path] = index }
  }

  func source(_ path: String) throws(Refusal) -> ParsedSource {
    if let known = sources[path] { return try known.get() }
    let result: Result<ParsedSource, Refusal>
    do {
      let source = ParsedSource(path: path, bytes: try load(path))
      let isWhole = source.tree.totalLength.utf8Length == source.bytes.count
      result =
        isWhole ? .success(source) : .failure(Refusal("'\(path)' is not a source in UTF-8"))
    } catch let refusal as Refusal {
      result = .failure(refusal)
    } catch {
      result = .failure(Refusal("'\(path)' cannot be read: \(error)"))
    }
    sources[path] = result
    return try result.get()
  }

  func file(_ path: String) -> SourceGraph.File? {
    fileIndices[path].map { graph.files[$0] }
  }

  func declaration(at position: SourcePosition, in path: String) -> DeclarationID? {
    guard let index = fileIndices[path] else { return nil }
    let file = graph.files[index]
    for id in file.declarations {
      let fact = Int(graph.declarations[id].fact)
      guard fact < file.facts.declarations.count else { continue }
      if file.facts.declarations[fact].nameStart == position { return DeclarationID(id) }
    }
    return nil
  }

  func path(of id: DeclarationID) -> String {
    graph.files[Int(graph.declarations[id.index].file)].path
  }

  func fact(of id: DeclarationID) -> DeclarationFact? {
    let declaration = graph.declarations[id.index]
    let facts = graph.files[Int(declaration.file)].facts.declarations
    let index = Int(declaration.fact)
    return index < facts.count ? facts[index] : nil
  }

  func fullName(of id: DeclarationID) -> String {
    let file = graph.files[Int(graph.declarations[id.index].file)]
    return fact(of: id).map { file.facts.names[$0.fullName] } ?? ""
  }

  /// Edges to a declaration, in the graph's order.
  func edges(to id: DeclarationID) -> [SourceGraph.Edge] { Array(incoming[id]) }

  func edges(from id: DeclarationID) -> ArraySlice<SourceGraph.Edge> {
    var low = 0
    var high = graph.edges.count
    while low < high {
      let middle = (low + high) / 2
      if graph.edges[middle].from < id { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < graph.edges.count, graph.edges[end].from == id { end += 1 }
    return graph.edges[low..<end]
  }

  func roots(of id: DeclarationID) -> [SourceGraph.Root] {
    graph.roots.filter { $0.declaration == id }
  }

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
