// SPDX-License-Identifier: MIT

/// With `retain-objc-accessible`: classes that inherit from NSObject, which Objective-C can see
/// without an attribute. Their members are only visible to it if they are marked.
///
/// A class outside the sources is taken for a subclass of NSObject, because nothing here says what
/// it inherits.
struct RetainObjectiveCClasses: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    guard context.configuration.retainObjcAccessible else { return }
    let ours = Self.typeNames(of: graph)
    var visible: Set<DeclarationID> = []
    for index in graph.declarations.indices where graph.declarations[index].kind == .class {
      let id = DeclarationID(index)
      let facts = graph.file(of: id).facts
      guard let first = facts.inheritedTypes(of: graph.fact(of: id)).first else { continue }
      let name = facts.names[first.name]
      if !ours.contains(name), !Self.swiftProtocols.contains(name) { visible.insert(id) }
    }
    let inheritance = graph.edges.filter {
      $0.kind == .inheritance && graph.declarations[$0.from.index].kind == .class
        && [.class, .typealias].contains(graph.declarations[$0.to.index].kind)
    }
    var count = 0
    while count != visible.count {
      count = visible.count
      for edge in inheritance {
        let isAlias = graph.declarations[edge.to.index].kind == .typealias
        if isAlias || visible.contains(edge.to) { visible.insert(edge.from) }
      }
    }
    for id in visible.sorted() { graph.retain(id, .objectiveC) }
  }

  private static func typeNames(of graph: SourceGraph) -> Set<String> {
    var names: Set<String> = []
    for index in graph.declarations.indices {
      let kind = graph.declarations[index].kind
      guard kind.isNominalType || kind == .typealias else { continue }
      names.insert(graph.name(of: DeclarationID(index)))
    }
    return names
  }

  /// What classes without a superclass often begin their list with: protocols of the standard
  /// library, Foundation and Combine that Objective-C does not have.
  private static let swiftProtocols: Set<String> = [
    "AnyObject", "Sendable", "Codable", "Encodable", "Decodable", "Equatable", "Hashable",
    "Comparable", "Identifiable", "Error", "LocalizedError", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CustomReflectable", "Sequence", "IteratorProtocol",
    "AsyncSequence", "AsyncIteratorProtocol", "Collection", "TextOutputStream", "ObservableObject",
    "Observable", "Subscription", "Subscriber", "Publisher", "Subject", "Cancellable", "Encoder",
    "Decoder", "Actor", "Executor", "SerialExecutor", "TaskExecutor",
  ]
}
