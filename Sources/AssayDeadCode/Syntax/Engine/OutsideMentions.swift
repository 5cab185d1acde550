// SPDX-License-Identifier: MIT

/// What brings types to life although no source names them.
struct OutsideMentions: Sendable {
  /// What storyboards, property lists, data models, Objective-C and templates name.
  private let names: ResourceNames
  /// Classes outside the sources whose subclasses are tests.
  private let testCases: Set<String>
  /// Files whose declarations are all kept.
  private let files: GlobSet

  init(
    names: ResourceNames = ResourceNames(), configuration: ScanConfiguration = ScanConfiguration()
  ) {
    self.names = names
    testCases = Set(configuration.externalTestCaseClasses)
    files = GlobSet(configuration.retainFiles)
  }

  /// - Parameter externals: what the type inherits from outside the sources.
  func mention(_ type: DeclarationID, of externals: Set<String>, in graph: SourceGraph) -> Bool {
    if !testCases.isDisjoint(with: externals) { return true }
    let kind = graph.declarations[type.index].kind
    guard kind == .class || kind == .protocol else { return false }
    let name = graph.name(of: type)
    if names.templated.contains(name) { return true }
    guard kind == .class else { return false }
    if names.mayNameAnyClass, graph.fact(of: type).inheritanceCount > 0 { return true }
    return names.types.contains(name) || names.objectiveC.contains(name)
  }

  /// The types in files that are kept, and those that comments keep.
  func keptTypes(in graph: SourceGraph) -> Set<DeclarationID> {
    var kept: Set<DeclarationID> = []
    for file in graph.files {
      let isKept = files.matches(file.path)
      let ignored = IgnoredRegions(file.facts)
      guard isKept || !ignored.isEmpty else { continue }
      for index in file.declarations {
        let fact = Int32(index - file.declarations.lowerBound)
        if isKept || ignored.keeps(fact, in: file.facts) { kept.insert(DeclarationID(index)) }
      }
    }
    return kept
  }
}
