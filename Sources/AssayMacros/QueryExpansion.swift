// SPDX-License-Identifier: MIT

/// `@Query(…) var name: [Model]` as the query and the accessor that reads its models.
struct QueryExpansion {
  let accessor: String
  let storage: String

  init(_ declaration: String) throws(MacroError) {
    guard let variable = StoredVariable(declaration), let type = variable.type else {
      throw MacroError(message: "'@Query' needs a variable whose type is written, such as '[Trip]'")
    }
    let arguments = variable.attributes.first { $0.name == "Query" }?.arguments ?? ""
    accessor = "get { _\(variable.name).wrappedValue }"
    // Not private, because that would make the memberwise initializer private. (A property wrapper
    // would leave the variable out of it, but the compiler crashes on one in an expansion.)
    storage = """
      var _\(variable.name): Query<\(Self.element(of: type)), \(type)> = \
      .init\(arguments.isEmpty ? "()" : arguments)
      """
  }

  /// `Trip` of `[Trip]`; `Trips.Element` of a name for it.
  private static func element(of type: String) -> String {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return type + ".Element" }
    return String(type.dropFirst().dropLast())
  }
}
