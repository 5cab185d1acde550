// SPDX-License-Identifier: MIT

/// What XCTest and Swift Testing call: test classes with their tests, `@Test` and `@Suite`, and the
/// `init()` of a type with tests.
struct RetainTests: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    let external = Set(context.configuration.externalTestCaseClasses)
    var testCases: [Bool] = graph.declarations.indices.map {
      context.conformances[DeclarationID($0)].contains(.testCase)
    }
    if !external.isEmpty { markSubclasses(of: external, in: graph, &testCases) }
    var suites: Set<DeclarationID> = []
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let declaration = graph.declarations[index]
      if declaration.flags.contains(.testing) || declaration.kind == .class && testCases[index] {
        graph.retain(id, .test)
      }
      let type = graph.owner(of: id)
      if declaration.flags.contains(.testing), type != .none, suites.insert(type).inserted {
        for member in graph.members(of: type) where isSuiteInitializer(member, in: graph) {
          graph.retain(member, .test)
        }
      }
      guard declaration.kind == .method, graph.name(of: id).hasPrefix("test") else { continue }
      let owner = graph.owner(of: id)
      if owner != .none, testCases[owner.index], graph.fullName(of: id).hasSuffix("()") {
        graph.retain(id, .test)
      }
    }
  }

  /// The runner makes an instance of the suite for each test.
  private func isSuiteInitializer(_ id: DeclarationID, in graph: SourceGraph) -> Bool {
    graph.declarations[id.index].kind == .initializer && graph.fullName(of: id) == "init()"
  }

  private func markSubclasses(
    of names: Set<String>, in graph: SourceGraph, _ testCases: inout [Bool]
  ) {
    for index in graph.declarations.indices {
      let file = graph.file(of: DeclarationID(index))
      let fact = graph.fact(of: DeclarationID(index))
      for inherited in file.facts.inheritedTypes(of: fact)
      where names.contains(file.facts.names[inherited.name]) {
        testCases[index] = true
      }
    }
    var isChanging = true
    while isChanging {
      isChanging = false
      for edge in graph.edges where edge.kind == .inheritance {
        if testCases[edge.to.index], !testCases[edge.from.index] {
          testCases[edge.from.index] = true
          isChanging = true
        }
      }
    }
  }
}
