// SPDX-License-Identifier: MIT

/// Public API of modules that others import, which are the targets of library products unless the
/// configuration says otherwise, with what belongs to their binary interface.
struct RetainPublicInterface: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    for file in graph.files where !file.isTest && isPublic(file, in: context) {
      for index in file.declarations {
        let flags = graph.declarations[index].flags
        let id = DeclarationID(index)
        if flags.contains(.spi), isDroppedSPI(id, in: graph, context) { continue }
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

  private func isDroppedSPI(
    _ id: DeclarationID, in graph: SourceGraph, _ context: PassContext
  ) -> Bool {
    let groups = context.configuration.noRetainSPI
    if groups.isEmpty { return false }
    let fact = graph.fact(of: id)
    let facts = graph.file(of: id).facts
    let start = Int(fact.attributesStart)
    return facts.attributeNames[start..<start + Int(fact.attributesCount)].contains { name in
      groups.contains { "_spi(\($0))" == facts.names[name] }
    }
  }
}
