// SPDX-License-Identifier: MIT

extension SourceGraph {
  /// What an extension is inside of, for questions about nesting.
  enum ExtensionNesting {
    /// Of nothing: the text alone counts.
    case separate
    /// Of the type that it extends itself, and of nothing that is around that type: as far as
    /// `private` reaches.
    case ofItsType
    /// Of its type and of all that is around it.
    case withItsType
  }

  /// Whether a declaration is another one or stands inside of it.
  func isInside(
    _ id: DeclarationID, of outer: DeclarationID, extensions: ExtensionNesting = .separate
  ) -> Bool {
    var next = id
    while next != .none {
      if next == outer { return true }
      let declaration = declarations[next.index]
      if declaration.kind == .extension, extensions != .separate {
        if extensions == .withItsType {
          next = declaration.extended
          continue
        }
        if declaration.extended == outer { return true }
      }
      next = declaration.parent
    }
    return false
  }

  /// Members of a declaration, in source order.
  func members(of id: DeclarationID) -> [DeclarationID] {
    let file = file(of: id)
    // Members come after what is around them, and end where the next declaration outside begins.
    var result: [DeclarationID] = []
    var index = id.index + 1
    while index < file.declarations.upperBound, isInside(DeclarationID(index), of: id) {
      if declarations[index].parent == id { result.append(DeclarationID(index)) }
      index += 1
    }
    return result
  }

  /// The type whose member a declaration is, through the extension around it. `none` for a global
  /// and for a member of a type that is not in the sources.
  package func owner(of id: DeclarationID) -> DeclarationID {
    let parent = declarations[id.index].parent
    guard parent != .none else { return .none }
    let declaration = declarations[parent.index]
    return declaration.kind == .extension ? declaration.extended : parent
  }

  /// The type of a member, declared in the type itself or in an extension; the extension if the
  /// type is not in the sources.
  func typeOrExtension(of member: DeclarationID) -> DeclarationID {
    let owner = owner(of: member)
    return owner == .none ? declarations[member.index].parent : owner
  }

  /// Extensions of a type.
  func extensions(of id: DeclarationID) -> [DeclarationID] {
    declarations.indices.filter { declarations[$0].extended == id }.map { DeclarationID($0) }
  }
}
