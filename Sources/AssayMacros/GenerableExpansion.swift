// SPDX-License-Identifier: MIT

/// What `@Generable` adds to a type: for a structure, the type of a value of which some properties
/// are not known yet.
struct GenerableExpansion {
  let members: String

  /// - Parameter declaration: The type as it is written.
  init(_ declaration: String) {
    var scanner = SwiftScanner(declaration)
    var access = ""
    while !scanner.isAtEnd, !scanner.take("struct") {
      // A type that conforms has witnesses as visible as itself.
      for level in ["public ", "package "] where scanner.starts(with: level) { access = level }
      scanner.skip()
    }
    guard let body = scanner.nextBody() else {
      members = ""
      return
    }
    let properties = StatementList(body).all.compactMap { statement in
      let variable = StoredVariable(statement.trimmed, allowsConstant: true)
      return variable.flatMap { $0.isStored ? $0 : nil }
    }
    members = """
      nonisolated \(access)struct PartiallyGenerated: Identifiable, Generable {
      \(access)var id = GenerationID()
      \(properties.compactMap { Self.partial($0, access) }.joined(separator: "\n"))
      }
      """
  }

  /// A property whose type is not written has none that a macro could know.
  private static func partial(_ property: StoredVariable, _ access: String) -> String? {
    guard let type = property.type, property.name != "id" else { return nil }
    return "\(access)var \(property.name): (\(type)).PartiallyGenerated?"
  }
}
