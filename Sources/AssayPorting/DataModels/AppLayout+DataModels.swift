// SPDX-License-Identifier: MIT

extension AppLayout {
  /// Takes the data models from the files of other kinds, and makes their classes.
  ///
  /// - Returns: what of the models is left out, and why.
  /// - Throws: `FileSystemError`.
  mutating func readDataModels(facts: [String: SourceFacts]) throws -> [String] {
    var problems: [String] = []
    for index in modules.indices {
      var models: [(name: String, model: DataModel)] = []
      for path in modules[index].otherFiles where DataModelFile.isModel(path) {
        let file = DataModelFile(path: path)
        do {
          let model = try file.read()
          models.append((file.name, model))
          problems += model.problems.map { "\(shown(path)): \($0)" }
        } catch let problem as DataModelFile.Problem {
          problems.append("\(shown(path)): \(problem)")
          continue
        }
        modules[index].otherFiles.removeAll { $0 == path }
      }
      let own = modules[index].files.compactMap { facts[$0] }
      modules[index].usesCoreData = !models.isEmpty || own.contains(where: \.usesCoreData)
      guard !models.isEmpty else { continue }
      modules[index].dataModels =
        DataModelSource(
          models: models, declared: own.reduce(into: []) { $0.formUnion($1.outermostTypes) },
          published: own.reduce(into: []) { $0.formUnion($1.published) }
        ).text
    }
    return problems
  }
}
