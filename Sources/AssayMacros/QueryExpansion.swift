// SPDX-License-Identifier: MIT

/// `@Query(…) var name: [Model]` as the query and the accessor that reads its models.
struct QueryExpansion {
  let accessor: String
  let storage: String

  init(_ declaration: String) throws(MacroError) {
    guard let variable = StoredVariable(declaration), let type = variable.type,
      let element = Self.element(of: type)
    else {
      throw MacroError(message: "'@Query' belongs to a variable whose type is an array of models")
    }
    let arguments = variable.attributes.first { $0.name == "Query" }?.arguments ?? ""
    accessor = "get { _\(variable.name).wrappedValue }"
    // Not private, because that would make the memberwise initializer private. (A property wrapper
    // would leave the variable out of it, but the compiler crashes on one in an expansion.)
    storage = """
      var _\(variable.name): Query<\(element), \(type)> = \
      .init\(arguments.isEmpty ? "()" : arguments)
      """
  }

  /// `Trip` of `[Trip]` and `Array<Trip>`.
  private static func element(of type: String) -> String? {
    if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
    guard type.hasPrefix("Array<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Array<".count).dropLast())
  }
}
