// SPDX-License-Identifier: MIT

/// What declarations are called, and what their source says of them.
extension SourceGraph {
  package func fact(of id: DeclarationID) -> DeclarationFact {
    let declaration = declarations[id.index]
    return files[Int(declaration.file)].facts.declarations[Int(declaration.fact)]
  }

  /// `DeclarationFact.shape` in UTF-8, without a copy of anything.
  func shapeUTF8(of id: DeclarationID) -> ArraySlice<UInt8> {
    let declaration = declarations[id.index]
    let shape = files[Int(declaration.file)].facts.declarations[Int(declaration.fact)].shape
    return files[Int(declaration.file)].facts.names.utf8(of: shape)
  }

  /// The base name: `foo` of `foo(a:)`.
  package func name(of id: DeclarationID) -> String {
    let facts = file(of: id).facts
    return facts.names[facts.declarations[Int(declarations[id.index].fact)].name]
  }

  /// With argument labels: `foo(a:)`.
  package func fullName(of id: DeclarationID) -> String {
    let facts = file(of: id).facts
    return facts.names[facts.declarations[Int(declarations[id.index].fact)].fullName]
  }

  /// With the names around it: `Cart.Line.foo(a:)`.
  func qualifiedName(of id: DeclarationID) -> String {
    var parts = [fullName(of: id)]
    var next = declarations[id.index].parent
    while next != .none {
      parts.append(fullName(of: next))
      next = declarations[next.index].parent
    }
    return parts.reversed().joined(separator: ".")
  }

  /// `'A.b()', 'C', 'D.e' and 4 more`, in the order of the declarations.
  func qualifiedNames(of ids: Set<DeclarationID>) -> String {
    let names = ids.sorted().prefix(3).map { "'\(qualifiedName(of: $0))'" }
    let more = ids.count > 3 ? " and \(ids.count - 3) more" : ""
    return names.joined(separator: ", ") + more
  }

  /// What messages call a declaration: "function 'total(of:)'".
  func title(of id: DeclarationID) -> String {
    "\(declarations[id.index].kind.words) '\(fullName(of: id))'"
  }

  /// What explanations call a declaration: "method 'Cart.total(of:)'".
  func qualifiedTitle(of id: DeclarationID) -> String {
    "\(declarations[id.index].kind.words) '\(qualifiedName(of: id))'"
  }
}
