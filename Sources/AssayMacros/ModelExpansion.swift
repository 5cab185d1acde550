// SPDX-License-Identifier: MIT

/// What `@Model` adds to a class.
struct ModelExpansion {
  private let name: String
  private let variables: [StoredVariable]

  /// - Parameter declaration: The class as it is written.
  init(_ declaration: String) {
    var scanner = SwiftScanner(declaration)
    while !scanner.isAtEnd, !scanner.take("class") { scanner.skip() }
    scanner.skipTrivia()
    name = scanner.word() ?? ""
    guard let body = scanner.nextBody() else {
      variables = []
      return
    }
    var conditions = 0
    variables = StatementList(body).all.compactMap { statement in
      let statement = statement.trimmed
      if statement.hasPrefix("#if") { conditions += 1 }
      if statement.hasPrefix("#endif") { conditions -= 1 }
      // The condition may be false.
      guard conditions == 0, let variable = StoredVariable(statement), variable.isPersisted
      else { return nil }
      return variable
    }
  }

  var members: String {
    """
    public nonisolated let _$model = ModelRecord()
    public static var schemaMetadata: [Schema.PropertyMetadata] {
      [\(variables.map(metadata).joined(separator: ", "))]
    }
    """
  }

  private func metadata(of variable: StoredVariable) -> String {
    let kind = variable.attributes.first { ["Attribute", "Relationship"].contains($0.name) }
    let words = kind.map { "Schema.\($0.name)\($0.arguments.isEmpty ? "()" : $0.arguments)" }
    return """
      Schema.PropertyMetadata(name: \(variable.name.quoted), keypath: \\\(name).\(variable.name), \
      metadata: \(words ?? "nil"))
      """
  }

  /// What `@ModelActor` adds to an actor.
  static let actorMembers = """
    public nonisolated let modelContainer: ModelContainer
    public nonisolated let modelExecutor: any ModelExecutor
    public init(modelContainer: ModelContainer) {
      self.modelContainer = modelContainer
      modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
    }
    """
}
