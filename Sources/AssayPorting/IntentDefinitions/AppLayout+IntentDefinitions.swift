// SPDX-License-Identifier: MIT

extension AppLayout {
  /// Takes the intent definitions from the files of other kinds, and makes their classes.
  ///
  /// - Returns: what of the definitions is left out, and why.
  /// - Throws: `FileSystemError`.
  mutating func readIntentDefinitions(facts: [String: SourceFacts]) throws -> [String] {
    var problems: [String] = []
    for index in modules.indices {
      var definitions: [IntentDefinition] = []
      for path in modules[index].otherFiles where IntentDefinitionFile.isDefinition(path) {
        do {
          let definition = try IntentDefinitionFile(path: path).read()
          definitions.append(definition)
          for problem in definition.problems.map({ "\(shown(path)): \($0)" })
          where !problems.contains(problem) {
            // A file may be in several targets.
            problems.append(problem)
          }
        } catch let problem as IntentDefinitionFile.Problem {
          let words = "\(shown(path)): \(problem)"
          if !problems.contains(words) { problems.append(words) }
          continue
        }
        modules[index].otherFiles.removeAll { $0 == path }
      }
      guard !definitions.isEmpty else { continue }
      let own = modules[index].files.compactMap { facts[$0] }
      modules[index].intentClasses =
        IntentSource(
          definitions: definitions,
          declared: own.reduce(into: []) { $0.formUnion($1.outermostTypes) }
        ).text
    }
    return problems
  }
}
