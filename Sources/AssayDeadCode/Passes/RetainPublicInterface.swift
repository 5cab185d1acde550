// SPDX-License-Identifier: MIT

/// Public API of modules that others import, which are the targets of library products unless the
/// configuration says otherwise, with what belongs to their binary interface.
struct RetainPublicInterface: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    let hasGroups = !context.configuration.noRetainSPI.isEmpty
    for file in graph.files where !file.isTest && isPublic(file, in: context) {
      for index in file.declarations {
        let flags = graph.declarations[index].flags
        let id = DeclarationID(index)
        if hasGroups, isDroppedSPI(id, in: graph, context) { continue }
        if context.effectiveAccess[index] >= .public, graph.declarations[index].kind != .extension {
          graph.retain(id, .publicInterface)
        } else if flags.contains(.inlinable), graph.declarations[index].access != .private {
          graph.retain(id, .inlinable)
        }
      }
    }
  }

  private func isPublic(_ file: SourceGraph.File, in context: PassContext) -> Bool {
    switch context.configuration.retainPublic {
    case true?: true
    case false?: false
    case nil: file.modules.contains { context.publicModules.contains($0) }
    }
  }

  /// Whether a declaration, its type or an extension around it is of an SPI group that is not kept.
  private func isDroppedSPI(
    _ id: DeclarationID, in graph: SourceGraph, _ context: PassContext
  ) -> Bool {
    var next = id
    while next != .none {
      let declaration = graph.declarations[next.index]
      if declaration.flags.contains(.spi), isDropped(next, in: graph, context) { return true }
      if declaration.kind == .extension, declaration.extended != .none {
        let type = declaration.extended
        let isSPI = graph.declarations[type.index].flags.contains(.spi)
        if isSPI, isDropped(type, in: graph, context) { return true }
        next = graph.declarations[type.index].parent
      } else {
        next = declaration.parent
      }
    }
    return false
  }

  private func isDropped(
    _ id: DeclarationID, in graph: SourceGraph, _ context: PassContext
  ) -> Bool {
    let groups = context.configuration.noRetainSPI
    let fact = graph.fact(of: id)
    let facts = graph.file(of: id).facts
    let start = Int(fact.attributesStart)
    return facts.attributeNames[start..<start + Int(fact.attributesCount)].contains { name in
      groups.contains { "_spi(\($0))" == facts.names[name] }
    }
  }
}
